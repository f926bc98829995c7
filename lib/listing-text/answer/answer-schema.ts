import { z } from "zod";
import { tagFacets } from "@/lib/listing-text/answer/read-values";

/** Numbers of facts; 0 is general knowledge. */
const citations = z.array(z.number());

/** Cited before it is written, so that it is written out of the facts. */
const citedText = z.object({ facts: citations, text: z.string() });

const fact = z.object({
  id: z.number(),
  /** Left out for the whole piece. */
  part: z.string().optional(),
  property: z.string(),
  value: z.string(),
  /** The number of the photo that shows it; left out for what is typed. */
  photo: z.number().optional(),
  /** Left out where the seller's words are the value. */
  quote: z.string().optional(),
});

const texts = z.array(z.string());

/**
 * What the model is asked for, in the order it writes it: facts first, copy out
 * of the facts. What says nothing is left out. Lengths and counts are for the
 * rules: no provider enforces them.
 */
export const answerSchemaOf = <Category extends string>(
  categories: readonly [Category, ...Category[]],
) =>
  z.object({
    facts: z.array(fact),
    item: z.string(),
    suggestions: texts.optional(),
    unknown: texts.optional(),
    titles: z.array(citedText),
    description: z.array(z.array(citedText)),
    tags: z.array(
      z.object({ tag: z.string(), facet: z.enum(tagFacets), facts: citations }),
    ),
    materials: texts,
    altText: citedText,
    attributes: z.array(
      z.object({ name: z.string(), value: z.string(), facts: citations }),
    ),
    personalization: z
      .object({ question: z.string(), instructions: z.string() })
      .optional(),
    category: z.enum(categories),
    categoryPath: z.string(),
    claimsNeedingProof: texts.optional(),
  });

const sighting = z.object({ photo: z.number(), shows: z.string() });

/** On top, where there are several photos: what they dispute, and alt texts. */
export const photosAnswerShape = {
  contradictions: z
    .array(z.object({ topic: z.string(), photos: z.array(sighting) }))
    .optional(),
  photoAltTexts: z.array(
    z.object({ photo: z.number(), facts: citations, text: z.string() }),
  ),
};
