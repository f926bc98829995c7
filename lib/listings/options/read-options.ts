import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { offersPersonalization } from "@/lib/listing-text/lexicon/personalization-offers";
import { fitProposal } from "@/lib/listings/options/read/fit-proposal";
import { type Choice, choiceOf } from "@/lib/listings/options/read/groups";
import { readHeader, readValues } from "@/lib/listings/options/read/lists";
import { findNoun } from "@/lib/listings/options/read/nouns";
import {
  findLimit,
  type Part,
  splitSentence,
  takeCount,
} from "@/lib/listings/options/read/parts";
import { capitalized, hasCurrency } from "@/lib/listings/options/read/prices";
import { readText, required } from "@/lib/listings/options/read/questions";
import {
  latestQuestion,
  type Reading,
} from "@/lib/listings/options/read/reading";
import type { ListingOptions } from "@/lib/listings/options/schema";

/**
 * What a sentence says, filled in. Nothing in it that the sentence doesn't say:
 * what is missing is blank.
 */
export type Proposal = {
  options: ListingOptions;
  /** What the seller has to fill in, in words: "3 fonts: name them." */
  notes: string[];
  /** Parts of the sentence that are in no field. */
  unread: string[];
};

const isJustRequired = new RegExp(
  `^(?:is |are )?(?:${required.source})$`,
  "iu",
);
/** A rule for what the buyer types: "no emojis". */
const ruleOfText =
  /^(?:no|only|please|without|kein\p{L}*|nur|bitte|ohne|pas de|sans|seulement|uniquement|sin|solo|sólo|senza|alleen|geen|zonder|sem|só|apenas|bez|tylko)\s/iu;
function readPart(reading: Reading, part: Part): void {
  if (isJustRequired.test(part.text)) {
    for (const question of reading.questions.slice(-1))
      question.isRequired = true;
    return;
  }
  const asked = latestQuestion(reading);
  if (asked && ruleOfText.test(part.text) && !findLimit(part.text)) {
    const rule = capitalized(part.text);
    asked.instructions =
      asked.instructions === "" ? rule : `${asked.instructions}. ${rule}`;
    return;
  }
  if (!readHeader(reading, part) && !readText(reading, part))
    readValues(reading, part);
}

/**
 * Reads what a seller says of personalization and variations: "names up to 12
 * letters, three fonts, two sizes 24/32 euro". The same sentence gives the same
 * proposal, which breaks none of Etsy's rules but for its blanks. `language`
 * names what the sentence doesn't: the variation of "red or blue".
 */
export function readOptions(
  sentence: string,
  language: Language = "en",
): Proposal {
  const reading: Reading = {
    questions: [],
    groups: [],
    unread: [],
    latest: null,
  };
  for (const part of splitSentence(sentence.slice(0, 2_000), language))
    readPart(reading, part);
  const choices: Choice[] = [];
  for (const group of reading.groups) {
    const choice = choiceOf(group, language);
    if (choice) choices.push(choice);
    else
      reading.unread.push(
        [group.label, ...group.entries.map(({ written }) => written)]
          .filter(Boolean)
          .join(" "),
      );
  }
  return fitProposal(reading.questions, choices, reading.unread);
}

const isAboutOptions = (sentence: string): boolean => {
  const found = findNoun(sentence, ["list", "axis"]);
  const isCounted =
    found !== null && takeCount(sentence.slice(0, found.start)).count !== null;
  return (
    isCounted ||
    findLimit(sentence) !== null ||
    hasCurrency(sentence) ||
    offersPersonalization(sentence)
  );
};

/**
 * What of all that the seller typed for the listing may be about
 * personalization and variations; "" for nothing.
 */
export const findOptionSentences = (sellerText: string): string =>
  sellerText
    .split(/\n|(?<=[.!?])\s+/u)
    .filter(isAboutOptions)
    .join(" ");
