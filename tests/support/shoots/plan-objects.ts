import { board, print, wallet } from "./kinds/flat-things";
import { earrings, necklace } from "./kinds/jewelry";
import { hat, soap } from "./kinds/soft-things";
import { bowl, candle, mug } from "./kinds/vessels";
import type { Random } from "./random";
import { type Detail, type Kind, type Look, linear, motifs } from "./thing";

export const kinds: readonly Kind[] = [
  mug,
  bowl,
  necklace,
  earrings,
  candle,
  board,
  hat,
  print,
  wallet,
  soap,
];

export type ShotObject = {
  kind: Kind;
  look: Look;
  family: number | null;
  /** What it differs in from its family. */
  detail: Detail | null;
};

const familyCount = 4;
const familySize = 5;
const singlesOfKind = 4;

/** Looks of one kind, no two with the same color, accent or motif. */
function differentLooks(kind: Kind, count: number, random: Random): Look[] {
  const colors = random.shuffled(kind.colors.map(linear));
  const accents = random.shuffled(kind.accents.map(linear));
  const numbers = random.shuffled(
    Array.from({ length: motifs }, (_, at) => at),
  );
  return Array.from({ length: count }, (_, at) => ({
    color: colors[at] ?? [0, 0, 0],
    accent: accents[at] ?? [0, 0, 0],
    motif: numbers[at] ?? 0,
    length: random.next(),
    build: random.next(),
    grain: random.between(0, 50),
  }));
}

/** One look and its variations in one detail: all else is the same. */
function familyLooks(kind: Kind, detail: Detail, random: Random): Look[] {
  const looks = differentLooks(kind, familySize, random);
  const [first] = looks;
  if (!first) return [];
  return looks.map((look, at) => ({
    ...first,
    // Two things made by hand never have the same grain.
    grain: look.grain,
    [detail]: detail === "length" ? at / (familySize - 1) : look[detail],
  }));
}

/**
 * Sixty objects in the order they are photographed in. Those of a family
 * mostly come one after the other, single ones one to four of a kind.
 */
export function planObjects(random: Random): ShotObject[] {
  const blocks: ShotObject[][] = [];
  const familyKinds = random.shuffled(kinds).slice(0, familyCount);
  for (const [family, kind] of familyKinds.entries()) {
    const detail = random.pick(kind.details);
    const looks = familyLooks(kind, detail, random);
    const members = looks.map((look) => ({ kind, look, family, detail }));
    if (random.isIn(0.75)) blocks.push(members);
    else blocks.push(members.slice(0, 3), members.slice(3));
  }
  for (const kind of kinds) {
    const looks = differentLooks(kind, singlesOfKind, random);
    const singles = looks.map((look) => ({
      kind,
      look,
      family: null,
      detail: null,
    }));
    while (singles.length > 0)
      blocks.push(singles.splice(0, random.whole(1, 4)));
  }
  return random.shuffled(blocks).flat();
}
