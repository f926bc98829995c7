import type { Pixels } from "@/lib/photos/measure-pixels";

/**
 * A shift of all colors to one side, as CIELAB's a (green to red) and b (blue
 * to yellow).
 */
export type ColorCast = { a: number; b: number };

/** Every fourth pixel of every fourth row: enough for shares of the picture. */
const step = 4;
/**
 * Of the brightest pixels, what counts as the lights, and how bright these must
 * be (L*).
 */
const lightsShare = 0.03;
const lightsFrom = 80;
/**
 * Chroma of the lights: less is seen as white, more is no light but a color.
 */
const [castFrom, castUpTo] = [9, 45];
/**
 * Of the lights' own tint, what nearly all of them have; and what is still
 * neutral.
 */
const leastTint = 0.55;
const neutralTint = 0.45;
/**
 * Distance in a and b within which a pixel is a gray thing under that light.
 */
const grayDistance = 6;
/**
 * Shares of the pixels: of neutral ones that rule a cast out, and of gray ones
 * that it takes.
 */
const maxNeutral = 0.01;
const minTintedGrays = 0.02;
/** L* of shadows, and of half-tones above them. */
const [black, shadowsUpTo, halfTonesUpTo] = [25, 60, 80];

/**
 * The color of the light, when everything that should be white or gray shares
 * it. Null for none, and when it can't be told: a colored backdrop tints a
 * photo as a lamp does. So lights, half-tones and shadows must all be shifted
 * by the same light, and nothing may be neutral.
 */
export function measureCast(pixels: Pixels): ColorCast | null {
  if (pixels.channels < 3) return null;
  const colors = sample(pixels);
  const brightest = colors
    .map(({ lightness }) => lightness)
    .sort((one, other) => other - one);
  const threshold = brightest[Math.floor(colors.length * lightsShare)] ?? 0;
  const lights = colors.filter(({ lightness }) => lightness >= threshold);
  const tint = {
    lightness: median(lights, "lightness"),
    a: median(lights, "a"),
    b: median(lights, "b"),
  };
  const chroma = Math.hypot(tint.a, tint.b);
  if (tint.lightness < lightsFrom || chroma < castFrom || chroma > castUpTo)
    return null;

  const weak = lights.filter(
    ({ a, b }) => a * tint.a + b * tint.b < chroma * chroma * leastTint,
  );
  if (weak.length > lights.length * 0.05) return null;
  return isShared(colors, tint, chroma) ? { a: tint.a, b: tint.b } : null;
}

function isShared(colors: readonly Lab[], tint: Lab, chroma: number) {
  let [neutral, halfTones, shadows] = [0, 0, 0];
  for (const { lightness, a, b } of colors) {
    if (lightness < black) continue;
    // Something gray under this light: its a and b grow with the cube root of
    // its brightness, as L* does.
    const scale = (lightness + 16) / (tint.lightness + 16);
    if (Math.hypot(a, b) < chroma * scale * neutralTint) neutral++;
    if (Math.hypot(a - tint.a * scale, b - tint.b * scale) > grayDistance)
      continue;
    if (lightness < shadowsUpTo) shadows++;
    else if (lightness < halfTonesUpTo) halfTones++;
  }
  const enough = colors.length * minTintedGrays;
  return (
    neutral <= colors.length * maxNeutral &&
    halfTones >= enough &&
    shadows >= enough
  );
}

type Lab = { lightness: number; a: number; b: number };

function median(colors: readonly Lab[], name: keyof Lab) {
  const values = colors
    .map((color) => color[name])
    .sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}

/** Without what is burnt out: that is white under any light. */
function sample({ data, width, height, channels }: Pixels) {
  const colors: Lab[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * channels;
      const [red, green, blue] = [
        data[at] ?? 0,
        data[at + 1] ?? 0,
        data[at + 2] ?? 0,
      ];
      if (Math.min(red, green, blue) < 250)
        colors.push(toLab(red, green, blue));
    }
  }
  return colors;
}

/** sRGB's curve (IEC 61966-2-1). */
const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const root = (share: number) =>
  share > 216 / 24_389 ? Math.cbrt(share) : (share * 24_389) / 3_132 + 4 / 29;

/** CIELAB under D65 of a color in sRGB. */
function toLab(redByte: number, greenByte: number, blueByte: number): Lab {
  const [red, green, blue] = [
    linear[redByte] ?? 0,
    linear[greenByte] ?? 0,
    linear[blueByte] ?? 0,
  ];
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return { lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}
