import { z } from "zod";
import { exportedTextsSchema } from "@/lib/etsy/listing/schema";
import type {
  PublicationProblem,
  PublicationState,
} from "@/lib/etsy/publish/schema";
import {
  listingFormSchema,
  type openPointSchema,
} from "@/lib/listing-text/fields/schema";
import { photoIdsSchema } from "@/lib/photos/schema";

export const batchLimits = {
  rows: 500,
  /** Of one call. */
  rowsPerCall: 50,
  /**
   * Of one user's rows that are not written yet: different photos, and the
   * bytes of their working copies.
   */
  photos: 600,
  photoBytes: 1_500 * 1024 * 1024,
  /** Batches that a user keeps. */
  batches: 100,
  /** Characters. */
  name: 100,
  /** The fewest rows that can be written within a day. */
  rowsWithinDay: 10,
} as const;

export const rowStates = [
  "queued",
  "writing",
  "ready",
  "waiting",
  "refused",
  "failed",
  "accepted",
  "canceled",
] as const;
export type RowState = (typeof rowStates)[number];

/**
 * As they are stored. An answer has `done` too: running, with nothing left to
 * write.
 */
export const storedStates = ["draft", "running", "paused", "canceled"] as const;
export type BatchState = (typeof storedStates)[number] | "done";

/**
 * A product name or a photo, since of photos that are there the product's name
 * can be seen.
 */
export const rowInputSchema = z
  .strictObject({
    form: listingFormSchema.partial().default({}),
    photoIds: photoIdsSchema.default([]),
    /**
     * What stands in the shop. Pages send it only where there is one: versions
     * before refuse it.
     */
    original: exportedTextsSchema.optional(),
  })
  .refine(
    ({ form, photoIds }) =>
      photoIds.length > 0 || (form.productName ?? "") !== "",
    {
      params: { code: "required" },
      error: "Each row needs a product name or a photo.",
    },
  );
export type RowInput = z.output<typeof rowInputSchema>;

const rowsSchema = z
  .array(rowInputSchema)
  .max(
    batchLimits.rowsPerCall,
    `Please send at most ${batchLimits.rowsPerCall} rows at once.`,
  );

/**
 * `now`: two rows at a time. `day`: through the model provider's batch
 * interface, which answers within 24 hours.
 */
export const batchModes = ["now", "day"] as const;
export type BatchMode = (typeof batchModes)[number];

export const batchStartSchema = z.strictObject({
  mode: z.enum(batchModes).optional(),
});

export const newBatchSchema = z.strictObject({
  /**
   * Chosen by the caller, so that the same call again makes no second batch.
   */
  id: z.uuid().toLowerCase().optional(),
  name: z
    .string()
    .trim()
    .min(1, "Please name the batch.")
    .max(batchLimits.name, "Please choose a shorter name."),
  rows: rowsSchema.default([]),
  /** Nothing is written of it, and it takes more rows, until it is resumed. */
  draft: z.literal(true).optional(),
  /** How it is written; of a draft, what resuming it says. */
  mode: z.enum(batchModes).optional(),
});
export type NewBatch = z.output<typeof newBatchSchema>;

export const moreRowsSchema = z.strictObject({
  rows: rowsSchema.min(1, "Please send at least one row."),
  /**
   * How many rows it has by what the caller knows, so that the same call again
   * adds nothing.
   */
  after: z.int().min(0).max(batchLimits.rows),
});
export type MoreRows = z.output<typeof moreRowsSchema>;

/** Of a row that was refused or failed: what the seller changed. */
export const rowRetrySchema = z.strictObject({
  form: listingFormSchema.partial().optional(),
  photoIds: photoIdsSchema.optional(),
});
export type RowRetry = z.output<typeof rowRetrySchema>;

export const rowIdsSchema = z.strictObject({
  ids: z.array(z.uuid().toLowerCase()).min(1).max(batchLimits.rows),
});

const countsSchema = z.record(z.enum(rowStates), z.number());
export type RowCounts = z.output<typeof countsSchema>;

export type BatchSummary = {
  id: string;
  name: string;
  state: BatchState;
  /** ISO 8601. */
  createdAt: string;
  counts: RowCounts;
  /** Absent from a server before this one. */
  mode?: BatchMode;
};

/** How far the row's listing is on its way into the shop. */
export type RowDraft = {
  publicationId: string;
  state: PublicationState;
  /**
   * Why it waits or stopped, with Etsy's own words and the field that Etsy
   * names.
   */
  code: PublicationProblem["code"] | null;
  message: string | null;
  words: string;
  field: string | null;
  /** As text: it has more than 32 bits. */
  etsyListingId: string | null;
  /**
   * Whether it stopped without a draft on Etsy, so that other choices may be
   * sent.
   */
  canChooseAgain: boolean;
};

export type RowAnswer = {
  id: string;
  /** From 1. */
  position: number;
  state: RowState;
  /**
   * Written, and then rejected by the seller. Absent from a server before this
   * one.
   */
  isRejected?: boolean;
  /**
   * The code and the sentence of what keeps it from being written, or that its
   * listing was deleted; null otherwise.
   */
  reason: string | null;
  message: string | null;
  /**
   * Of a queued row: not before then, ISO 8601. Absent from a server before
   * this one.
   */
  nextAt?: string | null;
  form: RowInput["form"];
  photoIds: string[];
  listingId: number | null;
  title: string | null;
  score: number | null;
  missing: string[];
  problems: z.output<typeof openPointSchema>[];
  /**
   * What its text leaves to be filled in: "size" of `[add size]`. Absent from a
   * server before this one.
   */
  blanks?: string[];
  /**
   * The other listing that has most tags in common with it, of this batch and
   * the 500 newest in the history.
   */
  overlap: { listingId: number; productName: string; tags: string[] } | null;
  /**
   * Null while nothing was sent to Etsy. Absent from a server before this one.
   */
  draft?: RowDraft | null;
};

/** `GET /api/batches/{id}`. */
export type BatchAnswer = BatchSummary & { rows: RowAnswer[] };
