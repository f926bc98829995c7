import type { TextCheck } from "@/lib/listing-text/check/text-check";
import type { OptionalName } from "@/lib/listing-text/fields/optional-schemas";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";

/** Where a text stands in a listing. */
export type TextPlace =
  | "sentence"
  | "title"
  | "tag"
  | "material"
  | "attribute"
  | "alt text"
  | OptionalName;

export type ReviewText = {
  /** What the caller knows it by. Texts with the same key are one. */
  key: string;
  place: TextPlace;
  text: string;
  /** What rules say of it. */
  check: TextCheck;
};

export type ReviewQuestion = {
  /** All that is known, a line each. */
  facts: string[];
  /** The texts under their numbers, from 1. */
  texts: Record<string, string>;
  /** The keys of the texts: that of number 1 first. */
  keys: string[];
};

/** Texts of one question, so that the answer stays small. */
export const maxReviewTexts = 80;
/** Characters of all texts of a question, and of all its facts. */
const maxLength = { texts: 12_000, facts: 12_000 };

/**
 * What is asked for a second look at a listing: what rules have not settled.
 * They have settled what they call contradicted or wording, and a tag, material
 * or attribute that they call supported: its few words are those of a fact.
 * Where that is too much, what rules call supported or general is left out
 * first. `keys` is empty when there is nothing to ask, or nothing is known.
 */
export function reviewQuestion(
  facts: readonly LedgerFact[],
  texts: readonly ReviewText[],
): ReviewQuestion {
  const asked = facts.length === 0 ? [] : choose(texts);
  return {
    facts: linesWithin(facts.map(lineOf), maxLength.facts),
    texts: Object.fromEntries(
      asked.map((text, index) => [index + 1, labeled(text)]),
    ),
    keys: asked.map(({ key }) => key),
  };
}

/** In the order of the listing, since a sentence may need the one before. */
function choose(texts: readonly ReviewText[]): ReviewText[] {
  const byKey = new Map<string, ReviewText>();
  for (const text of texts) {
    const isOpen = needsReview(text) && text.text.trim() !== "";
    if (isOpen && !byKey.has(text.key)) byKey.set(text.key, text);
  }
  const askable = [...byKey.values()];
  const byUrgency = [
    ...askable.filter(isUndecided),
    ...askable.filter((text) => !isUndecided(text)),
  ];
  const chosen = new Set<ReviewText>();
  let length = 0;
  for (const text of byUrgency) {
    if (chosen.size === maxReviewTexts) break;
    if (length + text.text.length > maxLength.texts) continue;
    length += text.text.length;
    chosen.add(text);
  }
  return askable.filter((text) => chosen.has(text));
}

const isUndecided = ({ check }: ReviewText) =>
  check.verdict === "unknown" || check.verdict === "unchecked";

const labels: ReadonlySet<TextPlace> = new Set([
  "tag",
  "material",
  "attribute",
]);

function needsReview(text: ReviewText): boolean {
  const { verdict } = text.check;
  if (isUndecided(text)) return true;
  return (
    verdict === "general" ||
    (verdict === "supported" && !labels.has(text.place))
  );
}

const labeled = ({ place, text }: ReviewText): string =>
  place === "sentence" ? text : `${place}: ${text}`;

/**
 * "chain material: sterling silver"; with what the seller typed where the value
 * doesn't stand in it, and where it comes from unless she typed it.
 */
function lineOf({ part, property, value, source, quote }: LedgerFact): string {
  const name = part === "" ? property : `${part} ${property}`;
  const said = quote && !fold(quote).includes(fold(value)) ? quote : "";
  return [
    `${name}: ${value}`,
    ...(said === "" ? [] : [`typed: ${said}`]),
    ...(source === "seller" ? [] : [`(${source})`]),
  ].join("; ");
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

/** The first lines, as many as have no more characters together. */
function linesWithin(lines: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of new Set(lines)) {
    length += line.length;
    if (length > most) break;
    kept.push(line);
  }
  return kept;
}
