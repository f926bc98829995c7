import type { Pixels } from "@/lib/photos/measure-pixels";

/** Pixels on the long side of the picture that is measured. */
export const lookSide = 128;

/**
 * What a photo shows, without where: the colors of what stands in its middle,
 * and how they change from one pixel to those near it. Both have length 1.
 */
export type Look = {
  /** Places in the grid of colors, ascending, and how much there is of each. */
  bins: Uint16Array<ArrayBuffer>;
  weights: Float32Array<ArrayBuffer>;
  texture: Float32Array<ArrayBuffer>;
};

/** A grid over Oklab: lightness, green to red, blue to yellow. */
type Grid = { light: number; hues: number; step: number };
/** For telling what is in the middle from what is around it. */
const coarse: Grid = { light: 10, hues: 25, step: 0.02 };
const fine: Grid = { light: 7, hues: 29, step: 0.018 };

/** Of each side, the share that is taken for the middle (one sigma). */
const middle = 0.2;
/** Of each side, the share that is taken for what is around it. */
const margin = 0.1;
/**
 * How many times more of a color there is in the middle than around until it
 * counts as much as one that is only there.
 */
const surplus = 8;
/**
 * A color of a hundredth of the piece counts 0.4 times as much as that of all
 * of it: what tells two pieces apart is often a small part of them.
 */
const power = 0.2;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

type Lab = {
  light: Float32Array;
  red: Float32Array;
  yellow: Float32Array;
  width: number;
  height: number;
};

/** Björn Ottosson's Oklab, in which equal steps look equally large. */
function toLab({ data, width, height, channels }: Pixels): Lab {
  const count = width * height;
  /** To the next of three channels; gray has but one. */
  const next = channels < 3 ? 0 : 1;
  const light = new Float32Array(count);
  const red = new Float32Array(count);
  const yellow = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const from = at * channels;
    const r = linear[data[from] ?? 0] ?? 0;
    const g = linear[data[from + next] ?? 0] ?? 0;
    const b = linear[data[from + 2 * next] ?? 0] ?? 0;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    light[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    red[at] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    yellow[at] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return { light, red, yellow, width, height };
}

const sizeOf = ({ light, hues }: Grid) => light * hues * hues;

/** The eight neighbors of a color in a grid, and its share in each of them. */
const places = new Uint16Array(8);
const shares = new Float32Array(8);

const inside = (value: number, count: number) =>
  Math.min(Math.max(value, 0), count - 1.001);

/** Leaves them in `places` and `shares`. */
function locate({ light, hues, step }: Grid, lab: Lab, at: number) {
  const x = inside((lab.light[at] ?? 0) * (light - 1), light);
  const y = inside((lab.red[at] ?? 0) / step + (hues - 1) / 2, hues);
  const z = inside((lab.yellow[at] ?? 0) / step + (hues - 1) / 2, hues);
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

function addTo(histogram: Float32Array, weight: number) {
  for (let corner = 0; corner < 8; corner++) {
    const place = places[corner] ?? 0;
    histogram[place] = (histogram[place] ?? 0) + weight * (shares[corner] ?? 0);
  }
}

function readFrom(histogram: Float32Array) {
  let sum = 0;
  for (let corner = 0; corner < 8; corner++)
    sum += (shares[corner] ?? 0) * (histogram[places[corner] ?? 0] ?? 0);
  return sum;
}

/** How far in the middle each pixel is, from 1 to nearly 0. */
function middleOf({ width, height }: Lab) {
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

/**
 * How much each pixel is of the piece: what is in the middle, and of a color
 * that there is less of around.
 */
function maskOf(lab: Lab) {
  const { width, height } = lab;
  const weights = middleOf(lab);
  const inner = new Float32Array(sizeOf(coarse));
  const outer = new Float32Array(sizeOf(coarse));
  let [innerSum, outerSum] = [0, 0];
  const [left, top] = [width * margin, height * margin];
  for (let y = 0, at = 0; y < height; y++) {
    const isEnd = y < top || y >= height - top;
    for (let x = 0; x < width; x++, at++) {
      locate(coarse, lab, at);
      addTo(inner, weights[at] ?? 0);
      innerSum += weights[at] ?? 0;
      if (!isEnd && x >= left && x < width - left) continue;
      addTo(outer, 1);
      outerSum += 1;
    }
  }
  for (let at = 0; at < weights.length; at++) {
    locate(coarse, lab, at);
    const here = readFrom(inner) / innerSum;
    const there = readFrom(outer) / outerSum;
    weights[at] = ((weights[at] ?? 0) * here) / (here + surplus * there + 1e-6);
  }
  return weights;
}

function normalized(values: Float32Array, exponent: number) {
  const raised = values.map((value) => value ** exponent);
  let squares = 0;
  for (const value of raised) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return raised.map((value) => value / length);
}

function colorsOf(lab: Lab, mask: Float32Array) {
  const histogram = new Float32Array(sizeOf(fine));
  for (let at = 0; at < mask.length; at++) {
    locate(fine, lab, at);
    addTo(histogram, mask[at] ?? 0);
  }
  const bins = Uint16Array.from(histogram.keys()).filter(
    (bin) => (histogram[bin] ?? 0) > 0,
  );
  const found = Float32Array.from(bins, (bin) => histogram[bin] ?? 0);
  return { bins, weights: normalized(found, power) };
}

/** Pixels from one to the other that is compared with it. */
const reaches = [1, 3, 6];
const [lightSteps, hueSteps] = [8, 4];

/** How often lightness and color change by how much, for each reach. */
function textureOf(lab: Lab, mask: Float32Array) {
  const size = lightSteps * hueSteps;
  const texture = new Float32Array(size * reaches.length);
  for (const [part, reach] of reaches.entries()) {
    const counts = texture.subarray(part * size, (part + 1) * size);
    const total = countChanges(lab, mask, reach, counts);
    for (let at = 0; at < size; at++)
      counts[at] = (counts[at] ?? 0) / (total || 1);
  }
  return normalized(texture, 0.5);
}

/** Less of a piece isn't looked at. */
const smallestShare = 0.02;

function countChanges(
  lab: Lab,
  mask: Float32Array,
  reach: number,
  counts: Float32Array,
) {
  const { width, height, light, red, yellow } = lab;
  const difference = (values: Float32Array, one: number, other: number) =>
    (values[one] ?? 0) - (values[other] ?? 0);
  let total = 0;
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const one = y * width + x;
      for (const other of [one + reach, one + reach * width]) {
        const weight = Math.sqrt((mask[one] ?? 0) * (mask[other] ?? 0));
        if (weight < smallestShare) continue;
        const step = Math.abs(difference(light, one, other)) / 0.05;
        const a = difference(red, one, other);
        const b = difference(yellow, one, other);
        const hue = Math.sqrt(a * a + b * b) / 0.03;
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
  const lab = toLab(pixels);
  const mask = maskOf(lab);
  return { ...colorsOf(lab, mask), texture: textureOf(lab, mask) };
}
