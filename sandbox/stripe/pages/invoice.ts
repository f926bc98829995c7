import {
  escapeHtml,
  type Reply,
  redirect,
  type SandboxRequest,
} from "../../service";
import { type Account, requireCustomer } from "../account";
import { attachCard, isCardName } from "../billing/cards";
import { payInvoice } from "../billing/invoices";
import { formatMoney } from "../billing/items";
import type { Invoice } from "../objects";
import { alert, button, cardChoice, formatDay, hostedPage } from "./layout";

export function invoicePage(
  invoice: Invoice,
  problem: string | null = null,
): Reply {
  const {
    number,
    status,
    total,
    currency,
    amount_due: due,
    created,
    customer_email: email,
  } = invoice;
  const rows = invoice.lines.data.map(
    ({ description, amount }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "")}</th><td>${formatMoney(amount, currency)}</td></tr>`,
  );
  const pay = button(
    `${pathOf(invoice)}/pay`,
    `Pay ${formatMoney(due, currency)}`,
    {},
    cardChoice(),
    "main",
  );
  return hostedPage(
    `Invoice ${number ?? ""}`,
    `${alert(problem)}<p>${formatDay(created)}, ${status}${email === null ? "" : `, for ${escapeHtml(email)}`}</p>
<table>${rows.join("")}<tr><th scope="row"><strong>Total</strong></th><td><strong>${formatMoney(total, currency)}</strong></td></tr></table>
${status === "open" || status === "uncollectible" ? pay : ""}`,
    problem === null ? 200 : 402,
  );
}

export function payOpenInvoice(
  account: Account,
  invoice: Invoice,
  { body }: SandboxRequest,
): Reply {
  if (invoice.status !== "open" && invoice.status !== "uncollectible")
    return redirect(pathOf(invoice));
  const name = String(Object(body).card ?? "");
  const card = isCardName(name)
    ? attachCard(account, name, requireCustomer(account, invoice.customer))
    : undefined;
  if (!payInvoice(account, invoice, card))
    return invoicePage(invoice, "Your card was declined.");
  return redirect(pathOf(invoice));
}

function pathOf({ hosted_invoice_url: url }: Invoice): string {
  return url ? new URL(url).pathname : "/";
}
