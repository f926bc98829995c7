import sharp, { type Sharp } from "sharp";
import { inspectPhoto } from "@/lib/photos/inspect-photo";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { formatOf, isWhole, type PhotoFormat } from "@/lib/photos/photo-format";
import { makeWorkingCopy } from "@/lib/photos/working-copy";
import { encodeHeic } from "@/tests/support/heic";
import {
  createPaddedJpeg,
  createSamsungJpeg,
} from "@/tests/support/phone-files";
import { createBlackPng } from "@/tests/support/photos";
import { findProgram } from "@/tests/support/programs";
import { inFullRuns, isFull } from "@/tests/support/repetitions";

/** A busy machine takes longer than sellers wait. */
process.env.PHOTO_DECODE_TIMEOUT_MS = "60000";

const grain = (width = 160, height = 120) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  });
const thumbnailed = { IFD0: { Make: "Kiln" } };

const files: [name: string, make: () => Promise<Buffer>][] = [
  ["JPEG", () => grain().jpeg().toBuffer()],
  ["progressive JPEG", () => grain().jpeg({ progressive: true }).toBuffer()],
  [
    "JPEG with metadata",
    () => grain().withExif(thumbnailed).withIccProfile("p3").jpeg().toBuffer(),
  ],
  ["JPEG with bytes before a marker", () => createPaddedJpeg("scan")],
  ["PNG", () => grain().png().toBuffer()],
  ["interlaced PNG", () => grain().png({ progressive: true }).toBuffer()],
  ["WebP", () => grain().webp().toBuffer()],
  [
    "lossless WebP with metadata",
    () => grain().withExif(thumbnailed).webp({ lossless: true }).toBuffer(),
  ],
  ["AVIF", () => grain().avif({ effort: 0 }).toBuffer()],
  ...(findProgram("heif-enc") !== null
    ? [["HEIC", () => encodeHeic(grain())] as [string, () => Promise<Buffer>]]
    : []),
];

const formatIn = (bytes: Uint8Array): PhotoFormat => {
  const format = formatOf(bytes);
  if (!format) throw new Error("no format");
  return format;
};

test.each(files)(
  "%s: is whole, with what programs write behind it, too",
  async (_, make) => {
    const bytes = await make();
    for (const tail of [
      "",
      "\0\0\0\0\0\0\0\0\0\0",
      "SEFT\x04\x02 <script>",
      "\xff\xd8\xff\xe1\0\x09more",
    ]) {
      expect([
        tail,
        isWhole(
          Buffer.concat([bytes, Buffer.from(tail, "latin1")]),
          formatIn(bytes),
        ),
      ]).toEqual([tail, true]);
    }
  },
);

test.each(files)(
  "%s: is cut off wherever bytes of it are missing at the end",
  async (_, make) => {
    const bytes = await make();
    const format = formatIn(bytes);
    const lengths = Array.from({ length: 60 }, (_, index) =>
      Math.floor((bytes.length * index) / 60),
    );
    for (const length of [...lengths, bytes.length - 2, bytes.length - 1]) {
      expect([length, isWhole(bytes.subarray(0, length), format)]).toEqual([
        length,
        false,
      ]);
    }
  },
);

test("a JPEG whose thumbnail is whole, and which is cut off itself: is not whole", async () => {
  const jpeg = await grain().jpeg().toBuffer();
  const thumbnail = await grain(40, 30).jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), thumbnail]);
  segment.writeUInt16BE(segment.length - 2, 2);
  const whole = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  expect([
    isWhole(whole, "jpeg"),
    isWhole(whole.subarray(0, -200), "jpeg"),
  ]).toEqual([true, false]);
});

test.each([
  ["a Samsung phone's scan header", () => createSamsungJpeg()],
  ["bytes between two segments", () => createPaddedJpeg("header")],
  ["bytes before the scan", () => createPaddedJpeg("scan")],
  ["bytes before the end", () => createPaddedJpeg("end")],
])(
  "%s: is read by the page's check and by both decodes of the server",
  async (_, make) => {
    const bytes = await make();
    expect(inspectPhoto(bytes, "jpeg").problem).toBeNull();
    expect((await normalizePhoto(bytes)).width).toBeGreaterThan(600);
    expect((await makeWorkingCopy(bytes, "", null)).width).toBeGreaterThan(600);
  },
);

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#887766" },
    limitInputPixels: false,
  });

type LargePhoto = [
  name: string,
  width: number,
  height: number,
  encode: (picture: Sharp) => Sharp,
];
test.each<LargePhoto>([
  ["108 megapixels", 12_000, 9_000, (picture) => picture.jpeg()],
  ...inFullRuns<LargePhoto>([
    ["50 megapixels", 8_160, 6_144, (picture) => picture.jpeg()],
    [
      "108 megapixels of another phone, upside down",
      12_032,
      9_024,
      (picture) => picture.withMetadata({ orientation: 3 }).jpeg(),
    ],
    [
      "108 megapixels, progressive",
      12_000,
      9_000,
      (picture) => picture.jpeg({ progressive: true }),
    ],
  ]),
])("a JPEG of %s: is accepted", async (_, width, height, encode) => {
  const bytes = await encode(plain(width, height)).toBuffer();
  const copy = await makeWorkingCopy(bytes, "", null);
  expect([copy.width, copy.height]).toEqual([width, height]);
});

/**
 * A photo of so many pixels. A short run only says so in the header of a small
 * one, since nothing more is read of those that are refused.
 */
async function encodeAs(
  width: number,
  height: number,
  encode: (picture: Sharp) => Sharp,
) {
  if (isFull) return encode(plain(width, height)).toBuffer();
  const bytes = await encode(plain(64, 48)).toBuffer();
  if (formatIn(bytes) === "png") {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  }
  const frame = [0xc0, 0xc2]
    .map((marker) => bytes.indexOf(Buffer.from([0xff, marker, 0, 17, 8])))
    .find((at) => at >= 0);
  if (frame === undefined) throw new Error("no frame");
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

test.each<
  [name: string, problem: string, make: () => Promise<Buffer> | Buffer]
>([
  [
    "more pixels than any phone makes",
    "tooManyPixels",
    () => encodeAs(12_500, 9_000, (picture) => picture.jpeg()),
  ],
  ["a side of 20,008 pixels", "tooLong", () => createBlackPng(20_008, 8)],
  [
    "108 megapixels of all colors, progressive",
    "takesTooMuch",
    () =>
      encodeAs(12_000, 9_000, (picture) =>
        picture.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
      ),
  ],
  [
    "60 megapixels of 16 bits, interlaced",
    "takesTooMuch",
    () =>
      encodeAs(9_000, 6_700, (picture) =>
        picture.toColourspace("rgb16").png({ progressive: true }),
      ),
  ],
])("%s: is refused by its bytes", async (_, problem, make) => {
  const bytes = await make();
  expect(inspectPhoto(bytes, formatIn(bytes)).problem).toBe(problem);
});
