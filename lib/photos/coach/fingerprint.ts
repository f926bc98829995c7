import type { PhotoSize } from "@/lib/photos/limits";
import type { Pixels } from "@/lib/photos/measure-pixels";

/** Cells on each side. */
const cells = 12;
const channels = 3;
/** Three bytes per cell, two hexadecimal digits each. */
const fingerprintLength = cells * cells * channels * 2;

/**
 * The mean color of each cell of a coarse grid, as hexadecimal digits. A hash
 * of 64 differences in brightness would be shorter, but takes two colors of one
 * mug for the same photo, and consists of noise where the background is plain.
 */
export function fingerprintOf({
  data,
  width,
  height,
  channels: given,
}: Pixels): string {
  const sums = new Float64Array(cells * cells * channels);
  const counts = new Float64Array(cells * cells);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * cells) / height) * cells;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * cells) / width);
      counts[cell] = (counts[cell] ?? 0) + 1;
      const from = (y * width + x) * given;
      for (let channel = 0; channel < channels; channel++) {
        const at = cell * channels + channel;
        sums[at] =
          (sums[at] ?? 0) +
          (data[from + (given < channels ? 0 : channel)] ?? 0);
      }
    }
  }
  return Array.from(sums, (sum, at) => {
    const mean = Math.round(
      sum / Math.max(counts[Math.floor(at / channels)] ?? 0, 1),
    );
    return mean.toString(16).padStart(2, "0");
  }).join("");
}

/**
 * Of the contrast of the photo, what may differ once one is as bright as the
 * other.
 */
const maxDifference = 0.25;
/**
 * The same for a single cell, in 0–255: a small piece on a large backdrop is a
 * few of them.
 */
const maxCellDifference = 45;
/**
 * What may differ in a photo with hardly any contrast, and for the colors, in
 * 0–255.
 */
const grain = 1.5;
const maxColorDifference = 6;

/**
 * Whether two photos show the same from the same place: also when one was saved
 * again, made smaller or a little brighter, or when the camera moved by a
 * hundredth of the width.
 */
export function isAlike(
  one: string,
  other: string,
  oneSize: PhotoSize | null,
  otherSize: PhotoSize | null,
) {
  if (oneSize && otherSize && !hasSameShape(oneSize, otherSize)) return false;
  const [first, second] = [readCells(one), readCells(other)];
  if (!first || !second) return false;
  const [from, to] = [centered(first.light), centered(second.light)];
  const contrast = rootMeanSquare(from);
  const gain =
    from.reduce((sum, value, at) => sum + value * (to[at] ?? 0), 0) /
    Math.max(contrast ** 2 * from.length, 1);
  const left = to.map((value, at) => value - gain * (from[at] ?? 0));
  if (left.some((value) => Math.abs(value) > maxCellDifference)) return false;
  const colors = rootMeanSquare(
    first.color.map((value, at) => value - (second.color[at] ?? 0)),
  );
  return (
    rootMeanSquare(left) <=
      Math.max(grain, rootMeanSquare(to) * maxDifference) &&
    colors <= maxColorDifference
  );
}

/** Within what rounding and a trimmed edge change. */
function hasSameShape(one: PhotoSize, other: PhotoSize) {
  return (
    Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.03
  );
}

/**
 * Brightness, and the difference of red and blue to it. Null for what is no
 * fingerprint.
 */
function readCells(fingerprint: string) {
  if (
    fingerprint.length !== fingerprintLength ||
    !/^[0-9a-f]*$/.test(fingerprint)
  )
    return null;
  const light: number[] = [];
  const color: number[] = [];
  for (let at = 0; at < fingerprint.length; at += channels * 2) {
    const byte = (channel: number) =>
      Number.parseInt(
        fingerprint.slice(at + channel * 2, at + channel * 2 + 2),
        16,
      );
    const [red, green, blue] = [byte(0), byte(1), byte(2)];
    const bright = 0.299 * red + 0.587 * green + 0.114 * blue;
    light.push(bright);
    color.push(0.713 * (red - bright), 0.564 * (blue - bright));
  }
  return { light, color };
}

function centered(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(
    values.reduce((sum, value) => sum + value * value, 0) /
      Math.max(values.length, 1),
  );
