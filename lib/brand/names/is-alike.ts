import { compactName, wordsOfName } from "@/lib/brand/names/compact-name";
import { genericWords } from "@/lib/brand/names/words/generic-words";

/** The words that tell a name from others, in any order: "The Clay Studio" and "Clay Works" have the same. */
export function tellingWords(spoken: string): string[] {
  const words = wordsOfName(spoken).map((word) => word.toLowerCase());
  const telling = words.filter((word) => !genericWords.has(word));
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=..)s$/, "")).sort();
}

/** Whether one would be taken for the other: the same telling words, or hardly another letter. */
export function isAlike(a: string, b: string): boolean {
  if (tellingWords(a).join() === tellingWords(b).join()) return true;
  const [one, other] = [compactName(a).toLowerCase(), compactName(b).toLowerCase()];
  const allowed = Math.min(one.length, other.length) < 8 ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
