import {
  type OffLimitsKind,
  offLimitsPatterns,
} from "@/lib/listing-text/lexicon/off-limits-patterns";
import { foldText, matchFolded } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { untilStable } from "@/lib/listing-text/plain-text/plain-text";

export type OffLimits = {
  kind: OffLimitsKind;
  text: string;
  start: number;
  end: number;
};

/** What no listing may contain, whoever wrote it. */
export const refusedKinds: readonly OffLimitsKind[] = ["contact", "leftover"];
/** What no text of ours contains. */
export const allKinds: readonly OffLimitsKind[] = [
  ...refusedKinds,
  "link",
  "address",
  "price",
];

const patterns = offLimitsPatterns.map(({ kind, pattern, anyCase, needs }) => ({
  kind,
  needs,
  pattern: new RegExp(pattern, anyCase ? "giu" : "gu"),
}));
/** Every pattern needs one of these. */
const trigger =
  /[\d@{]|\[|\.\p{L}|NaN|:\/\/|www|\bdot\b|dollars|bucks|euro|quid|sterling|code/iu;
const isEtsyLink = (link: string): boolean =>
  /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*etsy\.(?:com|me)(?:[/?#]|$)/iu.test(link);
/** A value that a program wrote for none. */
const placeholder = /^(?:(?:undefined|null)|NaN)$/u;
const isPlaceholder = (value: string): boolean =>
  placeholder.test(value) ||
  /^(?:undefined|null)(?:[\s,;/-]+(?:undefined|null))*[.!]?$/iu.test(
    value.trim(),
  );

const findAll = memoize((text): readonly OffLimits[] => {
  if (isPlaceholder(text))
    return [{ kind: "leftover", text, start: 0, end: text.length }];
  if (!trigger.test(text) && /^[\x20-\x7e\n]*$/u.test(text)) return [];
  const whole = foldText(text);
  return patterns.flatMap(({ kind, pattern, needs }) =>
    (needs === undefined || needs.test(whole) ? matchFolded(text, pattern) : [])
      .filter(({ folded }) => kind !== "link" || !isEtsyLink(folded))
      .map(({ text: found, start, end }) => ({
        kind,
        text: found,
        start,
        end,
      })),
  );
});

/** "- Size: undefined" */
const emptyLine = /^[^:\n]{1,40}:\s*(\S[^\n]*)$/u;

function findInLine(line: string): readonly OffLimits[] {
  const value = emptyLine.exec(line)?.[1];
  if (value !== undefined && isPlaceholder(value))
    return [{ kind: "leftover", text: value, start: 0, end: line.length }];
  return findAll(line);
}

/**
 * Contact details, prices and the like in the text, of the kinds asked for,
 * line by line.
 */
export function findOffLimits(
  text: string,
  kinds: readonly OffLimitsKind[],
): OffLimits[] {
  return text
    .split("\n")
    .flatMap((line) =>
      findInLine(line).filter(({ kind }) => kinds.includes(kind)),
    );
}

export const hasOffLimits = (
  text: string,
  kinds: readonly OffLimitsKind[],
): boolean => findOffLimits(text, kinds).length > 0;

/** The parts between commas, each with what follows it up to the next. */
const partsOf = (phrase: string) =>
  [...phrase.matchAll(/(?:[^,;|]|[,;|](?!\s))+(?:[,;|]\s+)*|[,;|]\s*/gu)].map(
    ({ 0: part, index }) => ({
      part,
      index,
    }),
  );

/**
 * A part with blanks in place of the ranges that lie in it, and of the marks
 * behind a sentence that was nothing else.
 */
function cut(
  part: string,
  index: number,
  ranges: readonly OffLimits[],
): string {
  return ranges.reduce((rest, { start, end }) => {
    const [from, to] = [
      Math.max(0, start - index),
      Math.max(0, Math.min(part.length, end - index)),
    ];
    const isSentence = /(?:^|[.!?])\s*$/u.test(rest.slice(0, from));
    const marks = isSentence
      ? (/^\s*[.!?]+(?!\S)/u.exec(rest.slice(to))?.[0].length ?? 0)
      : 0;
    return (
      rest.slice(0, from) +
      " ".repeat(Math.max(0, to + marks - from)) +
      rest.slice(to + marks)
    );
  }, part);
}

/**
 * A phrase without them: of its first part only what they are, of those behind
 * commas all.
 */
export function withoutOffLimits(
  phrase: string,
  kinds: readonly OffLimitsKind[],
): string {
  return untilStable(phrase, (current) => {
    const found = findOffLimits(current, kinds);
    if (found.length === 0) return current;
    const kept = partsOf(current).flatMap(({ part, index }, place) => {
      const touched = found.filter(
        ({ start, end }) => start < index + part.length && end > index,
      );
      if (touched.length === 0) return [part];
      return place === 0 ? [cut(part, index, touched)] : [];
    });
    return kept
      .join("")
      .replace(/\(\s*\)|\[\s*\]/gu, " ")
      .replace(/[ \t]{2,}/gu, " ")
      .replace(/ +([,.;!?])/gu, "$1")
      .replace(/^[\s,;:|]+|(?<![\s,;:|-])[\s,;:|-]+$/gu, "");
  });
}

/**
 * Between sentences, but not behind an abbreviation of which a number or an
 * address may be the rest.
 */
const sentenceEnd =
  /(?<=[.!?])(?<!(?<!\p{L})(?:tel|ph|mob|fax|no|nr|st|ave|rd|blvd|ln|dr|p\.\s?o|[nsew])\.)\s+/iu;

/**
 * A text without the sentences that contain them, and without lines that are
 * empty then.
 */
export function withoutOffLimitSentences(
  text: string,
  kinds: readonly OffLimitsKind[],
): string {
  if (!hasOffLimits(text, kinds)) return text;
  const withoutThem = (line: string) => {
    const kept = line
      .split(sentenceEnd)
      .filter((sentence) => !hasOffLimits(sentence, kinds));
    const rest = kept.join(" ");
    return rest === "" || hasOffLimits(rest, kinds) ? [] : [rest];
  };
  return text
    .split("\n")
    .flatMap((line) => (hasOffLimits(line, kinds) ? withoutThem(line) : [line]))
    .join("\n");
}
