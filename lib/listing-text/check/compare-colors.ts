import {
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import { conceptWord } from "@/lib/listing-text/ledger/collect-words";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import {
  isOfColorKind,
  materialsOfColor,
} from "@/lib/listing-text/specifics/color-kinds";
import { endOfFirst, type Passage } from "@/lib/listing-text/specifics/passage";
import type { ColorMention } from "@/lib/listing-text/specifics/read-colors";
import { writtenWords } from "@/lib/listing-text/specifics/written-words";
import { remember, rememberOnce } from "@/lib/listing-text/words/remember";

/** Colors are never contradicted: a piece may have many. */
export function compareColor(
  mention: ColorMention,
  passage: Passage,
  known: KnownSpecifics,
): Finding | null {
  const { color, part } = mention;
  const name = passage.tokens[mention.at]?.text ?? color;
  const facts = factsOfColor(known, color);
  if (facts.length === 0)
    return isSaidOfPiece(mention, passage, known) ? unknown(name) : null;
  const isOther =
    part !== null && known.parts.has(part) && isOfOtherPart(mention, known);
  return isOther
    ? unknown(writtenWords(passage, mention.at, part))
    : supported(facts);
}

const factsOfColor = remember(
  (known: KnownSpecifics, color: string): string[] => {
    const ofColors = factsOf(
      known.colors.filter(({ said }) => isOfColorKind(said.color, color)),
    );
    const ofWords = [color, ...(materialsOfColor[color] ?? [])].flatMap(
      (word) => [
        ...(known.words.get(conceptWord(word)) ?? []),
        ...(known.words.get(known.lexicon.fold(word)) ?? []),
      ],
    );
    return [...ofColors, ...ofWords];
  },
);

function isSaidOfPiece(
  { part, head, isPredicate }: ColorMention,
  passage: Passage,
  known: KnownSpecifics,
): boolean {
  const isOfPart = part !== null;
  const isOfPiece = head !== null && known.pieceWords.has(head);
  if (isOfPart) return true;
  const isOfOther = endOfFirst(passage, "pairingPhrases") !== null;
  return (isPredicate || isOfPiece) && !isOfOther;
}

const colorsByPart = rememberOnce(({ colors }: KnownSpecifics) => {
  const byPart = new Map<string | null, Set<string>>();
  for (const { said } of colors)
    byPart.set(said.part, (byPart.get(said.part) ?? new Set()).add(said.color));
  return byPart;
});

/** Whether a color is only of parts; null where no fact has it. */
const isOnlyOfParts = remember(
  (known: KnownSpecifics, color: string): boolean | null => {
    const own = known.colors.filter(({ said }) => said.color === color);
    return own.length > 0 ? own.every(({ said }) => said.part !== null) : null;
  },
);

/** The part has another color, or the color is only another part's. */
function isOfOtherPart(
  { color, part }: ColorMention,
  known: KnownSpecifics,
): boolean {
  const ofPart = colorsByPart(known).get(part);
  if (ofPart) return ![...ofPart].some((other) => isOfColorKind(other, color));
  return isOnlyOfParts(known, color) === true;
}
