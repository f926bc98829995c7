import { escapeHtml } from "../../control/page";
import type { Incoming } from "../../service";
import type { Reply } from "../../wire/reply";
import type { Account } from "../account";
import { attachCard, isCardName } from "../billing/cards";
import { customerOf } from "../billing/find";
import { payInvoice } from "../billing/pay-invoice";
import { money } from "../billing/words";
import type { Invoice } from "../shapes";
import { alert, button, cardChoice, day, hostedPage } from "./dress";
import { redirect } from "./redirect";

export function invoicePage(invoice: Invoice, problem: string | null = null): Reply {
  const { number, status, total, currency, amount_due: due, created, customer_email: email } = invoice;
  const rows = invoice.lines.data.map(
    ({ description, amount }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "")}</th><td>${money(amount, currency)}</td></tr>`,
  );
  const pay = button(`${addressOf(invoice)}/pay`, `Pay ${money(due, currency)}`, {}, cardChoice(), "main");
  return hostedPage(
    `Invoice ${number ?? ""}`,
    `${alert(problem)}<p>${day(created)}, ${status}${email === null ? "" : `, for ${escapeHtml(email)}`}</p>
<table>${rows.join("")}<tr><th scope="row"><strong>Total</strong></th><td><strong>${money(total, currency)}</strong></td></tr></table>
${status === "open" || status === "uncollectible" ? pay : ""}`,
    problem === null ? 200 : 402,
  );
}

export function payOpenInvoice(account: Account, invoice: Invoice, { body }: Incoming): Reply {
  if (invoice.status !== "open" && invoice.status !== "uncollectible") return redirect(addressOf(invoice));
  const name = String(Object(body).card ?? "");
  const card = isCardName(name) ? attachCard(account, name, customerOf(account, invoice.customer)) : undefined;
  if (!payInvoice(account, invoice, card)) return invoicePage(invoice, "Your card was declined.");
  return redirect(addressOf(invoice));
}

function addressOf({ hosted_invoice_url: address }: Invoice): string {
  return address ? new URL(address).pathname : "/";
}
