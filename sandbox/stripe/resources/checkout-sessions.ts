import { z } from "zod";
import type { Account } from "../account";
import {
  endpoint,
  expand,
  inRange,
  listPage,
  oneOf,
  pagination,
  text,
  timeRange,
} from "../api/endpoint";
import { invalidRequest, resourceMissing } from "../api/errors";
import type { CheckoutSession } from "../objects";
import {
  createCheckoutSchema,
  createCheckoutSession,
} from "./create-checkout-session";

const listSchema = z.strictObject({
  ...pagination,
  created: timeRange().optional(),
  customer: text().optional(),
  customer_details: z.strictObject({ email: text() }).optional(),
  status: oneOf("open", "complete", "expired").optional(),
  subscription: text().optional(),
});

function requireCheckoutSession(account: Account, id: string): CheckoutSession {
  const session = account.tables.checkoutSessions.get(id);
  if (session === undefined) throw resourceMissing("checkout.session", id);
  return session;
}

export const checkoutSessions = [
  endpoint(
    "POST",
    "/v1/checkout/sessions",
    createCheckoutSchema,
    ({ account, params }) => createCheckoutSession(account, params),
  ),
  endpoint(
    "GET",
    "/v1/checkout/sessions",
    listSchema,
    ({ account, params }) => {
      const {
        customer,
        customer_details: details,
        status,
        subscription,
        created,
      } = params;
      const matching = [...account.tables.checkoutSessions.values()].filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (details === undefined ||
            each.customer_details?.email === details.email) &&
          (status === undefined || each.status === status) &&
          (subscription === undefined || each.subscription === subscription) &&
          inRange(each.created, created),
      );
      return listPage("/v1/checkout/sessions", matching, params);
    },
  ),
  endpoint(
    "GET",
    "/v1/checkout/sessions/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireCheckoutSession(account, id),
  ),
  endpoint(
    "GET",
    "/v1/checkout/sessions/:id/line_items",
    z.strictObject(pagination),
    ({ account, params, ids: [id = ""] }) => {
      requireCheckoutSession(account, id);
      const items = account.tables.checkoutPlans.get(id)?.lineItems ?? [];
      return listPage(
        `/v1/checkout/sessions/${id}/line_items`,
        [...items].reverse(),
        params,
      );
    },
  ),
  endpoint(
    "POST",
    "/v1/checkout/sessions/:id/expire",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const session = requireCheckoutSession(account, id);
      if (session.status !== "open") {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      }
      account.update(session, { status: "expired", url: null }, null);
      account.emit("checkout.session.expired", session);
      return session;
    },
  ),
];
