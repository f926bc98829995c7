// `npm run logo-sheet`: shots/logos/sheet.png, 48 logos of four shops, the
// marks, and every file of one logo.
import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { drawLogo } from "@/lib/brand/logo/draw-logo";
import { marks } from "@/lib/brand/logo/marks/marks";
import { palettes } from "@/lib/brand/logo/palettes";
import { readLogoBriefs } from "@/lib/brand/logo/read-logo-briefs";
import {
  logoFormatSchema,
  logoFormats,
  logoMarks,
} from "@/lib/brand/logo/schema";
import { transformArt } from "@/lib/brand/logo/shapes/art";
import { printArt } from "@/lib/brand/logo/shapes/print-art";

/** Short and long names, accents, an ampersand; two requests each. */
const shops = [
  {
    name: "Moss & Pine Pottery",
    about: ["stoneware mugs and bowls", "clay, leaf glaze, kiln"],
  },
  { name: "Ø", about: ["silver rings", "moon and star jewelry, gems"] },
  {
    name: "Señora Clémence Bordados y Costura",
    about: ["embroidery and sewing", "yarn, buttons, quilts"],
  },
  {
    name: "Hollow Oak Candle Co",
    about: ["soy candles and honey", "wood, forest, acorn"],
  },
];
const folder = "shots/logos";
const gap = 10;

async function sheet(
  file: string,
  svgs: string[],
  { columns, cell }: { columns: number; cell: number },
) {
  const parts: OverlayOptions[] = [];
  for (const [at, svg] of svgs.entries()) {
    const place = (index: number) => gap + index * (cell + gap);
    const input = await sharp(Buffer.from(svg))
      .resize(cell, cell, { fit: "contain", background: "#ffffff" })
      .png()
      .toBuffer();
    parts.push({
      input,
      left: place(at % columns),
      top: place(Math.floor(at / columns)),
    });
  }
  const [width, height] = [columns, Math.ceil(svgs.length / columns)].map(
    (count) => gap + count * (cell + gap),
  );
  await sharp({
    create: {
      width: width ?? 1,
      height: height ?? 1,
      channels: 3,
      background: "#8f8a84",
    },
  })
    .composite(parts)
    .png()
    .toFile(path.join(folder, file));
  console.log(path.resolve(folder, file));
}

const logos = shops.map(({ name, about }) =>
  about.flatMap((words) =>
    readLogoBriefs(null, `${name} ${words}`).map((brief) =>
      drawLogo(brief, name),
    ),
  ),
);

mkdirSync(folder, { recursive: true });
await sheet("sheet.png", logos.flat(), { columns: 8, cell: 460 });
for (const [at, svgs] of logos.entries())
  await sheet(`shop-${at + 1}.png`, svgs, { columns: 4, cell: 480 });

const { clay } = palettes;
const drawn = logoMarks.map((mark) => {
  const art = transformArt(marks[mark](3.2), [1, 0, 0, 1, 10, 10]);
  return printArt(art, { width: 120, height: 120 }, clay, clay.ground, 480);
});
await sheet("marks.png", drawn, { columns: 7, cell: 240 });

const formats = logoFormatSchema.options
  .map((format) => logoFormats[format])
  .filter(({ type }) => type === "png");
const files = shops.flatMap(({ name, about }, at) => {
  const brief = readLogoBriefs(null, `${name} ${about[0]}`)[at];
  return brief
    ? formats.map(({ variant }) => drawLogo(brief, name, { variant }))
    : [];
});
await sheet("files.png", files, { columns: formats.length, cell: 400 });
