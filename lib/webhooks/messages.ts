import { z } from "zod";
import { byBilling } from "@/lib/settings/installation";
import { testEvent, type webhookEvents } from "@/lib/webhooks/schema";

export type EventName = (typeof webhookEvents)[number] | typeof testEvent;
type Message = { summary: string; description: string; schema: z.ZodObject };

const listingId = z.string().describe("Read it with `GET /listings/{id}`.");
const batchId = z.string().describe("Read it with `GET /batches/{id}`.");
const requestId = z
  .string()
  .describe("The request that a program made: `GET /listing-requests/{id}`.");

const message = <Name extends EventName, Data extends z.ZodType>(
  type: Name,
  data: Data,
) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe("When it happened."),
    data: data.describe("Only ids: read what they stand for."),
  });

const ofSingle = z.strictObject({
  idempotencyKey: z
    .string()
    .describe("The one it was requested with: yours, where a program asked."),
  requestId: requestId.optional(),
});
const ofRow = z.strictObject({
  batchId,
  rowId: z.string().describe("Read it with `GET /batches/{id}/rows/{rowId}`."),
});

/** What each event tells. */
const eventData = {
  "listing.ready": z.strictObject({
    listingId,
    requestId: requestId.optional(),
  }),
  "listing.failed": z.union([ofSingle, ofRow]),
  "batch.finished": z.strictObject({ batchId }),
  "etsy.draft_created": z.strictObject({
    listingId,
    publicationId: z
      .string()
      .describe("Read it with `GET /publications/{id}`."),
    etsyListingId: z.string().describe("Etsy's own."),
  }),
  "usage.low": z.strictObject({
    period: z
      .string()
      .describe(
        "The month, such as `2026-11`. `GET /usage` tells you what is left.",
      ),
  }),
  [testEvent]: z.strictObject({ endpointId: z.string() }),
} satisfies Record<EventName, z.ZodType>;

export type EventData<Name extends EventName> = z.input<
  (typeof eventData)[Name]
>;

/** What is sent to endpoints, by the type of the event. */
export const webhookMessages: Record<EventName, Message> = {
  "listing.ready": {
    summary: "A listing was written",
    description:
      "By a program, on a page, by an assistant, or as a row of a batch.",
    schema: message("listing.ready", eventData["listing.ready"]),
  },
  "listing.failed": {
    summary: "A listing could not be written",
    description:
      "Nothing was counted. A single listing is named by its key, and by its request where a program asked; a row by its batch.",
    schema: message("listing.failed", eventData["listing.failed"]),
  },
  "batch.finished": {
    summary: "Nothing in a batch is left to write",
    description:
      "Rows may have failed, or wait for listings of the next month.",
    schema: message("batch.finished", eventData["batch.finished"]),
  },
  "etsy.draft_created": {
    summary: "A draft is in your Etsy shop",
    description: "With its photos and everything else that was sent.",
    schema: message("etsy.draft_created", eventData["etsy.draft_created"]),
  },
  "usage.low": {
    summary: "80% of the month's listings are used",
    description: `Once a month. ${byBilling("Plans without", "Without")} a limit ${byBilling("have", "there is")} none.`,
    schema: message("usage.low", eventData["usage.low"]),
  },
  [testEvent]: {
    summary: "You sent a test event",
    description: "To one endpoint, whatever it asks for.",
    schema: message(testEvent, eventData[testEvent]),
  },
};
