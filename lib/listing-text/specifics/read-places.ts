import type { PlaceRole } from "@/lib/listing-text/languages/concepts";
import {
  materialOfToken,
  type Passage,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";
import { isWord, type Token } from "@/lib/listing-text/words/token";

export type PlaceMention = {
  /** The code of a country, the pack's name, or the word itself. */
  place: string;
  role: PlaceRole | null;
  /** The verb that stands with it, folded. */
  verb: string | null;
  /** Whether it is surely a place, and not just a name. */
  isKnown: boolean;
  /** "French seams": a way, and nothing of where. */
  isStyle: boolean;
  at: number;
};

type Deed = { role: PlaceRole | null; verb: string | null };
const nothing: Deed = { role: null, verb: null };

export function readPlaces(passage: Passage): PlaceMention[] {
  const { tokens, lexicon } = passage;
  const places: PlaceMention[] = [];
  let before = nothing;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "mark" && ",;.".includes(token.text)) before = nothing;
    const role = lexicon.placeRoleOf.get(token.lower);
    if (role) before = { role, verb: token.fold };
    const place =
      readNationality(passage, at) ?? readPlace(passage, at, before);
    if (place) places.push(place);
  }
  return places;
}

function readNationality(passage: Passage, at: number): PlaceMention | null {
  const { tokens, lexicon } = passage;
  const token = tokens[at];
  const place = lexicon.nationalities.get(token?.lower ?? "");
  if (!isWord(token) || place === undefined) return null;
  // "lin belge", "Belgian linen"
  const noun = tokens[lexicon.pack.nounFirst ? at - 1 : at + 1];
  const isMaterial = isOfMaterial(noun, passage);
  // "British made", "svensktillverkad"
  const isMade = [token, noun].some(
    (word) => lexicon.placeRoleOf.get(word?.lower ?? "") === "made",
  );
  return {
    place,
    role: roleOfNationality(isMaterial, isMade),
    verb: null,
    isKnown: true,
    isStyle: !isMaterial && !isMade,
    at,
  };
}

function roleOfNationality(
  isMaterial: boolean,
  isMade: boolean,
): PlaceRole | null {
  if (isMaterial) return "grown";
  return isMade ? "made" : null;
}

const isOfMaterial = (token: Token | undefined, passage: Passage): boolean =>
  isWord(token) &&
  (materialOfToken(token, passage) !== null ||
    passage.lexicon.has("materialGoods", token.lower));

function readPlace(
  passage: Passage,
  at: number,
  before: Deed,
): PlaceMention | null {
  const { tokens, lexicon } = passage;
  const token = tokens[at];
  if (!isWord(token)) return null;
  if (token.text === token.lower && lexicon.pack.spacing !== "none")
    return null;
  const isCapital =
    lexicon.pack.spacing === "none" || /^\p{Lu}/u.test(token.text);
  const known = isCapital ? lexicon.places.get(token.lower) : undefined;
  if (known === undefined && !isNamedPlace(passage, at)) return null;
  const deed = lexicon.pack.verbLast ? deedAround(passage, at) : before;
  const isOrigin = isOriginOfMaterial(passage, at, deed);
  return {
    place: known ?? token.lower,
    role: isOrigin ? "grown" : deed.role,
    verb: deed.verb,
    isKnown: known !== undefined,
    isStyle: false,
    at,
  };
}

/** A word with a capital after "in" or "from", in the middle of a sentence. */
function isNamedPlace(passage: Passage, at: number): boolean {
  const { tokens, lexicon } = passage;
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    isWord(before) &&
    token !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    !lexicon.has("notPlaces", token.lower) &&
    // "im Kraftkarton"
    materialOfToken(token, passage) === null &&
    lexicon.has("placePrepositions", before.lower)
  );
}

const farthestMaterial = 4;

/** "wool from Scotland", "the clay is from Devon" */
function isOriginOfMaterial(
  passage: Passage,
  at: number,
  { role }: Deed,
): boolean {
  const { tokens, lexicon } = passage;
  const isFrom = lexicon.has("originPrepositions", tokens[at - 1]?.lower);
  // "sent in a box from Lucerne": the box may be from anywhere.
  if (!isFrom || role === "shipped") return false;
  const before = tokens.slice(Math.max(0, at - farthestMaterial), at - 1);
  if (before.some((token) => isOfMaterial(token, passage))) return true;
  const isThing = before.some((token) => partOfToken(token, passage) !== null);
  return isThing && role === null;
}

/** What is done there, in a language whose verb may stand at the end. */
function deedAround(passage: Passage, at: number): Deed {
  return deedToward(passage, at, 1) ?? deedToward(passage, at, -1) ?? nothing;
}

const farthestVerb = 20;

function deedToward(
  { tokens, lexicon }: Passage,
  from: number,
  step: 1 | -1,
): Deed | null {
  for (let count = 1; count <= farthestVerb; count += 1) {
    const token = tokens[from + count * step];
    if (!token || lexicon.has("and", token.lower)) return null;
    if (token.kind === "mark" && ",;.".includes(token.text)) return null;
    const role = lexicon.placeRoleOf.get(token.lower);
    if (role) return { role, verb: token.fold };
  }
  return null;
}
