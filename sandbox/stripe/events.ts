import { createHmac } from "node:crypto";
import { z } from "zod";
import {
  endpoint,
  expand,
  flag,
  inRange,
  listPage,
  pagination,
  text,
  timeRange,
} from "./api/endpoint";
import { resourceMissing } from "./api/errors";
import type { StripeEvent } from "./objects";

const listSchema = z.strictObject({
  ...pagination,
  created: timeRange().optional(),
  delivery_success: flag().optional(),
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
});

function isOfType(type: string, pattern: string): boolean {
  return pattern.endsWith("*")
    ? type.startsWith(pattern.slice(0, -1))
    : type === pattern;
}

export const events = [
  endpoint("GET", "/v1/events", listSchema, ({ account, params }) => {
    const { type, types, created, delivery_success: success } = params;
    const { deliveries } = account.tables;
    const matching = [...account.tables.events.values()].filter(
      (each) =>
        (type === undefined || isOfType(each.type, type)) &&
        (types === undefined ||
          types.some((name) => isOfType(each.type, name))) &&
        (success === undefined ||
          (deliveries.get(each.id)?.state === "delivered") === success) &&
        inRange(each.created, created),
    );
    return listPage("/v1/events", matching, params);
  }),
  endpoint(
    "GET",
    "/v1/events/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const event = account.tables.events.get(id);
      if (event === undefined) throw resourceMissing("event", id);
      return event;
    },
  ),
];

/** Milliseconds in which the application must answer an event. */
const timeoutMs = 10_000;

/** Posts an event, signed with the real time. */
export async function postEvent(
  event: StripeEvent,
  url: string,
  secret: string,
) {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signatureOf(
          body,
          secret,
          Math.floor(Date.now() / 1000),
        ),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return { ok: response.ok, text: String(response.status) };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return {
      ok: false,
      text: cause?.code ?? (error instanceof Error ? error.name : "failed"),
    };
  }
}

/**
 * The header `stripe-signature`, which is valid for five minutes after
 * `seconds`.
 */
function signatureOf(body: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret)
    .update(`${seconds}.${body}`)
    .digest("hex");
  return `t=${seconds},v1=${signature}`;
}
