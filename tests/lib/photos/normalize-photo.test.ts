import sharp from "sharp";
import { maxPhotoBytes } from "@/lib/photos/limits";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { fullTest } from "@/tests/support/full-test";
import {
  createBlackPng,
  createBomb,
  createJpeg,
  createJpegOfSize,
  createPhoto,
  createPng,
} from "@/tests/support/photos";
import { runs } from "@/tests/support/repetitions";

/** The average color of one quarter of a picture. */
async function colorAt(jpeg: Buffer, side: "top" | "bottom") {
  const { width, height } = await sharp(jpeg).metadata();
  const top = side === "top" ? 0 : height - Math.floor(height / 4);
  const region = { left: 0, top, width, height: Math.floor(height / 4) };
  const { dominant } = await sharp(
    await sharp(jpeg).extract(region).png().toBuffer(),
  ).stats();
  return dominant.r > 150 && dominant.b < 100
    ? "red"
    : dominant.b > 150 && dominant.r < 100
      ? "blue"
      : "other";
}

const codeOf = (bytes: Buffer<ArrayBuffer>) =>
  normalizePhoto(bytes).then(
    () => "accepted",
    (error) => error.code,
  );

test("phone photo: becomes upright, small, and loses its metadata", async () => {
  const exif = {
    IFD0: { Make: "Secretmaker" },
    IFD3: { GPSLatitude: "52/1 31/1 12/1", GPSLatitudeRef: "N" },
  };
  const bytes = await createJpeg({
    width: 4000,
    height: 3000,
    orientation: 6,
    exif,
  });
  expect((await sharp(bytes).metadata()).exif?.includes("Secretmaker")).toBe(
    true,
  );

  const photo = await normalizePhoto(bytes);
  expect([photo.width, photo.height]).toEqual([960, 1280]);
  expect(await colorAt(await photo.jpeg, "top")).toBe("red");
  expect(await colorAt(await photo.jpeg, "bottom")).toBe("blue");
  const {
    format,
    exif: left,
    orientation,
  } = await sharp(await photo.jpeg).metadata();
  expect({ format, left, orientation }).toEqual({
    format: "jpeg",
    left: undefined,
    orientation: undefined,
  });
  for (const output of await Promise.all([photo.jpeg, photo.thumbnail])) {
    for (const mark of ["Exif", "Secretmaker", "GPS"])
      expect(output.includes(mark)).toBe(false);
  }
});

test("thumbnail: is a WebP of at most 640 pixels", async () => {
  const photo = await normalizePhoto(
    await createJpeg({ width: 2000, height: 1000 }),
  );
  const thumbnail = await photo.thumbnail;
  expect(
    thumbnail.toString("latin1", 0, 4) + thumbnail.toString("latin1", 8, 12),
  ).toBe("RIFFWEBP");
  expect(thumbnail.toString("latin1", 12, 16)).toBe("VP8 ");
  expect([
    thumbnail.readUInt16LE(26) & 0x3fff,
    thumbnail.readUInt16LE(28) & 0x3fff,
  ]).toEqual([640, 320]);
});

test("small photo: is not enlarged; transparency: becomes white", async () => {
  const png = await sharp({
    create: { width: 40, height: 30, channels: 4, background: "#00000000" },
  })
    .png()
    .toBuffer();
  const photo = await normalizePhoto(png);
  expect([photo.width, photo.height]).toEqual([40, 30]);
  expect((await sharp(await photo.jpeg).stats()).dominant.r).toBeGreaterThan(
    240,
  );
});

test.each(["gray", "gray16", "cmyk", "palette", "progressive"])(
  "an unusual but legal picture passes: %s",
  async (kind) => {
    const made = {
      gray: () => createPhoto().grayscale().jpeg(),
      gray16: () => createPhoto().toColourspace("grey16").png(),
      cmyk: () => createPhoto().toColourspace("cmyk").jpeg(),
      palette: () => createPhoto().png({ palette: true }),
      progressive: () => createPhoto().jpeg({ progressive: true }),
    }[kind];
    if (!made) throw new Error(kind);
    const photo = await normalizePhoto(await made().toBuffer());
    expect([photo.width, photo.height]).toEqual([600, 400]);
  },
);

test("file size: ten megabytes pass, one byte more is refused", async () => {
  expect(await codeOf(await createJpegOfSize(maxPhotoBytes))).toBe("accepted");
  const error = await normalizePhoto(
    await createJpegOfSize(maxPhotoBytes + 1),
  ).catch((caught) => caught);
  expect([error.code, error.message]).toEqual([
    "too_large",
    "Image is too large. Maximum size is 10MB.",
  ]);
});

test("file type: only JPEG and PNG are accepted, whatever the file's name", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const others = await Promise.all([
    createPhoto().webp().toBuffer(),
    createPhoto().gif().toBuffer(),
    createPhoto().tiff().toBuffer(),
    createPhoto().avif().toBuffer(),
  ]);
  for (const bytes of [
    svg,
    Buffer.from("%PDF-1.7"),
    Buffer.from("hello"),
    Buffer.from([0xff]),
    ...others,
  ]) {
    const error = await normalizePhoto(bytes).catch((caught) => caught);
    expect([error.code, error.message]).toEqual([
      "unsupported_media_type",
      "Please upload a JPG or PNG image.",
    ]);
  }
});

test("decoder: refuses WebP, GIF and SVG as photos", async () => {
  for (const bytes of [
    await createPhoto().webp().toBuffer(),
    await createPhoto().gif().toBuffer(),
  ]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow();
  }
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  expect(await codeOf(svg)).toBe("unsupported_media_type");
});

test("other format behind the first bytes of a JPEG or PNG: is not decoded", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const others = [
    svg,
    await createPhoto().webp().toBuffer(),
    await createPhoto().gif().toBuffer(),
  ];
  const signatures = [
    (await createJpeg()).subarray(0, 3),
    (await createPng()).subarray(0, 8),
  ];
  for (const first of signatures) {
    for (const other of [
      ...others,
      await createPhoto().tiff().toBuffer(),
      await createPhoto().avif().toBuffer(),
    ]) {
      for (const rest of [other, other.subarray(first.length)]) {
        expect(await codeOf(Buffer.concat([first, rest]))).toBe(
          "invalid_image",
        );
      }
    }
  }
});

test("empty, truncated and random files: refused with a message", async () => {
  const jpeg = await createJpeg();
  const png = await createPng();
  expect(await codeOf(Buffer.alloc(0))).toBe("invalid_image");
  for (const whole of [jpeg, png]) {
    for (const part of [0.1, 0.5, 0.9]) {
      expect(
        await codeOf(whole.subarray(0, Math.floor(whole.length * part))),
      ).toBe("invalid_image");
    }
  }
});

test("16,000 × 16,000 pixels in a small file: refused before decoding", async () => {
  const bomb = createBomb(16_000);
  expect(bomb.length).toBeLessThan(100_000);
  const error = await normalizePhoto(bomb).catch((caught) => caught);
  expect([error.code, error.message]).toEqual([
    "invalid_image",
    expect.stringContaining("110 megapixels"),
  ]);
  expect(await codeOf(createBomb(4_000))).toBe("accepted");
});

test("more than 20,000 pixels on a side: refused before decoding", async () => {
  for (const [width, height] of [
    [20_008, 8],
    [8, 20_008],
  ] as const) {
    const error = await normalizePhoto(createBlackPng(width, height)).catch(
      (caught) => caught,
    );
    expect([error.code, error.message]).toEqual([
      "invalid_image",
      expect.stringContaining("20,000 pixels"),
    ]);
  }
  expect(await codeOf(createBlackPng(20_000, 8))).toBe("accepted");
});

test("data appended to a photo: is dropped", async () => {
  const bytes = Buffer.concat([
    await createJpeg(),
    Buffer.from("<script>alert(1)</script>"),
  ]);
  const photo = await normalizePhoto(bytes);
  for (const output of await Promise.all([photo.jpeg, photo.thumbnail]))
    expect(output.includes("<script>")).toBe(false);
});

fullTest("flipped bits: give a photo or a refusal, never a crash", async () => {
  const whole = await createJpeg({ width: 120, height: 80 });
  for (let round = 0; round < runs(200); round++) {
    const bytes = Buffer.from(whole);
    const at = (round * 7_919) % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8));
    expect(["accepted", "invalid_image", "unsupported_media_type"]).toContain(
      await codeOf(bytes),
    );
  }
});

fullTest("decodes beyond the queue: refused with a time to retry", async () => {
  const bytes = await createJpeg({ width: 320, height: 240 });
  const codes = await Promise.all(
    Array.from({ length: 80 }, () => codeOf(bytes)),
  );
  expect(codes.filter((code) => code === "accepted")).toHaveLength(51);
  expect(codes.filter((code) => code === "unavailable")).toHaveLength(29);
});
