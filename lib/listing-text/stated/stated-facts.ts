import { z } from "zod";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { replaceBlanks } from "@/lib/listing-text/lexicon/blanks";
import { findClaims, needsProof } from "@/lib/listing-text/lexicon/claims";
import { allKinds, hasOffLimits } from "@/lib/listing-text/lexicon/off-limits";
import {
  careConcepts,
  contents,
  denial,
  holding,
  making,
  namedSize,
  notContents,
  notMaking,
  partNoun,
  readyNow,
  soldByWeight,
  vessel,
  weighing,
} from "@/lib/listing-text/lexicon/stated-phrases";
import { type Topic, topics } from "@/lib/listing-text/lexicon/topics";
import { foldText, matchFolded } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { plainText } from "@/lib/listing-text/plain-text/plain-text";
import {
  findMeasures,
  hasMeasure,
  type Measure,
} from "@/lib/listing-text/stated/measures";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/watch-list";

/**
 * Something that the seller told, in her words. `clause` is where she told it.
 */
export type Stated = { topic: Topic; value: string; clause: string };

/** Characters. A longer clause is told by its decisive words alone. */
const maxClause = 100;
const maxStated = 24;

const clauseEnd =
  /\n|;|•|\||[、。！？]|[!?](?=\s|$)|(?<!(?:^|[\s(])(?:ca|approx|aprox|env|fl|dia|inkl|incl|max|min|ok|in|oz|dim))\.(?=\s|$)|,(?!\d)/iu;

/** The parts of a text that say one thing each. */
const clausesOf = (text: string): string[] =>
  text
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter(Boolean);

const conjunction = /\s+(?:and|&|und|et|y|e|en|i|oraz|och)\s+/iu;

/** A star between numbers would be read as markup. */
const withTimesSign = (text: string): string =>
  text.replace(/(\d)\s?\*\s?(?=\d)/gu, "$1 × ");

const tidy = (text: string): string =>
  text
    .replace(/^[\s\-–—*•:]+|(?<![\s\-–—:,.;!])[\s\-–—:,.;!]+$/gu, "")
    .replace(/^(?:it|they|this|these|each|all)(?:'s| is| are)\s+(?=\S)/iu, "");

const anyCare = new RegExp(
  careConcepts.map(([, words]) => words.source).join("|"),
  "iu",
);

/** Care advice as concepts; "!" before those it denies. */
const careIn = (text: string): string[] =>
  clausesOf(text).flatMap(careInClause);

const careInClause = memoize((clause): readonly string[] => {
  const folded = foldText(clause);
  if (!anyCare.test(folded)) return [];
  const sign = denial.test(folded) ? "!" : "";
  const found = careConcepts
    .filter(([, words]) => words.test(folded))
    .map(([concept]) => concept);
  // "Hand wash" is also "wash".
  const exact = found.some((concept) => /(?:hand|machine) wash/u.test(concept))
    ? found.filter((concept) => concept !== "wash")
    : found;
  return exact.map((concept) => `${sign}${concept}`);
});

const isContents = (folded: string): boolean =>
  contents.some((words) => words.test(folded)) && !notContents.test(folded);

function isMakingTime(clause: string, { kind, text }: Measure): boolean {
  if (kind !== "time") return false;
  const folded = foldText(clause);
  if (notMaking.test(folded)) return false;
  const rest = foldText(clause.replace(text, " ")).replace(
    /(?<!\p{L})(?:in|about|approx|circa|ca|only|just|en|a|de)(?!\p{L})/giu,
    "",
  );
  return making.test(folded) || !/\p{L}/u.test(rest);
}

function topicOf(
  clause: string,
  { kind, end }: Measure,
  productName: string,
): Topic | null {
  const folded = foldText(clause);
  if (kind === "length")
    return partNoun.test(clause.slice(end)) ? null : "size";
  if (kind === "weight") return holding.test(folded) ? "capacity" : "weight";
  if (kind === "volume") return "capacity";
  if (kind !== "ounces") return null;
  if (weighing.test(folded)) return "weight";
  if (holding.test(folded)) return "capacity";
  const name = foldText(productName);
  if (soldByWeight.test(name) || soldByWeight.test(folded)) return "weight";
  return vessel.test(name) || vessel.test(folded) ? "capacity" : "size";
}

function measuresToldIn(clause: string, productName: string): Stated[] {
  return findMeasures(clause).flatMap((measure): Stated[] => {
    const topic = isMakingTime(clause, measure)
      ? "processing time"
      : topicOf(clause, measure, productName);
    return topic ? [{ topic, value: tidy(measure.text), clause }] : [];
  });
}

const matchOf = (text: string, words: RegExp): string =>
  matchFolded(
    text,
    new RegExp(words.source, `${words.flags.replace("g", "")}g`),
  )[0]?.text.trim() ?? "";

/** The clause, or only its decisive words where it is long. */
const wordingOf = (clause: string, words: readonly RegExp[]): string =>
  clause.length <= maxClause
    ? tidy(clause)
    : tidy(words.map((each) => matchOf(clause, each)).find(Boolean) ?? "");

function toldIn(clause: string, productName: string): Stated[] {
  const folded = foldText(clause);
  const measures = measuresToldIn(clause, productName);
  const found: Stated[] = [...measures];
  const size = measures.some(({ topic }) => topic === "size")
    ? ""
    : matchOf(clause, namedSize);
  if (size) found.push({ topic: "size", value: tidy(size), clause });
  const ready = matchOf(clause, readyNow);
  if (ready && !measures.some(({ topic }) => topic === "processing time")) {
    found.push({ topic: "processing time", value: tidy(ready), clause });
  }
  const hasCare = careIn(clause).length > 0;
  const hasContents = isContents(folded);
  const parts = clause.split(conjunction);
  if (
    parts.length > 1 &&
    (hasCare || hasContents) &&
    found.length + Number(hasCare) + Number(hasContents) > 1
  ) {
    const split = parts.flatMap((part) => toldIn(part.trim(), productName));
    if (split.length > 0) return split;
  }
  if (hasCare) {
    const words = careConcepts.map(([, each]) => each);
    found.push({ topic: "care", value: wordingOf(clause, words), clause });
  }
  if (hasContents && !(hasCare && !/\b(?:includ|comes? with)/iu.test(folded))) {
    found.push({
      topic: "included",
      value: wordingOf(clause, contents),
      clause,
    });
  }
  return found;
}

const verbs =
  /^(?:comes?|ships?|shipped|sent|arrives?|delivered|packed|packaged|wrapped|boxed|presented|includ\p{L}*|with|will|receive|gets?|your?|each|kommt|als|geliefert|lieferung|verpackt|verschickt|versand\p{L}*|enthalten|inklusive|lieferumfang|wird|eine[rmn]?|livr\p{L}+|dans|avec|emball\p{L}+|viene|con|incluye\p{L}*|una|arriva|confezionat\p{L}|geleverd|inclusief|inbegrepen|een|vem|com|inclui|acompanha|uma|zestawie|zapakowan\p{L}+|pakowan\p{L}+|wysyłan\p{L}+)$/u;

const keyWords = (text: string): string[] => {
  const words =
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(
    (word) => (word.length > 2 || /\d/u.test(word)) && !verbs.test(word),
  );
};

const stem = (word: string): string =>
  word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word;

function hasKeyWords(text: string, value: string): boolean {
  const folded = foldText(text).toLowerCase();
  if (folded.includes(foldText(value).toLowerCase())) return true;
  const wanted = keyWords(value);
  if (wanted.length === 0) return false;
  const said = keyWords(text);
  return wanted.every((word) =>
    said.some((other) => other.startsWith(stem(word))),
  );
}

/**
 * Whether a text says what the seller told: the same numbers and units, the
 * same care, or the same key words.
 */
export function isSaid(
  text: string,
  { topic, value }: Pick<Stated, "topic" | "value">,
): boolean {
  const bare = replaceBlanks(text, " ");
  const measures = findMeasures(value);
  if (topic === "care") {
    const said = new Set(careIn(bare));
    return careIn(value).every((concept) => said.has(concept));
  }
  if (topic === "included" || measures.length === 0)
    return hasKeyWords(bare, value);
  const said = clausesOf(bare).flatMap(findMeasures);
  return measures.every((measure) => hasMeasure(said, measure));
}

const promptInjection =
  /\b(?:ignore|disregard|forget|system|instructions?|prompts?)\b|<\/?\w+/iu;

/**
 * The seller's own word is enough for care and use; what needs proof, or names
 * others, is left to her own sentences.
 */
const canStand = ({ topic, value }: Stated): boolean =>
  value !== "" &&
  value.length <= maxClause &&
  !/[[\]]/u.test(value) &&
  !hasOffLimits(value, allKinds) &&
  !promptInjection.test(value) &&
  !findClaims(value).some(needsProof) &&
  findWatchListTerms(value).length === 0 &&
  plainText(value) === value &&
  isSaid(value, { topic, value });

/**
 * What the seller told of size, capacity, weight, time, care and contents, read
 * from her words without a model. Of the product's name only measures count: a
 * "dishwasher magnet" is no advice.
 */
export const findStated = ({
  productName,
  styleDesign,
  extraDetails,
}: ListingInput): readonly Stated[] =>
  readStated(
    JSON.stringify([productName ?? "", styleDesign ?? "", extraDetails ?? ""]),
  );

/**
 * The three texts as JSON: a form is read again with each part of the answer
 * that arrives.
 */
const readStated = memoize((json): readonly Stated[] => {
  const [name = "", ...details] = z
    .array(z.string())
    .parse(JSON.parse(json))
    .map((text) => plainText(withTimesSign(text)));
  const told = [
    ...clausesOf(name).flatMap((clause) => measuresToldIn(clause, name)),
    ...details.flatMap((text) =>
      clausesOf(text).flatMap((clause) => toldIn(clause, name)),
    ),
  ];
  const kept: Stated[] = [];
  for (const stated of told.filter(canStand)) {
    const others = kept
      .filter(({ topic }) => topic === stated.topic)
      .map(({ value }) => value);
    if (!isSaid(others.join("; "), stated)) kept.push(stated);
  }
  return topics
    .flatMap((topic) => kept.filter((stated) => stated.topic === topic))
    .slice(0, maxStated);
});
