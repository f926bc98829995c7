import { escapeHtml, type Reply } from "../../service";
import type { Account } from "../account";
import { formatMoney } from "../billing/items";
import type { CheckoutSession } from "../objects";
import { alert, button, cardChoice, hostedPage } from "./layout";

/** The page of a session in any state; a problem stands above its form. */
export function checkoutPage(
  account: Account,
  session: CheckoutSession,
  problem: string | null = null,
): Reply {
  if (session.status === "complete") {
    return hostedPage(
      "You’re all done here",
      `<p><a href="${escapeHtml(successUrl(session))}">Back to the shop</a></p>${isDebitPending(account, session) ? debitButtons(session) : ""}`,
    );
  }
  if (session.status === "expired") {
    return hostedPage(
      "This checkout has expired",
      backLink(session, "Back to the shop"),
      410,
    );
  }
  const plan = account.tables.checkoutPlans.get(session.id);
  const rows = (plan?.lineItems ?? []).map(
    ({ description, quantity, amount_total: amount, currency, price }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "Plan")}${quantity > 1 ? ` × ${quantity}` : ""}</th><td>${formatMoney(amount, currency)} / ${price.recurring?.interval}</td></tr>`,
  );
  const due = session.amount_total ?? 0;
  const basePath = `/checkout/${session.id}`;
  const label =
    due > 0
      ? `Pay ${formatMoney(due, session.currency ?? "usd")}`
      : "Start trial";
  const email = session.customer_email ?? emailOf(account, session);
  return hostedPage(
    "Subscribe",
    `${alert(problem)}<table>${rows.join("")}<tr><th scope="row"><strong>Due today</strong></th><td><strong>${formatMoney(due, session.currency ?? "usd")}</strong></td></tr></table>
${email === null ? "" : `<p>For ${escapeHtml(email)}</p>`}${button(`${basePath}/pay`, label, {}, cardChoice(), "main")}
<div class="side">${due > 0 ? button(`${basePath}/pay`, "Pay by bank debit, which takes days", { card: "bank_debit" }) : ""}
${button(`${basePath}/decline`, "Have the card declined")}${button(`${basePath}/cancel`, "Cancel and go back")}</div>`,
    problem === null ? 200 : 402,
  );
}

export function successUrl({ id, success_url: url }: CheckoutSession): string {
  return (url ?? "/")
    .replaceAll("{CHECKOUT_SESSION_ID}", id)
    .replaceAll("%7BCHECKOUT_SESSION_ID%7D", id);
}

function backLink({ cancel_url: url }: CheckoutSession, label: string): string {
  return url === null
    ? ""
    : `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

function emailOf(
  { tables }: Account,
  { customer: id }: CheckoutSession,
): string | null {
  const customer = tables.customers.get(id ?? "");
  return customer === undefined || "deleted" in customer
    ? null
    : customer.email;
}

/** Whether a bank debit was ordered and the bank has not answered yet. */
export function isDebitPending(
  { tables }: Account,
  { status, payment_status: payment, subscription }: CheckoutSession,
) {
  const isUnpaid = status === "complete" && payment === "unpaid";
  return (
    isUnpaid &&
    tables.subscriptions.get(subscription ?? "")?.status === "incomplete"
  );
}

const debitButtons = ({ id }: CheckoutSession) =>
  `<div class="side">${button(`/checkout/${id}/debit-arrives`, "The bank debit arrives")}${button(`/checkout/${id}/debit-fails`, "The bank debit fails")}</div>`;
