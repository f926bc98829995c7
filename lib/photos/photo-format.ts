import { walkJpeg } from "@/lib/photos/jpeg-segments";
import type { PhotoSize } from "@/lib/photos/limits";

export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
/** A file of either kind, AVIF or HEIC: the brands after it tell which. */
const sharedBrands = ["mif1", "msf1"];

const textAt = (bytes: Uint8Array, from: number, length = 4) =>
  String.fromCharCode(...bytes.slice(from, from + length));
const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * By the first bytes, 64 of them at most, since a file's name and type may be
 * wrong. Null for anything else.
 */
export function formatOf(bytes: Uint8Array): PhotoFormat | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  return textAt(bytes, 4) === "ftyp" ? formatOfBrands(bytes) : null;
}

function formatOfBrands(bytes: Uint8Array): PhotoFormat | null {
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length, 64);
  const brands = [textAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at));
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ||
    sharedBrands.includes(brands[0] ?? "")
    ? "heic"
    : null;
}

/**
 * Whether nothing of the file is cut off, by what it says of itself: the end
 * marker of JPEG and PNG, the sizes of RIFF and of boxes. Browsers draw what is
 * there, and leave the rest white. What other programs wrote behind the end may
 * be there.
 */
export function isWhole(bytes: Uint8Array, format: PhotoFormat): boolean {
  try {
    return endings[format](bytes);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const endings: Record<PhotoFormat, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => walkJpeg(bytes).hasEnd,
  png: hasEndOfPng,
  webp: (bytes) => viewOf(bytes).getUint32(4, true) + 8 <= bytes.length,
  avif: areBoxesWhole,
  heic: areBoxesWhole,
};

/** Chunks of a length, a name, that many bytes and a checksum (PNG, 5.3). */
function hasEndOfPng(bytes: Uint8Array) {
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (textAt(bytes, at + 4) === "IEND") return end <= bytes.length;
    at = end;
  }
  return false;
}

/**
 * Pixels, before any turn; read before a decoder reserves memory for them. Null
 * where the header is damaged.
 */
export function sizeIn(
  bytes: Uint8Array,
  format: PhotoFormat,
): PhotoSize | null {
  try {
    const { width, height } = readers[format](bytes) ?? { width: 0, height: 0 };
    return width > 0 && height > 0 ? { width, height } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Record<PhotoFormat, (bytes: Uint8Array) => PhotoSize | null> = {
  jpeg: (bytes) => walkJpeg(bytes).frame,
  png: (bytes) => ({
    width: viewOf(bytes).getUint32(16),
    height: viewOf(bytes).getUint32(20),
  }),
  webp: readWebp,
  avif: readHeif,
  heic: readHeif,
};

function readWebp(bytes: Uint8Array): PhotoSize | null {
  const view = viewOf(bytes);
  const kind = textAt(bytes, 12);
  const uint24 = (at: number) =>
    view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (kind === "VP8X") return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === "VP8 ")
    return {
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  if (kind !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/**
 * The largest picture of an AVIF or HEIC file: its parts, thumbnails and depth
 * maps are smaller.
 */
function readHeif(bytes: Uint8Array): PhotoSize | null {
  const view = viewOf(bytes);
  const sizes = findBoxes(bytes, "ispe").map(({ start }) => ({
    width: view.getUint32(start + 4),
    height: view.getUint32(start + 8),
  }));
  return sizes.reduce<PhotoSize | null>(
    (most, size) => (areaOf(size) > areaOf(most) ? size : most),
    null,
  );
}

const areaOf = (size: PhotoSize | null) =>
  size ? size.width * size.height : 0;

/**
 * The description of the pictures and, unless it has them inside, their bytes.
 * What is no box ends them.
 */
function areBoxesWhole(bytes: Uint8Array) {
  const boxes = listBoxes(bytes, { type: "", start: 0, end: bytes.length });
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta) return false;
  const view = viewOf(bytes);
  const at = boxes.at(-1)?.end ?? 0;
  const isCutOff =
    at + 8 <= bytes.length &&
    view.getUint32(at) >= 8 &&
    /^[a-z0-9 ]{4}$/i.test(textAt(bytes, at + 4));
  const isInside = () =>
    listBoxes(bytes, { ...meta, start: meta.start + 4 }).some(
      ({ type }) => type === "idat",
    );
  return !isCutOff && (boxes.some(({ type }) => type === "mdat") || isInside());
}

type Box = { type: string; start: number; end: number };

/**
 * The boxes of this type among the properties of a file's pictures (ISO/IEC
 * 14496-12, 23008-12).
 */
export function findBoxes(bytes: Uint8Array, type: string): Box[] {
  const whole = { type: "", start: 0, end: bytes.length };
  const [meta] = listBoxes(bytes, whole).filter((box) => box.type === "meta");
  if (!meta) return [];
  const inside = (parent: Box, name: string) =>
    listBoxes(bytes, parent).filter((box) => box.type === name);
  // A version and flags come before the boxes inside.
  return inside({ ...meta, start: meta.start + 4 }, "iprp")
    .flatMap((iprp) => inside(iprp, "ipco"))
    .flatMap((ipco) => inside(ipco, type));
}

/** What a damaged size cuts off is left out. */
function listBoxes(bytes: Uint8Array, parent: Box): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = parent.start;
  while (at + 8 <= parent.end) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= parent.end;
    const size = isLong
      ? Number(view.getBigUint64(at + 8))
      : short === 0
        ? parent.end - at
        : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > parent.end) break;
    boxes.push({
      type: textAt(bytes, at + 4),
      start: at + head,
      end: at + size,
    });
    at += size;
  }
  return boxes;
}
