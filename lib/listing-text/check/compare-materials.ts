import {
  type Finding,
  supported,
  unknown,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import {
  isPieceNoun,
  type Known,
  type KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import { conceptWord } from "@/lib/listing-text/ledger/known-words";
import { withKinds } from "@/lib/listing-text/specifics/material-kinds";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { Material } from "@/lib/listing-text/specifics/read-materials";
import { hasPhrase } from "@/lib/listing-text/words/phrases";

/**
 * Never contradicted, as a piece and its parts may be of many materials; null
 * where a material is only named, and not said of anything.
 */
export function compareMaterial(
  material: Material,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  if (material.isNegated) return null;
  const name = passage.tokens[material.at]?.text ?? material.material;
  const facts = factsOfMaterial(material.material, known);
  if (!facts)
    return isSaidOfPiece(material, passage, known) ? unknown(name) : null;
  const { quality } = material;
  if (quality && !known.words.has(passage.lexicon.fold(quality)))
    return unknown(`${quality} ${name}`);
  const { part } = material;
  if (part !== null && material.isBound)
    return compareOfPart({ ...material, part }, known);
  const finding = compareOfWhole(material, passage, known);
  return finding ?? supported(facts);
}

/** Facts that have it, or a material of its kind. */
function factsOfMaterial(
  material: string,
  known: KnownSpecifics,
): readonly string[] | null {
  const exact = known.words.get(conceptWord(material));
  if (exact) return exact;
  const ofKind = known.materials.filter(({ said }) =>
    withKinds(said.material).includes(material),
  );
  return ofKind.length > 0 ? ofKind.flatMap(({ facts }) => facts) : null;
}

function isSaidOfPiece(
  { part, head, isBound, isCoating }: Material,
  passage: Passage,
  known: KnownSpecifics,
): boolean {
  const isTold =
    part !== null ||
    isCoating ||
    (head !== null && (known.words.has(head) || !known.isSameLanguage)) ||
    (isBound && head === null) ||
    passage.label.length > 0;
  const isOfOther =
    hasPhrase(passage.lexicon.phrases("pairingPhrases"), passage.tokens) &&
    !(head !== null && isPieceNoun(head, known)) &&
    !(part !== null && known.words.has(part)) &&
    passage.label.length === 0;
  return isTold && !isOfOther;
}

const affirmed = (
  known: KnownSpecifics,
  isWanted: (material: Material) => boolean,
): Known<Material>[] =>
  known.materials.filter(({ said }) => !said.isNegated && isWanted(said));

/** The whole piece of a material that only a part has. */
function compareOfWhole(
  { material, head, isBound, at }: Material,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const { tokens, lexicon } = passage;
  const isOfSubject =
    isBound &&
    head === null &&
    tokens.slice(0, at).some(({ fold }) => isPieceNoun(fold, known)) &&
    hasPhrase(lexicon.phrases("madeOfPhrases"), tokens);
  if (!isOfSubject) return null;
  const whole = affirmed(known, ({ part }) => part === null);
  const own = affirmed(known, (said) => said.material === material);
  const [first] = own;
  return first &&
    whole.length > 0 &&
    own.every(({ said }) => said.part !== null)
    ? unknownBecause(`Only the ${first.said.part} is of ${material}`)
    : null;
}

/**
 * A part is of what a fact says of it; of a part that no fact gives a material,
 * rules can tell only where the material is another part's.
 */
function compareOfPart(
  { material, part }: Material & { part: string },
  known: KnownSpecifics,
): Finding | null {
  const own = affirmed(known, (said) =>
    withKinds(said.material).includes(material),
  );
  const ownFacts = own.flatMap(({ facts }) => facts);
  const isOfPiece = isPieceNoun(part, known) || known.pieceWords.has(part);
  if (isOfPiece || own.some(({ said }) => said.part === part))
    return supported(ownFacts);
  if (!known.parts.has(part)) return null;
  const [first] = affirmed(known, (said) => said.part === part);
  if (first)
    return unknownBecause(`The facts say ${first.said.material} ${part}`);
  const isOfOthers = own.every(({ said }) => said.part !== null);
  return own.length > 0 && isOfOthers ? unknown(`${material} ${part}`) : null;
}
