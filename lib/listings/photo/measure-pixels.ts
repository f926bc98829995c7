/** Pixels on the long side of what is measured: enough to tell a soft photo, and done in a millisecond or two. */
export const measureSide = 512;

export type PixelMeasures = {
  /** Variance of the Laplacian: how much the brightness changes from one pixel to its neighbours. */
  sharpness: number;
  /** 0–255: the brightness that a twentieth of the pixels stay below. */
  darkest: number;
  /** 0–255: the brightness that a twentieth of the pixels exceed. */
  brightest: number;
  /** 0–1: the share of the pixels near the edges of the photo that lie on an edge of something. */
  clutter: number;
};

/** The part of each side that counts as background. */
const margin = 0.15;
/** A step in brightness between neighbours that is an edge rather than a shadow or grain. */
const edgeStep = 48;

type Gray = { pixels: ArrayLike<number>; width: number; height: number };

/** Measures a picture of one byte per pixel, from black to white. */
export function measurePixels({ pixels, width, height }: Gray): PixelMeasures {
  const at = (index: number) => pixels[index] ?? 0;
  const [left, top] = [Math.round(width * margin), Math.round(height * margin)];
  let [sum, squares, inside, edges, around] = [0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    const isEnd = y < top || y >= height - top;
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [west, east, north, south] = [at(i - 1), at(i + 1), at(i - width), at(i + width)];
      const laplacian = west + east + north + south - 4 * at(i);
      sum += laplacian;
      squares += laplacian * laplacian;
      inside++;
      if (!isEnd && x >= left && x < width - left) continue;
      around++;
      if (Math.abs(east - west) + Math.abs(south - north) > edgeStep) edges++;
    }
  }
  const count = Math.max(inside, 1);
  return {
    sharpness: squares / count - (sum / count) ** 2,
    ...brightnessOf(pixels),
    clutter: edges / Math.max(around, 1),
  };
}

function brightnessOf(pixels: ArrayLike<number>) {
  const histogram = new Array<number>(256).fill(0);
  for (let i = 0; i < pixels.length; i++) histogram[pixels[i] ?? 0] = (histogram[pixels[i] ?? 0] ?? 0) + 1;
  const below = (share: number) => {
    let left = pixels.length * share;
    return histogram.findIndex((count) => {
      left -= count;
      return left < 0;
    });
  };
  return { darkest: below(0.05), brightest: below(0.95) };
}
