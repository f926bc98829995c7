import {
  collectCodes,
  collectDenied,
  collectNumbers,
  collectParts,
  collectRefused,
  collectWords,
  collectWritten,
  isOfColor,
} from "@/lib/listing-text/ledger/collect-words";
import type { KnownClause } from "@/lib/listing-text/ledger/known-clause";
import { nounOfName } from "@/lib/listing-text/ledger/name-noun";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import type { PartNames } from "@/lib/listing-text/specifics/passage";
import type { CareMention } from "@/lib/listing-text/specifics/read-care";
import type { ColorMention } from "@/lib/listing-text/specifics/read-colors";
import type { Content } from "@/lib/listing-text/specifics/read-contents";
import type { Count } from "@/lib/listing-text/specifics/read-counts";
import type { Material } from "@/lib/listing-text/specifics/read-materials";
import type { PlaceMention } from "@/lib/listing-text/specifics/read-places";
import type { Reading } from "@/lib/listing-text/specifics/reading";
import { groupBy } from "@/lib/listing-text/words/group-by";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";

/** A specific with the facts that say it. */
export type Known<Said> = { said: Said; facts: readonly string[] };

/** All that rules know of a piece, in the form that texts are compared with. */
export type KnownSpecifics = {
  /** Of the texts that are checked. */
  lexicon: Lexicon;
  /** Whether words of facts and texts can be compared. */
  isSameLanguage: boolean;
  clauses: readonly KnownClause[];
  measures: readonly Known<Measure>[];
  counts: readonly Known<Count>[];
  materials: readonly Known<Material>[];
  /** Those that only photos show: each is a question until it is answered. */
  shown: readonly Known<Material>[];
  colors: readonly Known<ColorMention>[];
  places: readonly Known<PlaceMention>[];
  care: readonly Known<CareMention>[];
  contents: readonly Known<Content>[];
  sizes: readonly Known<{ size: string }>[];
  codes: ReadonlyMap<string, readonly string[]>;
  /** Folded words, names of materials and colors, with their facts. */
  words: ReadonlyMap<string, readonly string[]>;
  /** The same words as they are first written, for people. */
  written: ReadonlyMap<string, string>;
  /** Words that stand only where they are denied. */
  deniedWords: ReadonlySet<string>;
  /** Those of them that are denied flatly: "no zipper", "not vegan". */
  refusedWords: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  /** Words of the piece's name. */
  pieceWords: ReadonlySet<string>;
  /** The noun that names it, folded; null where no name is known. */
  pieceNoun: string | null;
  partNames: PartNames;
  /** Parts that facts name. */
  parts: ReadonlySet<string>;
};

const isShown = ({ source }: KnownClause): boolean => source === "photo";

const materialsOf = (clauses: readonly KnownClause[]): Known<Material>[] =>
  clauses.flatMap(({ reading, facts }) =>
    distinct(reading.materials).map((said) => ({ said, facts })),
  );

export function collectSpecifics(
  clauses: readonly KnownClause[],
  lexicon: Lexicon,
  {
    partNames,
    isSameLanguage,
  }: Pick<KnownSpecifics, "partNames" | "isSameLanguage">,
): KnownSpecifics {
  const all = <Said>(
    pick: (reading: Reading) => readonly Said[],
  ): Known<Said>[] =>
    clauses.flatMap(({ reading, facts }) =>
      distinct(pick(reading)).map((said) => ({ said, facts })),
    );
  const [name] = clauses.filter(({ property }) => property === "product");
  const nameWords = name?.reading.words.map(({ fold }) => fold) ?? [];
  return {
    lexicon,
    isSameLanguage,
    clauses,
    partNames,
    measures: all(({ measures }) => measures),
    counts: all(({ counts }) => counts),
    materials: materialsOf(clauses.filter((clause) => !isShown(clause))),
    shown: materialsOf(
      clauses.filter(
        (clause) =>
          isShown(clause) && !isOfColor(clause.reading, clause.property),
      ),
    ),
    colors: all(({ colors }) => colors),
    places: all(({ places }) => places),
    care: all(({ care }) => care),
    contents: all(({ contents }) => contents),
    sizes: all(({ sizes }) => sizes),
    codes: collectCodes(clauses),
    words: collectWords(clauses),
    written: collectWritten(clauses),
    deniedWords: collectDenied(clauses),
    refusedWords: collectRefused(clauses),
    numbers: collectNumbers(clauses),
    pieceWords: new Set(nameWords),
    pieceNoun: name ? nounOfName(name.reading.passage) : null,
    parts: collectParts(clauses),
  };
}

/** A clause with so many of a kind is looked through for what it repeats. */
const manySpecifics = 30;

/** What a clause says a thousand times it says once. */
function distinct<Said>(all: readonly Said[]): readonly Said[] {
  if (all.length < manySpecifics) return all;
  const byKey = groupBy(all, (said) => JSON.stringify(said, toKey));
  return [...byKey.values()].flatMap((same) => same.slice(0, 1));
}

/** Without its place, which is of no interest here. */
const places = new Set(["at", "start", "end"]);
const toKey = (name: string, value: unknown): unknown => {
  if (places.has(name)) return 0;
  return value instanceof Set ? [...value].sort() : value;
};

/** Of the end of a noun that is written together: "tasse" of "teetasse". */
const shortestEnd = 4;

/** Whether a folded word names the piece. */
export function isPieceNoun(
  word: string | null | undefined,
  { pieceNoun, lexicon }: KnownSpecifics,
): boolean {
  if (!word || pieceNoun === null) return false;
  if (word === pieceNoun) return true;
  return (
    lexicon.pack.compounds &&
    word.length >= shortestEnd &&
    pieceNoun.endsWith(word)
  );
}
