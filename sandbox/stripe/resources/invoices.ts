import { z } from "zod";
import {
  type Account,
  requireCustomer,
  requireInvoice,
  requireSubscription,
} from "../account";
import {
  endpoint,
  expand,
  flag,
  inRange,
  listPage,
  oneOf,
  pagination,
  text,
  timeRange,
} from "../api/endpoint";
import { cardDeclined, invalidRequest, resourceMissing } from "../api/errors";
import { finalizeInvoice, markPaid, payInvoice } from "../billing/invoices";
import type { Invoice } from "../objects";

const statuses = oneOf("draft", "open", "paid", "uncollectible", "void");
const listSchema = z.strictObject({
  ...pagination,
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

function payNow(
  account: Account,
  invoice: Invoice,
  params: z.output<typeof paySchema>,
): Invoice {
  if (invoice.status === "draft") finalizeInvoice(account, invoice);
  if (invoice.status === "paid")
    throw invalidRequest("Invoice is already paid");
  if (invoice.status === "void")
    throw invalidRequest("This invoice is voided and cannot be paid.");
  const { payment_method: id } = params;
  const card =
    id === undefined ? undefined : account.tables.paymentMethods.get(id);
  if (id !== undefined && card?.customer !== invoice.customer)
    throw resourceMissing("PaymentMethod", id, "payment_method");
  if (params.paid_out_of_band) {
    markPaid(
      account,
      invoice,
      requireSubscription(
        account,
        invoice.parent.subscription_details.subscription,
      ),
    );
  } else if (!payInvoice(account, invoice, card)) throw cardDeclined();
  return invoice;
}

/** Only open invoices can be voided or written off. */
function closeInvoice(
  account: Account,
  invoice: Invoice,
  status: "void" | "uncollectible",
): Invoice {
  if (
    invoice.status !== "open" &&
    !(status === "void" && invoice.status === "uncollectible")
  ) {
    throw invalidRequest(
      `You can only pass in open invoices. This invoice isn't open: it is ${invoice.status}.`,
    );
  }
  const now = account.now(invoice.customer);
  const transition =
    status === "void" ? { voided_at: now } : { marked_uncollectible_at: now };
  account.update(
    invoice,
    {
      status,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, ...transition },
    },
    null,
  );
  account.emit(
    status === "void" ? "invoice.voided" : "invoice.marked_uncollectible",
    invoice,
  );
  return invoice;
}

export const invoices = [
  endpoint("GET", "/v1/invoices", listSchema, ({ account, params }) => {
    const { customer, status, subscription, created } = params;
    if (customer !== undefined) requireCustomer(account, customer, "customer");
    const matching = [...account.tables.invoices.values()].filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (status === undefined || each.status === status) &&
        (subscription === undefined ||
          each.parent.subscription_details.subscription === subscription) &&
        inRange(each.created, created),
    );
    return listPage("/v1/invoices", matching, params);
  }),
  endpoint(
    "GET",
    "/v1/invoices/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireInvoice(account, id),
  ),
  endpoint(
    "POST",
    "/v1/invoices/:id/pay",
    paySchema,
    ({ account, params, ids: [id = ""] }) =>
      payNow(account, requireInvoice(account, id), params),
  ),
  endpoint(
    "POST",
    "/v1/invoices/:id/finalize",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const invoice = requireInvoice(account, id);
      if (invoice.status !== "draft")
        throw invalidRequest(
          "This invoice is already finalized, you can't re-finalize it.",
        );
      finalizeInvoice(account, invoice);
      return invoice;
    },
  ),
  endpoint(
    "POST",
    "/v1/invoices/:id/void",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) =>
      closeInvoice(account, requireInvoice(account, id), "void"),
  ),
  endpoint(
    "POST",
    "/v1/invoices/:id/mark_uncollectible",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) =>
      closeInvoice(account, requireInvoice(account, id), "uncollectible"),
  ),
];
