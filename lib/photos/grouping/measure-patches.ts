import type { Colors } from "@/lib/photos/grouping/read-colors";

/**
 * Places with edges: a print, a seam, a rim. Of each `valuesOfPatch` numbers
 * that say how its edges run, whatever the light, and how much it counts (0–1).
 */
export type Patches = {
  values: Float32Array<ArrayBuffer>;
  weights: Float32Array<ArrayBuffer>;
};

/** Pixels of a side; a patch is four cells wide and high. */
const cell = 4;
const cellsOfSide = 4;
/**
 * Of each cell: how strong its edges are; how they lie, whichever side is
 * bright (two numbers); and where it gets lighter, redder and yellower (two
 * each).
 */
const kinds = 9;
/**
 * Each kind over the whole patch, its right less its left half, its lower less
 * its upper one, and both.
 */
const halves = 4;
export const valuesOfPatch = kinds * halves;

/** How much a step of hue counts, beside one of light. */
const hueShare = 2;
/** The mean step from pixel to pixel that counts in full. */
const strongEdge = 0.4;
const leastWeight = 0.02;
/** Beyond that the weakest are left out. */
const mostPatches = 300;

type Cells = {
  /** So many `kinds` for each. */
  edges: Float32Array;
  /** How much of it is the piece, of all its pixels. */
  piece: Float32Array;
  across: number;
  down: number;
};

/** Half the step from the pixel before to the one after. */
const stepAt = (values: Float32Array, at: number, reach: number) =>
  ((values[at + reach] ?? 0) - (values[at - reach] ?? 0)) / 2;

/** To the right and below, of light and both hues. */
const steps = new Float32Array(6);

/** Adds the edges at a pixel to those of its cell. */
function addEdges(
  { light, red, yellow, width }: Colors,
  at: number,
  edges: Float32Array,
  to: number,
) {
  steps[0] = stepAt(light, at, 1);
  steps[1] = stepAt(light, at, width);
  steps[2] = hueShare * stepAt(red, at, 1);
  steps[3] = hueShare * stepAt(red, at, width);
  steps[4] = hueShare * stepAt(yellow, at, 1);
  steps[5] = hueShare * stepAt(yellow, at, width);
  let [across, down, both] = [0, 0, 0];
  for (let place = 0; place < steps.length; place += 2) {
    const right = steps[place] ?? 0;
    const below = steps[place + 1] ?? 0;
    across += right * right;
    down += below * below;
    both += right * below;
    edges[to + 3 + place] = (edges[to + 3 + place] ?? 0) + right;
    edges[to + 4 + place] = (edges[to + 4 + place] ?? 0) + below;
  }
  const strength = Math.sqrt(across + down);
  if (strength < 1e-6) return;
  edges[to] = (edges[to] ?? 0) + strength;
  edges[to + 1] = (edges[to + 1] ?? 0) + (across - down) / strength;
  edges[to + 2] = (edges[to + 2] ?? 0) + (2 * both) / strength;
}

function toCells(colors: Colors, mask: Float32Array): Cells {
  const { width, height } = colors;
  const across = Math.floor(width / cell);
  const down = Math.floor(height / cell);
  const half = Math.ceil(width / 2);
  const edges = new Float32Array(across * down * kinds);
  const piece = new Float32Array(across * down);
  for (let y = 1; y < down * cell && y < height - 1; y++)
    for (let x = 1; x < across * cell && x < width - 1; x++) {
      const at = y * width + x;
      const to = Math.floor(y / cell) * across + Math.floor(x / cell);
      piece[to] =
        (piece[to] ?? 0) +
        (mask[Math.floor(y / 2) * half + Math.floor(x / 2)] ?? 0) / cell ** 2;
      addEdges(colors, at, edges, to * kinds);
    }
  return { edges, piece, across, down };
}

/** The cells of a patch, and on which side of its middle they are. */
const cellsOfPatch = Array.from({ length: cellsOfSide ** 2 }, (_, at) => {
  const right = at % cellsOfSide < cellsOfSide / 2 ? -1 : 1;
  const below = at < cellsOfSide ** 2 / 2 ? -1 : 1;
  return {
    column: at % cellsOfSide,
    row: Math.floor(at / cellsOfSide),
    signs: [1, right, below, right * below],
  };
});

/** As much as it has edges and is of the piece. */
function weigh(cells: Cells, first: number) {
  let [edges, piece] = [0, 0];
  for (let y = 0; y < cellsOfSide; y++)
    for (let x = 0; x < cellsOfSide; x++) {
      const at = first + y * cells.across + x;
      edges += cells.edges[at * kinds] ?? 0;
      piece += cells.piece[at] ?? 0;
    }
  const count = cellsOfSide ** 2;
  return (
    (piece / count) * Math.min(edges / (count * cell ** 2 * strongEdge), 1)
  );
}

/** Writes the numbers of a patch, which don't grow with how strong it is. */
function describePatch(cells: Cells, first: number, values: Float32Array) {
  let squares = 0;
  for (const { column, row, signs } of cellsOfPatch) {
    const from = (first + row * cells.across + column) * kinds;
    for (let kind = 0; kind < kinds; kind++) {
      const value = cells.edges[from + kind] ?? 0;
      squares += value * value;
      for (let half = 0; half < halves; half++) {
        const place = half * kinds + kind;
        values[place] = (values[place] ?? 0) + (signs[half] ?? 0) * value;
      }
    }
  }
  const length = Math.sqrt(squares) || 1;
  for (const [at, value] of values.entries()) values[at] = value / length;
}

/**
 * The patches of a picture, those that count most first. The mask says how much
 * every second pixel of every second row is of the piece (0–1).
 */
export function measurePatches(colors: Colors, mask: Float32Array): Patches {
  const cells = toCells(colors, mask);
  const found: { first: number; weight: number }[] = [];
  for (let row = 0; row + cellsOfSide <= cells.down; row++)
    for (let column = 0; column + cellsOfSide <= cells.across; column++) {
      const first = row * cells.across + column;
      const weight = weigh(cells, first);
      if (weight > leastWeight) found.push({ first, weight });
    }
  found.sort((one, other) => other.weight - one.weight);
  const kept = found.slice(0, mostPatches);
  const values = new Float32Array(kept.length * valuesOfPatch);
  for (const [place, { first }] of kept.entries()) {
    const from = place * valuesOfPatch;
    describePatch(cells, first, values.subarray(from, from + valuesOfPatch));
  }
  return { values, weights: Float32Array.from(kept, ({ weight }) => weight) };
}
