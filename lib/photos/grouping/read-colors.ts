import type { Pixels } from "@/lib/photos/measure-pixels";

/**
 * Of each pixel: the logarithm of its lightness (Oklab's), from -2.4 for black
 * to 0, and how red or green and how yellow or blue it is, beside that
 * lightness. Twice the light moves the first by nearly the same everywhere, and
 * leaves the others as they are.
 */
export type Colors = {
  light: Float32Array;
  red: Float32Array;
  yellow: Float32Array;
  width: number;
  height: number;
};

/** Lightness that is counted for none: in the dark, hues are noise. */
const dark = 0.1;
/** What is black. */
export const darkest = Math.log(dark / (1 + dark));

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** From sRGB through Björn Ottosson's Oklab, where equal steps look equal. */
export function readColors({ data, width, height, channels }: Pixels): Colors {
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
    const lightness =
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s + dark;
    light[at] = Math.log(Math.max(lightness, dark) / (1 + dark));
    red[at] =
      (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s) / lightness;
    yellow[at] =
      (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s) / lightness;
  }
  return { light, red, yellow, width, height };
}

/**
 * Every second pixel of every second row. Not the mean of four, which mixes
 * what is on both sides of an edge.
 */
export function thinOut(colors: Colors): Colors {
  const width = Math.ceil(colors.width / 2);
  const height = Math.ceil(colors.height / 2);
  const pick = (values: Float32Array) => {
    const some = new Float32Array(width * height);
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++)
        some[at] = values[2 * (y * colors.width + x)] ?? 0;
    return some;
  };
  return {
    light: pick(colors.light),
    red: pick(colors.red),
    yellow: pick(colors.yellow),
    width,
    height,
  };
}
