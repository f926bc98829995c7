import { type Reply, redirect } from "../../service";
import { type Account, ownerOf, requireInvoice } from "../account";
import { cardFor, newCard } from "../billing/cards";
import { recordCharge } from "../billing/charges";
import {
  closeSession,
  findOrCreatePayer,
  planOf,
  startPlan,
} from "../billing/complete-checkout";
import { markPaid, payInvoice } from "../billing/invoices";
import type { CheckoutSession } from "../objects";
import { checkoutPage, successUrl } from "./checkout-page";
import { button, hostedPage } from "./layout";

/**
 * 3-D Secure: the subscription exists, and is incomplete until the customer has
 * confirmed the payment.
 */
export function askToConfirm(
  account: Account,
  session: CheckoutSession,
): Reply {
  const plan = planOf(account, session);
  if (plan.unconfirmed === undefined) {
    const customer = findOrCreatePayer(account, session);
    const card = newCard(
      account,
      "pm_card_authenticationRequired",
      customer.id,
    );
    account.emit("payment_method.attached", card);
    const subscription = startPlan(account, session, customer, card, true);
    plan.unconfirmed = subscription.id;
    account.update(session, { customer: customer.id }, null);
    account.emit(
      "invoice.payment_action_required",
      requireInvoice(account, subscription.latest_invoice ?? ""),
    );
  }
  const basePath = `/checkout/${session.id}`;
  return hostedPage(
    "Your bank asks you to confirm",
    `${button(`${basePath}/confirm`, "Confirm the payment", {}, "", "main")}<div class="side">${button(`${basePath}/refuse`, "Don’t confirm it")}</div>`,
  );
}

export function confirmPayment(
  account: Account,
  session: CheckoutSession,
): Reply {
  const subscription = account.tables.subscriptions.get(
    planOf(account, session).unconfirmed ?? "",
  );
  if (session.status !== "open" || subscription?.status !== "incomplete")
    return checkoutPage(account, session);
  const invoice = requireInvoice(account, subscription.latest_invoice ?? "");
  recordCharge(
    account,
    invoice,
    cardFor(account, subscription, ownerOf(account, subscription)),
  );
  markPaid(account, invoice, subscription);
  closeSession(
    account,
    session,
    ownerOf(account, subscription),
    subscription,
    "paid",
  );
  return redirect(successUrl(session));
}

/** The session stays open for another card. */
export function refusePayment(
  account: Account,
  session: CheckoutSession,
): Reply {
  const subscription = account.tables.subscriptions.get(
    planOf(account, session).unconfirmed ?? "",
  );
  if (session.status !== "open" || subscription?.status !== "incomplete")
    return checkoutPage(account, session);
  payInvoice(
    account,
    requireInvoice(account, subscription.latest_invoice ?? ""),
  );
  return checkoutPage(
    account,
    session,
    "Your bank did not confirm the payment. Try another card.",
  );
}
