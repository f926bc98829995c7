import { z } from "zod";
import type { Account } from "../account";
import { customerOf, recurringPriceOf } from "../billing/find";
import { day, hour } from "../billing/period";
import { priceText } from "../billing/words";
import { newId } from "../new-id";
import type { CheckoutSession, LineItem } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { invalid, missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { expand, inRange, merged, oneOf, page, text, timeRange } from "../wire/param";
import { type CreateCheckout, createCheckoutSchema } from "./create-checkout-schema";
import { newCheckoutSession } from "./new-checkout-session";

const listSchema = z.strictObject({
  ...page,
  created: timeRange().optional(),
  customer: text().optional(),
  customer_details: z.strictObject({ email: text() }).optional(),
  status: oneOf("open", "complete", "expired").optional(),
  subscription: text().optional(),
});

function create(account: Account, params: CreateCheckout): CheckoutSession {
  const { customer, customer_email: address } = params;
  if (customer !== undefined && address !== undefined) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.", "customer_email");
  }
  const owner = customer === undefined ? null : customerOf(account, customer, "customer");
  const now = account.now(owner?.id);
  const expiresAt = params.expires_at ?? now + day;
  if (expiresAt < now + hour / 2 || expiresAt > now + day) {
    throw invalid(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
  const lineItems = params.line_items.map((item, position) =>
    lineItem(account, item, `line_items[${position}][price]`),
  );
  const session = newCheckoutSession(account, params, owner, lineItems, expiresAt);
  const data = params.subscription_data;
  account.store.insert("checkoutPlans", {
    id: session.id,
    lineItems,
    subscriptionMetadata: merged({}, data?.metadata),
    description: data?.description ?? null,
    trialEnd: data?.trial_end ?? null,
    trialDays: data?.trial_period_days ?? null,
    whenTrialEndsUnpaid: data?.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
  });
  account.store.insert("checkoutSessions", session);
  account.store.agenda.add("checkoutSessions", session);
  return session;
}

function lineItem(account: Account, given: { price: string; quantity: number }, param: string): LineItem {
  const price = recurringPriceOf(account, given.price, param);
  const amount = price.unit_amount * given.quantity;
  return {
    id: newId("li", 14),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: account.tables.products.get(price.product)?.name ?? priceText(price),
    metadata: {},
    price,
    quantity: given.quantity,
  };
}

function checkoutSessionOf(account: Account, id: string): CheckoutSession {
  const session = account.tables.checkoutSessions.get(id);
  if (session === undefined) throw missing("checkout.session", id);
  return session;
}

export const checkoutSessions = [
  endpoint("POST", "/v1/checkout/sessions", createCheckoutSchema, ({ account, params }) => create(account, params)),
  endpoint("GET", "/v1/checkout/sessions", listSchema, ({ account, params }) => {
    const { customer, customer_details: details, status, subscription, created } = params;
    const wanted = [...account.tables.checkoutSessions.values()].filter(
      (each) =>
        (customer === undefined || each.customer === customer) &&
        (details === undefined || each.customer_details?.email === details.email) &&
        (status === undefined || each.status === status) &&
        (subscription === undefined || each.subscription === subscription) &&
        inRange(each.created, created),
    );
    return listOf("/v1/checkout/sessions", wanted, params);
  }),
  endpoint("GET", "/v1/checkout/sessions/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) =>
    checkoutSessionOf(account, id),
  ),
  endpoint(
    "GET",
    "/v1/checkout/sessions/:id/line_items",
    z.strictObject(page),
    ({ account, params, ids: [id = ""] }) => {
      checkoutSessionOf(account, id);
      const items = account.tables.checkoutPlans.get(id)?.lineItems ?? [];
      return listOf(`/v1/checkout/sessions/${id}/line_items`, [...items].reverse(), params);
    },
  ),
  endpoint("POST", "/v1/checkout/sessions/:id/expire", z.strictObject(expand), ({ account, ids: [id = ""] }) => {
    const session = checkoutSessionOf(account, id);
    if (session.status !== "open") {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    account.change(session, { status: "expired", url: null }, null);
    account.emit("checkout.session.expired", session);
    return session;
  }),
];
