import {
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import { conceptWord } from "@/lib/listing-text/ledger/known-words";
import {
  isLikeColor,
  materialsOfColor,
} from "@/lib/listing-text/specifics/color-kinds";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { ColorMention } from "@/lib/listing-text/specifics/read-colors";
import { hasPhrase } from "@/lib/listing-text/words/phrases";

/** Colors are never contradicted: a piece may have many. */
export function compareColor(
  mention: ColorMention,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const { color, part } = mention;
  const name = passage.tokens[mention.at]?.text ?? color;
  const facts = factsOfColor(color, known);
  if (facts.length === 0)
    return isSaidOfPiece(mention, passage, known) ? unknown(name) : null;
  const isOther =
    part !== null && known.parts.has(part) && isOfOtherPart(mention, known);
  return isOther ? unknown(`${name} ${part}`) : supported(facts);
}

function factsOfColor(color: string, known: KnownSpecifics): string[] {
  const ofColors = known.colors
    .filter(({ said }) => isLikeColor(said.color, color))
    .flatMap(({ facts }) => facts);
  const ofWords = [color, ...(materialsOfColor[color] ?? [])].flatMap(
    (word) => [
      ...(known.words.get(conceptWord(word)) ?? []),
      ...(known.words.get(known.lexicon.fold(word)) ?? []),
    ],
  );
  return [...ofColors, ...ofWords];
}

function isSaidOfPiece(
  { part, head, isPredicate }: ColorMention,
  passage: Passage,
  known: KnownSpecifics,
): boolean {
  const isOfPart = part !== null;
  const isOfPiece = head !== null && known.pieceWords.has(head);
  if (isOfPart) return true;
  const isOfOther = hasPhrase(
    passage.lexicon.phrases("pairingPhrases"),
    passage.tokens,
  );
  return (isPredicate || isOfPiece) && !isOfOther;
}

/** The part has another color, or the color is only another part's. */
function isOfOtherPart(
  { color, part }: ColorMention,
  known: KnownSpecifics,
): boolean {
  const ofPart = known.colors.filter(({ said }) => said.part === part);
  if (ofPart.length > 0)
    return !ofPart.some(({ said }) => isLikeColor(said.color, color));
  const own = known.colors.filter(({ said }) => said.color === color);
  return (
    own.length > 0 &&
    own.every(({ said }) => said.part !== null && said.part !== part)
  );
}
