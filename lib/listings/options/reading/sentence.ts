import { allPacks } from "@/lib/listing-text/languages/all-packs";
import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import { listWords } from "@/lib/listing-text/words/word-list";
import { toPrice } from "@/lib/listings/options/price";

/** A number in digits. */
type ToldNumber = {
  value: number;
  /** Where it stands in the sentence, to be compared with other places. */
  at: number;
  /** Neither a surcharge nor a measure: it may be a price. */
  isAmount: boolean;
};

/** A part of the sentence between commas and stops. */
export type Clause = {
  text: string;
  folded: string;
  /** Where `folded` begins, to be compared with other places. */
  start: number;
  numbers: readonly ToldNumber[];
};

export type Sentence = readonly Clause[];

const clauseEnd =
  /[\n;•·|、。！？]|[.!?](?=\s|$)|,(?!\d)|(?<!\d),|,(?=\d{1,2},\d)|(?<=,\d{1,2}),/u;
/** Words of these scripts stand without spaces. */
const scripts = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]`;
const unspaced = new RegExp(scripts, "u");
/** Where words of another script begin or end without a space: "サイズはS". */
const scriptEnd = new RegExp(
  String.raw`(?<=${scripts})(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=${scripts})`,
  "gu",
);
/** Etsy refuses them in values; what stands in them belongs to the value. */
const bracket = /[()[\]]/gu;
/** 24, 24.50, 24,50, 1.234,50; not in words such as "A4". */
const amount =
  /(?<![\p{Script=Latin}\p{N}])(?:\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d)/gu;
/** Behind a number that is no price, in any language. */
const measure =
  /^\s?(?:(?:cm|mm|ml|cl|kg|oz|ft|inch|inches)(?!\p{L})|[%°"″])/iu;
const surcharge = /\+\s?[€$£¥]?\s?$/u;

type Folded = Pick<Clause, "folded" | "numbers">;

/**
 * As texts are compared: as quotes are, and numbers alike however they are
 * written.
 */
function fold(text: string): Folded {
  const plain = text
    .normalize("NFKC")
    .replace(bracket, " ")
    .replace(scriptEnd, " ");
  const numbers: ToldNumber[] = [];
  let folded = " ";
  let from = 0;
  const add = (piece: string) => {
    const words = foldQuote(piece).trim();
    if (words !== "") folded += `${words} `;
  };
  for (const { 0: written, index } of plain.matchAll(amount)) {
    const value = toPrice(written);
    if (value === null) continue;
    add(plain.slice(from, index));
    from = index + written.length;
    const isAmount =
      !measure.test(plain.slice(from)) &&
      !surcharge.test(plain.slice(0, index));
    numbers.push({ value, at: folded.length, isAmount });
    folded += `${value} `;
  }
  add(plain.slice(from));
  return { folded, numbers };
}

const splitClauses = (text: string): string[] =>
  text
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** What a seller typed of options, clause by clause. */
export function readSentence(text: string): Sentence {
  let start = 0;
  return splitClauses(text).map((clause) => {
    const { folded, numbers } = fold(clause);
    const at = start;
    start += folded.length;
    return {
      text: clause,
      folded,
      start: at,
      numbers: numbers.map((number) => ({ ...number, at: at + number.at })),
    };
  });
}

export const numbersIn = (text: string): number[] =>
  fold(text).numbers.map(({ value }) => value);

/** A run as it is searched for: with the spaces around whole words. */
function searchFor(text: string): string {
  const run = fold(text).folded.trim();
  if (run === "") return "";
  const isOpen = (character: string | undefined) =>
    unspaced.test(character ?? "");
  return `${isOpen(run[0]) ? "" : " "}${run}${isOpen(run.at(-1)) ? "" : " "}`;
}

/** Whether a clause says a run of whole words. */
const saysRun = ({ folded }: Pick<Clause, "folded">, text: string): boolean =>
  holdsRun(folded, searchFor(text));

/** Whether each clause of a text is told, and there is one. */
function isToldBy(text: string, tells: (piece: string) => boolean): boolean {
  const pieces = splitClauses(text);
  return pieces.length > 0 && pieces.every(tells);
}

/** Whether a run of whole words is told, over several clauses perhaps. */
export const says = (sentence: Sentence, text: string): boolean =>
  isToldBy(text, (piece) => sentence.some((clause) => saysRun(clause, piece)));

/** Whether a text tells of a clause: it is a part of it, or the other way. */
export const touches = (clause: Clause, text: string): boolean =>
  splitClauses(text).some(
    (piece) => saysRun(clause, piece) || saysRun(fold(piece), clause.text),
  );

/** Whether a text is told by one clause. */
export const isOneClause = (text: string): boolean =>
  splitClauses(text).length === 1;

const foldedWords = (words: string): string[] =>
  listWords(words).map((word) => foldQuote(word).trim());

/** The words of a language that deny what follows, and those that end it. */
export type Denial = { negators: Set<string>; ends: Set<string> };

export const denialIn = ({ negators, negationEnds }: LanguagePack): Denial => ({
  negators: new Set(foldedWords(negators)),
  ends: new Set(foldedWords(negationEnds)),
});

/**
 * Whether what stands before a place of a clause denies it: "no cherry". A
 * number ends it: "no more than 12 letters in oak".
 */
function isDenied(before: string, denial: Denial | null): boolean {
  if (!denial) return false;
  const { negators, ends } = denial;
  const last = before
    .trim()
    .split(" ")
    .findLast(
      (word) => negators.has(word) || ends.has(word) || /^\d/u.test(word),
    );
  return last !== undefined && negators.has(last);
}

/** Where a text is told and not denied; null for nowhere. */
export function placeOf(
  sentence: Sentence,
  value: string,
  denial: Denial | null,
): number | null {
  const run = searchFor(value);
  if (run === "") return null;
  for (const { folded, start } of sentence) {
    for (
      let at = folded.indexOf(run);
      at >= 0;
      at = folded.indexOf(run, at + 1)
    ) {
      if (!isDenied(folded.slice(0, at), denial)) return start + at;
    }
  }
  return null;
}

/** Whether a text is told, over several clauses perhaps, and not denied. */
export const isAffirmed = (
  sentence: Sentence,
  text: string,
  denial: Denial | null,
): boolean =>
  isToldBy(text, (piece) => placeOf(sentence, piece, denial) !== null);

const numberWithUnit = /^(\d[\d.,/]*)\s*(\D+)$/u;

/**
 * The same of "9 cm", where "9, 12 and 15 cm" tells the unit once, behind a
 * later number.
 */
export function placeOfMeasure(
  sentence: Sentence,
  value: string,
  denial: Denial | null,
): number | null {
  const [, number = "", unit = ""] = numberWithUnit.exec(value) ?? [];
  const place = placeOf(sentence, number, denial);
  const run = foldQuote(unit);
  if (place === null || run.trim() === "") return null;
  const hasUnit = sentence.some(({ folded, start, numbers }) =>
    numbers.some(
      ({ value: counted, at }) =>
        at > place && folded.startsWith(run, at - start + `${counted}`.length),
    ),
  );
  return hasUnit ? place : null;
}

/** As runs of words, in all languages: "three", "drei", "trois". */
const wordsOfNumbers = new Map<number, string[]>();
for (const { numberWords } of allPacks) {
  for (const [word, number] of Object.entries(numberWords))
    wordsOfNumbers.set(number, [
      ...(wordsOfNumbers.get(number) ?? []),
      searchFor(word),
    ]);
}

/** Whether a number is told, in digits or as a word. */
export function saysNumber(sentence: Sentence, number: number): boolean {
  const words = wordsOfNumbers.get(number) ?? [];
  return sentence.some(
    ({ folded, numbers }) =>
      numbers.some(({ value }) => value === number) ||
      words.some((word) => holdsRun(folded, word)),
  );
}
