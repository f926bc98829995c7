import { readFileSync } from "node:fs";
import fc from "fast-check";
import { listEnvProblems, parseEnv } from "@/lib/env";
import {
  type AccentColors,
  accentColors,
  accentProblem,
  accentStyle,
  surroundings,
} from "@/lib/settings/accent";
import { contrastOf } from "@/tests/support/contrast";

const css = readFileSync("app/globals.css", "utf8");
const [light = "", dark = ""] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(
  ([block]) => block,
);
/** As the pages have them, in sRGB. */
const grounds = {
  light: {
    paper: "#f9f5ee",
    sheet: "#fefcf9",
    ink: "#2a1e16",
    muted: "#61554a",
    edge: "#87796b",
  },
  dark: {
    paper: "#1a1410",
    sheet: "#241d18",
    ink: "#efe9de",
    muted: "#b7aea0",
    edge: "#827668",
  },
};

test.each([
  ["light", light],
  ["dark", dark],
] as const)(
  "what is around an accent is what %s pages have",
  (theme, block) => {
    for (const [name, color] of Object.entries(surroundings[theme]))
      expect(block).toContain(`--${name}: oklch(${color.join(" ")});`);
  },
);

test("an accent gives each color of the pages that is made of clay", () => {
  const names = [...light.matchAll(/--((?:on-)?clay[\w-]*):/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(accentColors("#2f5d50").light).sort()).toEqual(
    names.sort(),
  );
  expect(accentStyle("#2F5D50")).toMatch(
    /^html:root\{--clay:#2f5d50;--clay-deep:#[\da-f]{6};--clay-wash:#[\da-f]{6};--on-clay:#[\da-f]{6}\}@media \(prefers-color-scheme:dark\)\{html:root\{--clay:#/,
  );
});

test.each([
  ["#ffcc00", "1.24"],
  ["#0b5fff", "4.23"],
  ["#767676", "3.74"],
  ["#ffffff", "1.01"],
])("an accent of %s is refused at start with its contrast", (color, ratio) => {
  const problem = listEnvProblems({ BRAND_ACCENT: color }).find(
    ({ name }) => name === "BRAND_ACCENT",
  );
  expect(problem?.reason).toBe(
    `has a contrast of ${ratio}:1 with the pages, and text needs 4.5:1: take a darker color`,
  );
});

test.each(["red", "#12345", "#12345g", "#1234567", "rgb(0,0,0)", '"#123456"'])(
  "an accent of %s is refused as no color",
  (color) => {
    expect(listEnvProblems({ BRAND_ACCENT: color })).toContainEqual({
      name: "BRAND_ACCENT",
      reason: "must be a color, such as #2f5d50",
    });
  },
);

test("an accent may leave out what begins a comment in .env", () => {
  const given = { ...process.env, BRAND_ACCENT: "2f5d50" };
  expect(parseEnv(given).BRAND_ACCENT).toBe("#2f5d50");
});

/** Each pair that is used together, with what AA asks of it. */
function pairsOf(
  { paper, sheet, ink, muted, edge }: (typeof grounds)["light"],
  colors: AccentColors,
): [one: string, other: string, least: number][] {
  const { clay, "clay-deep": deep, "clay-wash": wash, "on-clay": on } = colors;
  return [
    [clay, paper, 4.5],
    [clay, sheet, 4.5],
    [clay, wash, 4.5],
    [on, clay, 4.5],
    [on, deep, 4.5],
    [deep, paper, 4.5],
    [ink, wash, 4.5],
    [muted, wash, 4.5],
    [edge, wash, 3],
    [deep, sheet, 3],
  ];
}

test("an accent that is taken can be read in both themes", () => {
  const colors = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const taken = colors.filter((color) => accentProblem(color) === null);
  fc.assert(
    fc.property(taken, (color) => {
      const derived = accentColors(color);
      // The grounds above are rounded.
      for (const theme of ["light", "dark"] as const)
        for (const [one, other, least] of pairsOf(
          grounds[theme],
          derived[theme],
        ))
          expect(contrastOf(one, other)).toBeGreaterThanOrEqual(least - 0.02);
    }),
  );
});
