import { z } from "zod";
import { fieldAnswersSchema, parseFieldAnswers } from "@/lib/listings/fields";
import { toList, toObject, toText, toTexts } from "@/lib/listings/read-values";
import {
  type Category,
  categoryValues,
  colors,
  type Fact,
  factSchema,
} from "@/lib/listings/schema";

const copy = {
  unknown: z.array(z.string()),
  ...fieldAnswersSchema.shape,
  category: z.enum(categoryValues),
  categoryPath: z.string(),
  claimsNeedingProof: z.array(z.string()),
};

/**
 * What the model is asked for, in the order it writes it: facts first, copy out
 * of the facts.
 */
export const modelAnswerSchema = z.object({
  facts: z.array(factSchema.omit({ photo: true })),
  ...copy,
});
export type ModelAnswer = z.output<typeof modelAnswerSchema>;

/**
 * The same for several photos. What they dispute comes first, so that the copy
 * can do without.
 */
export const photosAnswerSchema = z.object({
  facts: z.array(factSchema.extend({ photo: z.number() })),
  contradictions: z.array(
    z.object({
      topic: z.string(),
      photos: z.array(z.object({ photo: z.number(), shows: z.string() })),
    }),
  ),
  ...copy,
  photoAltTexts: z.array(z.object({ photo: z.number(), altText: z.string() })),
});
type PhotosAnswer = z.output<typeof photosAnswerSchema>;

/**
 * What "Auto-fill from image" asks for: the form, as far as the photo shows it.
 */
export const photoReadingSchema = z.object({
  productName: z.string(),
  materials: z.string(),
  styleDesign: z.string(),
  colors: z.array(z.enum(colors)),
  audience: z.string(),
  category: z.enum(categoryValues),
  extraDetails: z.string(),
});
export type PhotoReading = z.output<typeof photoReadingSchema>;

/**
 * A model's answer as far as it could be read: whatever is missing or of
 * another shape is empty.
 */
export type ParsedAnswer = Omit<PhotosAnswer, "category" | "facts"> & {
  category: Category | null;
  facts: Fact[];
};

function toFacts(value: unknown): Fact[] {
  return toList(value).map((entry) => {
    const { name, value: text, source, photo } = toObject(entry);
    const fact = { name: toText(name), value: toText(text) };
    return source === "seller"
      ? { ...fact, source }
      : { ...fact, source: "photo", ...toPhoto(photo) };
  });
}

const toPhoto = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 ? { photo: Number(value) } : {};

/** Entries about photos: without a number they are about none. */
function toSightings(value: unknown) {
  return toList(value).flatMap((entry) => {
    const { photo, ...rest } = toObject(entry);
    const { photo: number } = { photo: 0, ...toPhoto(photo) };
    return number > 0
      ? [
          { photo: number, ...rest } as { photo: number } & Record<
            string,
            unknown
          >,
        ]
      : [];
  });
}

const toContradictions = (value: unknown) =>
  toList(value).map((entry) => {
    const { topic, photos } = toObject(entry);
    return {
      topic: toText(topic),
      photos: toSightings(photos).map(({ photo, shows }) => ({
        photo,
        shows: toText(shows),
      })),
    };
  });

/** Reads anything, also half of an answer. Never throws. */
export function parseAnswer(input: unknown): ParsedAnswer {
  const answer = toObject(input);
  return {
    facts: toFacts(answer.facts),
    contradictions: toContradictions(answer.contradictions),
    photoAltTexts: toSightings(answer.photoAltTexts).map(
      ({ photo, altText }) => ({ photo, altText: toText(altText) }),
    ),
    unknown: toTexts(answer.unknown),
    ...parseFieldAnswers(answer),
    category:
      categoryValues.find((category) => category === answer.category) ?? null,
    categoryPath: toText(answer.categoryPath),
    claimsNeedingProof: toTexts(answer.claimsNeedingProof),
  };
}
