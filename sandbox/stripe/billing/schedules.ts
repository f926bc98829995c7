import { type Account, requireSubscription } from "../account";
import { mergeMetadata } from "../api/endpoint";
import type { Phase, Schedule, Subscription } from "../objects";
import {
  applyChange,
  type ItemChange,
  type Proration,
  previewChange,
} from "./change-items";
import { endSubscription } from "./end-subscription";
import { newPhaseItem } from "./items";

/** Starts the phase that follows the current one, or ends the schedule. */
export function advanceSchedule(account: Account, schedule: Schedule): void {
  const subscription = requireSubscription(
    account,
    schedule.subscription ?? "",
  );
  const next = schedule.phases.find(
    ({ start_date: start }) => start === schedule.current_phase?.end_date,
  );
  if (next === undefined) {
    endSchedule(account, schedule, subscription);
    return;
  }
  const current = { start_date: next.start_date, end_date: next.end_date };
  account.update(
    schedule,
    { current_phase: current },
    "subscription_schedule.updated",
  );
  startPhase(account, subscription, next);
}

export function startPhase(
  account: Account,
  subscription: Subscription,
  phase: Phase,
): void {
  const proration = phase.proration_behavior as Proration;
  const change = previewChange(
    account,
    subscription,
    itemChangesFor(subscription, phase),
    proration !== "none",
  );
  const lines = change.lines.filter(({ amount }) => amount !== 0);
  applyChange(account, subscription, { ...change, lines }, proration);
  if (phase.metadata !== null && Object.keys(phase.metadata).length > 0) {
    const metadata = { ...subscription.metadata, ...phase.metadata };
    account.update(subscription, { metadata }, "customer.subscription.updated");
  }
}

/**
 * Replaces the subscription's prices by the phase's, one by one; surplus items
 * are added or deleted.
 */
function itemChangesFor({ items }: Subscription, phase: Phase): ItemChange[] {
  const changed = phase.items.map(({ price, quantity }, position) => ({
    id: items.data[position]?.id,
    price,
    quantity,
  }));
  const removed = items.data
    .slice(phase.items.length)
    .map(({ id }) => ({ id, deleted: true }));
  return [...changed, ...removed];
}

function endSchedule(
  account: Account,
  schedule: Schedule,
  subscription: Subscription,
): void {
  if (schedule.end_behavior !== "cancel") {
    releaseSchedule(account, schedule);
    return;
  }
  const completed = {
    status: "completed",
    completed_at: account.now(schedule.customer),
    current_phase: null,
  };
  account.update(schedule, completed, null);
  account.emit("subscription_schedule.completed", schedule);
  endSubscription(account, subscription, "cancellation_requested");
}

/** The subscription continues without its schedule. */
export function releaseSchedule(account: Account, schedule: Schedule): void {
  const subscription = requireSubscription(
    account,
    schedule.subscription ?? "",
  );
  account.update(
    schedule,
    {
      status: "released",
      released_at: account.now(schedule.customer),
      released_subscription: subscription.id,
      subscription: null,
      current_phase: null,
    },
    null,
  );
  account.emit("subscription_schedule.released", schedule);
  account.update(
    subscription,
    { schedule: null },
    "customer.subscription.updated",
  );
}

/** The subscription's current period as a phase. */
export function currentPhaseOf({ items, currency }: Subscription): Phase {
  const [item] = items.data;
  return newPhase({
    start: item?.current_period_start ?? 0,
    end: item?.current_period_end ?? 0,
    items: items.data.map(({ price, quantity }) => ({
      price: price.id,
      quantity,
    })),
    currency,
  });
}

type NewPhase = {
  items: { price: string; quantity?: number | undefined }[];
  proration_behavior?: Phase["proration_behavior"] | undefined;
  metadata?: Record<string, string> | "" | undefined;
  start: number;
  end: number;
  currency: string;
};

export function newPhase({
  items,
  start,
  end,
  currency,
  proration_behavior: proration,
  metadata: values,
}: NewPhase): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: items.map(({ price, quantity }) => newPhaseItem(price, quantity)),
    metadata: mergeMetadata({}, values),
    on_behalf_of: null,
    proration_behavior: proration ?? "create_prorations",
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}
