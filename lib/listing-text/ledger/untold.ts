import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import { withMaterialKinds } from "@/lib/listing-text/specifics/material-kinds";
import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import { isSameMeasure } from "@/lib/listing-text/specifics/same-measure";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

/** A fact that the texts leave out, and what the seller typed of it. */
export type Untold = { fact: LedgerFact; quote: string };

/** In words; of a shorter one the specifics are all that counts. */
const longPiece = 3;
/** Of its words that a text must have, where a fact has no specific. */
const wordsToSay = 0.6;

/**
 * The typed facts that no text cites or says. Where the writer cites nothing,
 * only those with a number, a material, a color, a place or care.
 */
export function findUntold(
  ledger: Ledger,
  texts: readonly string[],
  cited: ReadonlySet<string>,
): Untold[] {
  const firstOf = new Map<LedgerFact, Untold>();
  for (const one of untoldPieces(ledger, texts, cited))
    if (!firstOf.has(one.fact)) firstOf.set(one.fact, one);
  return [...firstOf.values()];
}

/**
 * All that was typed of these facts and no text says, each piece once, with the
 * fact whose value it holds.
 */
export function findUntoldPieces(
  ledger: Ledger,
  texts: readonly string[],
  cited: ReadonlySet<string>,
): Untold[] {
  const found = new Map<string, Untold>();
  for (const one of untoldPieces(ledger, texts, cited)) {
    const piece = foldQuote(one.quote);
    const isOfFact = holdsRun(piece, foldQuote(one.fact.value));
    if (isOfFact || !found.has(piece)) found.set(piece, one);
  }
  return [...found.values()];
}

/** Each piece of each fact. */
function untoldPieces(
  ledger: Ledger,
  texts: readonly string[],
  cited: ReadonlySet<string>,
): Untold[] {
  const said = sayingsOf(readTexts(texts, ledger));
  const whole = foldQuote(texts.join(" "));
  const isCiting = cited.size > 0;
  const isCited = citedPieces(ledger, cited);
  return ledger.facts
    .filter(({ source }) => source === "seller")
    .flatMap((fact) =>
      piecesOf(fact.quote ?? fact.value)
        .filter(
          (text) =>
            !holdsRun(whole, foldQuote(text)) &&
            !isCited(text) &&
            isUntold(text, said, ledger, isCiting),
        )
        .map((quote) => ({ fact, quote })),
    );
}

/**
 * Says whether a cited fact tells a piece of what was typed. What was typed
 * beside its value is still to be told.
 */
function citedPieces(
  { facts }: Ledger,
  cited: ReadonlySet<string>,
): (piece: string) => boolean {
  const tellers = facts.filter(({ id }) => cited.has(id)).map(toTeller);
  return (piece) => {
    const folded = foldQuote(piece);
    return tellers.some((tells) => tells(folded));
  };
}

/**
 * A fact tells what its value stands in, of the clause that it quotes, and what
 * its value says anyway. One whose value is in other words than the seller's
 * tells all that it quotes.
 */
function toTeller({
  value,
  quote = value,
}: LedgerFact): (piece: string) => boolean {
  const typed = foldQuote(quote);
  const said = value
    .split(clauseEnd)
    .map(foldQuote)
    .filter((each) => each.trim() !== "");
  const isTyped = said.some((each) => holdsRun(typed, each));
  return (piece) => {
    const isQuoted = holdsRun(typed, piece);
    if (isQuoted && !isTyped) return true;
    return said.some(
      (each) =>
        holdsRun(each, piece) ||
        (holdsRun(piece, each) &&
          (isQuoted || each.length >= piece.length * wordsToSay)),
    );
  };
}

/** In a value that goes on over several clauses. */
const clauseEnd = /[.;,、。](?!\d)/u;

/** Parts of a clause between commas, each of which is to be told. */
const piecesOf = (quote: string): string[] =>
  quote
    .split(/[,;、](?!\d)/u)
    .map((piece) => piece.trim())
    .filter(Boolean);

function isUntold(
  piece: string,
  said: Sayings,
  { known }: Ledger,
  isCiting: boolean,
): boolean {
  if (!known?.isSameLanguage) return isCiting;
  const reading = readText(piece, known.lexicon, known.partNames);
  const isLong = reading.words.length >= longPiece;
  if (hasSpecific(reading) && !saysSpecifics(reading, said)) return true;
  if (hasSpecific(reading) && !isLong) return false;
  return isCiting && !saysWords(reading, said);
}

/** All that some texts say, to be asked again and again. */
export type Sayings = Pick<Reading, "measures" | "care"> & {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  materials: ReadonlySet<string>;
  colors: ReadonlySet<string>;
  places: ReadonlySet<string>;
};

export const readTexts = (
  texts: readonly string[],
  { known }: Ledger,
): Reading[] =>
  known
    ? texts
        .flatMap(splitSentences)
        .map(({ text }) => readText(text, known.lexicon, known.partNames))
    : [];

export function sayingsOf(readings: readonly Reading[]): Sayings {
  const tokens = readings.flatMap(({ passage }) => passage.tokens);
  const setOf = <Value>(pick: (reading: Reading) => readonly Value[]) =>
    new Set(readings.flatMap(pick));
  return {
    measures: readings.flatMap(({ measures }) => measures),
    care: readings.flatMap(({ care }) => care),
    words: new Set(tokens.map(({ fold }) => fold)),
    numbers: new Set(
      tokens.flatMap(({ kind, value }) => (kind === "number" ? [value] : [])),
    ),
    materials: setOf(({ materials }) =>
      materials.flatMap(({ material }) => withMaterialKinds(material)),
    ),
    colors: setOf(({ colors }) => colors.map(({ color }) => color)),
    places: setOf(({ places }) => places.map(({ place }) => place)),
  };
}

export const hasSpecific = (reading: Reading): boolean =>
  reading.measures.length > 0 ||
  reading.counts.length > 0 ||
  reading.materials.length > 0 ||
  reading.colors.length > 0 ||
  reading.places.length > 0 ||
  reading.care.length > 0;

export const saysMeasures = (
  { measures }: Pick<Reading, "measures">,
  said: Sayings,
): boolean =>
  measures.every((measure) =>
    said.measures.some((other) => isSameMeasure(other, measure)),
  );

export const saysCare = (
  { care }: Pick<Reading, "care">,
  said: Sayings,
): boolean =>
  care.every(({ topic, isAllowed }) =>
    said.care.some(
      (other) => other.topic === topic && other.isAllowed === isAllowed,
    ),
  );

export const saysSpecifics = (reading: Reading, said: Sayings): boolean =>
  saysMeasures(reading, said) &&
  reading.counts.every(({ value }) => said.numbers.has(value)) &&
  reading.materials.every(({ material }) => said.materials.has(material)) &&
  reading.colors.every(({ color }) => said.colors.has(color)) &&
  reading.places.every(({ place }) => said.places.has(place)) &&
  saysCare(reading, said);

/** Praise and plain words need not be told. */
export function saysWords({ words, passage }: Reading, said: Sayings): boolean {
  const { lexicon } = passage;
  const told = words.filter(({ fold }) => !lexicon.plainFolds.has(fold));
  if (told.length === 0) return true;
  const found = told.filter(({ fold }) => said.words.has(fold)).length;
  return found / told.length >= wordsToSay;
}
