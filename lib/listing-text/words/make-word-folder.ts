import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { foldAccents } from "@/lib/listing-text/words/fold-accents";
import { rememberWords } from "@/lib/listing-text/words/remember";
import { listWords, mapWords } from "@/lib/listing-text/words/word-list";

type Ending = { ending: string; replacement: string };

const shortestStem = 3;

function cutEnding(word: string, endings: readonly Ending[]): string {
  for (const { ending, replacement } of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length + replacement.length < shortestStem) continue;
    return stem + replacement;
  }
  return word;
}

const doubled = /([bdfgklmnprt])\1$/u;

/** Folds the words of a language: forms of one word become equal. */
export function makeWordFolder(
  pack: Pick<LanguagePack, "endings" | "irregularForms">,
): (word: string) => string {
  const irregular = mapWords(pack.irregularForms);
  const passes = pack.endings.map((pass) =>
    listWords(pass).map((pair) => {
      const [ending = "", replacement = ""] = pair.split(">");
      return { ending, replacement };
    }),
  );
  return rememberWords((word) => {
    let folded = irregular.get(word) ?? word;
    for (const pass of passes) {
      folded = cutEnding(folded, pass).replace(doubled, "$1");
      folded = irregular.get(folded) ?? folded;
    }
    return foldAccents(folded);
  });
}
