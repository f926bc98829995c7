import { z } from "zod";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import {
  listingFolders,
  maxSearch,
  maxSelection,
  openChoices,
  sorts,
} from "@/lib/listings/history/filter-choices";
import { listingIdSchema } from "@/lib/listings/schema";

/** Entries of one answer. */
const maxPage = 50;
/**
 * What a seller chooses of the history. What is empty leaves the choice
 * open.
 */
export const historyFilterSchema = z.object({
  q: z
    .string()
    .max(maxSearch, `Please search for at most ${maxSearch} characters.`)
    .default(""),
  category: z.enum(categoryValues).or(z.literal("")).default(""),
  state: z.enum(listingFolders).or(z.literal("")).default(""),
  points: z.enum(openChoices).or(z.literal("")).default(""),
  batch: z.uuid().toLowerCase().or(z.literal("")).default(""),
  sort: z.enum(sorts).default("newest"),
});
export type HistoryFilter = z.output<typeof historyFilterSchema>;

export const historyQuerySchema = historyFilterSchema.extend({
  limit: z.coerce.number().int().min(1).max(maxPage).default(maxPage),
  cursor: z.string().max(1_000).optional(),
  /** Only this one, wherever it stands. */
  id: listingIdSchema.optional(),
});
export type HistoryQuery = z.output<typeof historyQuerySchema>;

const tooMany = `Please choose at most ${maxSelection} listings at a time.`;

export const selectionSchema = z.strictObject({
  ids: z
    .array(listingIdSchema)
    .min(1, "Please choose a listing first.")
    .max(maxSelection, tooMany),
});

const exportFormats = ["json", "csv", "etsy"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportSchema = selectionSchema.extend({
  format: z.enum(exportFormats),
});

/** Another listing of the seller with at least half of the same tags. */
export type Overlap = { id: number; productName: string; shared: string[] };

/**
 * The end of a page of the sorted history: what its last entry is sorted by,
 * and that entry's id.
 */
export type Cursor = { key: Date | number | string; id: number };
