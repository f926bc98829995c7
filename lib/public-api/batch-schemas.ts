import { z } from "zod";
import {
  batchLimits,
  batchModes,
  newBatchSchema,
  type RowState,
  rowStates,
  storedStates,
} from "@/lib/batches/schema";
import { publicationStates } from "@/lib/etsy/publish/schema";
import { openPointSchema } from "@/lib/listing-text/fields/schema";
import { createListingSchema } from "@/lib/public-api/schemas";
import { byBilling } from "@/lib/settings/installation";

const id = z.string().describe("An opaque id.");
const listingId = z
  .string()
  .nullable()
  .describe(
    "The id of its listing, once it is written and until that is deleted.",
  );
const nextCursor = z
  .string()
  .nullable()
  .describe("The cursor of the next page; null on the last.");
const mode = z
  .enum(batchModes)
  .describe(
    `\`now\`: two rows at a time. \`day\`: within 24 hours, from ${batchLimits.rowsWithinDay} rows on.`,
  );

const { shape } = newBatchSchema;
const rowsSchema = z
  .array(createListingSchema)
  .max(
    batchLimits.rowsPerCall,
    `Please send at most ${batchLimits.rowsPerCall} rows at once.`,
  )
  .describe("What each listing is written from.");

export const createBatchSchema = z
  .strictObject({
    name: shape.name,
    rows: rowsSchema.default([]),
    draft: z
      .boolean()
      .default(false)
      .describe(
        "A draft accepts more rows, and nothing is written until it is started.",
      ),
    mode: mode
      .optional()
      .describe(
        "How it is written; `now` by default. For a draft, set it when it is started.",
      ),
  })
  .refine(({ rows, draft }) => draft || rows.length > 0, {
    path: ["rows"],
    params: { code: "required" },
    error: "A batch needs at least one row.",
  });
export type CreateBatch = z.output<typeof createBatchSchema>;

export const startBatchSchema = z.strictObject({
  mode: mode
    .optional()
    .describe(
      "For a draft: how it is written. Other batches continue as they were started.",
    ),
});

export const addRowsSchema = z.strictObject({
  rows: rowsSchema.min(1, "Please send at least one row."),
  after: z
    .int()
    .min(0)
    .max(batchLimits.rows)
    .describe(
      "How many rows you know it to have, so that repeating the call adds nothing.",
    ),
});

export const retryRowSchema = z.strictObject({
  input: createListingSchema
    .optional()
    .describe("Replaces what the row was to be written from."),
});

export const rowQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z
    .string()
    .max(100)
    .optional()
    .describe("`nextCursor` of the previous page."),
});
export const batchQuerySchema = rowQuerySchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const countsShape = Object.fromEntries(
  rowStates.map((state) => [state, z.int()]),
) as Record<RowState, z.ZodInt>;

export const batchSchema = z.object({
  id,
  name: z.string(),
  state: z
    .enum([...storedStates, "done"])
    .describe(
      "`done` once nothing is left to write. A batch with rows that wait for listings is `running`.",
    ),
  mode,
  createdAt: z.string().describe("ISO 8601."),
  counts: z.object(countsShape).describe("Rows by their state."),
});
export type PublicBatch = z.output<typeof batchSchema>;
export const batchPageSchema = z.object({
  data: z.array(batchSchema),
  nextCursor,
});

export const batchRowSchema = z.object({
  id,
  position: z.int().describe("Its place, from 1."),
  state: z
    .enum(rowStates)
    .describe(
      `\`ready\` is written, to be accepted or rejected. \`waiting\` waits for listings of your ${byBilling("plan", "month")}: resume the batch once some are available. \`refused\` and \`failed\` can be tried again. Nothing is counted for rows that are not written.`,
    ),
  isRejected: z
    .boolean()
    .describe("Whether it was written, and you rejected it."),
  reason: z
    .string()
    .nullable()
    .describe("The code of why it is not written, or `listing_deleted`."),
  message: z.string().nullable().describe("The same as a sentence."),
  input: z
    .object(createListingSchema.shape)
    .describe("What it is written from."),
  listingId,
  title: z.string().nullable(),
  score: z.number().nullable(),
  missing: z
    .array(z.string())
    .describe("What buyers ask and nobody answered: `[add size]` blanks."),
  open: z
    .array(openPointSchema)
    .describe("What has to be settled before it can be accepted."),
  draft: z
    .object({
      publicationId: z
        .string()
        .describe("Read it with `GET /publications/{id}`."),
      state: z.enum(publicationStates),
      etsyListingId: z.string().nullable(),
    })
    .nullable()
    .describe(
      "How far it is on its way into your shop; null while nothing was sent.",
    ),
});
export type PublicRow = z.output<typeof batchRowSchema>;
export const batchRowPageSchema = z.object({
  data: z.array(batchRowSchema),
  nextCursor,
});

const rowIds = z.array(z.string());
export const acceptedRowsSchema = z.object({
  accepted: rowIds,
  open: rowIds.describe(
    "Rows with open points, and those whose listing was deleted. They stay as they are.",
  ),
});
export const rejectedRowsSchema = z.object({
  rejected: rowIds,
  listingIds: rowIds.describe(
    "Their listings, which were deleted. Reopening the rows brings them back for a while.",
  ),
});
export const reopenedRowsSchema = z.object({ reopened: rowIds });
