import type { Account } from "../account";
import type { CheckoutSession, Invoice, Schedule, Subscription } from "../shapes";
import { endTrial, renew } from "./cycle";
import { endSubscription } from "./end-subscription";
import { isOver } from "./find";
import { finalizeInvoice } from "./invoices";
import { payInvoice } from "./pay-invoice";
import { day, hour } from "./period";
import { advanceSchedule } from "./schedules";

/** `rank` orders what falls on the same second: an end before a new period, a new price before its invoice. */
type Due = { moment: number; rank: number; act: () => void };

/** Lets everything happen whose time has come, in its order and as of its own time. */
export function catchUp(account: Account): void {
  const { touched, next } = account.store.agenda;
  for (const customer of touched) next.set(customer, soonest(account, customer)?.moment ?? Number.POSITIVE_INFINITY);
  touched.clear();
  for (const [customer, moment] of next) if (moment <= account.now(customer)) catchUpWith(account, customer);
}

function catchUpWith(account: Account, customer: string | null): void {
  const now = account.now(customer);
  for (let next = soonest(account, customer); next !== null && next.moment <= now; next = soonest(account, customer)) {
    account.at(next.moment, next.act);
  }
  account.store.agenda.touched.add(customer);
}

function soonest(account: Account, customer: string | null): Due | null {
  let first: Due | null = null;
  for (const due of allDue(account, customer)) {
    const sooner =
      first === null || due.moment < first.moment || (due.moment === first.moment && due.rank < first.rank);
    if (sooner) first = due;
  }
  return first;
}

function* allDue(account: Account, customer: string | null): Generator<Due> {
  const { subscriptions, schedules, invoices, checkoutSessions } = account.store.agenda.of(customer);
  for (const each of subscriptions) yield* subscriptionDue(account, each);
  for (const each of schedules) yield* scheduleDue(account, each);
  for (const each of invoices) yield* invoiceDue(account, each);
  for (const each of checkoutSessions) yield* checkoutDue(account, each);
}

function* subscriptionDue(account: Account, subscription: Subscription): Generator<Due> {
  const { id, status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  if (isOver(subscription)) return;
  if (cancelAt !== null) {
    const act = () => endSubscription(account, subscription, "cancellation_requested");
    yield { moment: cancelAt, rank: 0, act };
  }
  if (status === "incomplete") {
    const act = () => expire(account, subscription);
    yield { moment: subscription.created + 23 * hour, rank: 0, act };
  } else if (status === "trialing" && trialEnd !== null) {
    if (!account.tables.reminded.has(id)) {
      const act = () => remind(account, subscription);
      yield { moment: Math.max(subscription.created, trialEnd - 3 * day), rank: 6, act };
    }
    yield { moment: trialEnd, rank: 2, act: () => endTrial(account, subscription) };
  } else if (status !== "paused") {
    const moment = subscription.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY;
    yield { moment, rank: 3, act: () => renew(account, subscription) };
  }
}

function expire(account: Account, subscription: Subscription): void {
  const invoice = account.tables.invoices.get(subscription.latest_invoice ?? "");
  if (invoice?.status === "open") {
    const voided = { ...invoice.status_transitions, voided_at: account.now(invoice.customer) };
    account.change(invoice, { status: "void", auto_advance: false, status_transitions: voided }, null);
    account.emit("invoice.voided", invoice);
  }
  const changes = { status: "incomplete_expired" as const, ended_at: account.now(subscription.customer) };
  account.change(subscription, changes, "customer.subscription.updated");
}

function remind(account: Account, subscription: Subscription): void {
  account.store.insert("reminded", { id: subscription.id });
  account.emit("customer.subscription.trial_will_end", subscription);
}

function* scheduleDue(account: Account, schedule: Schedule): Generator<Due> {
  if (schedule.status !== "active" || schedule.current_phase === null) return;
  const act = () => advanceSchedule(account, schedule);
  yield { moment: schedule.current_phase.end_date, rank: 1, act };
}

function* invoiceDue(account: Account, invoice: Invoice): Generator<Due> {
  const { status, automatically_finalizes_at: finalizesAt, next_payment_attempt: retryAt } = invoice;
  if (status === "draft" && finalizesAt !== null) {
    const act = () => {
      finalizeInvoice(account, invoice);
      payInvoice(account, invoice);
    };
    yield { moment: finalizesAt, rank: 4, act };
  }
  if (status === "open" && retryAt !== null) {
    yield { moment: retryAt, rank: 5, act: () => void payInvoice(account, invoice) };
  }
}

function* checkoutDue(account: Account, session: CheckoutSession): Generator<Due> {
  if (session.status !== "open") return;
  const act = () => {
    account.change(session, { status: "expired", url: null }, null);
    account.emit("checkout.session.expired", session);
  };
  yield { moment: session.expires_at, rank: 5, act };
}
