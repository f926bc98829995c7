import { z } from "zod";
import { formFields } from "@/components/generate/form/form-fields";
import type { UnsavedForm } from "@/components/generate/generator-state";
import { type SavedPhoto, savedPhotoSchema } from "@/components/photos";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import { mapTextFields } from "@/lib/listing-text/fields/input";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { type ShotId, shotIds } from "@/lib/photos/coach/find-shots";
import { categoryValues, colors, titleStyles } from "@/lib/listing-text/fields/listing-choices";

const formKey = "listwright:draft";

const text = z.string().catch("");
const formSchema = z.object({
  /**
   * The user's id, or null for a visitor, whose form belongs to the next user
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
  photos: z.array(savedPhotoSchema).catch([]),
  shots: z.array(z.enum(shotIds)).catch([]),
});

export function findSavedForm(): z.output<typeof formSchema> | null {
  return formSchema.safeParse(readStored(formKey)).data ?? null;
}

export type SavedForm = UnsavedForm & { photos: SavedPhoto[]; shots: ShotId[] };

export function saveForm(
  { values, fromPhoto, listing, photos, shots }: SavedForm,
  owner: number | null,
) {
  writeStored(formKey, { owner, values, fromPhoto, listing, photos, shots });
}

export function clearSavedForm() {
  removeStored(formKey);
}
