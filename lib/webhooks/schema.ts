import { z } from "zod";

/** What an endpoint can ask for. */
export const webhookEvents = [
  "listing.ready",
  "listing.failed",
  "batch.finished",
  "etsy.draft_created",
  "usage.low",
] as const;

/** Sent on demand, to one endpoint. */
export const testEvent = "webhook.test";

export const webhookLimits = { endpoints: 5, urlLength: 500 } as const;

/** Milliseconds until the status of an answer must be there. */
export const messageTimeout = 15_000;

const minutes = 60;
const hours = 60 * minutes;
/** Seconds between the attempts, as Standard Webhooks proposes. */
export const retryDelays = [
  5,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
];

/**
 * Days of failures without a success, after which an endpoint is switched off.
 */
export const maxFailingDays = 5;

const url = z
  .string()
  .trim()
  .min(1, "Please enter an address.")
  .max(webhookLimits.urlLength, "This is too long.");
const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Please choose at least one event.")
  .transform((chosen) =>
    webhookEvents.filter((event) => chosen.includes(event)),
  );

export const newEndpointSchema = z.strictObject({ url, events });
/** `enabled` switches it off and on again. */
export const endpointChangesSchema = z
  .strictObject({ url, events, enabled: z.boolean() })
  .partial();
export type NewEndpoint = z.output<typeof newEndpointSchema>;
export type EndpointChanges = z.output<typeof endpointChangesSchema>;

const timestamp = z.iso.datetime();

export const endpointSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  createdAt: timestamp,
  /**
   * Why nothing is sent to it: its owner switched it off, it failed for five
   * days, or it answered 410 Gone.
   */
  disabledReason: z.enum(["user", "failing", "gone"]).nullable(),
  disabledAt: timestamp.nullable(),
  /** The first failure after the last success. */
  failingSince: timestamp.nullable(),
  /** Until when the previous secret also signs. */
  previousEndsAt: timestamp.nullable(),
});
export type Endpoint = z.output<typeof endpointSchema>;
/** There are so few that one page holds all. */
export const endpointPageSchema = z.object({
  data: z.array(endpointSchema),
  nextCursor: z.null(),
});
/** `secret` signs what is sent, and is only in this one response. */
export const createdEndpointSchema = z.object({
  endpoint: endpointSchema,
  secret: z.string(),
});

export const deliverySchema = z.object({
  /** The `webhook-id` of its requests. */
  id: z.uuid(),
  event: z.string(),
  state: z.enum(["pending", "delivered", "failed"]),
  attempts: z.int(),
  /** The HTTP status of the last answer; null without an answer. */
  answerStatus: z.int().nullable(),
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
  attemptedAt: timestamp.nullable(),
  /** When it is tried again; null when it is not. */
  nextAt: timestamp.nullable(),
  createdAt: timestamp,
});
export const deliveryPageSchema = z.object({
  data: z.array(deliverySchema),
  nextCursor: z.string().nullable(),
});
export const deliveryQuerySchema = z.strictObject({
  cursor: z.string().optional().describe("`nextCursor` of the previous page."),
});
export type Delivery = z.output<typeof deliverySchema>;
