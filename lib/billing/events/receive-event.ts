import "server-only";
import { z } from "zod";
import { storeEvent } from "@/lib/billing/events/data";
import { AppError } from "@/lib/errors";
import { readSignedEvent } from "@/lib/stripe";

/** What may change a plan. Others are kept and have no effect. */
const concernsUs =
  /^(?:checkout\.session\.|customer\.(?:created|updated|deleted|subscription\.)|invoice\.|subscription_schedule\.)/;

/**
 * Puts a message of Stripe's into the inbox; nothing else happens while Stripe waits. Throws `bad_request` unless the
 * body, byte for byte, was signed by Stripe.
 */
export async function receiveEvent(body: Buffer, signature: string | null) {
  const event = eventSchema.safeParse(signature === null ? null : readSignedEvent(body, signature));
  if (!event.success) throw new AppError("bad_request", "This is no event that Stripe signed.");
  const { id, type, data } = event.data;
  await storeEvent({ id, type, customer: customerOf(data?.object), concernsUs: concernsUs.test(type) });
}

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,100}$/),
  type: z.string().max(200),
  data: z.object({ object: z.unknown() }).optional(),
});

function customerOf(object: unknown) {
  const { object: kind, id, customer } = Object(object) as Record<string, unknown>;
  if (kind === "customer") return textOf(id);
  return textOf(customer) ?? textOf(Object(customer).id);
}

function textOf(value: unknown) {
  return typeof value === "string" && /^cus_\w{1,60}$/.test(value) ? value : null;
}
