import { escapeHtml } from "../../control/page";
import type { Reply } from "../../wire/reply";
import type { Account } from "../account";
import { cardFor } from "../billing/cards";
import { customerOf, isOver } from "../billing/find";
import { periodOf } from "../billing/items";
import { itemText, money } from "../billing/words";
import { configurationOf } from "../resources/portal-configurations";
import type { Customer, Invoice, PortalConfiguration, PortalSession, Subscription } from "../shapes";
import { alert, button, cardChoice, day, hostedPage } from "./dress";

/** Plan, card and invoices, as far as the configuration shows them. */
export function portalPage(account: Account, session: PortalSession, problem: string | null = null): Reply {
  const customer = customerOf(account, session.customer);
  const { features } = configurationOf(account, session.configuration);
  const mine = [...account.tables.subscriptions.values()].filter((each) => each.customer === customer.id).reverse();
  const invoices = [...account.tables.invoices.values()].filter((each) => each.customer === customer.id).reverse();
  const back =
    session.return_url === null ? "" : `<p><a href="${escapeHtml(session.return_url)}">Back to the shop</a></p>`;
  return hostedPage(
    "Your subscription",
    `${alert(problem)}${back}<p>${escapeHtml(customer.email ?? "")}</p>
<h2>Plan</h2>${mine.map((each) => planSection(session, each, features)).join("") || "<p>No plan.</p>"}
${features.payment_method_update.enabled ? cardSection(account, session, customer, mine) : ""}
${features.invoice_history.enabled ? invoiceSection(invoices) : ""}`,
    problem === null ? 200 : 402,
  );
}

function planSection(
  session: PortalSession,
  subscription: Subscription,
  features: PortalConfiguration["features"],
): string {
  const names = subscription.items.data.map((item) => escapeHtml(itemText(item))).join(", ");
  const { cancel_at: cancelAt, id } = subscription;
  const when = isOver(subscription)
    ? "has ended"
    : cancelAt === null
      ? `${subscription.status}, renews on ${day(periodOf(subscription).end)}`
      : `${subscription.status}, ends on ${day(cancelAt)}`;
  const mayCancel = features.subscription_cancel.enabled && !isOver(subscription) && subscription.schedule === null;
  const here = `/portal/${session.id}`;
  const action =
    cancelAt === null
      ? button(`${here}/cancel`, "Cancel plan", { subscription: id })
      : button(`${here}/keep`, "Don’t cancel plan", { subscription: id });
  return `<p><strong>${names}</strong> <span class="soft">${escapeHtml(when)}</span></p>${mayCancel ? action : ""}`;
}

function cardSection(account: Account, session: PortalSession, customer: Customer, mine: Subscription[]): string {
  const card = cardFor(account, mine.find((each) => !isOver(each)) ?? null, customer)?.card;
  const words = card === undefined ? "No card." : `${card.brand} ending in ${card.last4}`;
  return `<h2>Card</h2><p>${escapeHtml(words)}</p>${button(`/portal/${session.id}/card`, "Use this card", {}, cardChoice())}`;
}

function invoiceSection(invoices: Invoice[]): string {
  const rows = invoices.map(({ created, total, currency, status, hosted_invoice_url: address, number }) => {
    const name = address
      ? `<a href="${escapeHtml(new URL(address).pathname)}">${escapeHtml(number ?? "")}</a>`
      : "Draft";
    return `<tr><th scope="row">${name}<br><span class="soft">${day(created)}</span></th><td>${money(total, currency)}<br><span class="soft">${status}</span></td></tr>`;
  });
  return `<h2>Invoices</h2>${rows.length === 0 ? "<p>None yet.</p>" : `<table>${rows.join("")}</table>`}`;
}
