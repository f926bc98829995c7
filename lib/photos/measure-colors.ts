import "server-only";
import type { Color } from "@/lib/listing-text/fields/listing-choices";
import { sharp } from "@/lib/photos/sharp";

/** Pixels on each side of what is measured. */
const side = 72;
/** The distance in RGB up to which a pixel belongs to a plain background. */
const maxBackgroundDistance = 42;
/** The share of the border that has the color of a plain background. */
const minPlainBorder = 0.85;
/** The share of the piece that a color must cover to be named. */
const minShare = 0.14;
const maxColors = 3;

type Rgb = readonly [red: number, green: number, blue: number];
type Pixel = {
  rgb: Rgb;
  /** More in the middle, where the piece is. */
  weight: number;
  isBorder: boolean;
};

/**
 * The main colors of a piece in a JPEG of ours, the largest part first, without
 * those of a plain background: at most three, or "Multicolored". They are
 * measured, so that gold and silver are yellow and gray.
 */
export async function measureColors(jpeg: Buffer): Promise<Color[]> {
  const raw = await sharp(jpeg)
    .resize(side, side, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = pixelsOf(raw);
  const background = plainBackgroundOf(pixels);
  const piece =
    background === null
      ? pixels
      : pixels.filter(
          ({ rgb }) => distance(rgb, background) >= maxBackgroundDistance,
        );
  // A piece of the color of its background is all that is seen.
  return namesOf(piece.length > pixels.length * 0.02 ? piece : pixels);
}

function pixelsOf(raw: Buffer): Pixel[] {
  const channels = raw.length / side ** 2;
  return Array.from({ length: side ** 2 }, (_, index) => {
    const x = (index % side) / (side - 1) - 0.5;
    const y = Math.floor(index / side) / (side - 1) - 0.5;
    const at = (channel: number) =>
      raw[index * channels + Math.min(channel, channels - 1)] ?? 0;
    return {
      rgb: [at(0), at(1), at(2)],
      weight: Math.exp(-(x * x + y * y) / (2 * 0.22 ** 2)),
      isBorder: Math.max(Math.abs(x), Math.abs(y)) > 0.45,
    };
  });
}

const distance = (a: Rgb, b: Rgb) =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The color of the border, if nearly all of the border has it. */
function plainBackgroundOf(pixels: Pixel[]): Rgb | null {
  const border = pixels.filter(({ isBorder }) => isBorder);
  const middle = (channel: 0 | 1 | 2) =>
    border.map(({ rgb }) => rgb[channel]).sort((a, b) => a - b)[
      Math.floor(border.length / 2)
    ] ?? 0;
  const color: Rgb = [middle(0), middle(1), middle(2)];
  const plain = border.filter(
    ({ rgb }) => distance(rgb, color) < maxBackgroundDistance,
  );
  return plain.length / border.length > minPlainBorder ? color : null;
}

function namesOf(pixels: Pixel[]): Color[] {
  const weights = new Map<Color, number>();
  let total = 0;
  for (const { rgb, weight } of pixels) {
    const name = nameOf(rgb);
    weights.set(name, (weights.get(name) ?? 0) + weight);
    total += weight;
  }
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  const large = ranked.filter(([, weight]) => weight / total >= minShare);
  if (large.length > maxColors + 1) return ["Multicolored"];
  return (large.length > 0 ? large : ranked)
    .slice(0, maxColors)
    .map(([name]) => name);
}

/** Hue in degrees, the others from 0 to 1. */
type Hsl = { hue: number; saturation: number; lightness: number };

function toHsl(rgb: Rgb): Hsl {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  const lightness = max - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    max === red
      ? ((green - blue) / spread + 6) % 6
      : max === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sector * 60, saturation, lightness };
}

function nameOf(rgb: Rgb): Color {
  const hsl = toHsl(rgb);
  const { hue, saturation, lightness } = hsl;
  if (lightness < 0.11 || (lightness < 0.2 && saturation < 0.25))
    return "Black";
  if (lightness > 0.93) return "White";
  const isDull = saturation < 0.12 || (lightness > 0.8 && saturation < 0.2);
  if (isDull) return lightness > 0.85 ? "White" : "Gray";
  if (hue < 16 || hue >= 345) return redName(hsl);
  return hue < 70 ? warmName(hsl) : coolName(hsl);
}

function redName({ hue, saturation, lightness }: Hsl): Color {
  if (lightness > 0.68) return "Pink";
  if (saturation < 0.35 || (hue >= 11 && hue < 16 && lightness < 0.3))
    return "Brown";
  return lightness < 0.24 ? "Burgundy" : "Red";
}

function warmName({ hue, saturation, lightness }: Hsl): Color {
  if (lightness > 0.8) return hue < 30 && saturation > 0.6 ? "Beige" : "Cream";
  if (lightness > 0.6 && saturation < 0.55) return "Beige";
  if (hue < 42)
    return lightness < 0.45 || saturation < 0.5 ? "Brown" : "Orange";
  if (saturation < 0.35) return lightness < 0.45 ? "Brown" : "Beige";
  if (lightness >= 0.3) return "Yellow";
  return hue < 52 ? "Brown" : "Green";
}

function coolName({ hue, lightness }: Hsl): Color {
  if (hue < 160) return "Green";
  if (hue < 195) return lightness > 0.42 ? "Turquoise" : "Teal";
  if (hue < 255) return lightness < 0.25 ? "Navy" : "Blue";
  return hue < 295 || lightness < 0.35 ? "Purple" : "Pink";
}
