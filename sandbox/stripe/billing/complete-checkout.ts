import { type Account, requireCustomer, requireInvoice } from "../account";
import type {
  CheckoutSession,
  Customer,
  PaymentMethod,
  Subscription,
} from "../objects";
import { newCustomer } from "../resources/customers";
import { type CardName, newCard } from "./cards";
import { payInvoice } from "./invoices";
import { day } from "./items";
import { startSubscription } from "./start-subscription";

/**
 * Starts the subscription. The card is null when nothing is due and the
 * customer gave none.
 */
export function completeCheckout(
  account: Account,
  session: CheckoutSession,
  cardName: CardName | null,
): void {
  const plan = planOf(account, session);
  const customer = findOrCreatePayer(account, session);
  const card =
    cardName === null ? null : newCard(account, cardName, customer.id);
  if (card !== null) account.emit("payment_method.attached", card);
  const unconfirmed = account.tables.subscriptions.get(plan.unconfirmed ?? "");
  const isOpen = unconfirmed?.status === "incomplete";
  const subscription = isOpen
    ? unconfirmed
    : startPlan(account, session, customer, card, false);
  if (isOpen) {
    account.update(
      subscription,
      { default_payment_method: card?.id ?? null },
      null,
    );
    payInvoice(
      account,
      requireInvoice(account, subscription.latest_invoice ?? ""),
      card ?? undefined,
    );
  }
  const isTrial = subscription.status === "trialing";
  closeSession(
    account,
    session,
    customer,
    subscription,
    isTrial ? "no_payment_required" : "paid",
  );
}

/** Starts the plan of the session. */
export function startPlan(
  account: Account,
  session: CheckoutSession,
  customer: Customer,
  card: PaymentMethod | null,
  leaveUnpaid: boolean,
): Subscription {
  const plan = planOf(account, session);
  const now = account.now(customer.id);
  return startSubscription(account, {
    customer: customer.id,
    items: plan.lineItems.map(({ price, quantity }) => ({ price, quantity })),
    metadata: plan.subscriptionMetadata,
    description: plan.description,
    trialEnd:
      plan.trialEnd ??
      (plan.trialDays === null ? null : now + plan.trialDays * day),
    missingPaymentMethod: plan.whenTrialEndsUnpaid,
    paymentMethod: card?.id ?? null,
    leaveUnpaid,
  });
}

/** Ends the session with its subscription. */
export function closeSession(
  account: Account,
  session: CheckoutSession,
  customer: Customer,
  subscription: Subscription,
  payment: CheckoutSession["payment_status"],
): void {
  account.update(
    session,
    {
      status: "complete",
      payment_status: payment,
      customer: customer.id,
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      url: null,
      customer_details: {
        address: null,
        business_name: null,
        email: customer.email,
        individual_name: null,
        name: customer.name ?? null,
        phone: null,
        tax_exempt: "none",
        tax_ids: [],
      },
    },
    null,
  );
  account.emit("checkout.session.completed", session);
}

/** What the session starts once it is paid. */
export function planOf({ tables }: Account, { id }: CheckoutSession) {
  const plan = tables.checkoutPlans.get(id);
  if (plan === undefined)
    throw new Error(`The checkout session ${id} has no plan.`);
  return plan;
}

/** The customer of the session; a new one where it has none. */
export function findOrCreatePayer(
  account: Account,
  session: CheckoutSession,
): Customer {
  if (session.customer !== null)
    return requireCustomer(account, session.customer, "customer");
  return newCustomer(account, {
    email: session.customer_email ?? "guest@example.com",
  });
}
