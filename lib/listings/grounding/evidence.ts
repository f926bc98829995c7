import { conceptsOf, impliedBy } from "@/lib/listings/grounding/equivalents";
import {
  type Clause,
  clausesIn,
  denies,
  type Term,
} from "@/lib/listings/grounding/statement";
import { guessLanguage } from "@/lib/listings/languages";
import type { Fact } from "@/lib/listings/schema";
import { hasMeasure } from "@/lib/listings/stated/measures";

/** One thing that is known: a part of a fact, or of what the seller typed. */
type Known = { label: string; source: Fact["source"]; clause: Clause };

type Read = (text: string) => readonly Clause[];

/**
 * All that is known, ready to be looked up, and how texts about it are read.
 */
export type Evidence = {
  known: readonly Known[];
  byTerm: ReadonlyMap<string, readonly Known[]>;
  read: Read;
};

/** "Assinado no verso" denies nothing: in Portuguese "no" is "in the". */
const readPortuguese: Read = (text) =>
  clausesIn(text).map((clause) => ({
    ...clause,
    isDenial: denies(clause.folded.replace(/(?<!\p{L})no(?!\p{L})/gu, " ")),
  }));

/** Letters of a part of a compound. */
const minPart = 4;
const maxPart = 40;
/** Characters of what the seller typed, where no fact holds it. */
const maxLabel = 80;

/**
 * A fact's own words under which other words find it: its stem, its beginning,
 * the end of a compound, its color or material.
 */
function entriesFor({ text, isJapanese }: Term): string[] {
  if (isJapanese) return [text, ...impliedBy(text)];
  const beginnings = [1, 2]
    .filter((cut) => text.length - cut > minPart)
    .map((cut) => `${text.slice(0, -cut)}-`);
  const longest = Math.min(maxPart, text.length - 3);
  const ends = Array.from(
    { length: Math.max(0, longest - minPart + 1) },
    (_, index) => `-${text.slice(-(minPart + index))}`,
  );
  return [text, ...beginnings, ...ends, ...impliedBy(text)];
}

function indexOf(known: readonly Known[], read: Read): Evidence {
  const byTerm = new Map<string, Known[]>();
  for (const one of known) {
    for (const entry of new Set(one.clause.terms.flatMap(entriesFor))) {
      const others = byTerm.get(entry);
      if (others) others.push(one);
      else byTerm.set(entry, [one]);
    }
  }
  return { known, byTerm, read };
}

/**
 * The seller's facts first, then the rest of what she typed, then the facts of
 * the photo.
 */
export function collectEvidence(
  facts: readonly Fact[],
  sellerText: string,
): Evidence {
  const all = [...facts.map(({ value }) => value), sellerText].join("\n");
  const read = guessLanguage(all) === "pt" ? readPortuguese : clausesIn;
  const ofFact = ({ name, value, source }: Fact): Known[] => {
    // A photo's fact may be told by its name alone: "handle: rounded".
    const text = source === "photo" ? `${name}, ${value}` : value;
    return read(text).map((clause) => ({
      label: `${name}: ${value}`,
      source,
      clause,
    }));
  };
  const bySource = (source: Fact["source"]) =>
    facts.filter((fact) => fact.source === source).flatMap(ofFact);
  const typed = read(sellerText).map(
    (clause): Known => ({
      label: clause.text.slice(0, maxLabel),
      source: "seller",
      clause,
    }),
  );
  return indexOf([...bySource("seller"), ...typed, ...bySource("photo")], read);
}

/**
 * The longest pieces of which a Japanese run is made, each found in something
 * known; [] when one is not.
 */
function japanesePieces(text: string, { known }: Evidence): Known[] {
  const found: Known[] = [];
  let at = 0;
  while (at < text.length) {
    let piece: Known | undefined;
    let end = Math.min(text.length, at + maxPart);
    for (; end > at && !piece; end -= 1) {
      const part = text.slice(at, end);
      piece = known.find(({ clause }) =>
        part.length > 1
          ? clause.folded.includes(part)
          : clause.terms.some((term) => term.text === part),
      );
    }
    if (!piece) return [];
    found.push(piece);
    at = end + 1;
  }
  return found;
}

function lookUp(
  { text, isJapanese }: Term,
  evidence: Evidence,
): readonly Known[] {
  const { byTerm } = evidence;
  const direct =
    byTerm.get(text) ??
    conceptsOf(text).flatMap((concept) => byTerm.get(concept) ?? []);
  if (direct.length > 0) return direct;
  if (isJapanese) return japanesePieces(text, evidence);
  const cut = [1, 2]
    .filter((length) => text.length - length > minPart)
    .flatMap((length) => byTerm.get(text.slice(0, -length)) ?? []);
  const similar = [
    ...(byTerm.get(`${text}-`) ?? []),
    ...cut,
    ...(byTerm.get(`-${text}`) ?? []),
  ];
  return similar.length > 0 ? similar : compoundOf(text, byTerm);
}

/** Letters of a word that may be a compound of two. */
const maxCompound = 2 * maxPart;

/**
 * "leinenhaarband", where linen and the hair band are known: both halves are.
 */
function compoundOf(
  text: string,
  byTerm: Evidence["byTerm"],
): readonly Known[] {
  if (text.length > maxCompound) return [];
  for (let at = minPart; at <= text.length - 3; at += 1) {
    const first =
      byTerm.get(text.slice(0, at)) ??
      byTerm.get(text.slice(0, at).replace(/(?:en|es|s|n|e)$/u, ""));
    const second =
      first && (byTerm.get(text.slice(at)) ?? byTerm.get(`-${text.slice(at)}`));
    if (first && second) return [...first, ...second];
  }
  return [];
}

/**
 * What supports a clause: for each of its terms and measures something known,
 * none of it denied unless the clause denies as well. Null when a term or
 * measure has nothing.
 */
export function supportOf(clause: Clause, evidence: Evidence): Known[] | null {
  const found: (Known | undefined)[] = clause.terms.map((term) => {
    const known = lookUp(term, evidence);
    return clause.isDenial
      ? known[0]
      : known.find((one) => !one.clause.isDenial);
  });
  for (const measure of clause.measures) {
    found.push(
      evidence.known.find((one) => hasMeasure(one.clause.measures, measure)),
    );
  }
  const support = found.filter((one) => one !== undefined);
  if (support.length < found.length) return null;
  const isDenied =
    !clause.isDenial ||
    clause.terms.some((term) =>
      lookUp(term, evidence).some((one) => one.clause.isDenial),
    );
  return isDenied ? support : null;
}
