import { z } from "zod";
import type { Account } from "../account";
import { customerOf, invoiceOf, subscriptionOf } from "../billing/find";
import { finalizeInvoice } from "../billing/invoices";
import { payInvoice, settle } from "../billing/pay-invoice";
import type { Invoice } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { declined, invalid, missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { expand, flag, inRange, oneOf, page, text, timeRange } from "../wire/param";

const statuses = oneOf("draft", "open", "paid", "uncollectible", "void");
const listSchema = z.strictObject({
  ...page,
  created: timeRange().optional(),
  customer: text().optional(),
  status: statuses.optional(),
  subscription: text().optional(),
});
const paySchema = z.strictObject({
  ...expand,
  payment_method: text().optional(),
  paid_out_of_band: flag().optional(),
  off_session: flag().optional(),
});

function pay(account: Account, invoice: Invoice, params: z.output<typeof paySchema>): Invoice {
  if (invoice.status === "draft") finalizeInvoice(account, invoice);
  if (invoice.status === "paid") throw invalid("Invoice is already paid");
  if (invoice.status === "void") throw invalid("This invoice is voided and cannot be paid.");
  const { payment_method: id } = params;
  const card = id === undefined ? undefined : account.tables.paymentMethods.get(id);
  if (id !== undefined && card?.customer !== invoice.customer) throw missing("PaymentMethod", id, "payment_method");
  if (params.paid_out_of_band) {
    settle(account, invoice, subscriptionOf(account, invoice.parent.subscription_details.subscription));
  } else if (!payInvoice(account, invoice, card)) throw declined();
  return invoice;
}

/** Only an open invoice can be given up. */
function close(account: Account, invoice: Invoice, status: "void" | "uncollectible"): Invoice {
  if (invoice.status !== "open" && !(status === "void" && invoice.status === "uncollectible")) {
    throw invalid(`You can only pass in open invoices. This invoice isn't open: it is ${invoice.status}.`);
  }
  const now = account.now(invoice.customer);
  const when = status === "void" ? { voided_at: now } : { marked_uncollectible_at: now };
  account.change(
    invoice,
    {
      status,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, ...when },
    },
    null,
  );
  account.emit(status === "void" ? "invoice.voided" : "invoice.marked_uncollectible", invoice);
  return invoice;
}

export const invoices = [
  endpoint("GET", "/v1/invoices", listSchema, ({ account, params }) => {
    const { customer, status, subscription, created } = params;
    if (customer !== undefined) customerOf(account, customer, "customer");
    const wanted = [...account.tables.invoices.values()].filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (status === undefined || each.status === status) &&
        (subscription === undefined || each.parent.subscription_details.subscription === subscription) &&
        inRange(each.created, created),
    );
    return listOf("/v1/invoices", wanted, params);
  }),
  endpoint("GET", "/v1/invoices/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) => invoiceOf(account, id)),
  endpoint("POST", "/v1/invoices/:id/pay", paySchema, ({ account, params, ids: [id = ""] }) =>
    pay(account, invoiceOf(account, id), params),
  ),
  endpoint("POST", "/v1/invoices/:id/finalize", z.strictObject(expand), ({ account, ids: [id = ""] }) => {
    const invoice = invoiceOf(account, id);
    if (invoice.status !== "draft") throw invalid("This invoice is already finalized, you can't re-finalize it.");
    finalizeInvoice(account, invoice);
    return invoice;
  }),
  endpoint("POST", "/v1/invoices/:id/void", z.strictObject(expand), ({ account, ids: [id = ""] }) =>
    close(account, invoiceOf(account, id), "void"),
  ),
  endpoint("POST", "/v1/invoices/:id/mark_uncollectible", z.strictObject(expand), ({ account, ids: [id = ""] }) =>
    close(account, invoiceOf(account, id), "uncollectible"),
  ),
];
