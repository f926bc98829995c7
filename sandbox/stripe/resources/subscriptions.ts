import { z } from "zod";
import type { Account } from "../account";
import { cardFor, isDeclined } from "../billing/cards";
import { endSubscription } from "../billing/end-subscription";
import { customerOf, isOver, recurringPriceOf, subscriptionOf } from "../billing/find";
import { draftInvoice, finalizeInvoice } from "../billing/invoices";
import { inPeriod } from "../billing/items";
import { payInvoice } from "../billing/pay-invoice";
import { day, periodEnd } from "../billing/period";
import { type Beginning, cycleLines, startSubscription } from "../billing/start-subscription";
import type { Customer, Subscription } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { declined, Failure, invalid, missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { expand, inRange, merged } from "../wire/param";
import {
  type CreateSubscription,
  cancelSubscriptionSchema,
  createSubscriptionSchema,
  type ListSubscriptions,
  listSubscriptionsSchema,
  resumeSubscriptionSchema,
  updateSubscriptionSchema,
} from "./subscription-params";
import { updateSubscription } from "./update-subscription";

function create(account: Account, params: CreateSubscription): Subscription {
  const customer = customerOf(account, params.customer, "customer");
  const beginning = beginningOf(account, customer, params);
  requireCard(account, customer, beginning, params);
  const subscription = startSubscription(account, beginning);
  const { cancel_at, cancel_at_period_end } = params;
  if (cancel_at !== undefined || cancel_at_period_end !== undefined) {
    updateSubscription(account, subscription, { cancel_at, cancel_at_period_end });
  }
  return subscription;
}

function beginningOf(account: Account, customer: Customer, params: CreateSubscription): Beginning {
  const now = account.now(customer.id);
  const { trial_period_days: days, trial_end: end, default_payment_method: card } = params;
  if (days !== undefined && end !== undefined) {
    throw invalid("You may only specify one of these parameters: trial_end, trial_period_days.");
  }
  if (card !== undefined && account.tables.paymentMethods.get(card)?.customer !== customer.id) {
    throw missing("PaymentMethod", card, "default_payment_method");
  }
  return {
    customer: customer.id,
    items: params.items.map(({ price, quantity = 1 }, position) => ({
      price: recurringPriceOf(account, price, `items[${position}][price]`),
      quantity,
    })),
    metadata: merged({}, params.metadata),
    description: params.description ?? null,
    trialEnd: days === undefined ? (typeof end === "number" ? end : null) : now + days * day,
    whenTrialEndsUnpaid: params.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
    paymentMethod: card ?? null,
    waits: params.payment_behavior === "default_incomplete",
  };
}

function requireCard(account: Account, customer: Customer, beginning: Beginning, params: CreateSubscription): void {
  if (beginning.trialEnd !== null || beginning.waits) return;
  const own = beginning.paymentMethod === null ? null : account.tables.paymentMethods.get(beginning.paymentMethod);
  const card = own ?? cardFor(account, null, customer);
  if (card === null) {
    throw new Failure(400, {
      type: "invalid_request_error",
      code: "resource_missing",
      message:
        "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    });
  }
  if (params.payment_behavior === "error_if_incomplete" && isDeclined(card)) throw declined();
}

function resume(account: Account, subscription: Subscription): Subscription {
  if (subscription.status !== "paused") throw invalid("You can only resume a subscription that is paused.");
  const start = account.now(subscription.customer);
  const [item] = subscription.items.data;
  const end = item === undefined ? start : periodEnd(item.price, start, start);
  const items = inPeriod(subscription, { start, end });
  account.change(subscription, { items, billing_cycle_anchor: start, trial_end: start }, null);
  const lines = cycleLines(subscription);
  const invoice = draftInvoice(account, subscription, { reason: "subscription_update", lines, finalizesAt: null });
  finalizeInvoice(account, invoice);
  if (payInvoice(account, invoice)) {
    account.change(subscription, { status: "active" }, "customer.subscription.updated");
    account.emit("customer.subscription.resumed", subscription);
  }
  return subscription;
}

function matches(subscription: Subscription, { customer, price, status, created }: ListSubscriptions): boolean {
  const wanted =
    status === undefined
      ? !isOver(subscription)
      : status === "all" || (status === "ended" ? isOver(subscription) : subscription.status === status);
  return (
    wanted &&
    (customer === undefined || subscription.customer === customer) &&
    (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
    inRange(subscription.created, created)
  );
}

export const subscriptions = [
  endpoint("POST", "/v1/subscriptions", createSubscriptionSchema, ({ account, params }) => create(account, params)),
  endpoint("GET", "/v1/subscriptions", listSubscriptionsSchema, ({ account, params }) => {
    if (params.customer !== undefined && !account.tables.customers.has(params.customer)) {
      throw missing("customer", params.customer, "customer");
    }
    const wanted = [...account.tables.subscriptions.values()].filter((each) => matches(each, params));
    return listOf("/v1/subscriptions", wanted, params);
  }),
  endpoint("GET", "/v1/subscriptions/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) =>
    subscriptionOf(account, id),
  ),
  endpoint("POST", "/v1/subscriptions/:id", updateSubscriptionSchema, ({ account, params, ids: [id = ""] }) => {
    const subscription = subscriptionOf(account, id);
    updateSubscription(account, subscription, params);
    return subscription;
  }),
  endpoint("POST", "/v1/subscriptions/:id/resume", resumeSubscriptionSchema, ({ account, ids: [id = ""] }) =>
    resume(account, subscriptionOf(account, id)),
  ),
  endpoint("DELETE", "/v1/subscriptions/:id", cancelSubscriptionSchema, ({ account, params, ids: [id = ""] }) => {
    const subscription = subscriptionOf(account, id);
    if (isOver(subscription)) throw missing("subscription", id);
    const { comment = null, feedback = null } = params.cancellation_details ?? {};
    endSubscription(account, subscription, "cancellation_requested", { comment, feedback });
    return subscription;
  }),
];
