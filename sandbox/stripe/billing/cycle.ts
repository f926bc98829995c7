import type { Account } from "../account";
import type { Subscription } from "../shapes";
import { cardFor } from "./cards";
import { endSubscription } from "./end-subscription";
import { ownerOf } from "./find";
import { draftInvoice } from "./invoices";
import { inPeriod, type Period, periodOf } from "./items";
import { hour, periodEnd } from "./period";
import { cycleLines } from "./start-subscription";

/** Begins the next period at the end of this one. Its invoice is a draft for an hour, as with the real one. */
export function renew(account: Account, subscription: Subscription): void {
  const { end: start } = periodOf(subscription);
  beginPeriod(account, subscription, { start, end: nextEnd(subscription, start) }, {});
}

/** Turns a trial into a paid subscription, or what its settings say when nobody can pay. */
export function endTrial(account: Account, subscription: Subscription): void {
  const start = account.now(subscription.customer);
  const card = cardFor(account, subscription, ownerOf(account, subscription));
  const otherwise = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (card === null && otherwise === "cancel") {
    endSubscription(account, subscription, "cancellation_requested");
    return;
  }
  if (card === null && otherwise === "pause") {
    account.change(subscription, { status: "paused" }, null);
    account.emit("customer.subscription.paused", subscription);
    return;
  }
  const anchored = { ...subscription, billing_cycle_anchor: start };
  const changes = { billing_cycle_anchor: start, trial_end: start, status: "active" as const };
  beginPeriod(account, subscription, { start, end: nextEnd(anchored, start) }, changes);
}

function nextEnd({ items, billing_cycle_anchor: anchor }: Subscription, start: number): number {
  const [item] = items.data;
  return item === undefined ? start : periodEnd(item.price, anchor, start);
}

/** An unpaid subscription's invoices stay drafts. */
function beginPeriod(
  account: Account,
  subscription: Subscription,
  period: Period,
  changes: Partial<Subscription>,
): void {
  const items = inPeriod(subscription, period);
  const finalizesAt = subscription.status === "unpaid" ? null : account.now(subscription.customer) + hour;
  const { latest_invoice: before } = subscription;
  const lines = cycleLines({ ...subscription, items });
  const { id } = draftInvoice(account, subscription, { reason: "subscription_cycle", lines, finalizesAt });
  account.change(subscription, { latest_invoice: before }, null);
  account.change(subscription, { ...changes, items, latest_invoice: id }, "customer.subscription.updated");
}
