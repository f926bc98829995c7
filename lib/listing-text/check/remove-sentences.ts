import type { PlacedSentence } from "@/lib/listing-text/words/split-sentences";

/**
 * The description without some of its sentences; a line that is empty then goes
 * with them.
 */
export const removeSentences = (
  description: string,
  sentences: readonly PlacedSentence[],
): string =>
  [...sentences]
    // From the end, so that the places of the others stay.
    .sort((one, other) => other.start - one.start)
    .reduce(removeSentence, description)
    .replace(/\n{3,}/gu, "\n\n")
    .replace(/^\n+|(?<!\n)\n+$/gu, "");

function removeSentence(
  description: string,
  { start, end }: PlacedSentence,
): string {
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
