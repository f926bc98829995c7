import sharp from "sharp";
import { nameOf, toHsl } from "./color-names";

/** What can be measured in a photo without knowing what it shows. */
export type Photo = {
  /** The application's names, the largest part of the object first, at most three. */
  colors: string[];
  light: "bright" | "soft" | "dark";
  shape: "square" | "landscape" | "portrait";
  background: "plain light" | "plain dark" | "plain" | null;
};

type Pixel = { red: number; green: number; blue: number; weight: number; isBorder: boolean };
type Rgb = { red: number; green: number; blue: number };

const side = 72;
/** Distance in RGB below which a pixel belongs to a plain background. */
const sameAsBackground = 42;
/** Part of the object a colour must cover to be named. */
const worthNaming = 0.14;
const maxColors = 3;

export async function measurePhoto(bytes: Buffer): Promise<Photo> {
  const { width = 1, height = 1, orientation = 1 } = await sharp(bytes).metadata();
  const raw = await sharp(bytes)
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize(side, side, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = pixelsOf(raw);
  const background = plainBackground(pixels);
  const ratio = orientation >= 5 ? height / width : width / height;
  return {
    colors: colorsOf(pixels, background),
    light: lightOf(pixels),
    shape: ratio > 1.1 ? "landscape" : ratio < 0.9 ? "portrait" : "square",
    background: background === null ? null : backdrop(background),
  };
}

function pixelsOf(raw: Buffer): Pixel[] {
  const channels = raw.length / (side * side);
  return Array.from({ length: side * side }, (_, index) => {
    const x = (index % side) / (side - 1) - 0.5;
    const y = Math.floor(index / side) / (side - 1) - 0.5;
    const at = (channel: number) => raw[index * channels + Math.min(channel, channels - 1)] ?? 0;
    return {
      red: at(0),
      green: at(1),
      blue: at(2),
      weight: Math.exp(-(x * x + y * y) / (2 * 0.22 * 0.22)),
      isBorder: Math.max(Math.abs(x), Math.abs(y)) > 0.45,
    };
  });
}

/** The colour of the border when nearly all of the border has it. */
function plainBackground(pixels: Pixel[]): Rgb | null {
  const border = pixels.filter((pixel) => pixel.isBorder);
  const middle = (channel: "red" | "green" | "blue") =>
    border.map((pixel) => pixel[channel]).sort((a, b) => a - b)[Math.floor(border.length / 2)] ?? 0;
  const color = { red: middle("red"), green: middle("green"), blue: middle("blue") };
  const same = border.filter((pixel) => distance(pixel, color) < sameAsBackground).length;
  return same / border.length > 0.85 ? color : null;
}

function colorsOf(pixels: Pixel[], background: Rgb | null): string[] {
  const object =
    background === null ? pixels : pixels.filter((pixel) => distance(pixel, background) >= sameAsBackground);
  const counted = object.length > pixels.length * 0.02 ? object : pixels;
  const weights = new Map<string, number>();
  for (const { red, green, blue, weight } of counted) {
    const name = nameOf(toHsl(red, green, blue));
    weights.set(name, (weights.get(name) ?? 0) + weight);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  const named = ranked.filter(([, weight]) => weight / total >= worthNaming).map(([name]) => name);
  if (named.length > maxColors + 1) return ["Multicolored"];
  return (named.length > 0 ? named : ranked.map(([name]) => name)).slice(0, maxColors);
}

function lightOf(pixels: Pixel[]): Photo["light"] {
  const mean = pixels.reduce((sum, pixel) => sum + luminance(pixel), 0) / pixels.length;
  return mean > 165 ? "bright" : mean < 70 ? "dark" : "soft";
}

function backdrop(background: Rgb): NonNullable<Photo["background"]> {
  const light = luminance(background);
  return light > 175 ? "plain light" : light < 70 ? "plain dark" : "plain";
}

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);
}
