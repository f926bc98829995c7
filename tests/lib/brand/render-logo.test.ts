import { renderLogo } from "@/lib/brand/logo/render-logo";
import {
  type LogoBrief,
  type LogoFormat,
  logoFormats,
} from "@/lib/brand/logo/schema";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { sharp } from "@/lib/photos/sharp";

const brief: LogoBrief = {
  layout: "seal",
  mark: "key",
  palette: "midnight",
  face: "fine-serif",
  mood: "elegant",
};

test.each(Object.keys(logoFormats) as LogoFormat[])(
  "logo as %s: type, size and file name",
  async (format) => {
    const { width, height, type, variant } = logoFormats[format];
    const file = await renderLogo(brief, "Señora & Søn <b>", format);
    expect(file.fileName).toMatch(
      new RegExp(`^senora-s-n-b-[a-z-]+\\.${type}$`),
    );
    expect(file.contentType).toBe(
      type === "svg" ? "image/svg+xml" : "image/png",
    );
    if (type === "svg") return expect(file.bytes.toString()).toMatch(/^<svg /);
    const { data, info } = await sharp(file.bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const isTransparent = variant === "transparent" || variant === "oneColor";
    expect(data[3]).toBe(isTransparent ? 0 : 255);
    expect(
      (await renderLogo(brief, "Señora & Søn <b>", format)).bytes.equals(
        file.bytes,
      ),
    ).toBe(true);
  },
);

test("an SVG is still refused as a photo", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  await expect(normalizePhoto(Buffer.from(svg))).rejects.toMatchObject({
    code: "unsupported_media_type",
  });
  for (const signature of [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [0xff, 0xd8, 0xff],
  ]) {
    const disguised = Buffer.concat([Buffer.from(signature), Buffer.from(svg)]);
    await expect(normalizePhoto(disguised)).rejects.toMatchObject({
      code: "invalid_image",
    });
  }
});
