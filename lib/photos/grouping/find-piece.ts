import {
  addColor,
  amountOf,
  type Grid,
  placesIn,
} from "@/lib/photos/grouping/histogram";
import type { Colors } from "@/lib/photos/grouping/read-colors";

const grid: Grid = {
  light: 16,
  lightStep: 0.16,
  hues: 25,
  hueStep: 0.025,
};

/** Of each side, the share that is taken for the middle (one sigma). */
const middle = 0.2;
/** Of each side, the share that is taken for what is around it. */
const margin = 0.1;
/**
 * How many times more of a color there is in the middle than around until it
 * counts as much as one that is only there.
 */
const surplus = 12;

/** How far in the middle each pixel is, from 1 to nearly 0. */
function middleOf({ width, height }: Colors) {
  const weights = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y + 0.5) / height - 0.5;
    for (let x = 0; x < width; x++, at++) {
      const u = (x + 0.5) / width - 0.5;
      weights[at] = Math.exp(-(u * u + v * v) / (2 * middle * middle));
    }
  }
  return weights;
}

/** 1 for each pixel near the edges of the picture: what is around the piece. */
export function findMargin({ width, height }: Colors) {
  const isAround = new Uint8Array(width * height);
  const [left, top] = [width * margin, height * margin];
  for (let y = 0, at = 0; y < height; y++) {
    const isEnd = y < top || y >= height - top;
    for (let x = 0; x < width; x++, at++)
      isAround[at] = isEnd || x < left || x >= width - left ? 1 : 0;
  }
  return isAround;
}

/**
 * How much each pixel is of the piece (0–1): what is in the middle, and of a
 * color that there is less of around.
 */
export function findPiece(colors: Colors, isAround: Uint8Array) {
  const weights = middleOf(colors);
  const inner = new Float32Array(placesIn(grid));
  const outer = new Float32Array(placesIn(grid));
  let [innerSum, outerSum] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    addColor(inner, grid, colors, at, weight);
    innerSum += weight;
    if (isAround[at] === 0) continue;
    addColor(outer, grid, colors, at, 1);
    outerSum += 1;
  }
  return weights.map((weight, at) => {
    const here = amountOf(inner, grid, colors, at) / innerSum;
    const there = amountOf(outer, grid, colors, at) / outerSum;
    return (weight * here) / (here + surplus * there + 1e-6);
  });
}
