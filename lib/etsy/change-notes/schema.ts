import { z } from "zod";
import { updatableFields } from "@/lib/etsy/listing/schema";

/**
 * "batch": accepted there. That says that the text is good, not that it is in
 * the shop.
 */
export const changeSources = [
  "etsy_update",
  "etsy_draft",
  "by_hand",
  "batch",
] as const;
export type ChangeSource = (typeof changeSources)[number];

/**
 * A field that was changed. `before` is null where nobody knows what stood
 * there. A list has one entry each.
 */
export const changedFieldSchema = z.object({
  field: z.enum(updatableFields),
  before: z.array(z.string()).nullable(),
  after: z.array(z.string()),
});
export type ChangedField = z.output<typeof changedFieldSchema>;

/** Of the listing on Etsy, days after the change. */
export const readingDays = [0, 14, 28] as const;

/** Milliseconds. */
