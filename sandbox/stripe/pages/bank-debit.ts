import type { Reply } from "../../service";
import { type Account, requireInvoice, requireSubscription } from "../account";
import { expireIncomplete } from "../billing/catch-up";
import { recordCharge } from "../billing/charges";
import {
  closeSession,
  findOrCreatePayer,
  startPlan,
} from "../billing/complete-checkout";
import { markPaid, payInvoice } from "../billing/invoices";
import type { CheckoutSession } from "../objects";
import { checkoutPage, isDebitPending } from "./checkout-page";

/** The checkout is complete, and the subscription waits for the bank. */
export function startBankDebit(
  account: Account,
  session: CheckoutSession,
): void {
  const customer = findOrCreatePayer(account, session);
  closeSession(
    account,
    session,
    customer,
    startPlan(account, session, customer, null, true),
    "unpaid",
  );
}

/**
 * The bank answers days after the checkout. When the debit fails, the 23 hours
 * of an incomplete subscription are over.
 */
export function endBankDebit(
  account: Account,
  session: CheckoutSession,
  arrives: boolean,
): Reply {
  if (!isDebitPending(account, session)) return checkoutPage(account, session);
  const subscription = requireSubscription(account, session.subscription ?? "");
  const invoice = requireInvoice(account, session.invoice ?? "");
  if (arrives) {
    recordCharge(account, invoice, null);
    markPaid(account, invoice, subscription);
    account.update(session, { payment_status: "paid" }, null);
  } else {
    payInvoice(account, invoice);
    expireIncomplete(account, subscription);
  }
  account.emit(
    `checkout.session.async_payment_${arrives ? "succeeded" : "failed"}`,
    session,
  );
  return checkoutPage(account, session);
}
