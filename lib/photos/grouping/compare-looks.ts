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

/** Runs are dealt out to so many parts. */
const parts = 5;
const pairsOfParts = Array.from({ length: parts ** 2 }, (_, at) => [
  Math.floor(at / parts),
  at % parts,
]).filter(([one = 0, other = 0]) => one <= other);
/** Of the mean square of a look: changes much smaller than it stay in. */
const kept = 0.2;

/** Takes off each column the mean of its run, and turns the table. */
function takeRuns(from: Float32Array, runs: readonly number[]) {
  const count = runs.length;
  const to = new Float32Array(count * count);
  const sizes = new Float32Array(count);
  for (const run of runs) sizes[run] = (sizes[run] ?? 0) + 1;
  for (let at = 0; at < count; at++) {
    const sums = new Float32Array(count);
    for (const [other, run] of runs.entries())
      sums[run] = (sums[run] ?? 0) + (from[at * count + other] ?? 0);
    for (const [other, run] of runs.entries())
      to[other * count + at] =
        (from[at * count + other] ?? 0) - (sums[run] ?? 0) / (sizes[run] ?? 1);
  }
  return to;
}

/** Cholesky's triangle: times itself turned it is the square table. */
function decompose(table: Float64Array, count: number) {
  for (let row = 0; row < count; row++)
    for (let column = 0; column <= row; column++) {
      let sum = table[row * count + column] ?? 0;
      for (let at = 0; at < column; at++)
        sum -=
          (table[row * count + at] ?? 0) * (table[column * count + at] ?? 0);
      table[row * count + column] =
        row === column
          ? Math.sqrt(Math.max(sum, 1e-9))
          : sum / (table[column * count + column] ?? 1);
    }
  return table;
}

type Changes = {
  values: Float32Array;
  /** Products of the changes with the looks, and with one another. */
  mixed: Float32Array;
  pure: Float32Array;
  count: number;
  kept: number;
};

/** Takes the changes of some photos off the looks of others. */
function discount(changes: Changes, used: number[], photos: number[]) {
  const { values, mixed, pure, count } = changes;
  const size = used.length;
  const table = new Float64Array(size * size);
  for (const [row, a] of used.entries())
    for (const [column, b] of used.entries())
      table[row * size + column] =
        (pure[a * count + b] ?? 0) + (a === b ? changes.kept : 0);
  const triangle = decompose(table, size);
  const explained = photos.map((photo) => {
    const found = new Float64Array(size);
    for (const [row, change] of used.entries()) {
      let sum = mixed[change * count + photo] ?? 0;
      for (let at = 0; at < row; at++)
        sum -= (triangle[row * size + at] ?? 0) * (found[at] ?? 0);
      found[row] = sum / (triangle[row * size + row] ?? 1);
    }
    return found;
  });
  return (one: number, other: number) => {
    const [a, b] = [explained[one], explained[other]];
    let sum = values[(photos[one] ?? 0) * count + (photos[other] ?? 0)] ?? 0;
    for (let at = 0; at < size; at++) sum -= (a?.[at] ?? 0) * (b?.[at] ?? 0);
    return sum;
  };
}

/** Likeness of those photos to one another, without those changes. */
function likenessWithout(changes: Changes, used: number[], photos: number[]) {
  const product = discount(changes, used, photos);
  const lengths = photos.map((_, at) =>
    Math.sqrt(Math.max(product(at, at), 1e-9)),
  );
  return (one: number, other: number) =>
    product(one, other) / ((lengths[one] ?? 1) * (lengths[other] ?? 1));
}

function changesIn(values: Float32Array, runs: readonly number[]): Changes {
  const count = runs.length;
  const mixed = takeRuns(values, runs);
  const pure = takeRuns(mixed, runs);
  let squares = 0;
  for (let at = 0; at < count; at++) squares += values[at * count + at] ?? 0;
  return {
    values,
    mixed,
    pure,
    count,
    kept: Math.max((kept * squares) / Math.max(count, 1), 1e-6),
  };
}

/**
 * Likeness without what changes within pieces, by light and by angle. For two
 * photos it is learned from runs of other parts alone: a cut that was wrong
 * doesn't speak for itself.
 */
function withoutChanges(
  values: Float32Array,
  runs: readonly number[],
): Likeness {
  const changes = changesIn(values, runs);
  const { pure, count } = changes;
  const result = new Float32Array(count * count);
  const partOf = (photo: number) => (runs[photo] ?? 0) % parts;
  const all = Array.from(runs.keys());
  const changed = all.filter((at) => (pure[at * count + at] ?? 0) > 1e-6);
  for (const [one, other] of pairsOfParts) {
    const isOf = (at: number) => partOf(at) === one || partOf(at) === other;
    const photos = all.filter(isOf);
    const used = changed.filter((at) => !isOf(at));
    const alike = likenessWithout(changes, used, photos);
    for (const [a, photo] of photos.entries())
      for (const [b, next] of photos.entries())
        if (partOf(photo) !== partOf(next) || one === other)
          result[photo * count + next] = alike(a, b);
  }
  return (one, other) => result[one * count + other] ?? 0;
}

type Likenesses = { near: Likeness; overall: Likeness };

/**
 * Compares photos, given in the order in which they were taken: against those
 * around them, and against all. Once they are cut into runs, `refine` does it
 * again with what the runs tell; it is given the run of each photo.
 */
export function compareLooks(
  looks: readonly Look[],
): Likenesses & { refine: (runs: readonly number[]) => Likenesses } {
  const count = looks.length;
  const all = products(looks);
  const near = centered(all, count, neighbors);
  const overall = centered(all, count, count);
  return {
    near: likenessIn(near, count),
    overall: likenessIn(overall, count),
    refine: (runs) => ({
      near: withoutChanges(near, runs),
      overall: withoutChanges(overall, runs),
    }),
  };
}
