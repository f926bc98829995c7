import type { Look } from "@/lib/photos/grouping/measure-look";

/** How alike two photos are, by their places: 1 is the same. */
export type Likeness = (one: number, other: number) => number;

/** How much of it is texture, beside the colors. */
const textureShare = 0.6;
/**
 * Photos before and after one that it is compared with: what all of them show
 * is the table, or what a family of pieces has in common.
 */
const neighbors = 10;

/** Of the colors of one, spread over all bins, and those of another. */
function multiplyColors(spread: Float32Array, { bins, weights }: Look) {
  let sum = 0;
  for (let at = 0; at < bins.length; at++)
    sum += (spread[bins[at] ?? 0] ?? 0) * (weights[at] ?? 0);
  return sum;
}

function multiplyTextures({ texture: one }: Look, { texture: other }: Look) {
  let sum = 0;
  for (let at = 0; at < one.length; at++)
    sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function products(looks: readonly Look[]) {
  const count = looks.length;
  const all = new Float32Array(count * count);
  const spread = new Float32Array(2 ** 16);
  for (const [one, look] of looks.entries()) {
    spread.fill(0);
    for (const [at, bin] of look.bins.entries())
      spread[bin] = look.weights[at] ?? 0;
    for (let other = one; other < count; other++) {
      const next = looks[other] ?? look;
      const product =
        multiplyColors(spread, next) +
        textureShare * multiplyTextures(look, next);
      all[one * count + other] = product;
      all[other * count + one] = product;
    }
  }
  return all;
}

/**
 * Takes off each photo the mean of those within reach, nearly: of one or two,
 * less of it is known. Works on the products alone.
 */
function centered(all: Float32Array, count: number, reach: number) {
  const width = Math.min(2 * reach + 1, count);
  const starts = Array.from({ length: count }, (_, at) =>
    Math.max(0, Math.min(count - width, at - reach)),
  );
  const takeRows = (from: Float32Array) => {
    const to = new Float32Array(count * count);
    for (let one = 0; one < count; one++)
      for (let other = 0; other < count; other++) {
        const start = starts[one] ?? 0;
        let sum = 0;
        for (let at = start; at < start + width; at++)
          sum += from[at * count + other] ?? 0;
        // Turned, so that the second time it is the columns.
        to[other * count + one] =
          (from[one * count + other] ?? 0) - sum / (width + 1);
      }
    return to;
  };
  return takeRows(takeRows(all));
}

function likenessIn(values: Float32Array, count: number): Likeness {
  const lengths = Array.from({ length: count }, (_, at) =>
    Math.sqrt(Math.max(values[at * count + at] ?? 0, 1e-9)),
  );
  return (one, other) =>
    (values[one * count + other] ?? 0) /
    ((lengths[one] ?? 1) * (lengths[other] ?? 1));
}

/**
 * Compares photos, given in the order in which they were taken: against those
 * around them, and against all.
 */
export function compareLooks(looks: readonly Look[]): {
  near: Likeness;
  overall: Likeness;
} {
  const count = looks.length;
  const all = products(looks);
  return {
    near: likenessIn(centered(all, count, neighbors), count),
    overall: likenessIn(centered(all, count, count), count),
  };
}
