import { type Account, isEnded, ownerOf } from "../account";
import type {
  CheckoutSession,
  Invoice,
  Schedule,
  Subscription,
} from "../objects";
import { cardFor } from "./cards";
import { endSubscription } from "./end-subscription";
import { draftInvoice, finalizeInvoice, payInvoice } from "./invoices";
import {
  day,
  hour,
  type Period,
  periodEnd,
  periodOf,
  withPeriod,
} from "./items";
import { advanceSchedule } from "./schedules";
import { cycleLines } from "./start-subscription";

/**
 * A change that time brings. `rank` orders those of the same second: an end
 * before a new period, a new price before its invoice.
 */
type DueChange = { dueAt: number; rank: number; run: () => void };

/** Runs every change that is due, in order, each as of its own time. */
export function catchUp(account: Account): void {
  const { stale, nextDueAt } = account.store.dueIndex;
  for (const customer of stale)
    nextDueAt.set(
      customer,
      nextDue(account, customer)?.dueAt ?? Number.POSITIVE_INFINITY,
    );
  stale.clear();
  for (const [customer, dueAt] of nextDueAt)
    if (dueAt <= account.now(customer)) catchUpCustomer(account, customer);
}

function catchUpCustomer(account: Account, customer: string | null): void {
  const now = account.now(customer);
  for (
    let next = nextDue(account, customer);
    next !== null && next.dueAt <= now;
    next = nextDue(account, customer)
  ) {
    account.atTime(next.dueAt, next.run);
  }
  account.store.dueIndex.stale.add(customer);
}

function nextDue(account: Account, customer: string | null): DueChange | null {
  let earliest: DueChange | null = null;
  for (const due of listDue(account, customer)) {
    const isEarlier =
      earliest === null ||
      due.dueAt < earliest.dueAt ||
      (due.dueAt === earliest.dueAt && due.rank < earliest.rank);
    if (isEarlier) earliest = due;
  }
  return earliest;
}

function* listDue(
  account: Account,
  customer: string | null,
): Generator<DueChange> {
  const { subscriptions, schedules, invoices, checkoutSessions } =
    account.store.dueIndex.ownedBy(customer);
  for (const each of subscriptions) {
    // While a bank debit is on its way, an incomplete subscription doesn't
    // expire.
    const isWaiting = checkoutSessions.some(
      ({ subscription, payment_status: payment }) =>
        subscription === each.id && payment === "unpaid",
    );
    if (!isWaiting || each.status !== "incomplete")
      yield* subscriptionDue(account, each);
  }
  for (const each of schedules) yield* scheduleDue(account, each);
  for (const each of invoices) yield* invoiceDue(account, each);
  for (const each of checkoutSessions) yield* checkoutDue(account, each);
}

function* subscriptionDue(
  account: Account,
  subscription: Subscription,
): Generator<DueChange> {
  const { id, status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  if (isEnded(subscription)) return;
  if (cancelAt !== null) {
    const run = () =>
      endSubscription(account, subscription, "cancellation_requested");
    yield { dueAt: cancelAt, rank: 0, run };
  }
  if (status === "incomplete") {
    const run = () => expireIncomplete(account, subscription);
    yield { dueAt: subscription.created + 23 * hour, rank: 0, run };
  } else if (status === "trialing" && trialEnd !== null) {
    if (!account.tables.reminded.has(id)) {
      const run = () => announceTrialEnd(account, subscription);
      yield {
        dueAt: Math.max(subscription.created, trialEnd - 3 * day),
        rank: 6,
        run,
      };
    }
    yield {
      dueAt: trialEnd,
      rank: 2,
      run: () => endTrial(account, subscription),
    };
  } else if (status !== "paused") {
    const dueAt =
      subscription.items.data[0]?.current_period_end ??
      Number.POSITIVE_INFINITY;
    yield { dueAt, rank: 3, run: () => renew(account, subscription) };
  }
}

export function expireIncomplete(
  account: Account,
  subscription: Subscription,
): void {
  const invoice = account.tables.invoices.get(
    subscription.latest_invoice ?? "",
  );
  if (invoice?.status === "open") voidInvoice(account, invoice);
  const changes = {
    status: "incomplete_expired" as const,
    ended_at: account.now(subscription.customer),
  };
  account.update(subscription, changes, "customer.subscription.updated");
}

function voidInvoice(account: Account, invoice: Invoice): void {
  const voided = {
    ...invoice.status_transitions,
    voided_at: account.now(invoice.customer),
  };
  account.update(
    invoice,
    {
      status: "void",
      auto_advance: false,
      automatically_finalizes_at: null,
      status_transitions: voided,
    },
    null,
  );
  account.emit("invoice.voided", invoice);
}

function announceTrialEnd(account: Account, subscription: Subscription): void {
  account.store.insert("reminded", { id: subscription.id });
  account.emit("customer.subscription.trial_will_end", subscription);
}

function* scheduleDue(
  account: Account,
  schedule: Schedule,
): Generator<DueChange> {
  if (schedule.status !== "active" || schedule.current_phase === null) return;
  const run = () => advanceSchedule(account, schedule);
  yield { dueAt: schedule.current_phase.end_date, rank: 1, run };
}

function* invoiceDue(account: Account, invoice: Invoice): Generator<DueChange> {
  const {
    status,
    automatically_finalizes_at: finalizesAt,
    next_payment_attempt: retryAt,
  } = invoice;
  if (status === "draft" && finalizesAt !== null) {
    const run = () => {
      if (isPaused(account, invoice)) return voidInvoice(account, invoice);
      finalizeInvoice(account, invoice);
      payInvoice(account, invoice);
    };
    yield { dueAt: finalizesAt, rank: 4, run };
  }
  if (status === "open" && retryAt !== null) {
    yield {
      dueAt: retryAt,
      rank: 5,
      run: () => void payInvoice(account, invoice),
    };
  }
}

/** Whether the collection of its subscription is. */
function isPaused(account: Account, { parent }: Invoice): boolean {
  const id = parent?.subscription_details?.subscription;
  const subscription =
    typeof id === "string" ? account.tables.subscriptions.get(id) : undefined;
  return Boolean(subscription?.pause_collection);
}

function* checkoutDue(
  account: Account,
  session: CheckoutSession,
): Generator<DueChange> {
  if (session.status !== "open") return;
  const run = () => {
    account.update(session, { status: "expired", url: null }, null);
    account.emit("checkout.session.expired", session);
  };
  yield { dueAt: session.expires_at, rank: 5, run };
}

/**
 * Starts the next period at the end of this one. As with real Stripe, its
 * invoice is a draft for one hour.
 */
function renew(account: Account, subscription: Subscription): void {
  const { end: start } = periodOf(subscription);
  startPeriod(
    account,
    subscription,
    { start, end: nextPeriodEnd(subscription, start) },
    {},
  );
}

/**
 * Turns a trial into a paid subscription or, without a card, does what its
 * settings say.
 */
export function endTrial(account: Account, subscription: Subscription): void {
  const start = account.now(subscription.customer);
  const card = cardFor(account, subscription, ownerOf(account, subscription));
  const behavior =
    subscription.trial_settings?.end_behavior.missing_payment_method;
  if (card === null && behavior === "cancel") {
    endSubscription(account, subscription, "cancellation_requested");
    return;
  }
  if (card === null && behavior === "pause") {
    account.update(subscription, { status: "paused" }, null);
    account.emit("customer.subscription.paused", subscription);
    return;
  }
  const anchored = { ...subscription, billing_cycle_anchor: start };
  const changes = {
    billing_cycle_anchor: start,
    trial_end: start,
    status: "active" as const,
  };
  startPeriod(
    account,
    subscription,
    { start, end: nextPeriodEnd(anchored, start) },
    changes,
  );
}

function nextPeriodEnd(
  { items, billing_cycle_anchor: anchor }: Subscription,
  start: number,
): number {
  const [item] = items.data;
  return item === undefined ? start : periodEnd(item.price, anchor, start);
}

/** The invoices of an unpaid subscription stay drafts. */
function startPeriod(
  account: Account,
  subscription: Subscription,
  period: Period,
  changes: Partial<Subscription>,
): void {
  const items = withPeriod(subscription, period);
  const finalizesAt =
    subscription.status === "unpaid"
      ? null
      : account.now(subscription.customer) + hour;
  const { latest_invoice: latestInvoice } = subscription;
  const lines = cycleLines({ ...subscription, items });
  const { id } = draftInvoice(account, subscription, {
    reason: "subscription_cycle",
    lines,
    finalizesAt,
  });
  account.update(subscription, { latest_invoice: latestInvoice }, null);
  account.update(
    subscription,
    { ...changes, items, latest_invoice: id },
    "customer.subscription.updated",
  );
}
