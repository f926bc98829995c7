import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { makePhraseSearch } from "@/lib/listing-text/unwanted/make-phrase-search";
import { phrasePattern } from "@/lib/listing-text/unwanted/phrase-pattern";
import { plainForm } from "@/lib/listing-text/unwanted/plain-form";
import { splitStatements } from "@/lib/listing-text/unwanted/split-statements";
import { unwantedLanguages } from "@/lib/listing-text/unwanted/unwanted-languages";

const marksBefore = /^[-–—?.…\s"'(<{[]*/u;
const marksAfter = String.raw`[\s.!?…"')>}\]]*$`;
const missingValues = makePhraseSearch([
  unwantedLanguages.map((language) => {
    const pattern = phrasePattern(language.placeholders, language);
    return { ...pattern, after: pattern.after + marksAfter };
  }),
]);

/** Whether all of a text in plain form is a phrase for a missing value. */
const isMissingValue = (plain: string): boolean =>
  missingValues.isAt(plain, marksBefore.exec(plain)?.[0].length ?? 0);

/** Marks that hold a value's place wherever they stand. */
const marks = new RegExp(
  [
    "_{2,}",
    "\\.{4,}",
    "\\?{2,}",
    // "[size]", "{time}", "<capacity here>"; of what a program fills in as well.
    "\\[[^[\\]\\n]{1,60}\\]",
    "\\{{1,2}[^{}\\n]{1,60}\\}{1,2}",
    "<[\\p{L}][^<>\\n]{0,60}>",
    // "XX cm"
    "(?<![\\p{L}\\p{N}])[xX]{1,3}(?:\\.[xX]{1,2})? ?(?:cm|mm|inch(?:es)?|in|ml|kg|g|oz|ft|lbs?)(?![\\p{L}\\p{N}])",
    "(?<![\\p{L}\\p{N}])(?:TB[ADC]|tb[adc])(?![\\p{L}\\p{N}])",
    "lorem ipsum[^\\n]{0,200}",
  ].join("|"),
  "giu",
);
/** "9 x 12 in": there it stands between two numbers. */
const timesBefore = /\d\s?$/u;
const inParentheses = /\(([^()\n]{1,60})\)/gu;
/** A label of up to 40 characters, and its value. */
const labelled = /^([^:：\n]{1,40}?)\s*[:：]\s*(\S.*)$/u;
const bareLabel = /^[^:：\n]{1,40}[:：]$/u;
const longestValue = 60;

const isMissing = (value: string): boolean => {
  const plain = plainForm(value.trim());
  return (
    plain.length <= longestValue &&
    (/^[-–—?.…\s]+$/u.test(plain) || isMissingValue(plain))
  );
};

/** Each placeholder has one of these, and most sentences none. */
const mayHold = /[_[{<(:：]|\.{4}|\?\?|(?:^|[^a-z])x|tb[adc]|lorem/i;

function findInStatement(statement: string): string[] {
  if (!mayHold.test(statement)) return [];
  const found = [...statement.matchAll(marks)]
    .filter(
      ({ 0: mark, index }) =>
        !/^x /iu.test(mark) ||
        !timesBefore.test(statement.slice(Math.max(0, index - 2), index)),
    )
    .map(([mark]) => mark);
  const asides = [...statement.matchAll(inParentheses)]
    .filter(([, inside = ""]) => isMissing(inside))
    .map(([aside]) => aside);
  const value = labelled.exec(statement)?.[2];
  if (value !== undefined && found.length === 0 && isMissing(value))
    return [value];
  return [...found, ...asides];
}

/**
 * What stands for a value that is missing, in whatever shape, as it is written:
 * "___", "TBD", "see photos", "(please fill in)", "[size]", "XX cm". Each once.
 */
export const findPlaceholders = (text: string): string[] =>
  mayHold.test(text)
    ? [...new Set(splitStatements(text).flatMap(findInStatement))]
    : [];

/**
 * Labels that nothing follows, such as "Care:" before another label or at the
 * end. The heading of a list has its list.
 */
export function findBareLabels(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  const isLabel = (line: string | undefined): boolean =>
    line === undefined || bareLabel.test(line.replace(/^[-–•*]\s+/u, ""));
  return lines.filter((line, index) => {
    if (line === "" || !isLabel(line)) return false;
    const next = lines[index + 1];
    return next === undefined || next === "" || isLabel(next);
  });
}

/** The same, remembered: several checks of one text ask. */
export const placeholdersIn = memoize(findPlaceholders);
