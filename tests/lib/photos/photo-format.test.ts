import sharp from "sharp";
import { colorSpaceOf } from "@/components/photos/prepare/color-space";
import { formatOf, sizeIn } from "@/lib/photos/photo-format";
import { assembleHeic, encodeHeic } from "@/tests/support/heic";
import { describeWith } from "@/tests/support/programs";

const picture = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: "#b5651d" } });

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

const files = {
  jpeg: () => picture().jpeg().toBuffer(),
  "progressive JPEG with metadata": () =>
    picture()
      .withExif({ IFD0: { Make: "Kiln" } })
      .withIccProfile("p3")
      .jpeg({ progressive: true })
      .toBuffer(),
  png: () => picture().png().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  "lossless WebP": () => picture().webp({ lossless: true }).toBuffer(),
  "WebP with metadata": () =>
    picture()
      .withExif({ IFD0: { Make: "Kiln" } })
      .webp()
      .toBuffer(),
  avif: () => picture().avif({ effort: 0 }).toBuffer(),
};

test.each(Object.entries(files))(
  "%s: format and size are read from the content",
  async (name, make) => {
    const bytes = bytesOf(await make());
    const format =
      (["png", "webp", "avif"] as const).find((one) =>
        name.toLowerCase().startsWith(one),
      ) ?? null;
    const expected = name.includes("WebP") ? "webp" : (format ?? "jpeg");
    expect(formatOf(bytes.subarray(0, 64))).toBe(expected);
    expect(sizeIn(bytes, expected)).toEqual({ width: 120, height: 80 });
  },
);

test.each(Object.entries(files))(
  "%s: a file cut off anywhere in its header has no size, or its own",
  async (_, make) => {
    const bytes = bytesOf(await make());
    const format = formatOf(bytes);
    if (!format) throw new Error("no format");
    for (let length = 0; length < Math.min(bytes.length, 700); length++) {
      const size = sizeIn(bytes.subarray(0, length), format);
      if (size) expect(size).toEqual({ width: 120, height: 80 });
    }
  },
);

test.each([
  ["an SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a GIF", "GIF89a\x10\0\x10\0"],
  ["a film", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom"],
  ["an empty file", ""],
])("%s is none of the formats", (_, text) => {
  expect(formatOf(new Uint8Array(Buffer.from(text, "latin1")))).toBeNull();
});

describeWith(["heif-enc"], "HEIC", () => {
  test("format, size of the whole picture, and colors are read", async () => {
    const plain = bytesOf(await encodeHeic(picture()));
    expect([
      formatOf(plain),
      sizeIn(plain, "heic"),
      colorSpaceOf(plain),
    ]).toEqual(["heic", { width: 120, height: 80 }, "srgb"]);
    const wide = bytesOf(await encodeHeic(picture().withIccProfile("p3")));
    expect(colorSpaceOf(wide)).toBe("display-p3");
    const tile = await encodeHeic(picture(256, 256));
    const grid = bytesOf(
      assembleHeic(
        [tile, tile],
        { columns: 2, rows: 1, tile: 256, width: 500, height: 250 },
        1,
      ),
    );
    expect([formatOf(grid), sizeIn(grid, "heic")]).toEqual([
      "heic",
      { width: 500, height: 250 },
    ]);
  });
});
