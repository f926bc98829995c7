import type { Account } from "../account";
import { applyChange, planChange, requirePayable } from "../billing/change-items";
import { endTrial } from "../billing/cycle";
import { isOver } from "../billing/find";
import { periodOf } from "../billing/items";
import type { Subscription } from "../shapes";
import { invalid, missing } from "../wire/failure";
import { merged } from "../wire/param";
import type { UpdateSubscription } from "./subscription-params";

/** Changes a subscription, or throws before anything changed. */
export function updateSubscription(account: Account, subscription: Subscription, params: UpdateSubscription): void {
  requireChangeable(account, subscription, params);
  changeItems(account, subscription, params);
  account.change(
    subscription,
    { ...plainChanges(subscription, params), ...cancellation(account, subscription, params) },
    "customer.subscription.updated",
  );
  if (params.trial_end === "now" && subscription.status === "trialing") endTrial(account, subscription);
}

function requireChangeable(account: Account, subscription: Subscription, params: UpdateSubscription): void {
  const { cancel_at: at, cancel_at_period_end: atEnd, default_payment_method: card } = params;
  const allowed = ["expand", "metadata", "cancellation_details"];
  if (isOver(subscription) && Object.keys(params).some((name) => !allowed.includes(name))) {
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (at !== undefined && atEnd !== undefined) {
    throw invalid("Received both cancel_at and cancel_at_period_end parameters. Please pass in only one.");
  }
  if (subscription.schedule !== null && (at !== undefined || atEnd !== undefined)) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  if (typeof params.trial_end === "number") {
    throw invalid("The sandbox only ends trials: pass `now`.", "trial_end");
  }
  if (typeof at === "number" && at <= account.now(subscription.customer)) {
    throw invalid("The cancel_at must be in the future.", "cancel_at");
  }
  if (card !== undefined && account.tables.paymentMethods.get(card)?.customer !== subscription.customer) {
    throw missing("PaymentMethod", card, "default_payment_method");
  }
}

function changeItems(account: Account, subscription: Subscription, params: UpdateSubscription): void {
  const { items, proration_behavior: proration = "create_prorations", payment_behavior: behavior } = params;
  if (items === undefined) return;
  const change = planChange(account, subscription, items, proration !== "none");
  if (behavior === "error_if_incomplete" && proration === "always_invoice") {
    requirePayable(account, subscription, change);
  }
  applyChange(account, subscription, change, proration);
}

function plainChanges(subscription: Subscription, params: UpdateSubscription): Partial<Subscription> {
  const { default_payment_method: card, description, trial_settings: settings, cancellation_details: why } = params;
  const details = subscription.cancellation_details;
  return {
    metadata: merged(subscription.metadata, params.metadata),
    ...(card === undefined ? {} : { default_payment_method: card }),
    ...(description === undefined ? {} : { description }),
    ...(settings === undefined
      ? {}
      : { trial_settings: { end_behavior: { billing_cycle_anchor: null, ...settings.end_behavior } } }),
    ...(why === undefined || details === null
      ? {}
      : {
          cancellation_details: {
            ...details,
            comment: why.comment ?? details.comment,
            feedback: why.feedback ?? details.feedback,
          },
        }),
  };
}

/** A cancellation to come, or one taken back. */
function cancellation(account: Account, subscription: Subscription, params: UpdateSubscription): Partial<Subscription> {
  const { cancel_at: at, cancel_at_period_end: atEnd } = params;
  if (at === undefined && atEnd === undefined) return {};
  // Taking back the one kind does not touch the other.
  if (atEnd === false && !subscription.cancel_at_period_end) return {};
  const until = atEnd ? periodOf(subscription).end : typeof at === "number" ? at : null;
  return scheduledEnd(account, subscription, until, atEnd === true);
}

/** `atPeriodEnd` is how the API says it; the portal gives only the time, as billing mode flexible does. */
export function scheduledEnd(account: Account, subscription: Subscription, until: number | null, atPeriodEnd: boolean) {
  const reason = until === null ? null : ("cancellation_requested" as const);
  const none = { comment: null, feedback: null, feedback_option: null };
  return {
    cancel_at: until,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: until === null ? null : account.now(subscription.customer),
    cancellation_details: { ...none, ...subscription.cancellation_details, reason },
  };
}
