import sharp from "sharp";

/** What can be measured in a photo without recognizing what it shows. */
export type Photo = {
  /** At most three names, the color of the largest part first. */
  colors: string[];
  light: "bright" | "soft" | "dark";
};

type Pixel = {
  red: number;
  green: number;
  blue: number;
  weight: number;
  isBorder: boolean;
};
type Rgb = { red: number; green: number; blue: number };

const sampleSize = 72;
/** The distance in RGB up to which a pixel belongs to a plain background. */
const maxBackgroundDistance = 42;
/** The share of the object that a color must cover to be named. */
const minColorShare = 0.14;
const maxColors = 3;

export async function measurePhoto(bytes: Buffer): Promise<Photo> {
  const raw = await sharp(bytes)
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize(sampleSize, sampleSize, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = pixelsOf(raw);
  return {
    colors: colorsOf(pixels, findPlainBackground(pixels)),
    light: lightOf(pixels),
  };
}

function pixelsOf(raw: Buffer): Pixel[] {
  const channels = raw.length / (sampleSize * sampleSize);
  return Array.from({ length: sampleSize * sampleSize }, (_, index) => {
    const x = (index % sampleSize) / (sampleSize - 1) - 0.5;
    const y = Math.floor(index / sampleSize) / (sampleSize - 1) - 0.5;
    const at = (channel: number) =>
      raw[index * channels + Math.min(channel, channels - 1)] ?? 0;
    return {
      red: at(0),
      green: at(1),
      blue: at(2),
      weight: Math.exp(-(x * x + y * y) / (2 * 0.22 * 0.22)),
      isBorder: Math.max(Math.abs(x), Math.abs(y)) > 0.45,
    };
  });
}

/** The color of the border if nearly all of the border has it. */
function findPlainBackground(pixels: Pixel[]): Rgb | null {
  const border = pixels.filter((pixel) => pixel.isBorder);
  const middle = (channel: "red" | "green" | "blue") =>
    border.map((pixel) => pixel[channel]).sort((a, b) => a - b)[
      Math.floor(border.length / 2)
    ] ?? 0;
  const color = {
    red: middle("red"),
    green: middle("green"),
    blue: middle("blue"),
  };
  const matching = border.filter(
    (pixel) => distance(pixel, color) < maxBackgroundDistance,
  ).length;
  return matching / border.length > 0.85 ? color : null;
}

function colorsOf(pixels: Pixel[], background: Rgb | null): string[] {
  const object =
    background === null
      ? pixels
      : pixels.filter(
          (pixel) => distance(pixel, background) >= maxBackgroundDistance,
        );
  const measured = object.length > pixels.length * 0.02 ? object : pixels;
  const weights = new Map<string, number>();
  for (const { red, green, blue, weight } of measured) {
    const name = colorName(toHsl(red, green, blue));
    weights.set(name, (weights.get(name) ?? 0) + weight);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  const named = ranked
    .filter(([, weight]) => weight / total >= minColorShare)
    .map(([name]) => name);
  if (named.length > maxColors + 1) return ["Multicolored"];
  return (named.length > 0 ? named : ranked.map(([name]) => name)).slice(
    0,
    maxColors,
  );
}

function lightOf(pixels: Pixel[]): Photo["light"] {
  const mean =
    pixels.reduce((sum, pixel) => sum + luminance(pixel), 0) / pixels.length;
  return mean > 165 ? "bright" : mean < 70 ? "dark" : "soft";
}

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);
}

/** Hue is in degrees, the others are from 0 to 1. */
type Hsl = { hue: number; saturation: number; lightness: number };

function toHsl(red: number, green: number, blue: number): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  const lightness = max - spread / 2;
  const saturation =
    spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (spread === 0) return { hue: 0, saturation, lightness };
  const sector =
    max === r
      ? ((g - b) / spread + 6) % 6
      : max === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return { hue: sector * 60, saturation, lightness };
}

/**
 * The name of a color. Gold and silver are never named: in a photo they look
 * yellow and gray.
 */
function colorName(color: Hsl): string {
  const { hue, saturation, lightness } = color;
  if (lightness < 0.11 || (lightness < 0.2 && saturation < 0.25))
    return "Black";
  if (lightness > 0.93) return "White";
  const isDull = saturation < 0.12 || (lightness > 0.8 && saturation < 0.2);
  if (isDull) return lightness > 0.85 ? "White" : "Gray";
  if (hue < 16 || hue >= 345) return redName(color);
  if (hue < 70) return warmName(color);
  return coolName(color);
}

function redName({ hue, saturation, lightness }: Hsl): string {
  if (lightness > 0.68) return "Pink";
  if (saturation < 0.35 || (hue >= 11 && hue < 16 && lightness < 0.3))
    return "Brown";
  return lightness < 0.24 ? "Burgundy" : "Red";
}

function warmName(color: Hsl): string {
  const { hue, saturation, lightness } = color;
  if (lightness > 0.8) return hue < 30 && saturation > 0.6 ? "Beige" : "Cream";
  if (lightness > 0.6 && saturation < 0.55) return "Beige";
  return hue < 42 ? orangeName(color) : yellowName(color);
}

function orangeName({ saturation, lightness }: Hsl): string {
  return lightness < 0.45 || saturation < 0.5 ? "Brown" : "Orange";
}

function yellowName({ hue, saturation, lightness }: Hsl): string {
  if (saturation < 0.35) return lightness < 0.45 ? "Brown" : "Beige";
  if (lightness >= 0.3) return "Yellow";
  return hue < 52 ? "Brown" : "Green";
}

function coolName({ hue, lightness }: Hsl): string {
  if (hue < 160) return "Green";
  if (hue < 195) return lightness > 0.42 ? "Turquoise" : "Teal";
  if (hue < 255) return lightness < 0.25 ? "Navy" : "Blue";
  if (hue < 295) return "Purple";
  return lightness < 0.35 ? "Purple" : "Pink";
}
