import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { completeListing } from "@/lib/listing-text/compose/complete-listing";
import type { Completion } from "@/lib/listing-text/compose/completion";
import {
  type NamedPiece,
  pieceNamed,
} from "@/lib/listing-text/compose/piece-named";
import type { Seen } from "@/lib/listing-text/compose/read-sources";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import { itemFactOf } from "@/lib/listing-text/lexicon/items";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

export type ComposedListing = Omit<
  Completion,
  "listing" | "violations" | "used"
> & {
  /**
   * Passes every rule. Null when nothing of the answer can be used, or nothing
   * names the thing.
   */
  results: Completion["listing"];
  /**
   * Whether the model's own title or description is in it, rather than ours out
   * of the facts.
   */
  isOwn: boolean;
  /** What the model should mend, in words for it. */
  violations: string[];
  piece: NamedPiece;
};

/**
 * What it is made of: the model's text, what the seller typed, what there was
 * to see, and words she avoids.
 */
type Sources = {
  text: string;
  form: ListingInput;
  hasPhoto: boolean;
  photos?: number;
  seen?: Seen | undefined;
  avoidWords?: readonly string[];
};

/** A model mends no more at once. */
const maxViolations = 20;

/**
 * The listing of an answer. Words that the seller avoids are no reason to have
 * none: where all that could be used has them, it is made of the facts, and
 * where these don't name the piece, it says those of the titles.
 */
function completeAnswer(
  answer: unknown,
  form: ListingInput,
  given: Omit<Sources, "text" | "form">,
): Completion {
  const { avoidWords = [] } = given;
  const complete = (words: readonly string[]) =>
    completeListing(answer, form, { ...given, avoidWords: words });
  const own = complete(avoidWords);
  const isWritten = own.listing !== null && own.used.length > 0;
  if (isWritten || avoidWords.length === 0) return own;
  if (own.listing !== null) return { ...own, used: complete([]).used };
  const titles = parseAnswer(answer).titles.join("\n");
  const others = avoidWords.filter(
    (word) => !avoiding([word], "").isIn(titles),
  );
  const { violations, faults } = own;
  return { ...complete(others), violations, faults };
}

/** Makes a listing out of whatever the model said. Never throws. */
export function composeListing({
  text,
  form,
  ...given
}: Sources): ComposedListing {
  const parsed = parseJson(text);
  const { listing, violations, used, faults, ...known } = completeAnswer(
    parsed,
    form,
    given,
  );
  return {
    ...known,
    piece: pieceNamed(parsed, form),
    faults,
    // An answer of which nothing can be used is none: what the seller typed,
    // given back, is worth no quota.
    results: used.length > 0 ? listing : null,
    isOwn: used.includes("title") || used.includes("description"),
    violations: [
      ...(parsed === undefined
        ? ["It was not the JSON that was asked for."]
        : []),
      ...violations.map(({ field, message }) => `${field}: ${message}`),
      ...faults.map(
        ({ field, text, reason }) => `${field}: “${text}”: ${reason}`,
      ),
    ].slice(0, maxViolations),
  };
}

/** The repaired one only where it has fewer faults, the worst first. */
export function betterOf(
  composed: ComposedListing,
  repaired: ComposedListing,
): ComposedListing {
  if (composed.results === null) return repaired;
  if (repaired.results === null) return composed;
  const contradicted = ({ faults }: ComposedListing) =>
    faults.filter(({ isContradicted }) => isContradicted).length;
  const fewer = [
    contradicted,
    ({ faults }: ComposedListing) => faults.length,
    ({ violations }: ComposedListing) => violations.length,
  ]
    .map((count) => count(repaired) - count(composed))
    .find((difference) => difference !== 0);
  return fewer !== undefined && fewer < 0 ? repaired : composed;
}

/** Characters. */
const maxLength = 60;

/**
 * What to call a product that the seller did not name, in the history: a fact,
 * else the head of the title.
 */
export function nameProduct({
  facts,
  results,
}: {
  facts: Fact[];
  results: GeneratedListing;
}) {
  const name =
    (itemFactOf(facts) || results.title.split(/[,|–—]/u)[0] || "").trim() ||
    results.title;
  return [...name].slice(0, maxLength).join("").trim();
}
