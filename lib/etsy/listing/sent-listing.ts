import { z } from "zod";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { optionsAnswerSchema } from "@/lib/listings/options/schema";

/** What goes to Etsy: the listing as it was when the seller confirmed it. */
export const sentListingSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  materials: z.array(z.string()),
  photos: z.array(z.object({ id: z.string(), altText: z.string() })),
  attributes: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      valueIds: z.array(z.number()),
      values: z.array(z.string()),
      scaleId: z.number().nullable(),
    }),
  ),
  translations: z.array(
    z.object({
      language: z.enum(etsyLanguageValues),
      title: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
    }),
  ),
  questions: optionsAnswerSchema.shape.questions.default([]),
  variations: optionsAnswerSchema.shape.variations.default(null),
  /** The shop's when it was confirmed: that of all prices. */
  currency: z.string().default(""),
});
export type SentListing = z.output<typeof sentListingSchema>;

/**
 * Of a listing that was made on Etsy, once what stood there is deleted with the
 * connection.
 */
export const unknownSent: SentListing = {
  title: "",
  description: "",
  tags: [],
  materials: [],
  photos: [],
  attributes: [],
  translations: [],

  questions: [],
  variations: null,
  currency: "",
};
/** Nothing is on Etsy without a title. */
export const isUnknown = ({ title }: Pick<SentListing, "title">) =>
  title === "";
