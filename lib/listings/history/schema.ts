import { z } from "zod";
import { categoryValues, listingIdSchema } from "@/lib/listings/schema";

export const sorts = ["newest", "oldest", "score", "name"] as const;
export type Sort = (typeof sorts)[number];

/** Entries of one answer. */
const maxPage = 50;
/** Characters. */
export const maxSearch = 200;

/** What may be asked of the history. The empty category is all of them. */
export const historyQuerySchema = z.object({
  q: z.string().max(maxSearch, `Please search for at most ${maxSearch} characters.`).default(""),
  category: z.enum(categoryValues).or(z.literal("")).default(""),
  sort: z.enum(sorts).default("newest"),
  limit: z.coerce.number().int().min(1).max(maxPage).default(maxPage),
  cursor: z.string().max(1_000).optional(),
});
export type HistoryQuery = z.output<typeof historyQuerySchema>;

/** How many listings one call may delete, restore or export. */
export const maxSelection = 500;

const tooMany = `Please choose at most ${maxSelection} listings at a time.`;

export const selectionSchema = z.strictObject({
  ids: z.array(listingIdSchema).min(1, "Please choose a listing first.").max(maxSelection, tooMany),
});

const exportFormats = ["json", "csv", "etsy"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportSchema = selectionSchema.extend({ format: z.enum(exportFormats) });

/** Another listing of the seller with at least half of the same tags. */
export type Overlap = { id: number; productName: string; shared: string[] };

/** The end of a page of the sorted history: what its last entry is sorted by, and that entry's id. */
export type Cursor = { key: Date | number | string; id: number };
