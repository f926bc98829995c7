import type { Account } from "../account";
import type { Phase, Schedule, Subscription } from "../shapes";
import { applyChange, planChange, type Wanted } from "./change-items";
import { endSubscription } from "./end-subscription";
import { subscriptionOf } from "./find";

/** Goes to the phase that starts where the present one ends, or to the end of the schedule. */
export function advanceSchedule(account: Account, schedule: Schedule): void {
  const subscription = subscriptionOf(account, schedule.subscription ?? "");
  const next = schedule.phases.find(({ start_date: start }) => start === schedule.current_phase?.end_date);
  if (next === undefined) {
    finish(account, schedule, subscription);
    return;
  }
  const current = { start_date: next.start_date, end_date: next.end_date };
  account.change(schedule, { current_phase: current }, "subscription_schedule.updated");
  enter(account, subscription, next);
}

export function enter(account: Account, subscription: Subscription, phase: Phase): void {
  const proration = phase.proration_behavior as "create_prorations" | "always_invoice" | "none";
  const change = planChange(account, subscription, wantedFor(subscription, phase), proration !== "none");
  const lines = change.lines.filter(({ amount }) => amount !== 0);
  applyChange(account, subscription, { ...change, lines }, proration);
  if (phase.metadata !== null && Object.keys(phase.metadata).length > 0) {
    const metadata = { ...subscription.metadata, ...phase.metadata };
    account.change(subscription, { metadata }, "customer.subscription.updated");
  }
}

/** The phase's prices in place of the subscription's, one for one as far as both go. */
function wantedFor({ items }: Subscription, phase: Phase): Wanted[] {
  const changed = phase.items.map(({ price, quantity }, position) => ({
    id: items.data[position]?.id,
    price,
    quantity,
  }));
  const gone = items.data.slice(phase.items.length).map(({ id }) => ({ id, deleted: true }));
  return [...changed, ...gone];
}

function finish(account: Account, schedule: Schedule, subscription: Subscription): void {
  if (schedule.end_behavior !== "cancel") {
    release(account, schedule);
    return;
  }
  const completed = { status: "completed", completed_at: account.now(schedule.customer), current_phase: null };
  account.change(schedule, completed, null);
  account.emit("subscription_schedule.completed", schedule);
  endSubscription(account, subscription, "cancellation_requested");
}

/** Lets the subscription go on without its schedule. */
export function release(account: Account, schedule: Schedule): void {
  const subscription = subscriptionOf(account, schedule.subscription ?? "");
  account.change(
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
  account.change(subscription, { schedule: null }, "customer.subscription.updated");
}
