import {
  asked,
  type Finding,
  supported,
  unknown,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import { conceptWord } from "@/lib/listing-text/ledger/collect-words";
import {
  isPieceNoun,
  type Known,
  type KnownSpecifics,
} from "@/lib/listing-text/ledger/known-specifics";
import { withMaterialKinds } from "@/lib/listing-text/specifics/material-kinds";
import {
  endOfFirst,
  type Passage,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";
import type { Material } from "@/lib/listing-text/specifics/read-materials";
import { remember } from "@/lib/listing-text/words/remember";

type Compared = {
  known: KnownSpecifics;
  /**
   * Whether the text is a title or a tag: what it names is the piece, by
   * whatever noun.
   */
  isName: boolean;
};

/**
 * Never contradicted, as a piece and its parts may be of many materials; null
 * where a material is only named, and not said of anything.
 */
export function compareMaterial(
  material: Material,
  passage: Passage,
  { known, isName }: Compared,
): Finding | null {
  if (material.isNegated) return null;
  const name = passage.tokens[material.at]?.text ?? material.material;
  const facts = factsOfMaterial(material.material, known);
  if (!facts && isNamedPart(passage, material.at, known)) return null;
  if (!facts)
    return (isName && material.head !== null) ||
      isSaidOfPiece(material, passage, known)
      ? (askIfShown(material, known) ?? unknown(name))
      : null;
  const { quality } = material;
  if (quality && !known.words.has(passage.lexicon.fold(quality)))
    return unknown(`${quality} ${name}`);
  const { part } = material;
  if (part !== null && material.isBound)
    return compareOfPart({ ...material, part }, known);
  const finding = compareOfWhole(material, passage, known);
  return finding ?? supported(facts);
}

/**
 * The bead of "Holzperle", where "Perle" is a pearl too: facts name the part.
 */
function isNamedPart(
  passage: Passage,
  at: number,
  known: KnownSpecifics,
): boolean {
  const token = passage.tokens[at];
  const part = partOfToken(token, passage);
  return part !== null && part === token?.fold && known.parts.has(part);
}

/** Facts that have it, or a material of its kind. */
function factsOfMaterial(
  material: string,
  known: KnownSpecifics,
): readonly string[] | null {
  const exact = known.words.get(conceptWord(material));
  if (exact) return exact;
  const ofKind = known.materials.filter(({ said }) =>
    withMaterialKinds(said.material).includes(material),
  );
  return ofKind.length > 0 ? ofKind.flatMap(({ facts }) => facts) : null;
}

/** A material of this part, or of none, that only a photo shows. */
function askIfShown(
  { material, part }: Material,
  { shown }: KnownSpecifics,
): Finding | null {
  const facts = shown
    .filter(
      ({ said }) =>
        withMaterialKinds(said.material).includes(material) &&
        !said.isNegated &&
        (part === null || said.part === null || said.part === part),
    )
    .flatMap((one) => one.facts);
  return facts.length > 0 ? asked(material, facts) : null;
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
    endOfFirst(passage, "pairingPhrases") !== null &&
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

/** Its place; each material of a passage asks. */
const firstPieceNoun = remember(
  ({ tokens }: Passage, known: KnownSpecifics): number =>
    tokens.findIndex(({ fold }) => isPieceNoun(fold, known)),
);

/** The whole piece of a material that only a part has. */
function compareOfWhole(
  { material, head, isBound, at }: Material,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const noun = firstPieceNoun(passage, known);
  const isOfSubject =
    isBound &&
    head === null &&
    noun >= 0 &&
    noun < at &&
    endOfFirst(passage, "madeOfPhrases") !== null;
  if (!isOfSubject) return null;
  const whole = affirmed(known, ({ part }) => part === null);
  const own = affirmed(known, (said) => said.material === material);
  const [first] = own;
  return first &&
    whole.length > 0 &&
    own.every(({ said }) => said.part !== null)
    ? unknownBecause(`Only “${first.said.written}” is known`)
    : null;
}

/**
 * A part is of what a fact says of it; of a part that no fact gives a material,
 * rules can tell only where the material is another part's.
 */
function compareOfPart(
  found: Material & { part: string },
  known: KnownSpecifics,
): Finding | null {
  const { material, part, written, isJoined } = found;
  const own = affirmed(known, (said) =>
    withMaterialKinds(said.material).includes(material),
  );
  const ownFacts = own.flatMap(({ facts }) => facts);
  const isOfPiece = isPieceNoun(part, known) || known.pieceWords.has(part);
  const isOfWhole = isJoined && own.some(({ said }) => said.part === null);
  if (isOfPiece || isOfWhole || own.some(({ said }) => said.part === part))
    return supported(ownFacts);
  if (!known.parts.has(part)) return null;
  const [first] = affirmed(known, (said) => said.part === part);
  if (first) return unknownBecause(`The facts say “${first.said.written}”`);
  const isOfOthers = own.every(({ said }) => said.part !== null);
  return own.length > 0 && isOfOthers
    ? (askIfShown(found, known) ?? unknown(written))
    : null;
}
