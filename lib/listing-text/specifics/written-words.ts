import {
  type Passage,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";

/** In tokens; what stands farther apart is no run that people read as one. */
const farthest = 8;

/** The place of the nearest word that is folded so or names that part. */
function placeNear(passage: Passage, at: number, word: string): number | null {
  const { tokens } = passage;
  for (let distance = 0; distance <= farthest; distance += 1)
    for (const place of [at + distance, at - distance]) {
      const token = tokens[place];
      if (!token) continue;
      if (token.fold === word || partOfToken(token, passage) === word)
        return place;
    }
  return null;
}

/**
 * The word at a place together with the one that a folded word stands for, as
 * they are written: "insole of wool felt". People are shown no stems.
 */
export function writtenWords(
  passage: Passage,
  at: number,
  word: string | null,
): string {
  const { tokens, text } = passage;
  const other = (word === null ? null : placeNear(passage, at, word)) ?? at;
  const [first, last] = [Math.min(at, other), Math.max(at, other)];
  return text.slice(tokens[first]?.start, tokens[last]?.end);
}
