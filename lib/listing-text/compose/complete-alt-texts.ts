import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import {
  fallbackAltText,
  usableAltText,
} from "@/lib/listing-text/compose/texts";
import { altTextAim } from "@/lib/listing-text/fields/limits";
import type { Fact } from "@/lib/listing-text/fields/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { detailLabels } from "@/lib/listing-text/lexicon/topics";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { comparisonKey } from "@/lib/listing-text/rules/characters";

type Known = {
  facts: readonly Fact[];
  title: string;
  /** Whether a text can stand as it is. */
  canStand: (altText: string) => boolean;
  photos: number;
  language: Language | undefined;
  first: string;
};

/**
 * The alt texts of the second photo and those after it, no two alike and none
 * like `first`, that of the first photo. One that the model left out or
 * repeated is made of what was seen in that photo.
 */
export function completeAltTexts(
  { photoAltTexts }: ParsedAnswer,
  known: Known,
): string[] {
  const said = new Set([comparisonKey(known.first)]);
  return Array.from({ length: Math.max(known.photos - 1, 0) }, (_, index) => {
    const photo = index + 2;
    const written =
      photoAltTexts.find((entry) => entry.photo === photo)?.altText ?? "";
    const text = [
      usableAltText(written, known.canStand),
      ...fallbacks(photo, known),
    ].find((one) => one !== "" && !said.has(comparisonKey(one)));
    said.add(comparisonKey(text ?? ""));
    return text ?? "";
  });
}

/**
 * "Oak ring dish: dark grain on the base." and, since a number is never the
 * same twice, "Oak ring dish, picture 3."
 */
function fallbacks(
  photo: number,
  { facts, title, language = "en" }: Known,
): string[] {
  const seen = facts
    .filter((fact) => fact.photo === photo)
    .map(({ value }) => value);
  const name = fallbackAltText(
    facts.filter(({ source }) => source === "seller"),
    title,
    language,
  ).replace(/(?<![.!?。])[.!?。]+$/u, "");
  const word = detailLabels(language).picture;
  const numbered = `${name ? `${name}, ` : ""}${word} ${photo}.`;
  return [
    ...(seen.length > 0
      ? [`${name || word}: ${seen.slice(0, 3).join(", ")}.`]
      : []),
    numbered,
  ].map((text) => normalizeAltText(text, altTextAim));
}
