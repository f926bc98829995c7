import type Stripe from "stripe";
import { type Account, newId } from "../account";
import { cardDeclined, resourceMissing } from "../api/errors";
import type { Customer, PaymentMethod, Subscription } from "../objects";

/** The cards of the hosted pages, by the names of Stripe's own test cards. */
export const cards = {
  pm_card_visa: { brand: "visa", last4: "4242", label: "Visa 4242, works" },
  pm_card_mastercard: {
    brand: "mastercard",
    last4: "4444",
    label: "Mastercard 4444, works",
  },
  pm_card_chargeCustomerFail: {
    brand: "visa",
    last4: "0341",
    label: "Visa 0341, can be saved but every payment is declined",
  },
  pm_card_authenticationRequired: {
    brand: "visa",
    last4: "3184",
    label: "Visa 3184, the bank asks to confirm each payment",
  },
} as const;
export type CardName = keyof typeof cards;

/** Stripe's test cards that cannot even be saved. */
const rejectedCards = [
  "pm_card_chargeDeclined",
  "pm_card_visa_chargeDeclined",
  "pm_card_chargeDeclinedInsufficientFunds",
];

export function isCardName(name: string): name is CardName {
  return Object.hasOwn(cards, name);
}

export function newCard(
  account: Account,
  name: CardName,
  customer: string | null,
): PaymentMethod {
  const { brand, last4 } = cards[name];
  const card: Stripe.PaymentMethod.Card = {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: "pass",
    },
    country: "US",
    display_brand: brand,
    exp_month: 12,
    exp_year: 2040,
    funding: "credit",
    generated_from: null,
    last4,
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
  return account.store.insert("paymentMethods", {
    id: newId("pm"),
    object: "payment_method",
    billing_details: {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card,
    created: account.now(customer),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  });
}

/**
 * Saves a card for a customer: a test card by name, or an existing one by id.
 * Throws when it is declined.
 */
export function attachCard(
  account: Account,
  id: string,
  customer: Customer,
  param = "id",
): PaymentMethod {
  if (rejectedCards.includes(id)) throw cardDeclined();
  if (isCardName(id)) {
    const card = newCard(account, id, customer.id);
    account.emit("payment_method.attached", card);
    return card;
  }
  const card = account.tables.paymentMethods.get(id);
  if (card === undefined) throw resourceMissing("PaymentMethod", id, param);
  if (account.update(card, { customer: customer.id }, null))
    account.emit("payment_method.attached", card);
  return card;
}

/** The card that pays for a subscription, or null when there is none. */
export function cardFor(
  account: Account,
  subscription: Subscription | null,
  customer: Customer,
): PaymentMethod | null {
  const id =
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method;
  const card = id === null ? undefined : account.tables.paymentMethods.get(id);
  return card?.customer === customer.id ? card : null;
}

const declined: (string | undefined)[] = [
  cards.pm_card_chargeCustomerFail.last4,
  cards.pm_card_authenticationRequired.last4,
];

/**
 * Whether a payment fails that nobody is there to confirm. Having no card
 * counts as declined.
 */
export function isDeclined(card: PaymentMethod | null): boolean {
  return card === null || declined.includes(card.card?.last4);
}

export function setDefaultCard(
  account: Account,
  customer: Customer,
  card: string | null,
): void {
  const settings = {
    ...customer.invoice_settings,
    default_payment_method: card,
  };
  account.update(customer, { invoice_settings: settings }, "customer.updated");
}
