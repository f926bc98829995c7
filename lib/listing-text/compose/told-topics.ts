import { z } from "zod";
import { inputText } from "@/lib/listing-text/fields/input";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { topics } from "@/lib/listing-text/languages/concepts";
import { typedLanguageOf } from "@/lib/listing-text/ledger/ledger-of";
import { foldQuote } from "@/lib/listing-text/ledger/quotes";
import {
  findToldTopics,
  isToldSaid,
  type ToldTopic,
} from "@/lib/listing-text/ledger/told-topics";
import { sayingsOf } from "@/lib/listing-text/ledger/untold";
import { findClaims, needsProof } from "@/lib/listing-text/lexicon/claims";
import { allKinds, hasOffLimits } from "@/lib/listing-text/lexicon/off-limits";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { plainText } from "@/lib/listing-text/plain-text/plain-text";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import { findLexicon, type Lexicon } from "@/lib/listing-text/words/lexicon";

const order =
  /\b(?:ignore|disregard|forget|system|instructions?|prompts?)\b|<\/?\w+/iu;

/** Whether typed words can stand in a line of a text as they are. */
export const isPlainRun = (typed: string, longest: number): boolean =>
  typed !== "" &&
  typed.length <= longest &&
  !/[[\]\n]/u.test(typed) &&
  !hasOffLimits(typed, allKinds) &&
  !order.test(typed) &&
  plainText(typed) === typed;

/** In characters. */
const longestValue = 100;

/**
 * The seller's own word is enough for care and use; what needs proof, or names
 * others, is left to her own sentences.
 */
const canStand = ({ value }: ToldTopic): boolean =>
  isPlainRun(value, longestValue) &&
  !findClaims(value).some(needsProof) &&
  findWatchListTerms(value).length === 0;

/** Of a form; nobody tells more. */
const mostTold = 24;

/**
 * What the seller told of the topics that buyers ask about, each once, topic by
 * topic. Of the product's name only measures count: a "dishwasher magnet" is no
 * advice.
 */
export function toldTopicsOf(form: ListingInput): readonly ToldTopic[] {
  const { productName, styleDesign, extraDetails, language = "en" } = form;
  const typed = typedLanguageOf({ sellerText: inputText(form), language });
  return readTold(
    JSON.stringify([
      [...new Set([typed, language])],
      [productName ?? "", styleDesign ?? "", extraDetails ?? ""],
    ]),
  );
}

const readSchema = z.tuple([z.array(z.string()), z.array(z.string())]);

/**
 * Languages and texts as JSON: a form is read again with each part of the
 * answer that arrives.
 */
const readTold = memoize((json): readonly ToldTopic[] => {
  const [languages, texts] = readSchema.parse(JSON.parse(json));
  const lexicons = languages.flatMap((language) => findLexicon(language) ?? []);
  const [name = "", ...details] = texts.map((text) =>
    plainText(withTimesSign(text)),
  );
  const told = [
    ...findInOne(name, lexicons, name).filter(isMeasured),
    ...details.flatMap((text) => findInOne(text, lexicons, name)),
  ];
  const ordered = topics.flatMap((topic) =>
    told.filter((each) => each.topic === topic),
  );
  return withoutRepetitions(ordered.filter(canStand)).slice(0, mostTold);
});

/** A star between numbers would be read as markup. */
const withTimesSign = (text: string): string =>
  text.replace(/(\d)\s?\*\s?(?=\d)/gu, "$1 × ");

/** In the one of some languages that tells most, the first of those that do. */
const findInOne = (
  text: string,
  lexicons: readonly Lexicon[],
  name: string,
): ToldTopic[] =>
  lexicons
    .map((lexicon) => findToldTopics(text, lexicon, name))
    .reduce((most, told) => (told.length > most.length ? told : most), []);

const isMeasured = ({ topic, reading }: ToldTopic): boolean =>
  topic !== "care" && topic !== "included" && reading.measures.length > 0;

function withoutRepetitions(told: readonly ToldTopic[]): ToldTopic[] {
  const kept: ToldTopic[] = [];
  for (const each of told) {
    if (kept.length >= mostTold) break;
    const others = kept.filter(({ topic }) => topic === each.topic);
    const said = sayingsOf(others.map(({ reading }) => reading));
    const whole = foldQuote(others.map(({ value }) => value).join("; "));
    if (!isToldSaid(each, { said, whole })) kept.push(each);
  }
  return kept;
}
