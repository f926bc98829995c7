import { z } from "zod";
import type { Account } from "../account";
import {
  endpoint,
  expand,
  inRange,
  integer,
  listPage,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  text,
  timeRange,
} from "../api/endpoint";
import { invalidRequest, resourceMissing } from "../api/errors";
import { refundCharge } from "../billing/charges";
import type { Charge } from "../objects";

const listChargesSchema = z.strictObject({
  ...pagination,
  created: timeRange().optional(),
  customer: text().optional(),
  payment_intent: text().optional(),
});
const listOfChargeSchema = z.strictObject({
  ...pagination,
  created: timeRange().optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
});
const refundSchema = z.strictObject({
  ...expand,
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: integer(1).optional(),
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer").optional(),
  metadata: metadata().optional(),
});
const listInvoicePaymentsSchema = z.strictObject({
  ...pagination,
  invoice: text().optional(),
  payment: z
    .strictObject({
      type: oneOf("payment_intent"),
      payment_intent: text().optional(),
    })
    .optional(),
  status: oneOf("canceled", "open", "paid").optional(),
});

function chargeOf(
  { tables }: Account,
  { charge: id, payment_intent: intent }: z.output<typeof refundSchema>,
): Charge {
  if ((id === undefined) === (intent === undefined)) {
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const found = [...tables.charges.values()].find(
    (each) => each.id === id || each.payment_intent === intent,
  );
  if (found !== undefined) return found;
  throw id === undefined
    ? resourceMissing("payment_intent", intent ?? "", "payment_intent")
    : resourceMissing("charge", id, "charge");
}

type OfCharge = { charge: string; payment_intent: unknown; created: number };

function matchesCharge({
  charge,
  payment_intent: intent,
  created,
}: z.output<typeof listOfChargeSchema>) {
  return (each: OfCharge) =>
    (charge === undefined || each.charge === charge) &&
    (intent === undefined || each.payment_intent === intent) &&
    inRange(each.created, created);
}

export const charges = [
  endpoint("GET", "/v1/charges", listChargesSchema, ({ account, params }) => {
    const { customer, payment_intent: intent, created } = params;
    if (customer !== undefined && !account.tables.customers.has(customer)) {
      throw resourceMissing("customer", customer, "customer");
    }
    const matching = [...account.tables.charges.values()].filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (intent === undefined || each.payment_intent === intent) &&
        inRange(each.created, created),
    );
    return listPage("/v1/charges", matching, params);
  }),
  endpoint(
    "GET",
    "/v1/charges/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const charge = account.tables.charges.get(id);
      if (charge === undefined) throw resourceMissing("charge", id);
      return charge;
    },
  ),
  endpoint("POST", "/v1/refunds", refundSchema, ({ account, params }) => {
    const charge = chargeOf(account, params);
    const { amount = charge.amount - charge.amount_refunded, reason = null } =
      params;
    return refundCharge(account, charge, {
      amount,
      reason,
      metadata: mergeMetadata({}, params.metadata),
    });
  }),
  endpoint("GET", "/v1/refunds", listOfChargeSchema, ({ account, params }) =>
    listPage(
      "/v1/refunds",
      [...account.tables.refunds.values()].filter(matchesCharge(params)),
      params,
    ),
  ),
  endpoint("GET", "/v1/disputes", listOfChargeSchema, ({ account, params }) =>
    listPage(
      "/v1/disputes",
      [...account.tables.disputes.values()].filter(matchesCharge(params)),
      params,
    ),
  ),
  endpoint(
    "GET",
    "/v1/disputes/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const dispute = account.tables.disputes.get(id);
      if (dispute === undefined) throw resourceMissing("dispute", id);
      return dispute;
    },
  ),
  endpoint(
    "GET",
    "/v1/invoice_payments",
    listInvoicePaymentsSchema,
    ({ account, params }) => {
      const { invoice, payment, status } = params;
      const matching = [...account.tables.invoicePayments.values()].filter(
        (each) =>
          (invoice === undefined || each.invoice === invoice) &&
          (payment?.payment_intent === undefined ||
            each.payment.payment_intent === payment.payment_intent) &&
          (status === undefined || each.status === status),
      );
      return listPage("/v1/invoice_payments", matching, params);
    },
  ),
];
