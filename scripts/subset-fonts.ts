// `npx tsx scripts/subset-fonts.ts`: creates the fonts in app/fonts from their
// packages. Run it after upgrading those.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    String.fromCodePoint(from + at),
  ).join("");

/** The characters of English pages, which every page loads immediately. */
const basic = `${range(0x20, 0x7e)}\u00a0£©®°·½×–—‘’“”•…€™`;
/**
 * Other Western European letters and symbols that sellers use, loaded on pages
 * that contain one of them.
 */
const further = [...`${range(0xa1, 0xff)}ıŒœ‚„‹›−≤≥←→↑↓`]
  .filter((one) => !basic.includes(one))
  .join("");
/**
 * Pairs, accents, ligatures and the ways to write figures; the decorative
 * alternates are left out.
 */
const keepFeatures =
  "kern mark mkmk ccmp locl calt rlig liga clig lnum onum pnum tnum".split(" ");

/**
 * One file for each weight that the styles use: together they are smaller than
 * one with an axis of weights.
 */
const fonts = [
  { name: "fraunces", weights: [560] },
  { name: "instrument-sans", weights: [400, 600] },
];

mkdirSync("app/fonts", { recursive: true });
for (const { name, weights } of fonts) {
  const original = readFileSync(
    resolve(
      `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    ),
  );
  for (const [kind, characters] of Object.entries({ basic, further })) {
    for (const wght of weights) {
      const subset = await subsetFont(original, characters, {
        targetFormat: "woff2",
        noHinting: true,
        keepFeatures,
        variationAxes: { wght },
      });
      writeFileSync(`app/fonts/${name}-${wght}-${kind}.woff2`, subset);
      console.log(
        `${name} ${wght} ${kind}: ${subset.length} of ${original.length} bytes`,
      );
    }
  }
  writeFileSync(
    `app/fonts/${name}.LICENSE`,
    readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`)),
  );
}
const points = [...further]
  .map((one) => one.codePointAt(0) ?? 0)
  .sort((one, other) => one - other);
const starts = points.filter((point) => !points.includes(point - 1));
const ends = points.filter((point) => !points.includes(point + 1));
const hex = (point = 0) => point.toString(16).toUpperCase();
const runs = starts.map((start, at) =>
  start === ends[at] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[at])}`,
);
console.log(
  `The range of the further ones, for app/fonts.ts: ${runs.join(", ")}`,
);
