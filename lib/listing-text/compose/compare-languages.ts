import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import { isAbout } from "@/lib/listing-text/compose/facts";
import { inputText } from "@/lib/listing-text/fields/input";
import type { Fact, ListingInput } from "@/lib/listing-text/fields/schema";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import {
  type Language,
  languageValues,
} from "@/lib/listing-text/languages/writing-languages";
import { typedLanguageOf } from "@/lib/listing-text/ledger/ledger-of";
import { namedThings } from "@/lib/listing-text/lexicon/named-things";
import { sharedClaims } from "@/lib/listing-text/lexicon/shared-claims";

/**
 * "2.5" and "2,5" are one number: which sign is used depends on the language.
 */
const withBothDecimalSigns = (text: string): string =>
  [
    text,
    text.replace(/(\d)\.(?=\d)/gu, "$1,"),
    text.replace(/(\d),(?=\d)/gu, "$1."),
  ].join("\n");

/**
 * The evidence, with what it says in the words of a text in another language:
 * decimal signs, and claims.
 */
const evidenceFor = (text: string, evidence: string): string =>
  [withBothDecimalSigns(evidence), ...sharedClaims(text, evidence)].join("\n");

/**
 * The materials and colors of a text, in words that are the same for all
 * languages.
 */
function thingsIn(text: string, language: Language): Set<string> {
  return new Set(
    namedThings(text, language).flatMap(({ name, group }) =>
      group ? [name, group] : [name],
    ),
  );
}

export type AnswerLanguage = {
  /**
   * Whether the listing is written in another language than the seller typed
   * in: then they share few words.
   */
  isForeign: boolean;
  /** What may be claimed, as far as possible in the words of the answer. */
  evidence: string;
  /** Whether a text speaks of the piece. */
  isAbout: (text: string) => boolean;
  /** Whether the seller named a material, or what it is a kind of. */
  isTypedMaterial: (material: string) => boolean;
};

/**
 * How an answer is held against what the seller typed, which may be in another
 * language.
 */
export function compareLanguages(
  answer: ParsedAnswer,
  form: ListingInput,
  known: readonly Fact[],
): AnswerLanguage {
  const language = form.language ?? "en";
  const seller = inputText(form);
  const said = [
    ...answer.titles,
    answer.description,
    ...answer.tags.map(({ tag }) => tag),
  ].join("\n");
  const typedIn = typedLanguageOf({ sellerText: seller, language });
  const isOther =
    guessLanguage(seller) === null
      ? !isAbout(answer.titles[0] ?? "", known)
      : typedIn !== language;
  const typed = new Set([
    ...thingsIn(seller, languageValues.find((one) => one === typedIn) ?? "en"),
    ...thingsIn(seller, "en"),
  ]);
  const shares = (text: string) =>
    [...thingsIn(text, language)].some((name) => typed.has(name));
  // A piece of which a material or a color is known is not described without
  // one of them, in the language asked for.
  const isDescribed =
    typed.size === 0
      ? guessLanguage(said) === language
      : shares(answer.description || said);
  if (!isOther || !isDescribed) {
    const isAboutKnown = (text: string) => isAbout(text, known);
    return {
      isForeign: false,
      evidence: seller,
      isAbout: isAboutKnown,
      isTypedMaterial: () => false,
    };
  }
  const isTypedMaterial = (material: string) => shares(material);
  return {
    isForeign: true,
    evidence: evidenceFor(said, seller),
    isTypedMaterial,
    isAbout: (text) => text !== "",
  };
}
