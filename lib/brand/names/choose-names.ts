import { alikeAmong, faultOfName, spokenName } from "@/lib/brand/names/check-name";
import { cleanReasoning } from "@/lib/brand/names/clean-reasoning";
import { compactName } from "@/lib/brand/names/compact-name";
import { tellingWords } from "@/lib/brand/names/is-alike";
import type { NameCandidate } from "@/lib/brand/names/name-answer";

export type ChosenName = { name: string; spoken: string; reasoning: string };

/** How many names of one list may share a word. */
const mostOfOneWord = 4;

/** The first `most` candidates that pass every rule of ours, in their order, and what stood against the others. */
export function chooseNames(candidates: readonly NameCandidate[], taken: readonly string[], most: number) {
  const chosen: ChosenName[] = [];
  const faults: string[] = [];
  const uses = new Map<string, number>();
  for (const { spoken: text, reasoning } of candidates) {
    if (chosen.length === most) break;
    const spoken = spokenName(text);
    const fault = spoken === null ? "one was no name" : standsAgainst(spoken, chosen, taken, uses);
    if (spoken === null || fault !== null) {
      faults.push(fault ?? "one was no name");
      continue;
    }
    for (const word of tellingWords(spoken)) uses.set(word, (uses.get(word) ?? 0) + 1);
    chosen.push({ name: compactName(spoken), spoken, reasoning: cleanReasoning(reasoning, spoken) });
  }
  return { chosen, faults };
}

function standsAgainst(
  spoken: string,
  chosen: readonly ChosenName[],
  taken: readonly string[],
  uses: ReadonlyMap<string, number>,
) {
  const fault = faultOfName(spoken);
  if (fault !== null) return `${spoken}: ${fault}`;
  const other = alikeAmong(spoken, [...chosen.map((one) => one.spoken), ...taken]);
  if (other !== null) return `${spoken} is too much like ${other}`;
  const worn = tellingWords(spoken).find((word) => (uses.get(word) ?? 0) >= mostOfOneWord);
  return worn === undefined ? null : `${spoken}: too many names with “${worn}”`;
}
