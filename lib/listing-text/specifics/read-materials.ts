import { isOnlyNamed } from "@/lib/listing-text/specifics/only-named";
import {
  isContentWord,
  materialOfToken,
  type Passage,
  partBefore,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";
import { writtenWords } from "@/lib/listing-text/specifics/written-words";
import { isWord } from "@/lib/listing-text/words/token";

export type Material = {
  /** The English name. */
  material: string;
  /** Folded; null for the whole piece, or where nothing tells. */
  part: string | null;
  /** The noun right after it, folded. */
  head: string | null;
  /** Whether something is said to be of it, and not just named. */
  isBound: boolean;
  /**
   * "canvas and cotton tape": whether it is of the noun, or a thing beside it,
   * only the facts tell.
   */
  isJoined: boolean;
  isNegated: boolean;
  isCoating: boolean;
  /** "solid", "sterling" */
  quality: string | null;
  /** With the part that it is of, for people: "insole of wool felt". */
  written: string;
  at: number;
};

export function readMaterials(passage: Passage): Material[] {
  const materials: Material[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    const material = materialOfToken(token, passage);
    if (material !== null && !isOnlyNamed(passage, material, at))
      materials.push(...readMaterial(passage, material, at));
  }
  return materials;
}

type Bond = {
  part: string | null;
  head: string | null;
  isBound: boolean;
  isJoined?: boolean;
  /** "the lid and rim are of oak" */
  otherPart?: string | null;
};

function readMaterial(
  passage: Passage,
  material: string,
  at: number,
): Material[] {
  const { tokens, lexicon } = passage;
  const bond = bondOf(passage, at);
  const before = tokens
    .slice(Math.max(0, at - farthestQuality), at)
    .find(({ lower }) => lexicon.has("metalQualities", lower))?.lower;
  const after = tokens[at + 1]?.text === "-" ? tokens[at + 2] : tokens[at + 1];
  const isMetal = metals.has(material);
  const found: Material = {
    material,
    part: bond.part,
    head: bond.head,
    isBound: bond.isBound,
    isJoined: bond.isJoined ?? false,
    isNegated: (tokens[at]?.negation ?? 0) > 0,
    isCoating: lexicon.has("metalCoatings", after?.lower),
    quality: (isMetal ? before : undefined) ?? null,
    written: writtenWords(passage, at, bond.part),
    at,
  };
  const { otherPart } = bond;
  if (!otherPart) return [found];
  const written = writtenWords(passage, at, otherPart);
  return [found, { ...found, part: otherPart, written }];
}

/** In tokens: "solid 14k gold". */
const farthestQuality = 3;
const metals = new Set(["gold", "silver", "platinum"]);

function bondOf(passage: Passage, at: number): Bond {
  const own = compoundBond(passage, at);
  if (own) return own;
  const told = passage.lexicon.pack.nounFirst ? bondToFront(passage, at) : null;
  if (told) return told;
  const after = bondAfter(passage, at);
  if (after.isBound) return after;
  const before = after.head === null ? bondBefore(passage, at) : null;
  if (before) return before;
  if (passage.label.length === 0) return after;
  return { ...after, part: partOfLabel(passage), isBound: true };
}

const partOfLabel = (passage: Passage): string | null =>
  passage.label
    .map((token) => partOfToken(token, passage))
    .find((part) => part !== null) ?? null;

/** In languages whose adjectives follow, "lana acrílica" is of one thing. */
const bondToFront = (passage: Passage, at: number): Bond | null =>
  materialOfToken(passage.tokens[at - 1], passage) === null
    ? (bondToNounBefore(passage, at) ?? bondBefore(passage, at))
    : bondOf(passage, at - 1);

/** "anses cuir": the noun right before, where an adjective follows it. */
function bondToNounBefore(passage: Passage, at: number): Bond | null {
  const part = partOfToken(passage.tokens[at - 1], passage);
  return part === null ? null : { part, head: null, isBound: true };
}

/** "Holzgriff": both in one word. */
function compoundBond(passage: Passage, at: number): Bond | null {
  const token = passage.tokens[at];
  const { lexicon } = passage;
  if (!token || !lexicon.pack.compounds) return null;
  const part = partOfToken(token, passage);
  if (part === null || part === token.fold) return null;
  return { part, head: null, isBound: true };
}

const mostModifiers = 6;
const farthestHead = 3;

/** The noun after it, past other materials: "cotton and linen lining". */
function bondAfter(passage: Passage, at: number): Bond {
  let next = at + 1;
  while (next < at + mostModifiers && isBetween(passage, next)) next += 1;
  const noun = nounFrom(passage, next);
  const isJoined = passage.tokens
    .slice(at + 1, next)
    .some(({ lower }) => passage.lexicon.has("and", lower));
  if (noun.part) return { ...noun, isBound: true, isJoined };
  const last = next > at + 1 ? passage.tokens[next - 1] : undefined;
  const isMaterial = materialOfToken(last, passage) !== null;
  const head = noun.head ?? (isMaterial ? (last?.fold ?? null) : null);
  return { part: null, head, isBound: false };
}

/** The last of the words from a place on, up to one that names a part. */
function nounFrom(passage: Passage, from: number) {
  const { tokens, lexicon } = passage;
  const { compounds, capitalNouns } = lexicon.pack;
  let head: string | null = null;
  const last = from + (compounds ? 1 : farthestHead);
  for (let place = from; place < last; place += 1) {
    const token = tokens[place];
    if (!isWord(token) || lexicon.has("functionWords", token.lower)) break;
    if (capitalNouns && !/^\p{Lu}/u.test(token.text)) break;
    head = token.fold;
    const part = partOfToken(token, passage);
    if (part) return { part, head };
  }
  return { part: null, head };
}

const isBetween = (passage: Passage, at: number): boolean => {
  const token = passage.tokens[at];
  if (token?.text === "-") return true;
  if (!isWord(token)) return false;
  return (
    materialOfToken(token, passage) !== null ||
    passage.lexicon.has("materialModifiers", token.lower)
  );
};

const farthestPreposition = 6;

/** "the lid is made of oak" */
function bondBefore(passage: Passage, at: number): Bond | null {
  const { tokens, lexicon } = passage;
  const from = Math.max(0, at - farthestPreposition);
  const told = tokens
    .slice(from, at)
    .findLastIndex(
      ({ lower }) =>
        lower === ":" || lexicon.has("materialPrepositions", lower),
    );
  if (told < 0) return null;
  const before = partBefore(passage, firstOfRun(passage, at));
  // "of linen cloth and paper": the cloth is told of, as the paper is.
  const subject = before && before.at < from + told ? before : null;
  return {
    part: subject?.part ?? subjectBefore(passage, at),
    head: null,
    isBound: true,
    otherPart:
      subject && hasCopula(passage, subject.at, at)
        ? partJoinedTo(passage, subject.at)
        : null,
  };
}

/** "insole of wool felt": materials side by side are of one thing. */
function firstOfRun(passage: Passage, at: number): number {
  const lowest = Math.max(0, at - mostModifiers);
  let first = at;
  while (
    first > lowest &&
    materialOfToken(passage.tokens[first - 1], passage) !== null
  )
    first -= 1;
  return first;
}

/**
 * What "is made of" it: "chopsticks" in "the chopsticks are made of bamboo".
 * Null where it is the piece's name, or a word of the material itself.
 */
function subjectBefore(passage: Passage, at: number): string | null {
  const { tokens, lexicon, parts } = passage;
  const from = Math.max(0, at - farthestSubject);
  const before = tokens.slice(from, at);
  const copula = before.findIndex(({ lower }) => lexicon.has("copulas", lower));
  const subject = copula > 0 ? before[copula - 1] : undefined;
  const isOther =
    !isContentWord(subject, lexicon) ||
    parts.never.has(subject.fold) ||
    lexicon.roleOf.has(subject.lower) ||
    materialOfToken(subject, passage) !== null ||
    lexicon.colorOf.has(subject.lower);
  return isOther ? null : subject.fold;
}
const farthestSubject = 8;

const hasCopula = ({ tokens, lexicon }: Passage, from: number, to: number) =>
  tokens.slice(from, to).some(({ lower }) => lexicon.has("copulas", lower));

/** The part before "and" and the part at a place. */
function partJoinedTo(passage: Passage, at: number): string | null {
  const { tokens, lexicon } = passage;
  const isJoined = lexicon.has("and", tokens[at - 1]?.lower);
  return isJoined ? partOfToken(tokens[at - 2], passage) : null;
}
