import type { ParsedAnswer } from "@/lib/listings/answer/model-answer";
import { fallbackAltText, usableAltText } from "@/lib/listings/complete/texts";
import type { Language } from "@/lib/listings/languages";
import { altTextAim } from "@/lib/listings/limits";
import { normalizeAltText } from "@/lib/listings/rules/alt-text";
import { comparisonKey } from "@/lib/listings/rules/characters";
import type { Fact } from "@/lib/listings/schema";

type Known = {
  facts: readonly Fact[];
  title: string;
  /** What may be claimed. */
  evidence: string;
  photos: number;
  language: Language | undefined;
  first: string;
};

const pictureWords: Record<Language, string> = {
  en: "picture",
  de: "Bild",
  fr: "image",
  es: "imagen",
  it: "immagine",
  nl: "foto",
  pt: "imagem",

  pl: "zdjęcie",
  ja: "写真",
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
      usableAltText(written, known.evidence),
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
  const word = pictureWords[language];
  const numbered = `${name ? `${name}, ` : ""}${word} ${photo}.`;
  return [
    ...(seen.length > 0
      ? [`${name || word}: ${seen.slice(0, 3).join(", ")}.`]
      : []),
    numbered,
  ].map((text) => normalizeAltText(text, altTextAim));
}
