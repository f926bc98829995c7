import { z } from "zod";
import { formFields } from "@/components/listings/form/form-fields";
import type { Draft } from "@/components/listings/generate/generator-state";
import {
  type DraftPhoto,
  draftPhotoSchema,
} from "@/components/listings/photos/draft-photos";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import { mapTextFields } from "@/lib/listing-text/fields/input";
import {
  categoryValues,
  colors,
  listingAnswerSchema,
  titleStyles,
} from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { type ShotId, shotIds } from "@/lib/photos/coach/photo-set";

const draftKey = "listwright:draft";

const text = z.string().catch("");
const draftSchema = z.object({
  /**
   * The user's id, or null for a visitor, whose draft belongs to the next user
   * who signs in.
   */
  owner: z.number().nullable(),
  values: z.object({
    ...mapTextFields(() => text),
    colors: z.array(z.enum(colors)).catch([]),
    category: z.enum(categoryValues).or(z.literal("")).catch(""),
    titleStyle: z.enum(titleStyles).catch("etsy_2026"),
    language: z.enum(languageValues).catch("en"),
  }),
  fromPhoto: z.array(z.enum(formFields)).catch([]),
  listing: listingAnswerSchema.nullable().catch(null),
  photos: z.array(draftPhotoSchema).catch([]),
  shots: z.array(z.enum(shotIds)).catch([]),
});

export function findDraft(): z.output<typeof draftSchema> | null {
  return draftSchema.safeParse(readStored(draftKey)).data ?? null;
}

export type SavedDraft = Draft & { photos: DraftPhoto[]; shots: ShotId[] };

export function saveDraft(
  { values, fromPhoto, listing, photos, shots }: SavedDraft,
  owner: number | null,
) {
  writeStored(draftKey, { owner, values, fromPhoto, listing, photos, shots });
}

export function clearDraft() {
  removeStored(draftKey);
}
