/**
 * Pixels on the long side of what is measured: enough to recognize a blurred
 * photo, in a millisecond or two.
 */
export const measureSide = 512;

export type PixelMeasures = {
  /**
   * Variance of the Laplacian: how much the brightness changes from one pixel
   * to its neighbors.
   */
  sharpness: number;
  /** 0–255: the brightness that a twentieth of the pixels stay below. */
  darkest: number;
  /** 0–255: the brightness that a twentieth of the pixels exceed. */
  brightest: number;
  /**
   * 0–1: the share of the pixels near the edges of the photo that lie on an
   * edge of something.
   */
  clutter: number;
};

/** The part of each side that counts as background. */
const margin = 0.15;
/**
 * A step in brightness between neighbors that is an edge rather than a shadow
 * or grain.
 */
const edgeStep = 48;

export type Pixels = {
  data: ArrayLike<number>;
  width: number;
  height: number;
  channels: number;
};

/**
 * Measures a picture of one byte per channel: red, green and blue (sRGB), or
 * the brightness alone.
 */
export function measurePixels({
  data,
  width,
  height,
  channels,
}: Pixels): PixelMeasures {
  const light = lightOf(data, width * height, channels);
  const [left, top] = [Math.round(width * margin), Math.round(height * margin)];
  const at = (index: number) => light[index] ?? 0;
  let [sum, squares, edges, around] = [0, 0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    const isEnd = y < top || y >= height - top;
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const west = at(i - 1);
      const east = at(i + 1);
      const north = at(i - width);
      const south = at(i + width);
      const laplacian = west + east + north + south - 4 * at(i);
      sum += laplacian;
      squares += laplacian * laplacian;
      if (!isEnd && x >= left && x < width - left) continue;
      around++;
      if (Math.abs(east - west) + Math.abs(south - north) > edgeStep) edges++;
    }
  }
  const count = Math.max((width - 2) * (height - 2), 1);
  return {
    sharpness: squares / count - (sum / count) ** 2,
    ...brightnessOf(light),
    clutter: edges / Math.max(around, 1),
  };
}

/**
 * Steps of linear light between the two curves of sRGB: fine enough for its
 * darkest shades.
 */
const steps = 8_191;
const shares = [0.2126, 0.7152, 0.0722].map((share) =>
  Uint16Array.from({ length: 256 }, (_, value) =>
    Math.round(linear(value / 255) * share * steps),
  ),
);
const shades = Uint8Array.from({ length: steps + 2 }, (_, value) =>
  Math.round(curved(value / steps) * 255),
);

/** sRGB's curve (IEC 61966-2-1), both ways, 0–1. */
function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curved(value: number) {
  return value <= 0.0031308
    ? value * 12.92
    : 1.055 * Math.min(value, 1) ** (1 / 2.4) - 0.055;
}

/**
 * The brightness of each pixel: its luminance as a shade of gray. A mean of the
 * three bytes would call a colorful photo sharper than it is.
 */
function lightOf(data: ArrayLike<number>, count: number, channels: number) {
  const light = new Uint8Array(count);
  const [red = light, green = light, blue = light] = shares;
  for (let i = 0, at = 0; i < count; i++, at += channels) {
    const first = data[at] ?? 0;
    const sum =
      (red[first] ?? 0) +
      (green[data[at + 1] ?? 0] ?? 0) +
      (blue[data[at + 2] ?? 0] ?? 0);
    light[i] = channels < 3 ? first : (shades[sum] ?? 0);
  }
  return light;
}

function brightnessOf(pixels: ArrayLike<number>) {
  const histogram = new Array<number>(256).fill(0);
  for (let i = 0; i < pixels.length; i++)
    histogram[pixels[i] ?? 0] = (histogram[pixels[i] ?? 0] ?? 0) + 1;
  const below = (share: number) => {
    let left = pixels.length * share;
    return histogram.findIndex((count) => {
      left -= count;
      return left < 0;
    });
  };
  return { darkest: below(0.05), brightest: below(0.95) };
}
