import { type Language, languageValues } from "@/lib/listings/languages";
import {
  colors,
  materials,
  type Row,
} from "@/lib/listings/lexicon/translated-words";
import { memoize } from "@/lib/memoize";
import { foldText, matchFolded } from "@/lib/plain-text/fold-text";

type WordKind = "material" | "color";
type Entry = {
  kind: WordKind;
  name: string;
  group: string | undefined;
  isSure: boolean;
  pattern: RegExp;
  size: number;
};

/** Scripts without spaces have no whole words. */
function patternOf(word: string, language: Language): RegExp {
  const source = foldText(word)
    .toLowerCase()
    .replaceAll("*", "\\p{L}*")
    .replaceAll("~", "(?:e[mnrs]?)?");
  return new RegExp(
    language === "ja"
      ? source
      : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`,
    "giu",
  );
}

const columnOf = (words: string, language: Language): string[] =>
  (words.split(" | ")[languageValues.indexOf(language)] ?? "").split(", ");

/** Longer ones first: "huile de lin" is no linen. */
function entriesOf(language: Language): Entry[] {
  const entries = (kind: WordKind, rows: readonly Row[]) =>
    rows.flatMap(({ name, group, words }) =>
      columnOf(words, language).map((written): Entry => {
        const word = /^\((?!\?)(.+)\)$/u.exec(written)?.[1];
        const pattern = patternOf(word ?? written, language);
        return {
          kind,
          name,
          group,
          isSure: word === undefined,
          pattern,
          size: (word ?? written).length,
        };
      }),
    );
  return [...entries("material", materials), ...entries("color", colors)].sort(
    (one, other) => other.size - one.size,
  );
}

const compiled = new Map<Language, Entry[]>();
function knownIn(language: Language): Entry[] {
  const known = compiled.get(language) ?? entriesOf(language);
  compiled.set(language, known);
  return known;
}

export type NamedThing = {
  kind: WordKind;
  /** In English: the same for all languages. */
  name: string;
  group: string | undefined;
  /** As it is written. */
  text: string;
  /** False for a word that may mean something else. */
  isSure: boolean;
};

function findThings(text: string, language: Language): readonly NamedThing[] {
  const isTaken = new Array<boolean>(text.length).fill(false);
  const found: (NamedThing & { start: number })[] = [];
  for (const { pattern, size: _, ...thing } of knownIn(language)) {
    for (const { text: written, start, end } of matchFolded(text, pattern)) {
      if (isTaken.slice(start, end).some(Boolean)) continue;
      isTaken.fill(true, start, end);
      found.push({ ...thing, text: written, start });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

const finders = Object.fromEntries(
  languageValues.map((language) => [
    language,
    memoize((text): readonly NamedThing[] => findThings(text, language)),
  ]),
) as Record<Language, (text: string) => readonly NamedThing[]>;

/**
 * The materials and colors of our table that a text in this language names, in
 * its order.
 */
export const namedThings = (
  text: string,
  language: Language,
): readonly NamedThing[] => finders[language](text);
