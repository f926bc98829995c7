import type { PhotoSize } from "@/lib/photos/limits";

export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
/** A file of either kind, AVIF or HEIC: the brands after it tell which. */
const sharedBrands = ["mif1", "msf1"];

const textAt = (bytes: Uint8Array, from: number, length = 4) =>
  String.fromCharCode(...bytes.slice(from, from + length));
const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** By the first bytes, 64 of them at most, since a file's name and type may be wrong. Null for anything else. */
export function formatOf(bytes: Uint8Array): PhotoFormat | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP") return "webp";
  return textAt(bytes, 4) === "ftyp" ? formatOfBrands(bytes) : null;
}

function formatOfBrands(bytes: Uint8Array): PhotoFormat | null {
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length, 64);
  const brands = [textAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at));
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) || sharedBrands.includes(brands[0] ?? "") ? "heic" : null;
}

/** Pixels, before any turn; read before a decoder reserves memory for them. Null where the header is damaged. */
export function sizeIn(bytes: Uint8Array, format: PhotoFormat): PhotoSize | null {
  try {
    const size = readers[format](bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Record<PhotoFormat, (bytes: Uint8Array) => PhotoSize | null> = {
  jpeg: readJpeg,
  png: (bytes) => ({ width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) }),
  webp: readWebp,
  avif: readHeif,
  heic: readHeif,
};

/** Of the first frame (SOF0 to SOF15; C4, C8 and CC are tables). */
function readJpeg(bytes: Uint8Array): PhotoSize | null {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function readWebp(bytes: Uint8Array): PhotoSize | null {
  const view = viewOf(bytes);
  const kind = textAt(bytes, 12);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (kind === "VP8X") return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The largest picture of an AVIF or HEIC file: its parts, thumbnails and depth maps are smaller. */
function readHeif(bytes: Uint8Array): PhotoSize | null {
  const view = viewOf(bytes);
  const sizes = findBoxes(bytes, "ispe").map(({ start }) => ({
    width: view.getUint32(start + 4),
    height: view.getUint32(start + 8),
  }));
  return sizes.reduce<PhotoSize | null>((most, size) => (areaOf(size) > areaOf(most) ? size : most), null);
}

const areaOf = (size: PhotoSize | null) => (size ? size.width * size.height : 0);

type Box = { type: string; start: number; end: number };

/** The boxes of this type among the properties of a file's pictures (ISO/IEC 14496-12, 23008-12). */
export function findBoxes(bytes: Uint8Array, type: string): Box[] {
  const whole = { type: "", start: 0, end: bytes.length };
  const [meta] = listBoxes(bytes, whole).filter((box) => box.type === "meta");
  if (!meta) return [];
  const inside = (parent: Box, name: string) => listBoxes(bytes, parent).filter((box) => box.type === name);
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
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? parent.end - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > parent.end) break;
    boxes.push({ type: textAt(bytes, at + 4), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}
