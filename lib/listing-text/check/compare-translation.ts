import { gentleCare } from "@/lib/listing-text/check/compare-care";
import {
  isSameThing,
  type Told,
  type ToldKind,
  toldThings,
} from "@/lib/listing-text/check/told-things";
import {
  type ReadPiece,
  readBeside,
  readPieces,
  type TranslatedText,
} from "@/lib/listing-text/check/translated-text";
import { findLexicon, type Lexicon } from "@/lib/listing-text/words/lexicon";
import { likelyLanguage } from "@/lib/listing-text/words/likely-language";

export type Difference = {
  kind: ToldKind | "language";
  field: ReadPiece["field"];
  /** Which of the two texts has it. */
  side: "source" | "translation";
  /** As it is written in the text that has it. */
  text: string;
  /** For people, at most twelve words. */
  reason: string;
};

type ComparedText = TranslatedText & {
  /** What else is known of the piece: the form, materials, other titles. */
  beside?: readonly string[];
  /** Of what the seller typed; the same as `language` without it. */
  typedLanguage?: string | undefined;
};

/**
 * What a translation leaves out, adds or changes, by names of things that are
 * the same in all languages. Says nothing where one of them has no pack.
 */
export function compareTranslation(
  source: ComparedText,
  translation: TranslatedText,
): Difference[] {
  const lexicon = findLexicon(source.language);
  const ownLexicon = findLexicon(translation.language);
  if (!lexicon || !ownLexicon) return [];
  const told = readPieces(source, lexicon);
  const written = readPieces(translation, ownLexicon);
  // Colors and categories of the form are English in every listing.
  const beside = readBeside(source.beside ?? [], lexiconsOf(source));
  const untranslated = written.filter((piece) =>
    isStillIn(piece, source.language, translation.language),
  );
  return unique([
    ...untranslated.map((piece) => toUntranslated(piece)),
    ...compareThings(
      [...told, ...beside].flatMap(toldThings),
      written
        .filter((piece) => !untranslated.includes(piece))
        .flatMap(toldThings),
      // What isn't translated yet is told in the words of the source.
      untranslated.flatMap(({ field, text }) =>
        readPieces({ title: "", description: text, tags: [] }, lexicon).flatMap(
          (piece) => toldThings({ ...piece, field }),
        ),
      ),
    ),
  ]);
}

const lexiconsOf = ({ language, typedLanguage }: ComparedText): Lexicon[] =>
  [...new Set([language, typedLanguage ?? language, "en"])].flatMap(
    (one) => findLexicon(one) ?? [],
  );

function compareThings(
  source: readonly Told[],
  written: readonly Told[],
  untranslated: readonly Told[],
): Difference[] {
  const all = [...written, ...untranslated];
  const isCared = source.some(({ kind }) => kind === "care");
  const lost = source.filter(
    (thing) =>
      isToTell(thing) && !all.some((other) => isSameThing(thing, other)),
  );
  const added = written.filter(
    (thing) =>
      isToProve(thing, isCared) &&
      !source.some((other) => isSameThing(thing, other)),
  );
  return [
    ...lost.map((thing) => toDifference(thing, "source")),
    ...added.map((thing) => toDifference(thing, "translation")),
  ];
}

/** Tags are for searching: what they name needn't be in the other's. */
const isToTell = (thing: Told): boolean =>
  thing.isSure &&
  thing.piece.field !== "tags" &&
  !(thing.kind === "care" && thing.isImplied);

/** What forbids or leaves out promises nothing, and gentle care little. */
function isToProve(thing: Told, isCared: boolean): boolean {
  if (thing.kind === "care")
    return (
      thing.isSure &&
      thing.isAllowed &&
      !(isCared && gentleCare.has(thing.topic))
    );
  return thing.isSure && !(thing.kind === "included" && !thing.isIncluded);
}

const toDifference = (
  { kind, text, piece }: Told,
  side: Difference["side"],
): Difference => ({
  kind,
  field: piece.field,
  side,
  text,
  reason:
    side === "source"
      ? `Your text says “${text}”, this one doesn’t`
      : `Nothing of yours says “${text}”`,
});

/** In words: fewer are names or the same in both. */
const fewestWords = 4;

/** A title or sentence whose words are those of the source's language. */
function isStillIn(
  { text, field }: ReadPiece,
  source: string,
  own: string,
): boolean {
  if (field === "tags" || source === own) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < fewestWords) return false;
  return likelyLanguage(text, [own, source]) === source;
}

const longestQuote = 40;

function toUntranslated({ text, field }: ReadPiece): Difference {
  return {
    kind: "language",
    field,
    side: "translation",
    text,
    reason:
      text.length <= longestQuote
        ? `Not translated yet: “${text}”`
        : "This is not translated yet",
  };
}

/** Each as it is first written. */
function unique(differences: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return differences.filter(({ kind, side, text }) => {
    const key = `${kind} ${side} ${text.toLowerCase()}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
