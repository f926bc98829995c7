import { deflateSync } from "node:zlib";
import sharp from "sharp";

type Options = {
  width?: number;
  height?: number;
  /** The EXIF orientation; 6 means a quarter turn. */
  orientation?: number;
  exif?: Record<string, Record<string, string>>;
};

/** A picture whose left half is red and whose right half is blue. */
export function createPhoto({
  width = 600,
  height = 400,
  orientation,
  exif,
}: Options = {}) {
  const half = {
    width: Math.ceil(width / 2),
    height,
    channels: 3 as const,
    background: "#e01010",
  };
  const picture = sharp({
    create: { width, height, channels: 3, background: "#1010e0" },
  }).composite([{ input: { create: half }, left: 0, top: 0 }]);
  if (orientation) picture.withMetadata({ orientation });
  if (exif) picture.withExifMerge(exif);
  return picture;
}

export const createJpeg = (options: Options = {}) =>
  createPhoto(options).jpeg({ quality: 92 }).toBuffer();
export const createPng = (options: Options = {}) =>
  createPhoto(options).png().toBuffer();

/**
 * A JPEG of exactly `size` bytes that decodes without a complaint: comments
 * fill it up.
 */
export async function createJpegOfSize(size: number) {
  const jpeg = await createJpeg();
  const parts = [jpeg.subarray(0, 2)];
  for (let left = size - jpeg.length; left > 0; ) {
    // A segment contains its length and at most 65,533 bytes; the rest must not
    // be too small for another one.
    const whole = left <= 65_537 ? left : Math.min(65_537, left - 4);
    const segment = Buffer.alloc(whole, 0x20);
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(whole - 2, 2);
    parts.push(segment);
    left -= whole;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}

function crc32(bytes: Buffer) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const pngSignature = Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
]);

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

type Chunk = [type: string, data: Buffer];

/**
 * A black PNG of two colors, with chunks of its own before the pixels; `rows`
 * replaces those.
 */
export function createBlackPng(
  width: number,
  height: number,
  extra: Chunk[] = [],
  rows?: Buffer,
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels =
    rows ?? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const chunks: Chunk[] = [
    ["IHDR", header],
    ...extra,
    ["IDAT", pixels],
    ["IEND", Buffer.alloc(0)],
  ];
  return Buffer.concat([
    pngSignature,
    ...chunks.map(([type, data]) => chunk(type, data)),
  ]);
}

/** A PNG of nothing but black, which packs a thousandfold. */
export const createBomb = (side: number) => createBlackPng(side, side);

/** A piece of one color in the middle of a white ground. */
export async function createPieceIn(
  color: string,
  { width = 1200, height = 900 } = {},
) {
  const piece = {
    create: {
      width: Math.floor(width / 2),
      height: Math.floor(height / 2),
      channels: 3 as const,
      background: color,
    },
  };
  const ground = sharp({
    create: { width, height, channels: 3, background: "white" },
  });
  return ground
    .composite([{ input: piece }])
    .jpeg()
    .toBuffer();
}

export function photoFile(
  bytes: Uint8Array,
  name = "photo.jpg",
  type = "image/jpeg",
) {
  return new File([new Uint8Array(bytes)], name, { type });
}
