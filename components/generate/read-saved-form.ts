import { z } from "zod";
import { formFields } from "@/components/generate/form/form-fields";
import { savedPhotoSchema } from "@/components/photos";
import { mapTextFields } from "@/lib/listing-text/fields/input";
import {
  categoryValues,
  colors,
  titleStyles,
} from "@/lib/listing-text/fields/listing-choices";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";
import { shotIds } from "@/lib/photos/coach/find-shots";

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

/** Null for what is no form. */
export const readSavedForm = (stored: unknown) =>
  formSchema.safeParse(stored).data ?? null;
