import { evenLight, weighColors } from "@/lib/photos/grouping/even-light";
import {
  type Grid,
  type Histogram,
  multiply,
  placesIn,
  spreadOut,
  weighAmounts,
} from "@/lib/photos/grouping/histogram";
import {
  grid,
  gridAround,
  type Look,
} from "@/lib/photos/grouping/measure-look";
import { summarizePatches } from "@/lib/photos/grouping/summarize-patches";
import { withoutChanges } from "@/lib/photos/grouping/without-changes";

/** How alike two photos are, by their places: 1 is the same. */
export type Likeness = (one: number, other: number) => number;

/**
 * How much of it is texture and patches, beside the colors. What lies side by
 * side mostly differs in colors, a piece that is taken up again is known by its
 * print.
 */
const shareOf = { texture: 0.6, patches: { near: 0.25, overall: 0.7 } };
/**
 * Photos before and after one that it is compared with: what all of them show
 * is the table, or what a family of pieces has in common.
 */
const neighbors = 10;
/**
 * On another table a piece looks less like itself. So two photos count as more
 * alike, the more what is around them differs, and as less where it is the same.
 */
const tables = { usual: 0.75, share: 0.15 };
/** Steps of light by which the same table may be darker. */
const shiftAround = 2;

type Table = Float32Array;

/** A number for every two photos, the same both ways. */
function tableOf(
  count: number,
  measure: (one: number) => (other: number) => number,
): Table {
  const table = new Float32Array(count * count);
  for (let one = 0; one < count; one++) {
    const beside = measure(one);
    for (let other = one; other < count; other++) {
      const value = beside(other);
      table[one * count + other] = value;
      table[other * count + one] = value;
    }
  }
  return table;
}

/** How alike histograms are at best, one of them darker by some steps. */
function compareColors(
  photos: readonly Histogram[],
  of: Grid,
  mostShift = 0,
): Table {
  const hues = of.hues ** 2;
  const room = mostShift * hues;
  const spread = new Float32Array(placesIn(of) + 2 * room);
  return tableOf(photos.length, (one) => {
    const photo = photos[one];
    if (photo) spreadOut(photo, spread, room);
    return (other) => {
      const next = photos[other];
      let most = 0;
      for (let step = -mostShift; next && step <= mostShift; step++)
        most = Math.max(most, multiply(spread, next, room + step * hues));
      return most;
    };
  });
}

const compareVectors = (vectors: readonly Float32Array[]): Table =>
  tableOf(vectors.length, (first) => {
    const one = vectors[first];
    return (second) => {
      const other = vectors[second];
      let sum = 0;
      for (let at = 0; one && other && at < one.length; at++)
        sum += (one[at] ?? 0) * (other[at] ?? 0);
      return sum;
    };
  });

/**
 * Takes off each photo the mean of those within reach, nearly: of one or two,
 * less of it is known. Works on the products alone.
 */
function centered(all: Table, count: number, reach: number): Table {
  const width = Math.min(2 * reach + 1, count);
  const starts = Array.from({ length: count }, (_, at) =>
    Math.max(0, Math.min(count - width, at - reach)),
  );
  const takeRows = (from: Table) => {
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

/** The cosines of products. */
function cosines(values: Table, count: number): Table {
  const lengths = Array.from({ length: count }, (_, at) =>
    Math.sqrt(Math.max(values[at * count + at] ?? 0, 1e-9)),
  );
  return values.map(
    (value, at) =>
      value /
      ((lengths[Math.floor(at / count)] ?? 1) * (lengths[at % count] ?? 1)),
  );
}

const add = (one: Table, other: Table, share: number): Table =>
  one.map((value, at) => value + share * (other[at] ?? 0));

type Likenesses = { near: Likeness; overall: Likeness };

type Compared = Likenesses & {
  /** Of what is around the pieces: 1 is the same table. */
  around: Likeness;
  refine: (groupOf: readonly number[]) => Likenesses;
};

/**
 * Compares photos, given in the order in which they were taken: against those
 * around them, and against all. Once they are grouped, `refine` does it again
 * with what the groups tell; it is given the group of each photo.
 */
export function compareLooks(looks: readonly Look[]): Compared {
  const count = looks.length;
  const colors = evenLight(
    looks.map((look) => look.colors),
    (likeness) => cosines(centered(likeness, count, neighbors), count),
  );
  const patches = compareVectors(
    summarizePatches(looks.map((look) => look.patches)),
  );
  const plain = add(
    compareColors(colors.map(weighColors), grid),
    compareVectors(looks.map(({ texture }) => texture)),
    shareOf.texture,
  );
  const around = compareColors(
    looks.map((look) => weighAmounts(look.around, 0.5)),
    gridAround,
    shiftAround,
  );
  const near = centered(
    add(plain, patches, shareOf.patches.near),
    count,
    neighbors,
  );
  const overall = centered(
    add(plain, patches, shareOf.patches.overall),
    count,
    count,
  );
  const beside =
    (values: Table): Likeness =>
    (one, other) => {
      const at = one * count + other;
      const table = (around[at] ?? 0) - tables.usual;
      return (values[at] ?? 0) - tables.share * table;
    };
  return {
    near: beside(cosines(near, count)),
    overall: beside(cosines(overall, count)),
    around: (one, other) => around[one * count + other] ?? 0,
    refine: (groupOf) => ({
      near: beside(withoutChanges(near, groupOf)),
      overall: beside(withoutChanges(overall, groupOf)),
    }),
  };
}
