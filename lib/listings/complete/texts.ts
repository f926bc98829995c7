import { factValues } from "@/lib/listings/complete/facts";
import type { Language } from "@/lib/listings/languages";
import { replaceBlanks } from "@/lib/listings/lexicon/blanks";
import {
  answeredIn,
  type BuyerQuestion,
  blanksOf,
  normalizeBlanks,
  unansweredTopics,
} from "@/lib/listings/lexicon/buyer-questions";
import { itemFactOf, itemNameOf } from "@/lib/listings/lexicon/items";
import { allKinds, hasOffLimits } from "@/lib/listings/lexicon/off-limits";
import { type DetailLabel, detailLabels } from "@/lib/listings/lexicon/topics";
import { readingWords, rootsOf } from "@/lib/listings/lexicon/word-roots";
import { altTextAim, descriptionLimit } from "@/lib/listings/limits";
import { normalizeAltText } from "@/lib/listings/rules/alt-text";
import { comparisonKey, lengthOf } from "@/lib/listings/rules/characters";
import { normalizeDescription } from "@/lib/listings/rules/description";
import { normalizeTitle } from "@/lib/listings/rules/title";
import type { Fact } from "@/lib/listings/schema";
import {
  isSupported,
  removeUnsupportedClaims,
  removeUnsupportedFromPhrase,
} from "@/lib/listings/unsupported-claims";

/**
 * What the facts call the thing, in full and without shouting; "" when they
 * don't.
 */
export function itemOf(facts: readonly Fact[]): string {
  const item = normalizeTitle(itemFactOf(facts));
  return item
    .replace(
      /(?<!\p{L})(\p{Lu})(\p{Lu}{3,})(?!\p{L})/gu,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    )
    .replace(/(?<![!?.])[!?.]+(?=\s|$)/gu, "");
}

/** Values of two words at most that the name doesn't say already. */
function traitValues(
  facts: readonly Fact[],
  name: RegExp,
  said: string,
  most: number,
): string[] {
  const known = new Set(rootsOf(said));
  return factValues(facts, name)
    .filter(
      (value) =>
        value.split(" ").length <= 3 &&
        !rootsOf(value).some((root) => known.has(root)),
    )
    .slice(0, most);
}

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

const joinWithAnd = (values: readonly string[]): string =>
  values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

/**
 * "Coffee mug in blue and white, made of stoneware."; in other languages the
 * words alone: "Tasse, Steinzeug, blau."
 */
export function sentenceFromFacts(
  facts: readonly Fact[],
  language: Language = "en",
): string {
  const item = itemNameOf(itemOf(facts)) || itemOf(facts);
  if (item === "") return "";
  const colors = traitValues(facts, /colou?r/u, item, 2).map((color) =>
    color.toLowerCase(),
  );
  const materials = traitValues(facts, /material/u, item, 3);
  if (language !== "en")
    return `${capitalize([item, ...materials, ...colors].join(", "))}.`;
  const inColors = colors.length > 0 ? ` in ${joinWithAnd(colors)}` : "";
  const ofMaterials =
    materials.length > 0 ? `, made of ${joinWithAnd(materials)}` : "";
  return `${capitalize(item)}${inColors}${ofMaterials}.`;
}

type DetailLine = [
  label: DetailLabel,
  name: RegExp,
  blank: string,
  question: BuyerQuestion | "",
];
const detailLines: DetailLine[] = [
  ["materials", /material/u, "materials", "materials"],
  ["color", /colou?r/u, "color", ""],
  ["style", /style/u, "", ""],
  [
    "size",
    /size|dimension|capacity|height|width|length|diameter/u,
    "size",
    "size",
  ],
  ["audience", /audience|recipient/u, "", ""],
  ["care", /care|wash|clean/u, "care instructions", "care"],
  ["included", /includ|content/u, "what is included", "what is included"],
  [
    "processing time",
    /processing|making time/u,
    "processing time",
    "making time or personalization",
  ],
];

const promptInjection =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|rules?|prompts?)\b|^\s*system\s*:/iu;

/**
 * The sentences that speak to a buyer: no links, and no orders to whoever
 * writes.
 */
const buyerDetails = (details: string): string =>
  details
    .split(/(?<=[.!?])\s+/u)
    .filter(
      (sentence) =>
        !hasOffLimits(sentence, allKinds) && !promptInjection.test(sentence),
    )
    .join(" ");

/**
 * A plain description out of facts alone, with a blank for what is unknown; ""
 * when nothing names the item.
 */
function descriptionFromFacts(
  facts: readonly Fact[],
  language: Language = "en",
): string {
  const opening = sentenceFromFacts(facts, language);
  const labels = detailLabels(language);
  if (opening === "") return "";
  const details = buyerDetails(
    facts.find((fact) => fact.name === "details")?.value ?? "",
  );
  const answered = answeredIn(details);
  const lines = detailLines.flatMap(([label, name, blank, question]) => {
    const values = factValues(facts, name);
    if (values.length > 0) return [`- ${labels[label]}: ${values.join(", ")}`];
    if (blank === "" || (question !== "" && answered.includes(question)))
      return [];
    return [
      `- ${labels[label]}: [add ${language === "en" ? blank : labels[label].toLowerCase()}]`,
    ];
  });
  return [opening, details, [labels.heading, ...lines].join("\n")]
    .filter(Boolean)
    .join("\n\n");
}

/** Words. A description with fewer says nothing that the title doesn't. */
const minDescriptionWords = 8;

/** The model's titles that can be used, the best first, each once. */
export function usableTitles(
  written: readonly string[],
  seller: string,
): string[] {
  const titles = written.map((title) =>
    normalizeTitle(
      removeUnsupportedFromPhrase(
        replaceBlanks(normalizeBlanks(title), ""),
        seller,
      ),
    ),
  );
  return [
    ...new Map(titles.map((title) => [comparisonKey(title), title])).values(),
  ].filter(Boolean);
}

/** The model's description, true and repaired; "" when too little is left. */
export function usableDescription(written: string, seller: string): string {
  const text = normalizeDescription(
    removeUnsupportedClaims(
      normalizeBlanks(normalizeDescription(written)),
      seller,
    ),
  );
  return readingWords(text) < minDescriptionWords ? "" : text;
}

/** In the language of the listing; English without one. */
export function fallbackDescription(
  facts: readonly Fact[],
  title: string,
  language: Language = "en",
): string {
  const { heading, size } = detailLabels(language);
  const bare =
    title && `${title}.\n\n${heading}\n- ${size}: [add ${size.toLowerCase()}]`;
  return normalizeDescription(descriptionFromFacts(facts, language) || bare);
}

/**
 * The description with a line for each unknown thing that no blank asks for
 * yet.
 */
export function withBlanks(
  description: string,
  unknown: readonly string[],
  facts: readonly Fact[],
): string {
  const known = [...blanksOf(description), ...facts.map((fact) => fact.name)];
  const lines = unansweredTopics(unknown, known).map(
    (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}: [add ${what}]`,
  );
  const whole = normalizeDescription(
    [description, lines.join("\n")].filter(Boolean).join("\n\n"),
  );
  return lengthOf(whole) < descriptionLimit ? whole : description;
}

const opener =
  /^(?:an? )?(?:image|photo|photograph|picture|close-up photo) (?:of|showing) /iu;

/**
 * The model's alt text, true, without "image of", within what Etsy's form
 * takes; "" when nothing is left.
 */
export function usableAltText(written: string, seller: string): string {
  const bare = normalizeAltText(written).replace(opener, "");
  const described = bare.charAt(0).toUpperCase() + bare.slice(1);
  const kept = replaceBlanks(removeUnsupportedClaims(described, seller), "");
  return isSupported(kept, seller) ? normalizeAltText(kept, altTextAim) : "";
}

export const fallbackAltText = (
  facts: readonly Fact[],
  title: string,
  language?: Language,
): string =>
  normalizeAltText(sentenceFromFacts(facts, language), altTextAim) ||
  normalizeAltText(title, altTextAim);
