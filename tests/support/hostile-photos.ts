import { deflateSync } from "node:zlib";
import {
  createBlackPng,
  createBomb,
  createJpeg,
  createJpegOfSize,
  createPhoto,
  createPng,
} from "@/tests/support/photos";
import { repeatScan } from "@/tests/support/slow-photos";

const megabyte = 1024 * 1024;
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
);
const zeros = () => deflateSync(Buffer.alloc(200 * megabyte));

/** A JPEG that says of itself that it has other sides. */
async function claimSize(width: number, height: number) {
  const jpeg = await createJpeg();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

type HostilePhoto = [
  name: string,
  status: number,
  code: string,
  make: () => Promise<Buffer> | Buffer,
];

/** Files that are no photo of ours, and how each is refused. */
export const hostilePhotos: HostilePhoto[] = [
  ["an empty file", 422, "invalid_image", () => Buffer.alloc(0)],
  ["SVG", 415, "unsupported_media_type", () => svg],
  [
    "HTML",
    415,
    "unsupported_media_type",
    () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  ],
  ["PDF", 415, "unsupported_media_type", () => Buffer.from("%PDF-1.7\n")],
  [
    "HEIC",
    415,
    "unsupported_media_type",
    () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  ],
  [
    "WebP",
    415,
    "unsupported_media_type",
    () => createPhoto().webp().toBuffer(),
  ],
  [
    "AVIF",
    415,
    "unsupported_media_type",
    () => createPhoto().avif().toBuffer(),
  ],
  ["GIF", 415, "unsupported_media_type", () => createPhoto().gif().toBuffer()],
  [
    "TIFF",
    415,
    "unsupported_media_type",
    () => createPhoto().tiff().toBuffer(),
  ],
  [
    "SVG behind a JPEG's first bytes",
    422,
    "invalid_image",
    async () => Buffer.concat([(await createJpeg()).subarray(0, 3), svg]),
  ],
  [
    "WebP behind a PNG's first bytes",
    422,
    "invalid_image",
    async () =>
      Buffer.concat([
        (await createPng()).subarray(0, 8),
        await createPhoto().webp().toBuffer(),
      ]),
  ],
  [
    "half a JPEG",
    422,
    "invalid_image",
    async () => (await createJpeg()).subarray(0, 900),
  ],
  [
    "half a PNG",
    422,
    "invalid_image",
    async () => (await createPng()).subarray(0, 400),
  ],
  [
    "a PNG without pixels",
    422,
    "invalid_image",
    () => createBlackPng(600, 400, [], deflateSync(Buffer.alloc(1))),
  ],
  [
    "a PNG of 16,000 × 16,000 pixels",
    422,
    "invalid_image",
    () => createBomb(16_000),
  ],
  [
    "a PNG that claims the most pixels there are",
    422,
    "invalid_image",
    () =>
      createBlackPng(0x7fffffff, 0x7fffffff, [], deflateSync(Buffer.alloc(9))),
  ],
  [
    "a PNG of one row of 49 million pixels",
    422,
    "invalid_image",
    () => createBlackPng(49_000_000, 1),
  ],
  [
    "a JPEG that claims 65,500 × 65,500 pixels",
    422,
    "invalid_image",
    () => claimSize(65_500, 65_500),
  ],
  [
    "a JPEG of two thousand scans",
    422,
    "invalid_image",
    () => repeatScan(2_000),
  ],
  [
    "one byte more than 10 MB",
    413,
    "too_large",
    () => createJpegOfSize(10 * megabyte + 1),
  ],
];

const text = (words: string) => Buffer.from(`${words}\0\0`, "latin1");

/**
 * Files that are legal and yet much larger than they look: a photo or a
 * refusal, and never that memory.
 */
export const packedPhotos = (): [name: string, photo: Buffer][] => [
  [
    "a text of 200 MB",
    createBlackPng(600, 400, [
      ["zTXt", Buffer.concat([text("Comment"), zeros()])],
    ]),
  ],
  [
    "a color profile of 200 MB",
    createBlackPng(600, 400, [
      ["iCCP", Buffer.concat([text("Profile"), zeros()])],
    ]),
  ],
  ["49 million pixels", createBomb(7_000)],
];

/** What must not be in anything that is made of `createMarkedJpeg`. */
export const marks = [
  "Exif",
  "Secretmaker",
  "xpacket",
  "SecretXmp",
  "SecretComment",
  "<script>",
  "ICC_PROFILE",
];

/**
 * A photo of a phone with everything that it tells about her, a comment, and a
 * page behind its end.
 */
export async function createMarkedJpeg() {
  const exif = {
    IFD0: { Make: "Secretmaker" },
    IFD3: { GPSLatitude: "52/1 31/1 12/1", GPSLatitudeRef: "N" },
  };
  const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretXmp</x:xmpmeta>';
  const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>${packet}<?xpacket end="w"?>`;
  const jpeg = await createPhoto({ width: 4_000, height: 3_000, exif })
    .withIccProfile("p3")
    .withExifMerge(exif)
    .withXmp(xmp)
    .jpeg({ quality: 90 })
    .toBuffer();
  const comment = Buffer.from("\xff\xfe\0\x0fSecretComment", "latin1");
  return Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    jpeg.subarray(2),
    Buffer.from("<script>alert(1)</script>"),
  ]);
}
