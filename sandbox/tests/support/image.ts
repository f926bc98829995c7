import sharp from "sharp";

function parseHex(hex: string): number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A PNG of a one-colored ellipse on a plain background. */
export function createImage(
  color: string,
  background = "#f4f2ee",
  width = 600,
  height = 400,
): Promise<Buffer> {
  const [inside, outside] = [parseHex(color), parseHex(background)];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const isInside =
        ((x / width - 0.5) / 0.25) ** 2 + ((y / height - 0.5) / 0.3) ** 2 < 1;
      pixels.set(isInside ? inside : outside, at);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
