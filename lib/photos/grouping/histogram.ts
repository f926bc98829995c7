import { type Colors, darkest } from "@/lib/photos/grouping/read-colors";

/**
 * A grid over colors: so many steps of light and of each hue, and how large
 * they are.
 */
export type Grid = {
  light: number;
  lightStep: number;
  hues: number;
  hueStep: number;
};

export const placesIn = ({ light, hues }: Grid) => light * hues * hues;

/** Those of a grid that hold something, in ascending order, and how much. */
export type Histogram = {
  bins: Uint16Array<ArrayBuffer>;
  amounts: Float32Array<ArrayBuffer>;
};

/** The eight neighbors of a color in a grid, and its share in each of them. */
const places = new Uint16Array(8);
const shares = new Float32Array(8);

const inside = (value: number, count: number) =>
  Math.min(Math.max(value, 0), count - 1.001);

/** Leaves them in `places` and `shares`. */
function locate(grid: Grid, colors: Colors, at: number) {
  const { light, lightStep, hues, hueStep } = grid;
  const middle = (hues - 1) / 2;
  const x = inside(((colors.light[at] ?? 0) - darkest) / lightStep, light);
  const y = inside((colors.red[at] ?? 0) / hueStep + middle, hues);
  const z = inside((colors.yellow[at] ?? 0) / hueStep + middle, hues);
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  let corner = 0;
  for (let a = 0; a < 2; a++) {
    const ofLight = a === 1 ? x - i : 1 - x + i;
    for (let b = 0; b < 2; b++) {
      const ofBoth = ofLight * (b === 1 ? y - j : 1 - y + j);
      const place = ((i + a) * hues + j + b) * hues + k;
      places[corner] = place;
      shares[corner] = ofBoth * (1 - z + k);
      places[corner + 1] = place + 1;
      shares[corner + 1] = ofBoth * (z - k);
      corner += 2;
    }
  }
}

/** Adds the color of a pixel to a table of `placesIn(grid)` places. */
export function addColor(
  table: Float32Array,
  grid: Grid,
  colors: Colors,
  at: number,
  amount: number,
) {
  locate(grid, colors, at);
  for (let corner = 0; corner < 8; corner++) {
    const place = places[corner] ?? 0;
    table[place] = (table[place] ?? 0) + amount * (shares[corner] ?? 0);
  }
}

/** How much there is of the color of a pixel. */
export function amountOf(
  table: Float32Array,
  grid: Grid,
  colors: Colors,
  at: number,
) {
  locate(grid, colors, at);
  let sum = 0;
  for (let corner = 0; corner < 8; corner++)
    sum += (shares[corner] ?? 0) * (table[places[corner] ?? 0] ?? 0);
  return sum;
}

export function toHistogram(table: Float32Array): Histogram {
  let count = 0;
  for (const amount of table) if (amount > 0) count += 1;
  const bins = new Uint16Array(count);
  const amounts = new Float32Array(count);
  let at = 0;
  for (let bin = 0; bin < table.length; bin++) {
    const amount = table[bin] ?? 0;
    if (amount <= 0) continue;
    bins[at] = bin;
    amounts[at] = amount;
    at += 1;
  }
  return { bins, amounts };
}

/** Each amount by a power of it; all together of length 1. */
export function weighAmounts(
  { bins, amounts }: Histogram,
  power: number,
): Histogram {
  const raised = amounts.map((amount) => amount ** power);
  let squares = 0;
  for (const value of raised) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return { bins, amounts: raised.map((value) => value / length) };
}

/** Clears a table, and writes the amounts to their places, moved by so many. */
export function spreadOut(
  { bins, amounts }: Histogram,
  table: Float32Array,
  shift = 0,
) {
  table.fill(0);
  for (const [at, bin] of bins.entries()) table[bin + shift] = amounts[at] ?? 0;
}

/** The product of what is spread out and another, moved by so many places. */
export function multiply(
  spread: Float32Array,
  { bins, amounts }: Histogram,
  shift = 0,
) {
  let sum = 0;
  for (let at = 0; at < bins.length; at++)
    sum += (spread[(bins[at] ?? 0) + shift] ?? 0) * (amounts[at] ?? 0);
  return sum;
}
