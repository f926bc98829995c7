import type { Language } from "@/lib/listings/languages";
import { replaceBlanks } from "@/lib/listings/lexicon/blanks";
import {
  conceptsIn,
  mentions,
  sharedClaims,
} from "@/lib/listings/lexicon/claim-concepts";
import { findClaims } from "@/lib/listings/lexicon/claims";
import {
  type NamedThing,
  namedThings,
} from "@/lib/listings/lexicon/named-things";
import {
  findMeasures,
  hasMeasure,
  type Measure,
  spelledNumbers,
} from "@/lib/listings/stated/measures";
import type {
  Difference,
  TranslatedFields,
} from "@/lib/listings/translate/schema";
import { foldText } from "@/lib/plain-text/fold-text";

/** A text to compare, and all that stands behind it. */
export type ComparedSource = {
  language: Language;
  /** What the translation should tell: title, description and materials. */
  told: string;
  /** All that it may tell: the whole listing, and what the seller typed. */
  known: string;
};

const withoutBlanks = (text: string): string => replaceBlanks(text, " ");
const linesOf = (text: string): string[] =>
  withoutBlanks(text).split(/\n|(?<=[.!?])\s+|(?<=[。！？])/u);
const measuresIn = (text: string): Measure[] =>
  linesOf(text).flatMap((line) => findMeasures(line));

/**
 * "1,5" as 1.5, and "1.000" as both 1 and 1000: which of them is meant depends
 * on the language.
 */
function readingsOf(number: string): string[] {
  const decimal = number.replace(",", ".");
  const plain = String(Number(decimal));
  return /^\d{1,3}(?:[.,]\d{3})+$/u.test(number)
    ? [plain, String(Number(number.replace(/[.,]/gu, "")))]
    : [plain];
}

type FoundNumber = { text: string; readings: string[] };

/**
 * The numbers of a text that are written in digits, without those of its
 * measures.
 */
function bareNumbers(text: string): FoundNumber[] {
  return linesOf(text).flatMap((line) => {
    const rest = findMeasures(line).reduce(
      (kept, { text: measure }) => kept.replace(measure, " "),
      line,
    );
    const found =
      foldText(rest).match(/(?<![\p{Script=Latin}\d])\d+(?:[.,]\d+)*/gu) ?? [];
    return found.map((number) => ({
      text: number,
      readings: readingsOf(number),
    }));
  });
}

/** All numbers of a text, in measures and words too. */
function allNumbers(text: string): ReadonlySet<string> {
  const folded = foldText(withoutBlanks(text));
  const digits = folded.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  // Sterling silver is 925 silver, and some languages have no other word for
  // it.
  const fineness = conceptsIn(text).has("sterling") ? ["925"] : [];
  return new Set([
    ...digits.flatMap(readingsOf),
    ...spelledNumbers(folded),
    ...fineness,
  ]);
}

/** Each as it is first written. */
const unique = (differences: Difference[]): Difference[] =>
  [
    ...new Map(
      differences
        .toReversed()
        .map((one) => [
          `${one.kind} ${one.side} ${foldText(one.text).toLowerCase()}`,
          one,
        ]),
    ).values(),
  ].reverse();

const missing = (kind: Difference["kind"], text: string): Difference => ({
  kind,
  text,
  side: "source",
  message: `“${text}” is in your text, but not in this one.`,
});
const added = (kind: Difference["kind"], text: string): Difference => ({
  kind,
  text,
  side: "translation",
  message: `“${text}” is in this text only. Nothing of yours says it.`,
});

function compareNumbers(
  { told, known }: ComparedSource,
  text: string,
): Difference[] {
  const [toldMeasures, written] = [measuresIn(told), measuresIn(text)];
  const mayStand = [...toldMeasures, ...measuresIn(known)];
  const [allTold, allWritten] = [
    allNumbers(`${told}\n${known}`),
    allNumbers(text),
  ];
  const isIn = (numbers: ReadonlySet<string>, { readings }: FoundNumber) =>
    readings.some((each) => numbers.has(each));
  return [
    ...toldMeasures
      .filter((measure) => !hasMeasure(written, measure))
      .map((one) => missing("number", one.text)),
    ...bareNumbers(told)
      .filter((number) => !isIn(allWritten, number))
      .map((one) => missing("number", one.text)),
    ...written
      .filter((measure) => !hasMeasure(mayStand, measure))
      .map((one) => added("number", one.text)),
    ...bareNumbers(text)
      .filter((number) => !isIn(allTold, number))
      .map((one) => added("number", one.text)),
  ];
}

/** The same thing, or one that is the other said more widely: oak is wood. */
const answers = (one: NamedThing, other: NamedThing): boolean =>
  one.kind === other.kind &&
  (one.name === other.name || one.name === other.group);

function compareThings(
  { language, told, known }: ComparedSource,
  text: string,
  own: Language,
): Difference[] {
  const written = namedThings(text, own);
  const source = namedThings(told, language);
  // Colors and categories of the form are English in every listing.
  const all = [
    ...source,
    ...namedThings(known, language),
    ...namedThings(known, "en"),
  ];
  return [
    ...source
      .filter(
        (thing) =>
          thing.isSure && !written.some((other) => answers(thing, other)),
      )
      .map(({ kind, text: word }) => missing(kind, word)),
    ...written
      .filter(
        (thing) => thing.isSure && !all.some((other) => answers(thing, other)),
      )
      .map(({ kind, text: word }) => added(kind, word)),
  ];
}

function compareClaims(
  { told, known }: ComparedSource,
  text: string,
): Difference[] {
  const supported = sharedClaims(text, `${told}\n${known}`);
  return [
    ...findClaims(told)
      .filter((claim) => !mentions(text, claim))
      .map((claim) => missing("claim", claim.text)),
    ...findClaims(text)
      .filter((claim) => !supported.includes(claim.text))
      .map((claim) => added("claim", claim.text)),
  ];
}

/**
 * What a translation tells otherwise than its source: numbers with their units,
 * materials, colors and claims, as far as our tables know them. It finds no
 * wrong word and no clumsy sentence.
 */
export function compareWithSource(
  source: ComparedSource,
  translation: TranslatedFields & { language: Language },
) {
  const text = [
    translation.title,
    translation.description,
    ...translation.tags,
  ].join("\n");
  return unique([
    ...compareNumbers(source, text),
    ...compareThings(source, text, translation.language),
    ...compareClaims(source, text),
  ]);
}
