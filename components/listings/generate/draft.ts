import { z } from "zod";
import { fieldNames } from "@/components/listings/form/form-values";
import type { Draft } from "@/components/listings/generate/generator-state";
import { categoryValues, colors, listingAnswerSchema, titleStyles } from "@/lib/listings/schema";

const place = "listwright:draft";

const text = z.string().catch("");
const draftSchema = z.object({
  /** The user's id, or null for a visitor, whose draft belongs to whoever signs in next. */
  owner: z.number().nullable(),
  values: z.object({
    productName: text,
    materials: text,
    styleDesign: text,
    colors: z.array(z.enum(colors)).catch([]),
    audience: text,
    category: z.enum(categoryValues).or(z.literal("")).catch(""),
    extraDetails: text,
    titleStyle: z.enum(titleStyles).catch("etsy_2026"),
  }),
  fromPhoto: z.array(z.enum(fieldNames)).catch([]),
  listing: listingAnswerSchema.nullable().catch(null),
});
export type StoredDraft = z.output<typeof draftSchema>;

/** Storage may be full, blocked or gone; a draft is a convenience, and the page works without. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function findDraft(): StoredDraft | null {
  const stored = quietly(() => JSON.parse(localStorage.getItem(place) ?? "null"));
  return draftSchema.safeParse(stored).data ?? null;
}

export function keepDraft(draft: Draft, owner: number | null) {
  const { values, fromPhoto, listing } = draft;
  quietly(() => localStorage.setItem(place, JSON.stringify({ owner, values, fromPhoto, listing })));
}

export function dropDraft() {
  quietly(() => localStorage.removeItem(place));
}
