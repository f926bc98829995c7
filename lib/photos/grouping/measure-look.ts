import { findMargin, findPiece } from "@/lib/photos/grouping/find-piece";
import {
  addColor,
  type Grid,
  type Histogram,
  placesIn,
  toHistogram,
} from "@/lib/photos/grouping/histogram";
import {
  measurePatches,
  type Patches,
} from "@/lib/photos/grouping/measure-patches";
import {
  type Colors,
  readColors,
  thinOut,
} from "@/lib/photos/grouping/read-colors";
import type { Pixels } from "@/lib/photos/measure-pixels";

/** Pixels on the long side of the picture that is measured. */
export const lookSide = 256;

/**
 * What a photo shows: the colors of its middle and of what is around it, how
 * both change from pixel to pixel, and how its edges run.
 */
export type Look = {
  colors: Histogram;
  around: Histogram;
  texture: Float32Array<ArrayBuffer>;
  patches: Patches;
};

/** That of a photo that couldn't be measured. */
export const noLook: Look = {
  colors: { bins: new Uint16Array(), amounts: new Float32Array() },
  around: { bins: new Uint16Array(), amounts: new Float32Array() },
  texture: new Float32Array(),
  patches: { values: new Float32Array(), weights: new Float32Array() },
};

/** The grids of both histograms. */
export const grid: Grid = {
  light: 31,
  lightStep: 0.08,
  hues: 29,
  hueStep: 0.022,
};
export const gridAround: Grid = {
  light: 16,
  lightStep: 0.16,
  hues: 21,
  hueStep: 0.03,
};

function countColors(colors: Colors, of: Grid, amounts: ArrayLike<number>) {
  const table = new Float32Array(placesIn(of));
  for (let at = 0; at < amounts.length; at++) {
    const amount = amounts[at] ?? 0;
    if (amount > 0) addColor(table, of, colors, at, amount);
  }
  return toHistogram(table);
}

/** Pixels from one to the other that is compared with it. */
const reaches = [1, 2, 4, 6];
const [lightSteps, hueSteps] = [8, 4];
/** How large these steps are. */
const stepOf = { light: 0.07, hue: 0.025 };

/** How often light and color change by how much, for each reach. */
function textureOf(colors: Colors, mask: Float32Array) {
  const size = lightSteps * hueSteps;
  const texture = new Float32Array(size * reaches.length);
  for (const [part, reach] of reaches.entries()) {
    const counts = texture.subarray(part * size, (part + 1) * size);
    const total = countChanges(colors, mask, reach, counts);
    for (let at = 0; at < size; at++)
      counts[at] = Math.sqrt((counts[at] ?? 0) / (total || 1));
  }
  const length = Math.sqrt(reaches.length);
  return texture.map((value) => value / length);
}

/** Less of a piece isn't looked at. */
const smallestShare = 0.02;

function countChanges(
  { width, height, light, red, yellow }: Colors,
  mask: Float32Array,
  reach: number,
  counts: Float32Array,
) {
  const difference = (values: Float32Array, one: number, other: number) =>
    (values[one] ?? 0) - (values[other] ?? 0);
  let total = 0;
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const one = y * width + x;
      for (const other of [one + reach, one + reach * width]) {
        const weight = Math.sqrt((mask[one] ?? 0) * (mask[other] ?? 0));
        if (weight < smallestShare) continue;
        const step = Math.abs(difference(light, one, other)) / stepOf.light;
        const a = difference(red, one, other);
        const b = difference(yellow, one, other);
        const hue = Math.sqrt(a * a + b * b) / stepOf.hue;
        const place =
          Math.min(Math.floor(hue), hueSteps - 1) * lightSteps +
          Math.min(Math.floor(step), lightSteps - 2);
        counts[place] = (counts[place] ?? 0) + weight;
        total += weight;
      }
    }
  return total;
}

/** Of a picture of at most `lookSide` pixels on its long side. */
export function measureLook(pixels: Pixels): Look {
  const all = readColors(pixels);
  const colors = thinOut(all);
  const isAround = findMargin(colors);
  const mask = findPiece(colors, isAround);
  return {
    colors: countColors(colors, grid, mask),
    around: countColors(colors, gridAround, isAround),
    texture: textureOf(colors, mask),
    patches: measurePatches(all, mask),
  };
}
