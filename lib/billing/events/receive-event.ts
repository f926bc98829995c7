import "server-only";
import { z } from "zod";
import { queueUnprocessed, storeEvent } from "@/lib/billing/events/event-data";
import { readSignedEvent } from "@/lib/billing/stripe";
import { AppError } from "@/lib/errors";

/**
 * Types that can change a plan. Others are stored and ignored. A thin event has
 * the prefix.
 */
const relevantTypes =
  /^(?:v1\.)?(?:checkout\.session\.|customer\.(?:created|updated|deleted|subscription\.)|invoice\.|subscription_schedule\.|charge\.(?:refunded$|dispute\.))/;

/**
 * Stores an event and queues a sync of its customer; nothing else happens while
 * Stripe waits for the response. Throws `bad_request` unless Stripe signed
 * exactly these bytes.
 */
export async function receiveEvent(body: Buffer, signature: string | null) {
  const event = eventSchema.safeParse(
    signature === null ? null : readSignedEvent(body, signature),
  );
  if (!event.success)
    throw new AppError("bad_request", "This is not an event signed by Stripe.");
  const { id, type, data, related_object: related } = event.data;
  const customer =
    related?.type === "customer"
      ? customerIdOf(related.id)
      : customerOf(data?.object);
  const charge = disputedChargeOf(data?.object);
  await storeEvent({
    id,
    type,
    customer,
    charge,
    isRelevant: relevantTypes.test(type),
  });
}

const eventSchema = z.object({
  id: z.string().regex(/^evt_\w{1,100}$/),
  type: z.string().max(200),
  data: z.object({ object: z.unknown() }).partial().nullish(),
  /** Thin events have this instead of `data`. */
  related_object: z
    .object({ id: z.string(), type: z.string() })
    .nullish()
    .catch(null),
});

function customerOf(object: unknown) {
  const {
    object: kind,
    id,
    customer,
  } = Object(object) as Record<string, unknown>;
  if (kind === "customer") return customerIdOf(id);
  return customerIdOf(customer) ?? customerIdOf(Object(customer).id);
}

function disputedChargeOf(object: unknown) {
  const { object: kind, charge } = Object(object) as Record<string, unknown>;
  const id = kind === "dispute" ? (Object(charge).id ?? charge) : null;
  return typeof id === "string" && /^\w{1,100}$/.test(id) ? id : null;
}

function customerIdOf(value: unknown) {
  return typeof value === "string" && /^cus_\w{1,60}$/.test(value)
    ? value
    : null;
}

const minute = 60_000;

/**
 * Queues a sync for each customer with unprocessed events: a job is retried a
 * limited number of times, an event is not. Events of customers without an
 * account are retried for a week.
 */
export async function retryEvents(now = new Date()) {
  const before = (minutes: number) =>
    new Date(now.getTime() - minutes * minute);
  return queueUnprocessed({
    receivedBefore: before(2),
    deferredBefore: before(60),
    deferredSince: before(7 * 24 * 60),
  });
}
