import {
  type Account,
  isEnded,
  newId,
  ownerOf,
  requireSubscription,
} from "../account";
import type {
  Invoice,
  InvoiceLine,
  PaymentMethod,
  Subscription,
} from "../objects";
import type { FinalStatus } from "../store";
import { cardFor, isDeclined } from "./cards";
import { recordCharge } from "./charges";
import { endSubscription } from "./end-subscription";
import { day } from "./items";
import { newInvoice } from "./new-invoice";

type Reason =
  | "subscription_create"
  | "subscription_cycle"
  | "subscription_update";
type Draft = {
  reason: Reason;
  lines: InvoiceLine[];
  finalizesAt: number | null;
};

/**
 * A draft with these lines and the pending ones. It becomes the subscription's
 * latest invoice without an event.
 */
export function draftInvoice(
  account: Account,
  subscription: Subscription,
  { reason, lines, finalizesAt }: Draft,
): Invoice {
  const customer = ownerOf(account, subscription);
  const pending = account.tables.pendingLines.get(subscription.id)?.lines ?? [];
  account.tables.pendingLines.delete(subscription.id);
  const invoice = newInvoice(account, subscription, customer, [
    ...pending,
    ...lines,
  ]);
  invoice.billing_reason = reason;
  invoice.automatically_finalizes_at = finalizesAt;
  account.store.insert("invoices", invoice);
  account.update(subscription, { latest_invoice: invoice.id }, null);
  account.emit("invoice.created", invoice);
  return invoice;
}

/**
 * Opens a draft: it gets a number and a page, and the customer's balance is
 * applied.
 */
export function finalizeInvoice(account: Account, invoice: Invoice): void {
  const customer = ownerOf(account, invoice);
  const now = account.now(customer.id);
  const due = Math.max(0, invoice.total + customer.balance);
  const balance = customer.balance + invoice.total - due;
  const number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence ?? 1).padStart(4, "0")}`;
  account.update(
    customer,
    { next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1 },
    null,
  );
  account.update(customer, { balance }, "customer.updated");
  const url = `${account.origin}/invoice/${newId("in_page", 32)}`;
  account.update(
    invoice,
    {
      status: "open",
      number,
      amount_due: due,
      amount_remaining: due,
      ending_balance: balance,
      starting_balance: balance - invoice.total + due,
      effective_at: now,
      automatically_finalizes_at: null,
      hosted_invoice_url: url,
      invoice_pdf: `${url}?pdf`,
      status_transitions: { ...invoice.status_transitions, finalized_at: now },
    },
    null,
  );
  account.emit("invoice.finalized", invoice);
}

/**
 * Days from each failed attempt to the next. After the fourth attempt there is
 * no other.
 */
const retryDays = [3, 5, 7];

/**
 * Charges this card or the default one. Returns whether the invoice is paid
 * now.
 */
export function payInvoice(
  account: Account,
  invoice: Invoice,
  card?: PaymentMethod,
): boolean {
  const subscription = requireSubscription(
    account,
    invoice.parent.subscription_details.subscription,
  );
  const payer =
    card ?? cardFor(account, subscription, ownerOf(account, invoice));
  if (invoice.amount_due > 0 && isDeclined(payer)) {
    recordFailedPayment(account, invoice, subscription);
    return false;
  }
  if (invoice.amount_due > 0) recordCharge(account, invoice, payer);
  markPaid(account, invoice, subscription);
  return true;
}

/** Marks an invoice as paid, by card or otherwise. */
export function markPaid(
  account: Account,
  invoice: Invoice,
  subscription: Subscription,
): void {
  const now = account.now(invoice.customer);
  account.update(
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
  const wasUnpaid = ["incomplete", "past_due", "unpaid"].includes(
    subscription.status,
  );
  if (wasUnpaid && subscription.latest_invoice === invoice.id) {
    account.update(
      subscription,
      { status: "active" },
      "customer.subscription.updated",
    );
  }
}

function recordFailedPayment(
  account: Account,
  invoice: Invoice,
  subscription: Subscription,
): void {
  const now = account.now(invoice.customer);
  const daysToRetry = isEnded(subscription)
    ? undefined
    : retryDays[invoice.attempt_count];
  const isFirstInvoice = subscription.status === "incomplete";
  account.update(
    invoice,
    {
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt:
        daysToRetry === undefined || isFirstInvoice
          ? null
          : now + daysToRetry * day,
      auto_advance: daysToRetry !== undefined,
    },
    "invoice.updated",
  );
  account.emit("invoice.payment_failed", invoice);
  if (["active", "trialing"].includes(subscription.status)) {
    account.update(
      subscription,
      { status: "past_due" },
      "customer.subscription.updated",
    );
  }
  if (daysToRetry === undefined && subscription.status === "past_due")
    endDunning(account, subscription);
}

function endDunning(account: Account, subscription: Subscription): void {
  const finalStatus = finalStatusFor(account, subscription.customer);
  if (finalStatus === "canceled")
    endSubscription(account, subscription, "payment_failed");
  else
    account.update(
      subscription,
      { status: finalStatus },
      "customer.subscription.updated",
    );
}

function finalStatusFor({ tables }: Account, customer: string): FinalStatus {
  const { customerSettings } = tables;
  return (
    customerSettings.get(customer)?.finally ??
    customerSettings.get("*")?.finally ??
    "canceled"
  );
}
