import { findBoxes } from "@/lib/photos/photo-format";

/**
 * Of the colors red and green, in the profile of Display P3 (in its D50 white).
 * Cameras that write HEIC use that or sRGB.
 */
const displayP3 = { red: 0.5151, green: 0.292 };
const tolerance = 0.01;
/** ITU-T H.273: the primaries of Display P3. */
const p3Primaries = 12;

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );

/**
 * The X of one of the three colors in an ICC profile (ICC.1:2022, 7.3 and
 * 10.31).
 */
function readColor(profile: DataView, tag: string) {
  const count = profile.getUint32(128);
  for (let at = 132; at < 132 + count * 12; at += 12) {
    if (textAt(profile, at) === tag)
      return profile.getInt32(profile.getUint32(at + 4) + 8) / 65_536;
  }
  return Number.NaN;
}

function isDisplayP3(view: DataView) {
  const kind = textAt(view, 0);
  if (kind === "nclx") return view.getUint16(4) === p3Primaries;
  const profile = new DataView(
    view.buffer,
    view.byteOffset + 4,
    view.byteLength - 4,
  );
  const isNear = (tag: string, value: number) =>
    Math.abs(readColor(profile, tag) - value) < tolerance;
  return isNear("rXYZ", displayP3.red) && isNear("gXYZ", displayP3.green);
}

/**
 * The colors of a HEIC file; sRGB where it doesn't say, or says it in a way
 * that can't be read.
 */
export function colorSpaceOf(bytes: Uint8Array): PredefinedColorSpace {
  try {
    const boxes = findBoxes(bytes, "colr");
    const views = boxes.map(
      ({ start, end }) =>
        new DataView(bytes.buffer, bytes.byteOffset + start, end - start),
    );
    return views.some(isDisplayP3) ? "display-p3" : "srgb";
  } catch (error) {
    if (error instanceof RangeError) return "srgb";
    throw error;
  }
}

/**
 * Steps of linear light: enough that the darkest shades of a byte stay apart.
 */
const steps = 16_383;
const linear = Float32Array.from(
  { length: 256 },
  (_, value) => decodeCurve(value / 255) * steps,
);
const shades = Uint8ClampedArray.from({ length: steps + 1 }, (_, value) =>
  Math.round(encodeCurve(value / steps) * 255),
);

/** sRGB's curve (IEC 61966-2-1), which Display P3 has too. */
function decodeCurve(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encodeCurve(value: number) {
  return value <= 0.0031308
    ? value * 12.92
    : 1.055 * value ** (1 / 2.4) - 0.055;
}

const shadeOf = (light: number) =>
  shades[Math.min(steps, Math.max(0, Math.round(light)))] ?? 0;

/**
 * Turns Display P3 into sRGB in place, red, green, blue and alpha in turn.
 * Colors that sRGB lacks become its nearest ones, each channel by itself. The
 * matrix is that of CSS Color 4, linear P3 to XYZ to linear sRGB.
 */
export function toSrgb(pixels: Uint8ClampedArray<ArrayBuffer>) {
  for (let at = 0; at < pixels.length; at += 4) {
    const red = linear[pixels[at] ?? 0] ?? 0;
    const green = linear[pixels[at + 1] ?? 0] ?? 0;
    const blue = linear[pixels[at + 2] ?? 0] ?? 0;
    pixels[at] = shadeOf(1.22494 * red - 0.22494 * green);
    pixels[at + 1] = shadeOf(-0.0420569 * red + 1.0420571 * green);
    pixels[at + 2] = shadeOf(
      -0.0196376 * red - 0.0786361 * green + 1.0982735 * blue,
    );
  }
  return pixels;
}
