import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull, screens } from "@/tests/e2e/support/full";
import { namePiece } from "@/tests/e2e/support/name-piece";
import { chooseFiles, recordUploads } from "@/tests/e2e/support/uploads";
import { draw, rgb } from "@/tests/support/draw";
import { assembleHeic, encodeHeic } from "@/tests/support/heic";
import { createPhonePhoto } from "@/tests/support/phone-photo";
import { findProgram } from "@/tests/support/programs";

const [red, green, blue, sand] = [
  rgb("#d02a18"),
  rgb("#3f7a48"),
  rgb("#2f4f9a"),
  rgb("#cbb083"),
];

/** A color of its own in each quarter, so that a wrong turn is seen. */
const quarters = (width: number, height: number) =>
  draw(width, height, (x, y) =>
    y * 2 < height
      ? x * 2 < width
        ? red
        : green
      : x * 2 < width
        ? blue
        : sand,
  );

/**
 * Playwright itself requests a picture that the browser could not show: the
 * file, until its working copy is there.
 */
const blobRequest = /Connecting to 'blob:|policy violation: connect-src blob$/;
const damaged = /can't be read/;

/** The colors of the quarters, row by row, and the size. */
async function readQuarters(jpeg: Buffer) {
  const { width, height } = await sharp(jpeg).metadata();
  const colorAt = async (left: number, top: number) => [
    ...(await sharp(jpeg)
      .extract({
        left: Math.round(left * width),
        top: Math.round(top * height),
        width: 1,
        height: 1,
      })
      .raw()
      .toBuffer()),
  ];
  const colors = await Promise.all([
    colorAt(0.25, 0.25),
    colorAt(0.75, 0.25),
    colorAt(0.25, 0.75),
    colorAt(0.75, 0.75),
  ]);
  return { size: `${width}x${height}`, colors };
}

function expectColors(
  colors: number[][],
  expected: readonly (readonly number[])[],
) {
  const distances = colors.map((color, index) =>
    Math.max(
      ...color.map((value, channel) =>
        Math.abs(value - (expected[index]?.[channel] ?? 999)),
      ),
    ),
  );
  expect(Math.max(...distances), JSON.stringify(colors)).toBeLessThanOrEqual(
    10,
  );
}

async function openGenerator(page: Page) {
  const recorded = await recordUploads(page);
  await signInAsNewSeller(page);
  await page.goto("/generate");
  return {
    ...recorded,
    async choose(name: string, picture: Sharp | Buffer) {
      const buffer = Buffer.isBuffer(picture)
        ? picture
        : await picture.toBuffer();
      await chooseFiles(page, [
        { name, mimeType: "application/octet-stream", buffer },
      ]);
    },
  };
}

const formats: [name: string, make: () => Promise<Buffer>][] = [
  ["cup.png", () => quarters(640, 480).png().toBuffer()],
  ["cup.webp", () => quarters(640, 480).webp({ quality: 95 }).toBuffer()],
  [
    "cup.avif",
    () => quarters(640, 480).avif({ quality: 80, effort: 0 }).toBuffer(),
  ],
  [
    "wide-colors.jpg",
    () =>
      quarters(640, 480).withIccProfile("p3").jpeg({ quality: 95 }).toBuffer(),
  ],
  ["really-a-png.heic", () => quarters(640, 480).png().toBuffer()],
];

for (const [name, make] of formats) {
  test(
    `${name}: uploaded as a JPEG with the same colors`,
    onlyFull,
    async ({ page }) => {
      const { choose, next } = await openGenerator(page);
      await choose(name, await make());
      const { bytes, size } = await next();
      expect(size).toBe("640x480");
      expect((await sharp(bytes).metadata()).format).toBe("jpeg");
      const read = await readQuarters(bytes);
      expect(read.size).toBe("640x480");
      expectColors(read.colors, [red, green, blue, sand]);
    },
  );
}

test(
  "a phone's photo: a working copy of 3000 px, upright and without metadata, with the size of the original",
  onlyFull,
  async ({ page }) => {
    const { choose, next } = await openGenerator(page);
    await choose("IMG_0007.jpg", await createPhonePhoto());
    const { bytes, size } = await next();
    expect(size).toBe("3000x4000");
    const { width, height, exif, xmp, orientation } =
      await sharp(bytes).metadata();
    expect({ width, height, exif, xmp, orientation }).toEqual({
      width: 2250,
      height: 3000,
    });
    for (const trace of ["Exif", "Kiln", "Pocket 7", "GPS", "IMG_0007"])
      expect(bytes.includes(trace)).toBe(false);
  },
);

/** Noise, of which 12 MB is left: one tile, repeated, which is quicker. */
async function createLargePhoto() {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const tile = sharp({
    create: { width: 504, height: 378, channels: 3, noise },
  } as never);
  const input = await tile.png({ compressionLevel: 0 }).toBuffer();
  const photo = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: "gray" },
  })
    .composite([{ input, tile: true }])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(11_000_000);
  return photo;
}

/** A PNG that says it has 30,000 × 30,000 pixels. */
async function createBomb() {
  const bomb = await quarters(64, 64).png().toBuffer();
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  return bomb;
}

test.describe("files that are refused", () => {
  test.use({ allowedComplaints: blobRequest });

  test(
    "broken files and twenty decompression bombs: each is refused with its reason, and the page goes on",
    onlyFull,
    async ({ page }) => {
      const { choose, uploads, next } = await openGenerator(page);
      const whole = {
        "cut.jpg": quarters(640, 480).jpeg(),
        "cut.png": quarters(640, 480).png(),
        "cut.webp": quarters(640, 480).webp(),
        "cut.avif": quarters(640, 480).avif({ effort: 0 }),
      };
      const cut = Object.entries(whole).map(async ([name, picture]) => {
        const buffer = await picture.toBuffer();
        return {
          name,
          mimeType: "image/jpeg",
          buffer: buffer.subarray(0, buffer.length >> 1),
        };
      });
      await chooseFiles(page, await Promise.all(cut));
      await expect(page.getByText(damaged)).toHaveCount(4);
      await choose(
        "notes.jpg",
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      );
      await expect(
        page.getByText("Please upload a JPG or PNG image.", { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByText("WebP, AVIF and HEIC work too.", { exact: true }),
      ).toBeVisible();

      const buffer = await createBomb();
      const names = Array.from(
        { length: 20 },
        (_, index) => `bomb-${index + 1}.png`,
      );
      await chooseFiles(
        page,
        names.map((name) => ({ name, mimeType: "image/png", buffer })),
      );
      await expect(page.getByText(/too many pixels/)).toHaveCount(20);
      expect(uploads).toEqual([]);

      await choose("cup.jpg", whole["cut.jpg"]);
      expect((await next()).size).toBe("640x480");
    },
  );
});

test.describe("HEIC", () => {
  test.use({ allowedComplaints: blobRequest });

  const missing = findProgram("heif-enc") === null;
  test.skip(missing, "heif-enc of libheif-examples makes the files");
  const decoderFiles = (page: Page) => {
    const files: string[] = [];
    page.on("request", (request) => {
      const file = /libheif\.[^/]*\.(?:js|wasm)$/.exec(request.url());
      if (file) files.push(file[0]);
    });
    return files;
  };

  test(
    "the decoder is loaded for a HEIC photo alone, whose wide colors become those of every screen",
    onlyFull,
    async ({ page }) => {
      const loaded = decoderFiles(page);
      const { choose, next } = await openGenerator(page);
      await choose("cup.jpg", quarters(640, 480).jpeg());
      await next();
      expect(loaded).toEqual([]);
      await choose(
        "IMG_1.HEIC",
        await encodeHeic(quarters(640, 480).withIccProfile("p3"), "-q", "90"),
      );
      const { bytes, size } = await next();
      expect(size).toBe("640x480");
      expectColors((await readQuarters(bytes)).colors, [
        red,
        green,
        blue,
        sand,
      ]);
      expect(loaded.map((name) => name.replace(/\..*\./, ".")).sort()).toEqual([
        "libheif.js",
        "libheif.wasm",
      ]);
    },
  );

  test(
    "an iPhone's file, of tiles and on its side: put together and upright",
    onlyFull,
    async ({ page }) => {
      const { choose, next } = await openGenerator(page);
      const picture = await quarters(1024, 512).png().toBuffer();
      const tiles = await Promise.all(
        [0, 512].map((left) =>
          encodeHeic(
            sharp(picture).extract({ left, top: 0, width: 512, height: 512 }),
            "-q",
            "90",
          ),
        ),
      );
      // A quarter turn to the right is three to the left.
      await choose(
        "IMG_2.HEIC",
        assembleHeic(
          tiles,
          { columns: 2, rows: 1, tile: 512, width: 1024, height: 512 },
          3,
        ),
      );
      const { bytes, size } = await next();
      expect(size).toBe("512x1024");
      expectColors((await readQuarters(bytes)).colors, [
        blue,
        red,
        sand,
        green,
      ]);
    },
  );

  for (const [where, device, details] of screens()) {
    test.describe(where, details, () => {
      test.use(device);

      test(`seven mixed photos on ${where}: all arrive, and one listing is written from them`, async ({
        page,
      }) => {
        await signInAsNewSeller(page);
        await page.goto("/generate");
        const portrait = quarters(480, 640).withMetadata({ orientation: 6 });
        const photos: [name: string, buffer: Buffer][] = [
          ["1.HEIC", await encodeHeic(quarters(1024, 768))],
          ["2.webp", await quarters(640, 480).webp().toBuffer()],
          ["3.jpg", await portrait.jpeg().toBuffer()],
          ["4.jpg", await createLargePhoto()],
          ["5.png", await quarters(800, 600).png().toBuffer()],
          ["6.avif", await quarters(640, 640).avif({ effort: 0 }).toBuffer()],
          ["7.jpg", await createPhonePhoto()],
        ];
        await chooseFiles(
          page,
          photos.map(([name, buffer]) => ({
            name,
            mimeType: "application/octet-stream",
            buffer,
          })),
        );
        const draft = () =>
          page.evaluate(() =>
            JSON.parse(localStorage.getItem("listwright:draft") ?? "{}"),
          );
        const sizes = async () =>
          ((await draft()).photos ?? []).map(
            ({
              uploaded,
              size,
            }: {
              uploaded: object | null;
              size: { width: number; height: number };
            }) => uploaded && `${size.width}x${size.height}`,
          );
        const original = [
          "1024x768",
          "640x480",
          "640x480",
          "4032x3024",
          "800x600",
          "640x640",
          "3000x4000",
        ];
        await expect.poll(sizes).toEqual(original);
        await page
          .getByRole("button", { name: "Generate Complete Listing from Photo" })
          .click();
        await namePiece(page);
        await expect(
          page.getByRole("heading", { name: "Your listing is written" }),
        ).toBeVisible();
        const { photos: listed } = await (
          await page.request.get(`/api/listings/${(await draft()).listing.id}`)
        ).json();
        expect(
          new Set(listed.map(({ altText }: { altText: string }) => altText))
            .size,
        ).toBe(7);
      });
    });
  }

  test(
    "ten bits a color, transparency, and a picture that isn't the first: all arrive",
    onlyFull,
    async ({ page }) => {
      const { choose, next } = await openGenerator(page);
      const png = await quarters(640, 480).png().toBuffer();
      await choose(
        "deep.heic",
        await encodeHeic(sharp(png).toColourspace("rgb16"), "-b", "10"),
      );
      expectColors((await readQuarters((await next()).bytes)).colors, [
        red,
        green,
        blue,
        sand,
      ]);
      const clear = sharp({
        create: {
          width: 640,
          height: 480,
          channels: 4,
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        },
      });
      await choose("clear.heic", await encodeHeic(clear));
      expectColors(
        (await readQuarters((await next()).bytes)).colors,
        Array.from({ length: 4 }, () => [255, 255, 255]),
      );
    },
  );

  test(
    "damaged, cut off, or too large: refused with the reason, and the next photo works",
    onlyFull,
    async ({ page }) => {
      const { choose, uploads, next } = await openGenerator(page);
      const whole = await encodeHeic(quarters(640, 480));
      await choose("cut.heic", whole.subarray(0, whole.length - 200));
      await expect(
        page.getByText(/This HEIC image can't be read/),
      ).toBeVisible();
      const bomb = Buffer.from(whole);
      bomb.writeUInt32BE(30_000, bomb.indexOf("ispe") + 8);
      bomb.writeUInt32BE(30_000, bomb.indexOf("ispe") + 12);
      await choose("bomb.heic", bomb);
      await expect(page.getByText(/too many pixels/)).toBeVisible();
      const liar = Buffer.from(whole);
      liar.writeUInt32BE(16, liar.indexOf("ispe") + 8);
      await choose("liar.heic", liar);
      await expect(
        page.getByText(/This HEIC image can't be read/),
      ).toBeVisible();
      expect(uploads).toEqual([]);
      await choose("good.heic", whole);
      expect((await next()).size).toBe("640x480");
    },
  );
});
