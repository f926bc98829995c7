import { readFileSync } from "node:fs";

type Tokens = Record<string, [number, number, number]>;

/** OKLCH to linear sRGB, after Björn Ottosson's definition. */
function linearRgb(
  lightness: number,
  chroma: number,
  hue: number,
): [number, number, number] {
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

function readThemes(): { name: string; tokens: Tokens }[] {
  const css = readFileSync("app/globals.css", "utf8");
  const [light = "", dark = ""] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(
    (match) => match[1],
  );
  return [
    { name: "light", tokens: readTokens(light) },
    { name: "dark", tokens: readTokens(dark) },
  ];
}

function readTokens(block: string): Tokens {
  const entries = [
    ...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g),
  ];
  return Object.fromEntries(
    entries.map(([, name, l, c, h]) => [
      name,
      linearRgb(Number(l), Number(c), Number(h)),
    ]),
  ) as Tokens;
}

function luminance([red, green, blue]: [number, number, number]) {
  const [r, g, b] = [red, green, blue].map((value) =>
    Math.min(1, Math.max(0, value)),
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, one: string, other: string) {
  const [first, second] = [tokens[one], tokens[other]];
  if (!first || !second)
    throw new Error(`No such token: ${first ? other : one}`);
  const [bright, dim] = [luminance(first), luminance(second)].sort(
    (a, b) => b - a,
  ) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const washes = ["clay-wash", "moss-wash", "amber-wash", "brick-wash"];
const tones = ["clay", "moss", "amber", "brick"];
const on =
  (text: string) =>
  (ground: string): [string, string] => [text, ground];
const texts: [string, string][] = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["ink", "kraft"],
  ...washes.map(on("ink")),
  ["muted-foreground", "paper"],
  ["muted-foreground", "sheet"],
  ["muted-foreground", "muted"],
  ...washes.map(on("muted-foreground")),
  ...tones.flatMap((tone) => ["paper", "sheet", `${tone}-wash`].map(on(tone))),
  ["on-clay", "clay"],
  ["on-clay", "clay-deep"],
  ["clay-deep", "paper"],
  ["paper", "ink"],
];
const edges: [string, string][] = [
  ["edge", "paper"],
  ["edge", "sheet"],
  ["edge", "clay-wash"],
  ["clay-deep", "sheet"],
];

describe.each(readThemes())("in the $name theme", ({ tokens }) => {
  test.each(texts)("%s on %s can be read", (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)(
    "the edge of a control, %s on %s, can be seen",
    (edge, ground) => {
      expect(contrast(tokens, edge, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
