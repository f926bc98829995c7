import {
  findSimilar,
  parseSpokenName,
  violationOf,
} from "@/lib/brand/names/name-checks";
import {
  compactName,
  distinctiveWords,
  wordsOfName,
} from "@/lib/brand/names/name-words";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";

export type NameCandidate = { spoken: string; reasoning: string };
export type ChosenName = { name: string; spoken: string; reasoning: string };

/** How many names of one list may share a word. */
const maxUsesOfWord = 4;

/**
 * The first `max` candidates that pass all our rules, in their order, and why
 * the others were rejected.
 */
export function chooseNames(
  candidates: readonly NameCandidate[],
  taken: readonly string[],
  max: number,
) {
  const chosen: ChosenName[] = [];
  const rejections: string[] = [];
  const uses = new Map<string, number>();
  for (const { spoken: text, reasoning } of candidates) {
    if (chosen.length === max) break;
    const spoken = parseSpokenName(text);
    const rejection =
      spoken === null
        ? "one was no name"
        : rejectionOf(spoken, chosen, taken, uses);
    if (spoken === null || rejection !== null) {
      rejections.push(rejection ?? "one was no name");
      continue;
    }
    for (const word of distinctiveWords(spoken))
      uses.set(word, (uses.get(word) ?? 0) + 1);
    chosen.push({
      name: compactName(spoken),
      spoken,
      reasoning: cleanReasoning(reasoning, spoken),
    });
  }
  return { chosen, rejections };
}

function rejectionOf(
  spoken: string,
  chosen: readonly ChosenName[],
  taken: readonly string[],
  uses: ReadonlyMap<string, number>,
) {
  const violation = violationOf(spoken);
  if (violation !== null) return `${spoken}: ${violation}`;
  const similar = findSimilar(spoken, [
    ...chosen.map((one) => one.spoken),
    ...taken,
  ]);
  if (similar !== null) return `${spoken} is too much like ${similar}`;
  const overused = distinctiveWords(spoken).find(
    (word) => (uses.get(word) ?? 0) >= maxUsesOfWord,
  );
  return overused === undefined
    ? null
    : `${spoken}: too many names with “${overused}”`;
}

/** Characters: a line or two on a phone. */
const reasoningLength = { min: 12, max: 160 } as const;

/** URLs, code, instructions, and promises that nobody can guarantee. */
const suspect =
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|shop|co)\b|@|[<>{}[\]\\=|;]|\w\(|javascript|\b(?:rank(?:ing|s)?|best-?sell\w*|more sales|#1|guarantee\w*|instructions?|prompt|api key|password)\b/iu;

/**
 * The model's line about a name as plain text, or our own where that can't be
 * used.
 */
export function cleanReasoning(text: string, spoken: string): string {
  const line = plainLine(text.slice(0, 1_000))
    .replace(/\p{Extended_Pictographic}/gu, "")
    .trim();
  const isSuspect =
    suspect.test(foldText(line)) || suspect.test(foldText(text));
  const isUsable =
    line.length >= reasoningLength.min &&
    !isSuspect &&
    findWatchListTerms(line).length === 0;
  return isUsable ? truncateReasoning(line) : defaultReasoning(spoken);
}

function defaultReasoning(spoken: string) {
  const count = wordsOfName(spoken).length;
  return count === 1
    ? "One word, said and spelled in one way."
    : `${count} words that are easy to say and to spell.`;
}

/** Whole sentences as far as they fit, else whole words. */
function truncateReasoning(line: string) {
  const { min, max } = reasoningLength;
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const sentence = /^.*[.!?](?=\s|$)/u.exec(cut)?.[0];
  if (sentence && sentence.length >= min) return sentence;
  return `${cut.slice(0, cut.lastIndexOf(" ", max - 2)).replace(/[\s,;:–-]+$/u, "")}…`;
}
