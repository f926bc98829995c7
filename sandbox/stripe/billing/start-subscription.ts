import { type Account, newId, ownerOf } from "../account";
import type { Invoice, Price, Subscription } from "../objects";
import {
  draftInvoice,
  finalizeInvoice,
  markPaid,
  payInvoice,
} from "./invoices";
import {
  describeItem,
  itemList,
  newInvoiceLine,
  newItem,
  periodEnd,
  periodOf,
} from "./items";

export type NewSubscription = {
  customer: string;
  items: { price: Price; quantity: number }[];
  metadata: Record<string, string>;
  description: string | null;
  trialEnd: number | null;
  missingPaymentMethod: "cancel" | "create_invoice" | "pause";
  paymentMethod: string | null;
  /** Leaves the first invoice open instead of charging the card. */
  leaveUnpaid: boolean;
};

/**
 * Creates a subscription and pays its first invoice. When the card is declined,
 * it is `incomplete`.
 */
export function startSubscription(
  account: Account,
  params: NewSubscription,
): Subscription {
  const subscription = newSubscription(account, params);
  account.store.insert("subscriptions", subscription);
  account.emit("customer.subscription.created", subscription);
  const invoice = firstInvoice(account, subscription);
  if (subscription.status === "trialing" || invoice.amount_due === 0)
    markPaid(account, invoice, subscription);
  else if (!params.leaveUnpaid) payInvoice(account, invoice);
  return subscription;
}

function firstInvoice(account: Account, subscription: Subscription): Invoice {
  const trial = subscription.status === "trialing";
  const lines = cycleLines(subscription, trial);
  const invoice = draftInvoice(account, subscription, {
    reason: "subscription_create",
    lines,
    finalizesAt: null,
  });
  finalizeInvoice(account, invoice);
  return invoice;
}

/** The invoice lines of one period: one for each item. */
export function cycleLines(subscription: Subscription, trial = false) {
  const period = periodOf(subscription);
  return subscription.items.data.map((item) =>
    newInvoiceLine({
      item,
      price: item.price,
      amount: trial ? 0 : item.price.unit_amount * item.quantity,
      period,
      description: trial
        ? `Trial period for ${describeItem(item)}`
        : `${item.quantity} × ${describeItem(item)}`,
    }),
  );
}

/** What is the same in every new subscription. */
const sameForAll = {
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: {
    type: "flexible",
    flexible: { proration_discounts: "included" },
  },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  },
  collection_method: "charge_automatically",
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: "off",
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} satisfies Partial<Subscription>;

function newSubscription(
  account: Account,
  params: NewSubscription,
): Subscription {
  const { customer, items, trialEnd } = params;
  const id = newId("sub");
  const now = account.now(customer);
  const start = now;
  const trial = trialEnd !== null && trialEnd > now;
  const [first] = items;
  const end =
    trial || first === undefined
      ? (trialEnd ?? now)
      : periodEnd(first.price, start, start);
  const owner = ownerOf(account, { customer });
  return {
    ...structuredClone(sameForAll),
    id,
    billing_cycle_anchor: trial ? end : start,
    created: now,
    currency: first?.price.currency ?? owner.currency ?? "usd",
    customer,
    default_payment_method: params.paymentMethod,
    description: params.description,
    items: itemList(
      id,
      items.map(({ price, quantity }) =>
        newItem(account, { id, customer }, price, quantity, { start, end }),
      ),
    ),
    metadata: params.metadata,
    start_date: start,
    status: trial ? "trialing" : "incomplete",
    trial_end: trial ? end : null,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: params.missingPaymentMethod,
      },
    },
    trial_start: trial ? start : null,
  };
}
