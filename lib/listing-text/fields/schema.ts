import { z } from "zod";
import { listingFields } from "@/lib/listing-text/fields/fields";
import {
  inputFields,
  mapTextFields,
  type TextFieldName,
} from "@/lib/listing-text/fields/input";
import {
  categoryValues,
  colors,
  titleStyles,
} from "@/lib/listing-text/fields/listing-choices";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { supports } from "@/lib/listing-text/fields/supports";
import { verdictSchema } from "@/lib/listing-text/fields/verdict";
import { languageValues } from "@/lib/listing-text/languages/writing-languages";

/** One check of the photo, made without a model. It never blocks anything. */
export const photoCheckSchema = z.object({
  id: z.enum(["size", "aspect", "focus", "light", "background"]),
  ok: z.boolean(),
  message: z.string(),
  /** What to do about it; "" when it is fine. */
  advice: z.string(),
});
export type PhotoCheck = z.output<typeof photoCheckSchema>;

const tooLong = (max: number) => `Please keep this under ${max} characters.`;

function optionalText(name: TextFieldName) {
  const { maxLength } = inputFields[name];
  return z.string().trim().max(maxLength, tooLong(maxLength)).optional();
}

/** The manual-entry form, as the browser fills it in and the API accepts it. */
export const listingFormSchema = z.strictObject({
  ...mapTextFields(optionalText),
  productName: z
    .string("Product name is required")
    .trim()
    .min(1, "Product name is required")
    .max(
      inputFields.productName.maxLength,
      tooLong(inputFields.productName.maxLength),
    ),
  colors: z.array(z.enum(colors)).max(colors.length).default([]),
  category: z
    .union(
      [z.enum(categoryValues), z.literal("")],
      "Please choose one of the categories.",
    )
    .optional(),
  titleStyle: z
    .enum(titleStyles, "Please choose one of the title styles.")
    .default("etsy_2026"),
  /**
   * Of the listing, whatever the seller types in. English without one, which
   * pages leave out: versions before refuse it.
   */
  language: z
    .enum(languageValues, "Please choose one of the languages.")
    .optional(),
});
export type ListingForm = z.output<typeof listingFormSchema>;
/** The form as far as it is filled in. */
export type ListingInput = {
  [Field in keyof ListingForm]?: ListingForm[Field] | undefined;
};

export const factSchema = z.object({
  /** The property, such as "material". */
  name: z.string(),
  value: z.string(),
  source: z.enum(["photo", "seller"]),
  /**
   * The number of the photo that shows it, from 1; absent where there is one
   * photo or none.
   */
  photo: z.number().optional(),
  /**
   * What the writer's text cites, what the fact is of, such as "chain", and the
   * seller's words that say it; absent where the writer told none, and in
   * listings that are older.
   */
  id: z.string().optional(),
  part: z.string().optional(),
  quote: z.string().optional(),
});
export type Fact = z.output<typeof factSchema>;

/**
 * What photos show differently and only the seller knows. `topic` is what the
 * blank for it asks for.
 */
const photoQuestionSchema = z.object({
  topic: z.string(),
  message: z.string(),
});
export type PhotoQuestion = z.output<typeof photoQuestionSchema>;

/**
 * What is stored beside the fields. Listings that are older than the notes have
 * empty ones.
 */
export const listingNotesSchema = z.object({
  /** Up to three titles to choose from. */
  titles: z.array(z.string()).default([]),
  titleStyle: z.enum(titleStyles).default("etsy_2026"),
  /**
   * Claims that need proof, in the text because the seller typed them, each
   * with the reason.
   */
  claims: z
    .array(z.object({ text: z.string(), reason: z.string() }))
    .default([]),
  /**
   * Third-party names, in the text because the seller typed them, each with the
   * reason to be careful.
   */
  watchList: z
    .array(z.object({ term: z.string(), reason: z.string() }))
    .default([]),
  /**
   * The most specific category as far as the writer knows Etsy's; "" for none.
   */
  categoryPath: z.string().default(""),
  /** Of the photo as it was uploaded; empty without one. */
  photo: z.array(photoCheckSchema).default([]),
  /** Fields that the seller keeps from being rewritten. */
  locked: z.array(z.enum(listingFields)).default([]),
  /**
   * Keys of the claims and names in the text that the seller confirmed: she can
   * prove them.
   */
  confirmed: z.array(z.string()).default([]),
  /**
   * In which it is written. Null for listings that are older than the choice.
   */
  language: z.enum(languageValues).nullable().default(null),
  /**
   * The shop's snippets at the end of the description, byte for byte as they
   * were when it was generated.
   */
  snippets: z.array(z.string()).default([]),
  /**
   * Keys of sentences that the model made up in a rewrite of the description:
   * none of them is the seller's own.
   */
  rewritten: z.array(z.string()).default([]),
  photoQuestions: z.array(photoQuestionSchema).default([]),
  /**
   * The seller wrote it herself, and it was taken over from her shop: what it
   * began with is her own word.
   */
  isImported: z.boolean().default(false),
  /**
   * How the last review by a model ended; "off" where none was asked for.
   */
  review: z.enum(["done", "off", "failed"]).default("off"),
  /**
   * What the last review said, by the keys of sentences and of other texts.
   */
  verdicts: z.record(z.string(), verdictSchema).default({}),
  /**
   * What was taken out because the facts say otherwise or don't say it, as it
   * was written: a sentence, a tag, "Era: 1950s".
   */
  removed: z
    .array(
      z.object({
        field: z.enum(listingFields),
        text: z.string(),
        reason: z.string(),
      }),
    )
    .default([]),
  /**
   * Much of what the model wrote was wrong and was left out: the rest wants a
   * look.
   */
  isDoubtful: z.boolean().optional(),
  /** Keys of told facts that the seller doesn't want in the text. */
  leftOut: z.array(z.string()).default([]),
  /**
   * The ids of facts that the writer says a text rests on, or "general", by the
   * keys of sentences and of other texts.
   */
  citations: z.record(z.string(), z.array(z.string())).default({}),
});
export type ListingNotes = z.output<typeof listingNotesSchema>;

/** Something to settle before the listing is published. */
export const openPointSchema = z.object({
  code: z.string(),
  field: z.enum(listingFields),
  message: z.string(),
});
export type OpenPoint = z.output<typeof openPointSchema>;

/**
 * A sentence of the description that states something, or a marked text of
 * another field, with what supports it.
 */
const sentenceSchema = z.object({
  field: z.enum(listingFields).default("description"),
  /** An attribute as "Era: 1950s". */
  text: z.string(),
  /** What a later version may say is not known here. */
  support: z.enum(supports).catch("unchecked"),
  /**
   * Facts as "material: oak"; [] for a snippet, and for the seller's own word.
   */
  supportedBy: z.array(z.string()),
  /** What the seller confirms: the same in other capitals and punctuation. */
  key: z.string(),
  /** Why it is open, in at most twelve words; "" unless it is `none`. */
  reason: z.string().default(""),
});
export type Sentence = z.output<typeof sentenceSchema>;

/** What the seller told and no text says. */
const untoldSchema = z.object({
  /** As "care: hand wash". */
  fact: z.string(),
  /** Her own words for it. */
  quote: z.string(),
});
export type Untold = z.output<typeof untoldSchema>;

const listingPhotoSchema = z.object({
  /**
   * Null for a photo that came with the form, of which only the thumbnail is
   * kept.
   */
  id: z.string().nullable(),
  /** From 1, which is the photo that shoppers see first. */
  position: z.number(),
  altText: z.string(),
  thumbnailUrl: z.string(),
  /** When its working copy ends, ISO 8601; null once that is gone. */
  expiresAt: z.string().nullable(),
});
export type ListingPhoto = z.output<typeof listingPhotoSchema>;

/** The answer of the two generating calls. */
export const listingAnswerSchema = generatedListingSchema
  .extend(listingNotesSchema.shape)
  .extend({
    id: z.number(),
    facts: z.array(factSchema),
    photos: z.array(listingPhotoSchema).default([]),
    /**
     * What neither the photo nor the seller answers, as `[add size]` blanks
     * name it: "size".
     */
    missing: z.array(z.string()),
    /** 0–100, or null for listings from before there was a score. */
    score: z.number().nullable(),
    /** Whether nothing is open. It says nothing about rank or sales. */
    ready: z.boolean().default(false),
    open: z.array(openPointSchema).default([]),
    /**
     * The sentences of the description that state something, in order, and
     * other texts that are marked.
     */
    sentences: z.array(sentenceSchema).default([]),
    /** Also what is `leftOut`, by `untoldKey`, so that it can be undone. */
    untold: z.array(untoldSchema).default([]),
    /** What wrote it, in words to show. */
    writer: z.string(),
    productName: z.string().default(""),
    category: z.enum(categoryValues).nullable().default(null),
    /**
     * All that the seller typed. With it the page scores every edit as the
     * server would.
     */
    sellerText: z.string().default(""),
    /**
     * ISO 639-1, of `sellerText`: to tell it takes the words of all languages,
     * and a page loads those of two.
     */
    typedLanguage: z.string().optional(),
    /** Counts the edits, from 1. */
    version: z.number().default(1),
    /** As it was generated, once it has been edited; null until then. */
    generated: generatedListingSchema.nullable().default(null),
  });
export type ListingAnswer = z.output<typeof listingAnswerSchema>;
