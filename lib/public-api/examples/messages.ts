import type { z } from "zod";
import { exampleIds as ids } from "@/lib/public-api/examples/samples";
import type { webhookMessages } from "@/lib/webhooks/messages";

const timestamp = "2026-11-24T09:30:12.000Z";

/** What an endpoint receives, by the type of the event. */
export const exampleMessages: {
  [Name in keyof typeof webhookMessages]: z.output<
    (typeof webhookMessages)[Name]["schema"]
  >;
} = {
  "listing.ready": {
    type: "listing.ready",
    timestamp,
    data: { listingId: ids.listing, requestId: ids.request },
  },
  "listing.failed": {
    type: "listing.failed",
    timestamp,
    data: { idempotencyKey: "mug-2026-11-24", requestId: ids.request },
  },
  "batch.finished": {
    type: "batch.finished",
    timestamp,
    data: { batchId: ids.batch },
  },
  "etsy.draft_created": {
    type: "etsy.draft_created",
    timestamp,
    data: {
      listingId: ids.listing,
      publicationId: ids.publication,
      etsyListingId: "4301234567",
    },
  },
  "usage.low": {
    type: "usage.low",
    timestamp,
    data: { period: "2026-11" },
  },
  "webhook.test": {
    type: "webhook.test",
    timestamp,
    data: { endpointId: ids.endpoint },
  },
};
