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
  /** Of alt texts: Etsy's photos that they belong to. */
  imageIds: z.array(z.string().nullable()).optional(),
});
export type ChangedField = z.output<typeof changedFieldSchema>;

/** Days for which what an update replaced can be put back. */
export const putBackDays = 60;

/** Of the listing on Etsy, days after the change. */
export const readingDays = [0, 14, 28] as const;

/** Milliseconds. */
