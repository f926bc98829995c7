import {
  escapeHtml,
  type Reply,
  redirect,
  type SandboxRequest,
} from "../../service";
import {
  type Account,
  ownerOf,
  requireCustomer,
  requireInvoice,
  requireSubscription,
} from "../account";
import { type CardName, cardFor, isCardName, newCard } from "../billing/cards";
import { expireIncomplete } from "../billing/catch-up";
import { recordCharge } from "../billing/charges";
import { markPaid, payInvoice } from "../billing/invoices";
import { day, formatMoney } from "../billing/items";
import { startSubscription } from "../billing/start-subscription";
import type {
  CheckoutSession,
  Customer,
  PaymentMethod,
  Subscription,
} from "../objects";
import { newCustomer } from "../resources/customers";
import { alert, button, cardChoice, hostedPage } from "./layout";

const declinedMessage = "Your card was declined. Try another card.";

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

/**
 * The body can name a `card`, `bank_debit`, or `none` where nothing is due and
 * a card is optional.
 */
export function payCheckout(
  account: Account,
  session: CheckoutSession,
  { body }: SandboxRequest,
): Reply {
  if (session.status === "complete") return redirect(successUrl(session));
  if (session.status === "expired") return checkoutPage(account, session);
  const card = String(Object(body).card ?? "pm_card_visa");
  const isDue = (session.amount_total ?? 0) > 0;
  if (isDue && card === "bank_debit") {
    startBankDebit(account, session);
    return redirect(successUrl(session));
  }
  const withoutCard =
    card === "none" &&
    !isDue &&
    session.payment_method_collection === "if_required";
  const cannotCharge = card === "pm_card_chargeCustomerFail" && isDue;
  if (cannotCharge || (!withoutCard && !isCardName(card)))
    return checkoutPage(account, session, declinedMessage);
  if (isDue && card === "pm_card_authenticationRequired")
    return askToConfirm(account, session);
  completeCheckout(account, session, isCardName(card) ? card : null);
  return redirect(successUrl(session));
}

export function declineCheckout(
  account: Account,
  session: CheckoutSession,
): Reply {
  return checkoutPage(
    account,
    session,
    session.status === "open" ? declinedMessage : null,
  );
}

/** Only goes back: the session stays open. */
export function cancelCheckout(session: CheckoutSession): Reply {
  return session.cancel_url === null
    ? hostedPage("Canceled", "<p>You were not charged.</p>")
    : redirect(session.cancel_url);
}

function successUrl({ id, success_url: url }: CheckoutSession): string {
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

/**
 * Starts the subscription. The card is null when nothing is due and the
 * customer gave none.
 */
function completeCheckout(
  account: Account,
  session: CheckoutSession,
  cardName: CardName | null,
): void {
  const plan = planOf(account, session);
  const customer = findOrCreatePayer(account, session);
  const card =
    cardName === null ? null : newCard(account, cardName, customer.id);
  if (card !== null) account.emit("payment_method.attached", card);
  const unconfirmed = account.tables.subscriptions.get(plan.unconfirmed ?? "");
  const isOpen = unconfirmed?.status === "incomplete";
  const subscription = isOpen
    ? unconfirmed
    : start(account, session, customer, card, false);
  if (isOpen) {
    account.update(
      subscription,
      { default_payment_method: card?.id ?? null },
      null,
    );
    payInvoice(
      account,
      requireInvoice(account, subscription.latest_invoice ?? ""),
      card ?? undefined,
    );
  }
  const isTrial = subscription.status === "trialing";
  close(
    account,
    session,
    customer,
    subscription,
    isTrial ? "no_payment_required" : "paid",
  );
}

function start(
  account: Account,
  session: CheckoutSession,
  customer: Customer,
  card: PaymentMethod | null,
  leaveUnpaid: boolean,
): Subscription {
  const plan = planOf(account, session);
  const now = account.now(customer.id);
  return startSubscription(account, {
    customer: customer.id,
    items: plan.lineItems.map(({ price, quantity }) => ({ price, quantity })),
    metadata: plan.subscriptionMetadata,
    description: plan.description,
    trialEnd:
      plan.trialEnd ??
      (plan.trialDays === null ? null : now + plan.trialDays * day),
    missingPaymentMethod: plan.whenTrialEndsUnpaid,
    paymentMethod: card?.id ?? null,
    leaveUnpaid,
  });
}

function close(
  account: Account,
  session: CheckoutSession,
  customer: Customer,
  subscription: Subscription,
  payment: CheckoutSession["payment_status"],
): void {
  account.update(
    session,
    {
      status: "complete",
      payment_status: payment,
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

function planOf({ tables }: Account, { id }: CheckoutSession) {
  const plan = tables.checkoutPlans.get(id);
  if (plan === undefined)
    throw new Error(`The checkout session ${id} has no plan.`);
  return plan;
}

/**
 * 3-D Secure: the subscription exists, and is incomplete until the customer has
 * confirmed the payment.
 */
function askToConfirm(account: Account, session: CheckoutSession): Reply {
  const plan = planOf(account, session);
  if (plan.unconfirmed === undefined) {
    const customer = findOrCreatePayer(account, session);
    const card = newCard(
      account,
      "pm_card_authenticationRequired",
      customer.id,
    );
    account.emit("payment_method.attached", card);
    const subscription = start(account, session, customer, card, true);
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
  close(account, session, ownerOf(account, subscription), subscription, "paid");
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

function startBankDebit(account: Account, session: CheckoutSession): void {
  const customer = findOrCreatePayer(account, session);
  close(
    account,
    session,
    customer,
    start(account, session, customer, null, true),
    "unpaid",
  );
}

function isDebitPending(
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

function findOrCreatePayer(
  account: Account,
  session: CheckoutSession,
): Customer {
  if (session.customer !== null)
    return requireCustomer(account, session.customer, "customer");
  return newCustomer(account, {
    email: session.customer_email ?? "guest@example.com",
  });
}
