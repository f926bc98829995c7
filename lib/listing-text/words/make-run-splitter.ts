import type { LanguagePack } from "@/lib/listing-text/languages/language-pack";
import { segmentWords } from "@/lib/listing-text/words/segment-words";
import { listWords } from "@/lib/listing-text/words/word-list";

/** Cuts a run of letters into its words. */
type RunSplitter = (run: string) => string[];

/**
 * Languages write words together that are to be told apart: "l'argile" in all
 * that elide, everything where words stand without spaces.
 */
export const makeRunSplitter = (pack: LanguagePack): RunSplitter =>
  pack.spacing === "none"
    ? makeUnspacedSplitter(pack)
    : makeElisionSplitter(pack);

/** "l'argile" as "l'" and "argile", where the pack knows the front. */
function makeElisionSplitter({ functionWords }: LanguagePack): RunSplitter {
  const fronts = new Set(
    listWords(functionWords).filter((word) => word.endsWith("'")),
  );
  if (fronts.size === 0) return (run) => [run];
  return (run) => {
    const end = run.indexOf("'") + 1;
    const isElided =
      end > 0 &&
      end < run.length &&
      fronts.has(run.slice(0, end).toLowerCase());
    return isElided ? [run.slice(0, end), run.slice(end)] : [run];
  };
}

const hasKanji = /\p{Script=Han}/u;
const katakana = /^[\p{Script=Katakana}ー]+$/u;
const isKatakana = (letter: string | undefined): boolean =>
  letter !== undefined && katakana.test(letter);

/** Short words of Hiragana alone stand within too many others. */
const shortestHiragana = 3;

const isTellable = (word: string): boolean =>
  word.length > 1 &&
  (hasKanji.test(word) ||
    katakana.test(word) ||
    word.length >= shortestHiragana);

/**
 * The pack's own words first, the longest that fits, and the rest as the runtime
 * knows it: its dictionary cuts the same word here so and there otherwise.
 */
function makeUnspacedSplitter(pack: LanguagePack): RunSplitter {
  const words = new Set(allWords(pack).filter(isTellable));
  const longest = Math.max(0, ...Array.from(words, (word) => word.length));
  const wordAt = (run: string, at: number): string | null => {
    const most = Math.min(longest, run.length - at);
    for (let length = most; length > 1; length -= 1) {
      const word = run.slice(at, at + length);
      if (words.has(word) && !cutsKatakana(run, at, length)) return word;
    }
    return null;
  };
  return (run) => {
    const found: string[] = [];
    let rest = 0;
    const flush = (end: number) => {
      if (end > rest)
        found.push(...segmentWords(pack.language, run.slice(rest, end)));
    };
    for (let at = 0; at < run.length; ) {
      const word = wordAt(run, at);
      if (word) {
        flush(at);
        found.push(word);
        rest = at + word.length;
      }
      at += word?.length ?? 1;
    }
    flush(run.length);
    return found;
  };
}

/** "シルク" is no word of its own in "シルクスクリーン". */
const cutsKatakana = (run: string, at: number, length: number): boolean =>
  (isKatakana(run[at]) && isKatakana(run[at - 1])) ||
  (isKatakana(run[at + length - 1]) && isKatakana(run[at + length]));

/** Every word of a pack, those of phrases too, without their signs. */
function allWords(value: unknown): string[] {
  if (typeof value === "string")
    return value.split(/[\s|/*#…>]+/u).filter(Boolean);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    typeof member === "number" ? [key] : allWords(member),
  );
}
