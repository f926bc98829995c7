import sharp from "sharp";

type Rgb = readonly [red: number, green: number, blue: number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * A picture out of a function of its pixels. Not out of SVG: the application
 * forbids sharp to read that, for the whole process that its code is loaded in.
 */
export function draw(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Rgb,
) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const [red, green, blue] = colorAt(x, y);
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
