import {
  type PlacedSentence,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";

/**
 * The description without some of its sentences; a line that is empty then goes
 * with them.
 */
export function removeSentences(
  description: string,
  sentences: readonly PlacedSentence[],
): string {
  const gone = [...sentences].sort((one, other) => one.start - other.start);
  let lineStart = 0;
  let next = 0;
  return description
    .split("\n")
    .flatMap((line) => {
      const lineEnd = lineStart + line.length;
      const first = next;
      while ((gone[next]?.start ?? Infinity) < lineEnd) next += 1;
      const kept = withoutPlaces(line, lineStart, gone.slice(first, next));
      lineStart = lineEnd + 1;
      return kept === null ? [] : [kept];
    })
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .replace(/^\n+|(?<!\n)\n+$/gu, "");
}

/** Null where nothing is left to read. */
function withoutPlaces(
  line: string,
  lineStart: number,
  places: readonly PlacedSentence[],
): string | null {
  if (places.length === 0) return line;
  const ends = [0, ...places.map(({ end }) => end - lineStart)];
  const starts = [...places.map(({ start }) => start - lineStart), line.length];
  const kept = ends
    .map((from, at) => line.slice(from, starts[at]))
    .map((piece, at) => (at === 0 ? piece : piece.trimStart()))
    .join("")
    .trimEnd();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : null;
}

/** The text without the sentences that are `gone`. */
export function withoutSentences(
  text: string,
  isGone: (sentence: string) => boolean,
): string {
  const gone = splitSentences(text).filter((sentence) => isGone(sentence.text));
  return gone.length === 0 ? text : removeSentences(text, gone);
}
