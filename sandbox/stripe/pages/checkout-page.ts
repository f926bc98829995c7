import { escapeHtml } from "../../control/page";
import type { Incoming } from "../../service";
import type { Reply } from "../../wire/reply";
import type { Account } from "../account";
import { isCardName } from "../billing/cards";
import { completeCheckout } from "../billing/complete-checkout";
import { money } from "../billing/words";
import type { CheckoutSession } from "../shapes";
import { alert, button, cardChoice, hostedPage } from "./dress";
import { redirect } from "./redirect";

const declinedWords = "Your card was declined. Try another card.";

export function checkoutPage(account: Account, session: CheckoutSession, problem: string | null = null): Reply {
  if (session.status === "complete") {
    return hostedPage(
      "You’re all done here",
      `<p><a href="${escapeHtml(successAddress(session))}">Back to the shop</a></p>`,
    );
  }
  if (session.status === "expired") {
    return hostedPage("This checkout has expired", back(session, "Back to the shop"), 410);
  }
  const plan = account.tables.checkoutPlans.get(session.id);
  const rows = (plan?.lineItems ?? []).map(
    ({ description, quantity, amount_total: amount, currency, price }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "Plan")}${quantity > 1 ? ` × ${quantity}` : ""}</th><td>${money(amount, currency)} / ${price.recurring?.interval}</td></tr>`,
  );
  const due = session.amount_total ?? 0;
  const here = `/checkout/${session.id}`;
  const words = due > 0 ? `Pay ${money(due, session.currency ?? "usd")}` : "Start trial";
  const who = session.customer_email ?? emailOf(account, session);
  return hostedPage(
    "Subscribe",
    `${alert(problem)}<table>${rows.join("")}<tr><th scope="row"><strong>Due today</strong></th><td><strong>${money(due, session.currency ?? "usd")}</strong></td></tr></table>
${who === null ? "" : `<p>For ${escapeHtml(who)}</p>`}${button(`${here}/pay`, words, {}, cardChoice(), "main")}
<div class="side">${button(`${here}/decline`, "Have the card declined")}${button(`${here}/cancel`, "Cancel and go back")}</div>`,
    problem === null ? 200 : 402,
  );
}

/** The body may name a `card`; `none` where nothing is due and no card is asked for. */
export function payCheckout(account: Account, session: CheckoutSession, { body }: Incoming): Reply {
  if (session.status === "complete") return redirect(successAddress(session));
  if (session.status === "expired") return checkoutPage(account, session);
  const card = String(Object(body).card ?? "pm_card_visa");
  const due = (session.amount_total ?? 0) > 0;
  const withoutCard = card === "none" && !due && session.payment_method_collection === "if_required";
  const refused = card === "pm_card_chargeCustomerFail" && due;
  if (refused || (!withoutCard && !isCardName(card))) return checkoutPage(account, session, declinedWords);
  completeCheckout(account, session, isCardName(card) ? card : null);
  return redirect(successAddress(session));
}

export function declineCheckout(account: Account, session: CheckoutSession): Reply {
  return checkoutPage(account, session, session.status === "open" ? declinedWords : null);
}

/** The session stays open: going back is all that cancelling does. */
export function cancelCheckout(session: CheckoutSession): Reply {
  return session.cancel_url === null
    ? hostedPage("Cancelled", "<p>Nothing was bought.</p>")
    : redirect(session.cancel_url);
}

function successAddress({ id, success_url: address }: CheckoutSession): string {
  return (address ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id).replaceAll("%7BCHECKOUT_SESSION_ID%7D", id);
}

function back({ cancel_url: address }: CheckoutSession, words: string): string {
  return address === null ? "" : `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;
}

function emailOf({ tables }: Account, { customer: id }: CheckoutSession): string | null {
  const customer = tables.customers.get(id ?? "");
  return customer === undefined || "deleted" in customer ? null : customer.email;
}
