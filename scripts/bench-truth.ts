// `npm run bench:truth`: what rules alone see of the labeled sentences in
// `tests/truth`, by language and set. Of people's labels true (T) and false (F)
// count; a sentence is marked when rules call it unknown or contradicted. With
// `-v` each sentence that they get wrong is listed. With `--kept` the sets that
// are kept apart are measured in place of those to work with.

import {
  countMarks,
  type Figures,
  type JudgedSentence,
  judgeSentences,
} from "./bench/truth/count-marks";
import { readSets } from "./bench/truth/read-sets";

const isVerbose = process.argv.includes("-v");
const judged = judgeSentences(readSets(process.argv.includes("--kept")));
if (isVerbose) for (const sentence of judged) printError(sentence);
console.table(figuresBySet(judged));

function figuresBySet(all: readonly JudgedSentence[]): Record<string, Figures> {
  const groups = new Map<string, JudgedSentence[]>();
  const add = (name: string, sentence: JudgedSentence) =>
    groups.set(name, [...(groups.get(name) ?? []), sentence]);
  for (const sentence of all) {
    add(`${sentence.language} ${sentence.set}`, sentence);
    add(`${sentence.language} all`, sentence);
  }
  const names = [...groups.keys()].sort();
  return Object.fromEntries(
    names.map((name) => [name, countMarks(groups.get(name) ?? [])]),
  );
}

function printError({
  label,
  isMarked,
  check,
  text,
  language,
}: JudgedSentence) {
  const isWrong = (label === "T" && isMarked) || (label === "F" && !isMarked);
  if (!isWrong) return;
  const reasons = check.specifics
    .filter(({ verdict }) => verdict !== "supported")
    .map(({ kind, text: said, reason }) => `${kind} “${said}”: ${reason}`);
  process.stdout.write(
    `${language} ${label} ${check.verdict}: ${text} ${reasons.join("; ")}\n`,
  );
}
