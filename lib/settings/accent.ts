type Rgb = [red: number, green: number, blue: number];
/** Lightness, chroma, hue in degrees. */
export type Oklch = readonly [number, number, number];

/**
 * What stands around the accent, as in `app/globals.css`. On a dark page it has
 * a lightness of its own, whatever it is on a light one.
 */
export const surroundings = {
  light: {
    paper: [0.972, 0.011, 83],
    sheet: [0.993, 0.005, 85],
    "on-clay": [0.99, 0.006, 80],
  },
  dark: { "on-clay": [0.19, 0.025, 48] },
} satisfies Record<string, Record<string, Oklch>>;

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const linearOf = (hex: string) =>
  [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as Rgb;

/** After Björn Ottosson's definition, as is the way back. */
function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
  );
  const m = Math.cbrt(
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
  );
  const s = Math.cbrt(
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  );
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    (Math.atan2(b, a) * 180) / Math.PI,
  ];
}

function linearFrom([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** With less chroma, where a screen can't show that much. */
function hexOf([lightness, chroma, hue]: Oklch): string {
  const linear = linearFrom([lightness, chroma, hue]);
  const isShown = linear.every((value) => value > -0.001 && value < 1.001);
  if (!isShown && chroma > 0.001) return hexOf([lightness, chroma * 0.95, hue]);
  const bytes = linear.map((value) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** As WCAG 2 measures it, of two colors #rrggbb. */
function contrastOf(one: string, other: string) {
  const [bright = 0, dim = 0] = [one, other]
    .map(linearOf)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** What AA asks for text. */
const minContrast = 4.5;

export type AccentColors = {
  clay: string;
  "clay-deep": string;
  "clay-wash": string;
  "on-clay": string;
};

function lightColors(accent: string): AccentColors {
  const [lightness, chroma, hue] = oklchOf(accent);
  return {
    clay: accent.toLowerCase(),
    "clay-deep": hexOf([Math.max(0, lightness - 0.07), chroma * 0.92, hue]),
    "clay-wash": hexOf([0.935, Math.min(0.03, chroma * 0.23), hue]),
    "on-clay": hexOf(surroundings.light["on-clay"]),
  };
}

/** Each hue can be read at this lightness; `accent.test.ts` tries them. */
function darkColors(accent: string): AccentColors {
  const [, chroma, hue] = oklchOf(accent);
  const most = Math.min(0.118, chroma * 0.9);
  return {
    clay: hexOf([0.735, most, hue]),
    "clay-deep": hexOf([0.79, most * 0.89, hue]),
    "clay-wash": hexOf([0.295, Math.min(0.04, chroma * 0.3), hue]),
    "on-clay": hexOf(surroundings.dark["on-clay"]),
  };
}

/** The colors of `app/globals.css` that stand for the accent. */
export const accentColors = (accent: string) => ({
  light: lightColors(accent),
  dark: darkColors(accent),
});

/** Why this color can't be the accent; null if it can. */
export function accentProblem(accent: string) {
  const wash = lightColors(accent)["clay-wash"];
  const around = [...Object.values(surroundings.light).map(hexOf), wash];
  const least = Math.min(...around.map((color) => contrastOf(accent, color)));
  // Rounded down, so that no ratio that is refused reads 4.50.
  const measured = (Math.floor(least * 100) / 100).toFixed(2);
  return least >= minContrast
    ? null
    : `has a contrast of ${measured}:1 with the pages, and text needs ${minContrast}:1: take a darker color`;
}

const declarations = (colors: AccentColors) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";");

/**
 * For a page. It outranks both themes of `app/globals.css`, and not its styles
 * for paper.
 */
export function accentStyle(accent: string) {
  const { light, dark } = accentColors(accent);
  return `html:root{${declarations(light)}}@media (prefers-color-scheme:dark){html:root{${declarations(dark)}}}`;
}
