import { altTextAim, descriptionLimit } from "@/lib/listing-text/fields/limits";
import type { Fact } from "@/lib/listing-text/fields/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import {
  answeredIn,
  type BuyerQuestion,
  blanksOf,
  normalizeBlanks,
  unansweredTopics,
} from "@/lib/listing-text/lexicon/buyer-questions";
import { allKinds, hasOffLimits } from "@/lib/listing-text/lexicon/off-limits";
import {
  type DetailLabel,
  detailLabels,
} from "@/lib/listing-text/lexicon/topics";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { comparisonKey, lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { normalizeTitle } from "@/lib/listing-text/rules/title";
import {
  factValues,
  sentenceFromFacts,
} from "@/lib/listing-text/score/sentence-from-facts";

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

/**
 * The titles that can stand as they are, the best first, each once. One that
 * can't goes as a whole.
 */
export function usableTitles(
  written: readonly string[],
  canStand: (title: string) => boolean,
): string[] {
  const titles = written
    .filter((title) => !hasBlank(normalizeBlanks(title)) && canStand(title))
    .map((title) => normalizeTitle(title))
    .filter((title) => title !== "" && canStand(title));
  return [
    ...new Map(titles.map((title) => [comparisonKey(title), title])).values(),
  ];
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

/**
 * The model's alt text within what Etsy's form takes; "" where it can't stand
 * as it is.
 */
export function usableAltText(
  written: string,
  canStand: (altText: string) => boolean,
): string {
  const text = normalizeAltText(written, altTextAim);
  const isWhole = text !== "" && !hasBlank(normalizeBlanks(written));
  return isWhole && canStand(written) && canStand(text) ? text : "";
}

export const fallbackAltText = (
  facts: readonly Fact[],
  title: string,
  language?: Language,
): string =>
  normalizeAltText(sentenceFromFacts(facts, language), altTextAim) ||
  normalizeAltText(title, altTextAim);
