import type { Account } from "../account";
import type { Invoice, PaymentMethod, Subscription } from "../shapes";
import type { FinalStatus } from "../store";
import { cardFor, isDeclined } from "./cards";
import { endSubscription } from "./end-subscription";
import { isOver, ownerOf, subscriptionOf } from "./find";
import { day } from "./period";

/** Days after each failed attempt until the next; after the fourth there is none. */
const retryDays = [3, 5, 7];

/** Charges what is due, with this card or the one that is set. Returns whether it is paid now. */
export function payInvoice(account: Account, invoice: Invoice, card?: PaymentMethod): boolean {
  const subscription = subscriptionOf(account, invoice.parent.subscription_details.subscription);
  const payer = card ?? cardFor(account, subscription, ownerOf(account, invoice));
  if (invoice.amount_due > 0 && isDeclined(payer)) {
    fail(account, invoice, subscription);
    return false;
  }
  settle(account, invoice, subscription);
  return true;
}

/** Marks it as paid, whoever paid. */
export function settle(account: Account, invoice: Invoice, subscription: Subscription): void {
  const now = account.now(invoice.customer);
  account.change(
    invoice,
    {
      status: "paid",
      attempted: true,
      attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    },
    "invoice.updated",
  );
  account.emit("invoice.paid", invoice);
  account.emit("invoice.payment_succeeded", invoice);
  const revived = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  if (revived && subscription.latest_invoice === invoice.id) {
    account.change(subscription, { status: "active" }, "customer.subscription.updated");
  }
}

function fail(account: Account, invoice: Invoice, subscription: Subscription): void {
  const now = account.now(invoice.customer);
  const wait = isOver(subscription) ? undefined : retryDays[invoice.attempt_count];
  const first = subscription.status === "incomplete";
  account.change(
    invoice,
    {
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: wait === undefined || first ? null : now + wait * day,
      auto_advance: wait !== undefined,
    },
    "invoice.updated",
  );
  account.emit("invoice.payment_failed", invoice);
  if (["active", "trialing"].includes(subscription.status)) {
    account.change(subscription, { status: "past_due" }, "customer.subscription.updated");
  }
  if (wait === undefined && subscription.status === "past_due") giveUp(account, subscription);
}

function giveUp(account: Account, subscription: Subscription): void {
  const finalStatus = finalStatusFor(account, subscription.customer);
  if (finalStatus === "canceled") endSubscription(account, subscription, "payment_failed");
  else account.change(subscription, { status: finalStatus }, "customer.subscription.updated");
}

function finalStatusFor({ tables }: Account, customer: string): FinalStatus {
  const { customerSettings } = tables;
  return customerSettings.get(customer)?.finally ?? customerSettings.get("*")?.finally ?? "canceled";
}
