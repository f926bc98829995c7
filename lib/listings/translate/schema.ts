import { z } from "zod";
import { openPointSchema } from "@/lib/listing-text/fields/schema";
import {
  type EtsyLanguage,
  etsyLanguageValues,
} from "@/lib/listing-text/languages/writing-languages";
import { checkDescription } from "@/lib/listing-text/rules/description";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { checkTags } from "@/lib/listing-text/rules/tags";
import { checkTitle } from "@/lib/listing-text/rules/title";

export const languageSchema = z.enum(
  etsyLanguageValues,
  "Please choose one of the languages.",
);

/**
 * What of a listing is written in another language: the fields that Etsy
 * translates.
 */
const translatedFieldsSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
});
export type TranslatedFields = z.output<typeof translatedFieldsSchema>;

const differenceSchema = z.object({
  kind: z.enum([
    "number",
    "size",
    "material",
    "color",
    "care",
    "included",
    "place",
    "claim",
    "language",
  ]),
  field: z.enum(["title", "description", "tags"]),
  /** As it is written in the text that has it. */
  text: z.string(),
  /** Which of the two texts has it. */
  side: z.enum(["source", "translation"]),
  /** For people, at most twelve words. */
  reason: z.string(),
});
export type Difference = z.output<typeof differenceSchema>;

export const translationSchema = translatedFieldsSchema.extend({
  language: languageSchema,
  /** What the piece is called in that language. */
  item: z.string(),
  /** 0–100, by the same rules as the listing's own. */
  score: z.number(),
  ready: z.boolean(),
  open: z.array(openPointSchema),
  /** From the listing as it is now. */
  differences: z.array(differenceSchema),
  /** What wrote it, in words to show. */
  writer: z.string(),
  /** Counts the edits, from 1. */
  version: z.number(),
  /** ISO 8601. */
  updatedAt: z.string(),
});
export type Translation = z.output<typeof translationSchema>;

export const translationRequestSchema = z.strictObject({
  language: languageSchema,
});

/**
 * Every reason for which Etsy would refuse it. `snippets` are the shop's, which
 * stand in it as they are.
 */
export const checkTranslation = (
  { title, description, tags }: TranslatedFields,
  snippets: readonly string[] = [],
): Violation[] => [
  ...checkTitle(title),
  ...checkDescription(description, snippets),
  ...checkTags(tags),
];

export const translationEditSchema = z.strictObject({
  ...translatedFieldsSchema.shape,
  /** The one the edit was made of. */
  version: z.int().positive().max(2_147_483_647),
});
export type TranslationEdit = z.output<typeof translationEditSchema>;

/** The answer to an edit of an older version: what is stored now. */
export const translationConflictSchema = z.object({
  current: translationSchema,
});
export type TranslationConflict = {
  code: "conflict";
  message: string;
  current: Translation;
};

/** A translation as it is stored. */
export type StoredTranslation = TranslatedFields & {
  language: EtsyLanguage;
  item: string;
  writer: string;
  version: number;
  updatedAt: Date;
};
