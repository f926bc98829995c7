import "server-only";
import type { Payer } from "@/lib/ai/model-budget/payer";
import type {
  ReviewText,
  TextPlace,
} from "@/lib/listing-text/check/review-question";
import type { Completion } from "@/lib/listing-text/compose/completion";
import type { CheckedField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fieldTexts } from "@/lib/listing-text/fields/map-fields";
import {
  isOptional,
  optionalNames,
} from "@/lib/listing-text/fields/optional-fields";
import type { OptionalName } from "@/lib/listing-text/fields/optional-schemas";
import type { ListingNotes } from "@/lib/listing-text/fields/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";
import { reviewTexts } from "@/lib/listings/review/review-texts";

type Written = Pick<Completion, "checks" | "altTexts"> & {
  results: GeneratedListing;
};

const places: Record<Exclude<CheckedField, OptionalName>, TextPlace> = {
  title: "title",
  description: "sentence",
  tag: "tag",
  attribute: "attribute",
  material: "material",
  altText: "alt text",
};
const placeOf = (field: CheckedField): TextPlace =>
  isOptional(field) ? field : places[field];

/** The texts of a written listing, each with what rules say of it. */
export function reviewedTexts({
  checks,
  altTexts,
  results,
}: Written): ReviewText[] {
  const toText =
    (field: CheckedField) =>
    (text: string, name = ""): ReviewText => {
      const whole = name === "" ? text : `${name}: ${text}`;
      return {
        key: sentenceKey(whole),
        place: placeOf(field),
        text: whole,
        check: checks.check(text, field, name),
      };
    };
  const each = (field: CheckedField, texts: readonly string[]) =>
    texts
      .filter((text) => text.trim() !== "" && !hasBlank(text))
      .map((text) => toText(field)(text));
  return [
    ...each("title", [results.title]),
    ...each(
      "description",
      splitSentences(results.description).map(({ text }) => text),
    ),
    ...each("altText", [results.altText, ...altTexts]),
    ...results.attributes.map(({ name, value }) =>
      toText("attribute")(value, name),
    ),
    ...each("tag", results.tags),
    ...each("material", results.materials),
    ...optionalNames.flatMap((name) => each(name, fieldTexts(results, name))),
  ];
}

/**
 * Has a written listing looked at once more, before it is stored, and within
 * the time of its writing. Never throws.
 */
export async function reviewWritten(
  written: Written,
  { language, payer }: { language: Language; payer: Payer },
  deadline: AbortSignal,
): Promise<Pick<ListingNotes, "review" | "verdicts">> {
  const { facts } = written.checks.ledger;
  const outcome = await reviewTexts(
    { facts, texts: reviewedTexts(written), language, payer },
    deadline,
  );
  return {
    review: outcome.state,
    verdicts:
      outcome.state === "done" ? Object.fromEntries(outcome.verdicts) : {},
  };
}
