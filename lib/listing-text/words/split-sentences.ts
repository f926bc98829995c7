import { memoize } from "@/lib/listing-text/plain-text/memoize";

/**
 * A sentence, or an item of a list, where it stands in a description. Places
 * are UTF-16 units.
 */
export type PlacedSentence = { text: string; start: number; end: number };

/** Words whose period ends no sentence, in all languages. */
const abbreviations = new Set(
  `ca approx aprox env fl inkl incl max min oz dim e.g i.e z b z.b p ex np ok
  nr no ok. vs ø`
    .split(/\s+/u)
    .filter(Boolean),
);
/** Of these, those that end a sentence where a capital follows. */
const unitsAtEnd = new Set(["oz"]);
const sentenceEnd = /(?:[.!?]["”»')]?(?=\s)|[。！？])\s*/gu;
const bullet = /^\s*(?:[-–—•*]\s+)?/u;
const longestAbbreviation = 8;

/**
 * The sentences of a description in order, without bullets. A line ends a
 * sentence.
 */
export function splitSentences(description: string): PlacedSentence[] {
  const sentences: PlacedSentence[] = [];
  let lineStart = 0;
  for (const line of description.split("\n")) {
    sentences.push(...splitLine(line, lineStart));
    lineStart += line.length + 1;
  }
  return sentences;
}

function splitLine(line: string, lineStart: number): PlacedSentence[] {
  const sentences: PlacedSentence[] = [];
  let start = bullet.exec(line)?.[0].length ?? 0;
  const add = (end: number) => {
    const piece = line.slice(start, end);
    const text = piece.trim();
    if (text === "") return;
    const at = lineStart + start + piece.length - piece.trimStart().length;
    sentences.push({ text, start: at, end: at + text.length });
  };
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    if (mark.startsWith(".") && isAbbreviation(line, index)) continue;
    add(index + mark.trimEnd().length);
    start = Math.max(start, index + mark.length);
  }
  add(line.length);
  return sentences;
}

function isAbbreviation(line: string, end: number): boolean {
  const before = line.slice(Math.max(0, end - longestAbbreviation), end);
  const word = /(?:^|[^\p{L}.])(\p{L}[\p{L}.]*)$/u.exec(before)?.[1];
  if (word === undefined || !abbreviations.has(word.toLowerCase()))
    return false;
  return (
    !unitsAtEnd.has(word) || !/^\.["”»')]?\s+\p{Lu}/u.test(line.slice(end))
  );
}

/**
 * 53 bits, as hexadecimal digits. Not for secrets: it only keeps keys short.
 */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^
    Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^
    Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(16);
}

const plain = /^[\x20-\x7e]*$/;

/**
 * In lower case without accents and invisible characters, with two letters for
 * "ß" and the like.
 */
const foldKey = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : foldLetters(text);

const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/**
 * The same for a sentence in other capitals and punctuation: what the seller
 * confirms.
 */
export const sentenceKey = memoize(
  (text): string =>
    `sentence:${hashOf((foldKey(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" "))}`,
);
