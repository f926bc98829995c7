import { z } from "zod";
import { askedShape } from "@/lib/listing-text/fields/asked-shape";
import { tagFacets } from "@/lib/listing-text/fields/read-answer-values";

/** Numbers of facts; 0 is general knowledge. Left out for none. */
const citations = z.array(z.number()).optional();

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
const attribute = z.object({
  name: z.string(),
  value: z.string(),
  facts: citations,
});
const sighting = z.object({ photo: z.number(), shows: z.string() });
const contradiction = z.object({
  topic: z.string(),
  photos: z.array(sighting),
});

/**
 * What the model is asked for, of one photo or none and of several, in the
 * order it writes it: facts first, then what the photos dispute, then copy out
 * of the facts. What says nothing is left out. Lengths and counts are for the
 * rules: no provider enforces them.
 */
export function answerSchemasOf<Category extends string>(
  categories: readonly Category[],
) {
  const facts = z.array(fact);
  const copy = {
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
    attributes: z.array(attribute),
    ...askedShape,
    category: z.enum(categories),
    categoryPath: z.string(),
    claimsNeedingProof: texts.optional(),
  };
  return {
    listing: z.object({ facts, ...copy }),
    photos: z.object({
      facts,
      contradictions: z.array(contradiction).optional(),
      ...copy,
      photoAltTexts: z.array(citedText.extend({ photo: z.number() })),
    }),
  };
}
