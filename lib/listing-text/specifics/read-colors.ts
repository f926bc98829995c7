import {
  materialOfToken,
  type Passage,
  partBefore,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";
import { endsBefore } from "@/lib/listing-text/words/phrases";
import { isWord } from "@/lib/listing-text/words/token";

export type ColorMention = {
  /** The English name. */
  color: string;
  /** Folded; null where no part is named. */
  part: string | null;
  /** The noun that it is of, folded. */
  head: string | null;
  /** "is white", "Color: white" */
  isPredicate: boolean;
  at: number;
};

const farthestHead = 3;

export function readColors(passage: Passage): ColorMention[] {
  const { tokens, lexicon } = passage;
  const colors: ColorMention[] = [];
  for (const [at, token] of tokens.entries()) {
    const color = isWord(token) ? lexicon.colorOf.get(token.lower) : undefined;
    if (color !== undefined) colors.push(readColor(passage, color, at));
  }
  return colors;
}

function readColor(passage: Passage, color: string, at: number): ColorMention {
  const { tokens, lexicon, label } = passage;
  const { nounFirst } = lexicon.pack;
  const { part, head } = nounFirst
    ? nounBefore(passage, at)
    : nounAfter(passage, at);
  const isSaid =
    (nounFirst || head === null) &&
    endsBefore(lexicon.phrases("colorPhrases"), tokens, at);
  const isOfSubject = isSaid || lexicon.has("copulas", tokens[at - 1]?.lower);
  return {
    color,
    part:
      part ?? (isOfSubject ? (partBefore(passage, at)?.part ?? null) : null),
    head,
    isPredicate: isSaid || label.length > 0,
    at,
  };
}

function nounAfter(passage: Passage, at: number) {
  const { tokens, lexicon } = passage;
  let head: string | null = null;
  for (let next = at + 1; next <= at + farthestHead; next += 1) {
    const token = tokens[next];
    if (token?.text === "-") continue;
    if (!isWord(token) || lexicon.has("functionWords", token.lower)) break;
    head = token.fold;
    const part = partOfToken(token, passage);
    if (part) return { part, head };
  }
  return { part: null, head };
}

/** "poignée en bois bleue": past adjectives and what it is made of. */
function nounBefore(passage: Passage, at: number) {
  const { tokens, lexicon } = passage;
  let head: string | null = null;
  for (let before = at - 1; before >= at - farthestHead; before -= 1) {
    const token = tokens[before];
    if (!isWord(token) || isNoNoun(passage, before)) break;
    const isTold = lexicon.has("materialPrepositions", token.lower);
    if (isTold || materialOfToken(token, passage) !== null) continue;
    head = token.fold;
    const part = partOfToken(token, passage);
    if (part) return { part, head };
  }
  return { part: null, head };
}

/** A function word that isn't the preposition of a material after it. */
function isNoNoun(passage: Passage, at: number): boolean {
  const { tokens, lexicon } = passage;
  const word = tokens[at]?.lower;
  const isOfMaterial =
    lexicon.has("materialPrepositions", word) &&
    materialOfToken(tokens[at + 1], passage) !== null;
  return lexicon.has("functionWords", word) && !isOfMaterial;
}
