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

/** By the names that the product uses. */
function readThemes(): { name: string; tokens: Tokens }[] {
  const css = readFileSync("app/globals.css", "utf8");
  const [light = "", dark = "", , names = ""] = [
    ...css.matchAll(/:root \{([^}]*)\}/g),
  ].map((match) => match[1]);
  const aliases = [...names.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)];
  return [
    { name: "light", palette: readTokens(light) },
    { name: "dark", palette: readTokens(dark) },
  ].map(({ name, palette }) => {
    const named = aliases.flatMap(([, alias = "", color = ""]) =>
      palette[color] ? [[alias, palette[color]] as const] : [],
    );
    return { name, tokens: { ...palette, ...Object.fromEntries(named) } };
  });
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

const washes = [
  "accent",
  "success-muted",
  "warning-muted",
  "destructive-muted",
];
const tones = [
  ["primary", "accent"],
  ["success", "success-muted"],
  ["warning", "warning-muted"],
  ["destructive", "destructive-muted"],
] as const;
const on =
  (text: string) =>
  (ground: string): [string, string] => [text, ground];
const texts: [string, string][] = [
  ["foreground", "background"],
  ["foreground", "card"],
  ["secondary-foreground", "secondary"],
  ...washes.map(on("foreground")),
  ["muted-foreground", "background"],
  ["muted-foreground", "card"],
  ["muted-foreground", "muted"],
  ...washes.map(on("muted-foreground")),
  ...tones.flatMap(([tone, wash]) =>
    ["background", "card", wash].map(on(tone)),
  ),
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["primary-hover", "background"],
  ["background", "foreground"],
];
const edges: [string, string][] = [
  ["input", "background"],
  ["input", "card"],
  ["input", "accent"],
  ["ring", "card"],
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
