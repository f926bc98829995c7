import {
  collectCodes,
  collectDenied,
  collectNumbers,
  collectParts,
  collectWords,
} from "@/lib/listing-text/ledger/known-words";
import type { FactSource } from "@/lib/listing-text/ledger/ledger-fact";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import type { PartNames } from "@/lib/listing-text/specifics/passage";
import type { CareMention } from "@/lib/listing-text/specifics/read-care";
import type { ColorMention } from "@/lib/listing-text/specifics/read-colors";
import type { Content } from "@/lib/listing-text/specifics/read-contents";
import type { Count } from "@/lib/listing-text/specifics/read-counts";
import type { Material } from "@/lib/listing-text/specifics/read-materials";
import type { PlaceMention } from "@/lib/listing-text/specifics/read-places";
import type { Reading } from "@/lib/listing-text/specifics/reading";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";

/** A clause that is known, and the facts that it is. */
export type KnownClause = {
  reading: Reading;
  source: FactSource;
  /** "product" for the piece's name, "material" for that field, and so on. */
  property: string;
  facts: readonly string[];
};

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
  colors: readonly Known<ColorMention>[];
  places: readonly Known<PlaceMention>[];
  care: readonly Known<CareMention>[];
  contents: readonly Known<Content>[];
  sizes: readonly Known<{ size: string }>[];
  codes: ReadonlyMap<string, readonly string[]>;
  /** Folded words, names of materials and colors, with their facts. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Words that stand only where they are denied. */
  deniedWords: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  /** Words of the piece's name. */
  pieceWords: ReadonlySet<string>;
  /** The noun that names it, folded; null where no name is known. */
  pieceNoun: string | null;
  partNames: PartNames;
  /** Parts that facts name. */
  parts: ReadonlySet<string>;
};

/** Those that only a photo shows are a question, and support nothing yet. */
const isShown = ({ source }: KnownClause): boolean => source === "photo";

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
      pick(reading).map((said) => ({ said, facts })),
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
    materials: clauses
      .filter((clause) => !isShown(clause))
      .flatMap(({ reading, facts }) =>
        reading.materials.map((said) => ({ said, facts })),
      ),
    colors: all(({ colors }) => colors),
    places: all(({ places }) => places),
    care: all(({ care }) => care),
    contents: all(({ contents }) => contents),
    sizes: all(({ sizes }) => sizes),
    codes: collectCodes(clauses),
    words: collectWords(clauses),
    deniedWords: collectDenied(clauses),
    numbers: collectNumbers(clauses),
    pieceWords: new Set(nameWords),
    pieceNoun: nounOfName(nameWords, lexicon),
    parts: collectParts(clauses),
  };
}

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

const nounOfName = (
  words: readonly string[],
  { pack }: Lexicon,
): string | null => (pack.nounFirst ? words[0] : words.at(-1)) ?? null;
