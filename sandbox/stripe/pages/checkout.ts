import { escapeHtml, type Reply, redirect, type SandboxRequest } from "../../service";
import { type Account, requireCustomer } from "../account";
import { attachCard, type CardName, isCardName, newCard } from "../billing/cards";
import { payInvoice } from "../billing/invoices";
import { day, formatMoney } from "../billing/items";
import { startSubscription } from "../billing/start-subscription";
import type { CheckoutSession, Customer, Invoice } from "../objects";
import { newCustomer } from "../resources/customers";
import { alert, button, cardChoice, formatDay, hostedPage } from "./layout";

const declinedMessage = "Your card was declined. Try another card.";

export function checkoutPage(account: Account, session: CheckoutSession, problem: string | null = null): Reply {
  if (session.status === "complete") {
    return hostedPage(
      "You’re all done here",
      `<p><a href="${escapeHtml(successUrl(session))}">Back to the shop</a></p>`,
    );
  }
  if (session.status === "expired") {
    return hostedPage("This checkout has expired", backLink(session, "Back to the shop"), 410);
  }
  const plan = account.tables.checkoutPlans.get(session.id);
  const rows = (plan?.lineItems ?? []).map(
    ({ description, quantity, amount_total: amount, currency, price }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "Plan")}${quantity > 1 ? ` × ${quantity}` : ""}</th><td>${formatMoney(amount, currency)} / ${price.recurring?.interval}</td></tr>`,
  );
  const due = session.amount_total ?? 0;
  const basePath = `/checkout/${session.id}`;
  const label = due > 0 ? `Pay ${formatMoney(due, session.currency ?? "usd")}` : "Start trial";
  const email = session.customer_email ?? emailOf(account, session);
  return hostedPage(
    "Subscribe",
    `${alert(problem)}<table>${rows.join("")}<tr><th scope="row"><strong>Due today</strong></th><td><strong>${formatMoney(due, session.currency ?? "usd")}</strong></td></tr></table>
${email === null ? "" : `<p>For ${escapeHtml(email)}</p>`}${button(`${basePath}/pay`, label, {}, cardChoice(), "main")}
<div class="side">${button(`${basePath}/decline`, "Have the card declined")}${button(`${basePath}/cancel`, "Cancel and go back")}</div>`,
    problem === null ? 200 : 402,
  );
}

/** The body can name a `card`, or `none` where nothing is due and a card is optional. */
export function payCheckout(account: Account, session: CheckoutSession, { body }: SandboxRequest): Reply {
  if (session.status === "complete") return redirect(successUrl(session));
  if (session.status === "expired") return checkoutPage(account, session);
  const card = String(Object(body).card ?? "pm_card_visa");
  const isDue = (session.amount_total ?? 0) > 0;
  const withoutCard = card === "none" && !isDue && session.payment_method_collection === "if_required";
  const cannotCharge = card === "pm_card_chargeCustomerFail" && isDue;
  if (cannotCharge || (!withoutCard && !isCardName(card))) return checkoutPage(account, session, declinedMessage);
  completeCheckout(account, session, isCardName(card) ? card : null);
  return redirect(successUrl(session));
}

export function declineCheckout(account: Account, session: CheckoutSession): Reply {
  return checkoutPage(account, session, session.status === "open" ? declinedMessage : null);
}

/** Only goes back: the session stays open. */
export function cancelCheckout(session: CheckoutSession): Reply {
  return session.cancel_url === null
    ? hostedPage("Canceled", "<p>You were not charged.</p>")
    : redirect(session.cancel_url);
}

function successUrl({ id, success_url: url }: CheckoutSession): string {
  return (url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id).replaceAll("%7BCHECKOUT_SESSION_ID%7D", id);
}

function backLink({ cancel_url: url }: CheckoutSession, label: string): string {
  return url === null ? "" : `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

function emailOf({ tables }: Account, { customer: id }: CheckoutSession): string | null {
  const customer = tables.customers.get(id ?? "");
  return customer === undefined || "deleted" in customer ? null : customer.email;
}

/** Starts the subscription. The card is null when nothing is due and the customer gave none. */
function completeCheckout(account: Account, session: CheckoutSession, cardName: CardName | null): void {
  const plan = account.tables.checkoutPlans.get(session.id);
  if (plan === undefined) throw new Error(`The checkout session ${session.id} has no plan.`);
  const customer = findOrCreatePayer(account, session);
  const card = cardName === null ? null : newCard(account, cardName, customer.id);
  if (card !== null) account.emit("payment_method.attached", card);
  const now = account.now(customer.id);
  const subscription = startSubscription(account, {
    customer: customer.id,
    items: plan.lineItems.map(({ price, quantity }) => ({ price, quantity })),
    metadata: plan.subscriptionMetadata,
    description: plan.description,
    trialEnd: plan.trialEnd ?? (plan.trialDays === null ? null : now + plan.trialDays * day),
    missingPaymentMethod: plan.whenTrialEndsUnpaid,
    paymentMethod: card?.id ?? null,
    leaveUnpaid: false,
  });
  account.update(
    session,
    {
      status: "complete",
      payment_status: subscription.status === "trialing" ? "no_payment_required" : "paid",
      customer: customer.id,
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      url: null,
      customer_details: {
        address: null,
        business_name: null,
        email: customer.email,
        individual_name: null,
        name: customer.name ?? null,
        phone: null,
        tax_exempt: "none",
        tax_ids: [],
      },
    },
    null,
  );
  account.emit("checkout.session.completed", session);
}

function findOrCreatePayer(account: Account, session: CheckoutSession): Customer {
  if (session.customer !== null) return requireCustomer(account, session.customer, "customer");
  return newCustomer(account, { email: session.customer_email ?? "guest@example.com" });
}

export function invoicePage(invoice: Invoice, problem: string | null = null): Reply {
  const { number, status, total, currency, amount_due: due, created, customer_email: email } = invoice;
  const rows = invoice.lines.data.map(
    ({ description, amount }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "")}</th><td>${formatMoney(amount, currency)}</td></tr>`,
  );
  const pay = button(`${pathOf(invoice)}/pay`, `Pay ${formatMoney(due, currency)}`, {}, cardChoice(), "main");
  return hostedPage(
    `Invoice ${number ?? ""}`,
    `${alert(problem)}<p>${formatDay(created)}, ${status}${email === null ? "" : `, for ${escapeHtml(email)}`}</p>
<table>${rows.join("")}<tr><th scope="row"><strong>Total</strong></th><td><strong>${formatMoney(total, currency)}</strong></td></tr></table>
${status === "open" || status === "uncollectible" ? pay : ""}`,
    problem === null ? 200 : 402,
  );
}

export function payOpenInvoice(account: Account, invoice: Invoice, { body }: SandboxRequest): Reply {
  if (invoice.status !== "open" && invoice.status !== "uncollectible") return redirect(pathOf(invoice));
  const name = String(Object(body).card ?? "");
  const card = isCardName(name) ? attachCard(account, name, requireCustomer(account, invoice.customer)) : undefined;
  if (!payInvoice(account, invoice, card)) return invoicePage(invoice, "Your card was declined.");
  return redirect(pathOf(invoice));
}

function pathOf({ hosted_invoice_url: url }: Invoice): string {
  return url ? new URL(url).pathname : "/";
}
