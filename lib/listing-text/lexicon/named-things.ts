import { findPack } from "@/lib/listing-text/languages/find-pack";
import {
  type EtsyLanguage,
  etsyLanguageValues,
  isEtsyLanguage,
  type Language,
  languageValues,
} from "@/lib/listing-text/languages/writing-languages";
import {
  colors,
  materials,
  type Row,
} from "@/lib/listing-text/lexicon/translated-words";
import { foldText, matchFolded } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

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

const columnOf = (words: string, language: EtsyLanguage): string[] =>
  (words.split(" | ")[etsyLanguageValues.indexOf(language)] ?? "").split(", ");

type Written = {
  name: string;
  group?: string | undefined;
  written: readonly string[];
};

/**
 * The words of a language: of the column that each of Etsy's has, of its pack
 * for a language beyond them. Packs call things as rows do.
 */
function writtenIn(
  language: Language,
  kind: WordKind,
  rows: readonly Row[],
): Written[] {
  if (isEtsyLanguage(language))
    return rows.map(({ words, ...row }) => ({
      ...row,
      written: columnOf(words, language),
    }));
  const pack = findPack(language);
  const known = (kind === "color" ? pack?.colors : pack?.materials) ?? {};
  return Object.entries(known).map(([name, words]) => ({
    name,
    group: rows.find((row) => row.name === name)?.group,
    written: words.split(/\s+/u).filter(Boolean),
  }));
}

/** Longer ones first: "huile de lin" is no linen. */
function entriesOf(language: Language): Entry[] {
  const entries = (kind: WordKind, rows: readonly Row[]) =>
    writtenIn(language, kind, rows).flatMap(({ name, group, written: words }) =>
      words.map((written): Entry => {
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
