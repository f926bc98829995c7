import {
  dimensionWords,
  foldWords,
  heading,
  kanaWords,
  otherDenials,
  plainWords,
} from "@/lib/listings/grounding/plain-words";
import { denial } from "@/lib/listings/lexicon/stated-phrases";
import { rootOf } from "@/lib/listings/lexicon/word-roots";
import { findMeasures, type Measure } from "@/lib/listings/stated/measures";
import { memoize } from "@/lib/memoize";
import { untilStable } from "@/lib/plain-text/plain-text";

/**
 * A word that states something, as it is compared: the stem of a Latin word, or
 * a run of Japanese characters.
 */
export type Term = { text: string; isJapanese: boolean };

/** What a part of a sentence between commas states. */
export type Clause = {
  text: string;
  folded: string;
  terms: readonly Term[];
  measures: readonly Measure[];
  isDenial: boolean;
};

/**
 * Endings of inflection in eight languages, behind a stem of four letters or
 * more.
 */
const endings =
  /(?<=.{4})(?:iest|ings?|edly|ed|ly|ness|ier|ad[ao]s?|at[aoei]|id[ao]s?|it[aoei]|ego|emu|[iy]mi?|[iy]ch|ami|ach|(?:ow|an)(?:[yae]|ego|emu|ej|ymi?|ych)|ung|ungen|e?es|en|er|em|ie|ej|ow|[aeiouy]s?|(?<!s)s)$/u;

/** Past forms that share too few letters with their verb. */
const irregular = new Map(
  "thrown:throw threw:throw sewn:sew woven:weave wove:weave dyed:dye dyeing:dye held:hold knitted:knit cut:cut hung:hang bound:bind drawn:draw worn:wear worn:wear spun:spin lit:light built:build feet:foot leaves:leaf shelves:shelf knives:knife ties:tie tied:tie"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/**
 * Without inflection, as far as that can be done in eight languages at once:
 * "speckles" and "speckled" are one.
 */
export const stemOf = memoize((word): string => {
  const singular = word.length < 6 ? rootOf(word) : word;
  return untilStable(irregular.get(word) ?? singular, (stem) =>
    stem.replace(endings, "").replace(/(?<=.{4})([bdfgklmnprt])\1$/u, "$1"),
  );
});

const japaneseRun = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Hiragana}]+/gu;
const plainRuns = [...plainWords].filter((word) =>
  /\p{sc=Han}|\p{sc=Katakana}/u.test(word),
);
const plainJapanese = new RegExp(
  [...plainRuns].sort((one, other) => other.length - one.length).join("|"),
  "gu",
);

function japaneseTerms(run: string): Term[] {
  const terms = run.match(kanaWords) ?? [];
  const parts = [...run.matchAll(japaneseRun)]
    .map(([part]) => part)
    .filter((part) => !/\p{sc=Hiragana}/u.test(part));
  return [...terms, ...parts.flatMap((part) => part.split(plainJapanese))]
    .filter((text) => text !== "" && text !== "ー")
    .map((text) => ({ text, isJapanese: true }));
}

/**
 * Terms of folded text. `isMeasured` when a number stands in it, so that "tall"
 * only says which way it was measured.
 */
function termsOf(folded: string, isMeasured: boolean): Term[] {
  return (folded.match(/[\p{L}\p{M}ー]+|\p{N}+/gu) ?? []).flatMap(
    (word): Term[] => {
      if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word))
        return japaneseTerms(word);
      if (plainWords.has(word) || (isMeasured && dimensionWords.has(word)))
        return [];
      if (word.length < 2 && !/\p{N}/u.test(word)) return [];
      return [
        { text: /\p{N}/u.test(word) ? word : stemOf(word), isJapanese: false },
      ];
    },
  );
}

const breaks = "[,;:!?()\\n|•]|[、。！？：]|\\.(?!\\d)|\\s[-–—]\\s";
const contrasts = "(?<!\\p{L})(?:but|aber|mais|pero|ma|maar|mas|ale)(?!\\p{L})";
/** These deny only what follows: "a bare foot without glaze". */
const beforeWithout =
  "\\s(?=(?:without|ohne|sans|sin|senza|zonder|sem|bez)(?!\\p{L}))";
const clauseEnd = new RegExp(
  [breaks, contrasts, beforeWithout].join("|"),
  "iu",
);

export const denies = (folded: string): boolean =>
  denial.test(folded) || otherDenials.test(folded);

const withoutMeasures = (
  clause: string,
  measures: readonly Measure[],
): string =>
  [
    ...measures.map(({ start }, index) =>
      clause.slice(measures[index - 1]?.end ?? 0, start),
    ),
    clause.slice(measures.at(-1)?.end ?? 0),
  ].join(" ");

/**
 * The parts of a text that state something. "Size: 9 cm" states a measure, and
 * "Details" nothing.
 */
export const clausesIn = memoize((text): readonly Clause[] => {
  const isMeasured = /\p{N}/u.test(text);
  if (heading.test(foldWords(text.trim()))) return [];
  return text
    .replace(/(\d),(?=\d)/gu, "$1.")
    .split(clauseEnd)
    .map((clause) => {
      const folded = foldWords(clause);
      const measures =
        isMeasured || /\p{L} \p{L}/u.test(clause) ? findMeasures(clause) : [];
      const terms = termsOf(
        foldWords(withoutMeasures(clause, measures)),
        isMeasured,
      );
      return {
        text: clause.trim(),
        folded,
        terms,
        measures,
        isDenial: denies(folded),
      };
    })
    .filter(({ terms, measures }) => terms.length > 0 || measures.length > 0);
});
