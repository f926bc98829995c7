import { foldWords } from "@/lib/listings/grounding/plain-words";
import { memoize } from "@/lib/memoize";

/**
 * A sentence, or an item of a list, where it stands in a description. Positions
 * are UTF-16 units.
 */
export type Placed = { text: string; start: number; end: number };

const abbreviation =
  "(?<!(?<!\\p{L})(?:ca|approx|aprox|env|fl|inkl|incl|max|min|oz|dim|e\\.g|i\\.e|z|z\\. ?b|p|p\\. ?ex|np|ok)\\.)";
const sentenceEnd = new RegExp(
  `(?<=[.!?]["”»')]?)${abbreviation}\\s+|(?<=[。！？])`,
  "giu",
);
const bullet = /^\s*(?:[-–—•*]\s+)?/u;

/**
 * The sentences of a description in order, without bullets. A line ends a
 * sentence.
 */
export const splitSentences = memoize((description): readonly Placed[] => {
  const placed: Placed[] = [];
  let lineStart = 0;
  for (const line of description.split("\n")) {
    let start = bullet.exec(line)?.[0].length ?? 0;
    const ends = [...line.matchAll(sentenceEnd)].map(
      ({ index, 0: space }) => [index, index + space.length] as const,
    );
    for (const [end, next] of [...ends, [line.length, line.length] as const]) {
      const text = line.slice(start, end).trim();
      const at = lineStart + line.indexOf(text, start);
      if (text !== "") placed.push({ text, start: at, end: at + text.length });
      start = Math.max(start, next);
    }
    lineStart += line.length + 1;
  }
  return placed;
});

/**
 * The description without some of its sentences; a line that is empty then goes
 * with them.
 */
export const removeSentences = (
  description: string,
  sentences: readonly Placed[],
): string =>
  [...sentences]
    // From the end, so that the places of the others stay.
    .sort((one, other) => other.start - one.start)
    .reduce(removeSentence, description)
    .replace(/\n{3,}/gu, "\n\n")
    .replace(/^\n+|(?<!\n)\n+$/gu, "");

function removeSentence(description: string, { start, end }: Placed): string {
  const lineStart = description.lastIndexOf("\n", start - 1) + 1;
  const nextBreak = description.indexOf("\n", end);
  const lineEnd = nextBreak < 0 ? description.length : nextBreak;
  const before = description.slice(lineStart, start);
  const after = description.slice(end, lineEnd).trimStart();
  const kept = /[\p{L}\p{N}]/u.test(before + after)
    ? (before + after).trimEnd()
    : null;
  const lines = [
    description.slice(0, Math.max(0, lineStart - 1)),
    ...(kept === null ? [] : [kept]),
  ];
  const rest = description.slice(lineEnd + 1);
  return [
    ...(lineStart === 0 ? lines.slice(1) : lines),
    ...(nextBreak < 0 ? [] : [rest]),
  ].join("\n");
}

/**
 * 53 bits, as hexadecimal digits. Not for secrets: it only keeps keys short.
 */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
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

/**
 * The same for a sentence in other capitals and punctuation: what the seller
 * confirms.
 */
export const sentenceKey = memoize(
  (text): string =>
    `sentence:${hashOf((foldWords(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" "))}`,
);

/** The keys of all sentences of some texts. */
export const keysOfSentences = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    splitSentences(text).map((sentence) => sentenceKey(sentence.text)),
  );
