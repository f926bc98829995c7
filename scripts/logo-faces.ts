// `npx tsx scripts/logo-faces.ts`: turns the fonts of the logos into tables of
// outlines, advances and kerning, so that the application draws words without a
// font parser and without a font file. HarfBuzz shapes and kerns.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  Blob,
  Face,
  Feature,
  Font,
  shape,
  Buffer as TextBuffer,
} from "harfbuzzjs";
import subsetFont from "subset-font";
import { logoCharacters } from "@/lib/brand/logo/characters";

const { resolve } = createRequire(import.meta.url);
const folder = "lib/brand/logo/type/faces";
/** Units of an em in the tables. */
const em = 1_000;
/** Smaller kerning is invisible. */
const minKern = 4;

type Source = {
  name: string;
  package: string;
  file: (subset: string) => string;
  axes?: Record<string, number>;
};
const staticFont = (name: string, weight: number): Source => ({
  name,
  package: `@fontsource/${name}`,
  file: (subset) => `${name}-${subset}-${weight}-normal.woff2`,
});
const sources: Source[] = [
  {
    name: "fraunces",
    package: "@fontsource-variable/fraunces",
    file: (subset) => `fraunces-${subset}-full-normal.woff2`,
    axes: { wght: 560, opsz: 72, SOFT: 100, WONK: 0 },
  },
  staticFont("cormorant-garamond", 600),
  staticFont("josefin-sans", 600),
  staticFont("abril-fatface", 400),
  staticFont("grand-hotel", 400),
  staticFont("barlow-condensed", 600),
];

const features = "kern mark mkmk ccmp locl calt liga".split(" ");
const characters = [...logoCharacters];
/** One glyph a letter: a table has no ligatures. */
const single = ["liga", "clig", "calt"].map((tag) => new Feature(tag, 0));

async function open(source: Source, subset: string) {
  const original = readFileSync(
    resolve(`${source.package}/files/${source.file(subset)}`),
  );
  const bytes = await subsetFont(original, logoCharacters, {
    targetFormat: "sfnt",
    noHinting: true,
    keepFeatures: features,
    ...(source.axes && { variationAxes: source.axes }),
  });
  const face = new Face(new Blob(new Uint8Array(bytes)));
  return {
    font: new Font(face),
    has: new Set(face.collectUnicodes()),
    scale: em / face.upem,
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

function advancesOf({ font }: Opened, text: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, single);
  const glyphs = buffer.getGlyphInfosAndPositions();
  return {
    glyphs,
    width: glyphs.reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0),
  };
}

/**
 * Whole numbers, each relative to the point before; y grows downwards as in
 * SVG.
 */
function outlineOf({ font, scale }: Opened, glyph: number) {
  let [x, y, text] = [0, 0, ""];
  let start = [0, 0];
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === "Z") {
      text += "z";
      [x = 0, y = 0] = start;
      continue;
    }
    const points = values.map((value, at) =>
      Math.round(value * scale * (at % 2 === 0 ? 1 : -1)),
    );
    const moved = points.map((value, at) => value - (at % 2 === 0 ? x : y));
    text += type.toLowerCase() + moved.join(" ").replaceAll(" -", "-");
    [x = 0, y = 0] = points.slice(-2);
    if (type === "M") start = [x, y];
  }
  return text;
}

/**
 * Classes of letters that kern alike, one string each, and the kerning between
 * two classes.
 */
function kernOf(opened: Opened) {
  const known = characters.filter((character) =>
    opened.has.has(character.codePointAt(0) ?? 0),
  );
  const own = new Map(
    known.map((character) => [character, advancesOf(opened, character).width]),
  );
  const rows = known.map((left) =>
    known.map((right) => {
      const pair = advancesOf(opened, left + right).width;
      const kern = Math.round(
        (pair - (own.get(left) ?? 0) - (own.get(right) ?? 0)) * opened.scale,
      );
      return Math.abs(kern) < minKern ? 0 : kern;
    }),
  );
  const left = classesOf(rows);
  const right = classesOf(
    known.map((_, column) => rows.map((row) => row[column] ?? 0)),
  );
  const pairs: number[][] = [];
  left.forEach(([row = 0], leftClass) => {
    right.forEach(([column = 0], rightClass) => {
      const kern = rows[row]?.[column] ?? 0;
      if (kern !== 0) pairs.push([leftClass, rightClass, kern]);
    });
  });
  const letters = (members: number[]) =>
    members.map((at) => known[at]).join("");
  return {
    left: left.map(letters),
    right: right.map(letters),
    pairs: pairs.flat(),
  };
}

/**
 * An accented letter's outline begins with the plain letter's: "=e" and then
 * what is added.
 */
function shareOutlines(glyphs: Record<string, [number, string]>) {
  const plain = new Map(
    Object.entries(glyphs).map(([character, [, outline]]) => [
      character,
      outline,
    ]),
  );
  for (const [character, glyph] of Object.entries(glyphs)) {
    const base = character.normalize("NFD").charAt(0);
    const outline = plain.get(base);
    if (base !== character && outline && glyph[1].startsWith(outline)) {
      glyph[1] = `=${base}${glyph[1].slice(outline.length)}`;
    }
  }
}

function classesOf(rows: number[][]) {
  const classes = new Map<string, number[]>();
  rows.forEach((row, at) => {
    if (row.every((kern) => kern === 0)) return;
    const key = row.join();
    classes.set(key, [...(classes.get(key) ?? []), at]);
  });
  return [...classes.values()];
}

mkdirSync(folder, { recursive: true });
for (const source of sources) {
  const basic = await open(source, "latin");
  const extended = await open(source, "latin-ext");
  const glyphs: Record<string, [number, string]> = {};
  const missing: string[] = [];
  for (const character of characters) {
    const opened = [basic, extended].find(({ has }) =>
      has.has(character.codePointAt(0) ?? 0),
    );
    const { glyphs: shaped = [], width = 0 } = opened
      ? advancesOf(opened, character)
      : {};
    const [glyph] = shaped;
    if (!opened || !glyph || shaped.length !== 1) missing.push(character);
    else
      glyphs[character] = [
        Math.round(width * opened.scale),
        outlineOf(opened, glyph.codepoint),
      ];
  }
  shareOutlines(glyphs);
  const json = `${JSON.stringify({ glyphs, kern: kernOf(basic) })}\n`;
  writeFileSync(`${folder}/${source.name}.json`, json);
  writeFileSync(
    `${folder}/${source.name}.LICENSE`,
    readFileSync(resolve(`${source.package}/LICENSE`)),
  );
  console.log(
    `${source.name}: ${json.length} bytes${missing.length > 0 ? `, without ${missing.join(" ")}` : ""}`,
  );
}
