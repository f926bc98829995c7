// `npm run subset-fonts`: makes the two fonts in app/fonts out of the packages they come from, after an upgrade of those.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Latin for Western Europe, and the marks that our pages use. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™−≤≥×→←↑↓`;
/** Pairs, accents, ligatures and the ways to write figures; the decorative alternates are left out. */
const keepFeatures = "kern mark mkmk ccmp locl calt rlig liga clig lnum onum pnum tnum".split(" ");

/** Weights as far as the styles use them; headings have one, which halves their file. */
const fonts = [
  { name: "fraunces", weights: 560 },
  { name: "instrument-sans", weights: { min: 400, max: 700 } },
];

mkdirSync("app/fonts", { recursive: true });
for (const { name, weights } of fonts) {
  const original = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const subset = await subsetFont(original, characters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures,
    variationAxes: { wght: weights },
  });
  writeFileSync(`app/fonts/${name}.woff2`, subset);
  writeFileSync(`app/fonts/${name}.LICENSE`, readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`)));
  console.log(`${name}: ${original.length} -> ${subset.length} bytes`);
}
