import type { Pixels } from "@/lib/photos/measure-pixels";

/**
 * Where something is, as shares of the photo's width and height from its left
 * and top.
 */
export type Extent = {
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/**
 * A step in brightness (0–255) between neighbors that is an edge rather than a
 * shadow or grain.
 */
const edgeStep = 40;
/**
 * Side of the corners, and the share of edges there from which a background has
 * a pattern.
 */
const corner = 0.12;
const patterned = 0.02;
/**
 * Of the edges in all, what may lie beyond each side of the extent: specks, not
 * the piece.
 */
const beyond = 0.01;
/**
 * Shares of the pixels: below the first there is nothing to find, above the
 * second the photo is all pattern.
 */
const [fewest, most] = [0.002, 0.25];

/**
 * Where the piece is: the box around the edges in front of a plain background.
 * Null where a background with a pattern, or a close-up, leaves that open.
 */
export function measureExtent(pixels: Pixels): Extent | null {
  const { width, height } = pixels;
  const { count, columns, rows, corners } = countEdges(pixels);
  const share = count / (width * height);
  const cornerArea = Math.max(cornerSide(width) * cornerSide(height), 1);
  const isPlain = corners.every((edges) => edges <= cornerArea * patterned);
  if (!isPlain || share < fewest || share > most) return null;
  const [left, right] = between(columns, count);
  const [top, bottom] = between(rows, count);
  return { left, top, right, bottom };
}

/** How many pixels are on an edge, in all and in each column, row and corner. */
function countEdges({ data, width, height, channels }: Pixels) {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  const corners = new Float64Array(4);
  const light = lightOf(data, width * height, channels);
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    const endY = endOf(y, height);
    for (let x = 1; x < width - 1; x++) {
      if (stepAt(light, y * width + x, width) <= edgeStep) continue;
      count++;
      increment(columns, x);
      increment(rows, y);
      const endX = endY === null ? null : endOf(x, width);
      if (endX !== null && endY !== null) increment(corners, endY * 2 + endX);
    }
  }
  return { count, columns, rows, corners };
}

function increment(counts: Float64Array, at: number) {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** How much the brightness changes over a pixel, across and down together. */
function stepAt(light: Uint8Array, at: number, width: number): number {
  const across = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
  const down = (light[at + width] ?? 0) - (light[at - width] ?? 0);
  return Math.abs(across) + Math.abs(down);
}

/** In pixels, of a photo with that width or height. */
function cornerSide(length: number): number {
  return Math.floor(length * corner);
}

/**
 * Whether a corner's side reaches a place in that length: 0 for that at the
 * start, 1 for that at the end, null between them.
 */
function endOf(place: number, length: number): 0 | 1 | null {
  const side = cornerSide(length);
  if (place < side) return 0;
  return place >= length - side ? 1 : null;
}

/**
 * From where to where nearly all of the counts are, as shares of the length.
 */
function between(counts: Float64Array, sum: number): [number, number] {
  const from = reach(counts, sum * beyond);
  const to = reach(counts.toReversed(), sum * beyond);
  return [from / counts.length, 1 - to / counts.length];
}

function reach(counts: Float64Array, sum: number) {
  let left = sum;
  return counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
}

/**
 * Green has most of what eyes see as brightness; edges need no more exact one.
 */
function lightOf(data: ArrayLike<number>, count: number, channels: number) {
  const light = new Uint8Array(count);
  for (let i = 0, at = 0; i < count; i++, at += channels) {
    const first = data[at] ?? 0;
    light[i] =
      channels < 3
        ? first
        : (first * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >>
          8;
  }
  return light;
}
