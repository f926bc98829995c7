import { isFull, repetitions } from "@/tests/support/repetitions";

/** Parts of which texts are made that once took long, or might. */
const atoms = [
  ..."• |· |- |* |+ |– |— |– a|…|.|. |。|、|，|！|!|? |?|, |,|; |;|: |:|：|x: || "
    .split("|")
    .filter(Boolean),
  ..."(|)|[|]|{|}|<|>|[add |[add x] |[insert |](|[a](b) |![|{{|}}|${|（|）|【|「".split(
    "|",
  ),
  ..."*|**|_|__|`|```|~~~|#|# |> |---|===|[x]: |1. |- a\n|* b\n|> c\n".split(
    "|",
  ),
  ..."<b>|</b>|<br>|<script>|</script>|<style |<!--|-->|<?|&|&amp;|&#x|&#65;|&amp;amp;|&nbsp;".split(
    "|",
  ),
  ..."1|12|1,|1.|1/2 |½|1 x |5 x 5 |10 cm |3 in |1:|100% |$1 |€1|1€ |£2.50 |¥|+1 |(555) |00".split(
    "|",
  ),
  ..."a|A|a b |A B |ab |a-|a'|it's |l'a |w/|e.g. |x|X |in |and |of the |with |not |no ".split(
    "|",
  ),
  ..."é|ü |ß|ł|İ|ﬁ|㎝|℃|①|Ⅱ|™|®|１|Ａ|𝐀|ᴀ|а|ск|ελ |мир ".split("|"),
  ..."漢|かな|カナ |ー|々|ภาษา|น้ำ|क्षि|हिन्दी |عربي |שלום |한국 ".split("|"),
  "a\u0301",
  "\u0301",
  "\u200d",
  "\u200b",
  "\u00ad",
  "\u00a0",
  "\u2028",
  "\u3000",
  "\ufe0f",
  "😀",
  "👩\u200d👩",
  "🇩🇪",
  "\ud800",
  "\udc00",
  "\t",
  "\n",
  "\n\n",
  " \n",
  "\r\n",
  '"',
  "'",
  "“",
  "„",
  "''",
  '""',
  ..."gold filled |made in |organic |nike |gift for |perfect |free shipping |wash |call |at |a@b.c |www.a |http://a.b |@a |dot |NaN|null ".split(
    "|",
  ),
  ..."Size: |Materials: oak\n|Tags: a, b\n|Title |Color: red\n|- Size: 1 cm\n|#a |a | b|a=b;".split(
    "|",
  ),
];

/** The same each time: xorshift from a fixed seed. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function combine(count: number): string[] {
  const random = createRandom(20_261_126);
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 2 + random(3) },
      () => atoms[random(atoms.length)] ?? "",
    ).join(""),
  );
}

/** What is repeated: single parts, and combinations of two to four. */
const pieces: readonly string[] = [...new Set([...atoms, ...combine(60)])];

/** Repeated in a request, these once took an instance for minutes. */
const notorious = ["• x: ", "、", "。", "€1", "[add ", "H 1 "];
/** One of so many parts of the others is tried. */
const parts = isFull ? 4 : 40;

const partOf = (entrance: number, of = parts): readonly string[] => [
  ...notorious,
  ...pieces.filter((_, place) => place % of === entrance % of),
];

/** Of a hundred functions and more each tries a few, another few the next. */
export const fewPiecesFor = (place: number): readonly string[] =>
  partOf(place, 40);

/**
 * What is repeated at one of several entrances: except in a long run a part of
 * the pieces, another one at the next, so that each is tried somewhere.
 */
export const piecesFor = (entrance: number): readonly string[] =>
  repetitions(partOf(entrance), [...notorious, ...pieces]);

/** The same for a single function, of which a full run tries all. */
export const piecesForFunction = (place: number): readonly string[] =>
  isFull ? pieces : partOf(place);

const plain = "nice mug for the kitchen. ";
let made = 0;

/**
 * A text of that length, which was never made before: what was asked for once
 * is remembered.
 */
export function repeatPiece(piece: string, length: number): string {
  made += 1;
  const start = `${made.toString(36)} `;
  const room = length - start.length - 2;
  return `${start}${piece
    .repeat(Math.ceil(room / piece.length))
    .slice(0, room)
    .trimEnd()} z`;
}

/** Milliseconds of the processor, which other programs don't lengthen. */
function costOf(
  work: (text: string) => unknown,
  piece: string,
  { length, calls }: { length: number; calls: number },
) {
  const texts = Array.from({ length: calls }, () => repeatPiece(piece, length));
  const before = process.cpuUsage();
  for (const text of texts) work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

type Sizes = {
  /** Characters of the shortest text; the longest has four times as many. */
  shortest: number;
  /** Texts of a sample. More where one takes too little to be measured. */
  calls: number;
};
type Work = (text: string) => unknown;

/**
 * The least of the samples: what grows too fast does so each time, while memory
 * is collected in some, and the more often the longer the text.
 */
function measure(
  work: Work,
  piece: string,
  { shortest, calls }: Sizes,
  samples: number,
) {
  const at = (times: number) =>
    Math.min(
      ...Array.from({ length: samples }, () =>
        costOf(work, piece, { length: shortest * times, calls }),
      ),
    );
  const [one, four] = [at(1), at(4)];
  // A little beside what can be measured at all.
  return { one, four, growth: four / Math.max(one, 0.01) };
}

/**
 * What a quadratic growth exceeds (16 for four times the length), and a linear
 * one (4) doesn't.
 */
const maxGrowth = 2.5;
/** Of ever more samples: what is slow by chance once isn't slow each time. */
const attempts = [1, 3, 7, 15];

/**
 * The pieces with which the work grows faster than with plain text of the same
 * length: by more than 2.5 times from a length over twice to four times that.
 * Compares costs with costs in this process alone, never with a time.
 */
export function findSuperlinear(
  work: Work,
  sizes: Sizes,
  among: readonly string[],
): string[] {
  measure(work, plain, sizes, 1);
  const measured = measure(work, plain, sizes, 5);
  // Where plain text takes too little to be measured, its growth is that of its
  // length.
  const usual = { ...measured, growth: Math.max(4, measured.growth) };
  return among.flatMap((piece) => {
    let last = usual;
    for (const samples of attempts) {
      last = measure(work, piece, sizes, samples);
      // Not even as much work as plain text, of which the shortest may be too
      // little to measure.
      if (last.four <= usual.four || last.growth <= maxGrowth * usual.growth)
        return [];
    }
    const two = Math.min(
      ...Array.from({ length: 7 }, () =>
        costOf(work, piece, { length: sizes.shortest * 2, calls: sizes.calls }),
      ),
    );
    const costs = [last.one, two, last.four]
      .map((cost) => cost.toFixed(1))
      .join(", ");
    return [
      `${JSON.stringify(piece)}: ${(last.growth / usual.growth).toFixed(1)} times (${costs} ms)`,
    ];
  });
}
