import { findBoxes } from "@/components/listings/photo/decode/photo-header";

/** Of the colors red and green, in the profile of Display P3 (in its D50 white). Cameras that write HEIC use that or sRGB. */
const displayP3 = { red: 0.5151, green: 0.292 };
const tolerance = 0.01;
/** ITU-T H.273: the primaries of Display P3. */
const p3Primaries = 12;

const textAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

/** The X of one of the three colors in an ICC profile (ICC.1:2022, 7.3 and 10.31). */
function readColor(profile: DataView, tag: string) {
  const count = profile.getUint32(128);
  for (let at = 132; at < 132 + count * 12; at += 12) {
    if (textAt(profile, at) === tag) return profile.getInt32(profile.getUint32(at + 4) + 8) / 65_536;
  }
  return Number.NaN;
}

function isDisplayP3(view: DataView) {
  const kind = textAt(view, 0);
  if (kind === "nclx") return view.getUint16(4) === p3Primaries;
  const profile = new DataView(view.buffer, view.byteOffset + 4, view.byteLength - 4);
  const isNear = (tag: string, value: number) => Math.abs(readColor(profile, tag) - value) < tolerance;
  return isNear("rXYZ", displayP3.red) && isNear("gXYZ", displayP3.green);
}

/** The colors of a HEIC file; sRGB where it doesn't say, or says it in a way that can't be read. */
export function colorSpaceOf(bytes: Uint8Array): PredefinedColorSpace {
  try {
    const boxes = findBoxes(bytes, "colr");
    const views = boxes.map(({ start, end }) => new DataView(bytes.buffer, bytes.byteOffset + start, end - start));
    return views.some(isDisplayP3) ? "display-p3" : "srgb";
  } catch (error) {
    if (error instanceof RangeError) return "srgb";
    throw error;
  }
}
