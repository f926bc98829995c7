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
export function measureExtent({
  data,
  width,
  height,
  channels,
}: Pixels): Extent | null {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  const corners = [0, 0, 0, 0];
  const [sideX, sideY] = [
    Math.floor(width * corner),
    Math.floor(height * corner),
  ];
  const light = lightOf(data, width * height, channels);
  const at = (index: number) => light[index] ?? 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (
        Math.abs(at(i + 1) - at(i - 1)) +
          Math.abs(at(i + width) - at(i - width)) <=
        edgeStep
      )
        continue;
      count++;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
      const isLeft = x < sideX;
      const isTop = y < sideY;
      if ((!isLeft && x < width - sideX) || (!isTop && y < height - sideY))
        continue;
      const which = (isTop ? 0 : 2) + (isLeft ? 0 : 1);
      corners[which] = (corners[which] ?? 0) + 1;
    }
  }
  const share = count / (width * height);
  const isPlain = corners.every(
    (edges) => edges <= Math.max(sideX * sideY, 1) * patterned,
  );
  if (!isPlain || share < fewest || share > most) return null;
  const [left, right] = between(columns, count);
  const [top, bottom] = between(rows, count);
  return { left, top, right, bottom };
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
