// `node scripts/run.mjs draw-cards`: draws the share cards whose texts changed,
// and removes those of pages that are gone; `--all` draws every one anew. Each
// is also drawn without a name, for installations with another one.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { EarringsPhoto } from "@/components/landing/earrings-photo";
import {
  cardText,
  type ShareCard,
  shareCards,
} from "@/lib/content/share-cards";
import { site } from "@/lib/content/site";
import { mark } from "../server/mark";
import { browserFlags, findBrowser } from "./find-browser";

const fontOf = (name: string) =>
  `data:font/woff2;base64,${readFileSync(`app/fonts/${name}.woff2`).toString("base64")}`;
const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page's own paper, ink, tag and ruler, at the size of a shared picture.
 */
const style = `
@font-face { font-family: Fraunces; src: url(${fontOf("fraunces-560-basic")}); font-weight: 400 600 }
@font-face { font-family: Sans; src: url(${fontOf("instrument-sans-400-basic")}); font-weight: 400 }
@font-face { font-family: Sans; src: url(${fontOf("instrument-sans-600-basic")}); font-weight: 600 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; background: #f9f5ee; color: #2a2019; font-family: Sans; overflow: hidden; position: relative }
.edge { position: absolute; inset: 0 0 auto; height: 34px; background:
  repeating-linear-gradient(90deg, #8a7a68 0 2px, transparent 2px 120px) 0 0 / 100% 100% no-repeat,
  repeating-linear-gradient(90deg, #b8a995 0 2px, transparent 2px 24px) 0 0 / 100% 50% no-repeat }
.text { position: absolute; left: 72px; top: 104px; bottom: 64px; width: 660px; display: flex; flex-direction: column }
.tag { align-self: flex-start; padding: 9px 22px 9px 50px; background: radial-gradient(circle at 26px 50%, #f9f5ee 7px, #8a7a68 7.5px 9.5px, transparent 10px), #e5d3b8;
  clip-path: polygon(16px 0, 100% 0, 100% 100%, 16px 100%, 0 calc(100% - 16px), 0 16px); font-size: 26px; font-weight: 600 }
h1 { margin-top: 34px; font: 560 76px/1.06 Fraunces; letter-spacing: -0.015em; text-wrap: balance }
h1.long { font-size: 60px }
.line { margin-top: 24px; color: #665647; font-size: 31px; line-height: 1.35; text-wrap: pretty; white-space: pre-wrap }
.name { margin-top: auto; display: flex; align-items: center; gap: 16px; font: 600 42px Fraunces }
.photo { position: absolute; right: 76px; top: 112px; width: 372px; padding: 18px 18px 62px; background: #fffdf8; border: 2px solid #d8cab4; rotate: 2.5deg; box-shadow: 0 18px 40px -18px #5b432a66 }
.photo svg { display: block; width: 100% }
.ruler { position: absolute; inset: auto 18px 16px; height: 30px; border: 2px solid #8a7a68; border-radius: 3px; background:
  linear-gradient(90deg, #b9c9a6 0 41%, #4c6b35 41% calc(41% + 4px), transparent calc(41% + 4px)),
  #fffdf8 }
.ruler::after { content: ""; position: absolute; inset: 0; background: repeating-linear-gradient(90deg, transparent 0 22px, #8a7a68 22px 24px) 0 100% / 100% 50% no-repeat }
`;

const ourName = `<p class="name">${mark(54)}${site.name}</p>`;

function pageOf({ tag, title, line }: ShareCard, name: string) {
  const photo = renderToStaticMarkup(createElement(EarringsPhoto));
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="edge"></div>
<div class="text"><span class="tag">${escapeHtml(tag)}</span><h1 class="${title.length > 34 ? "long" : ""}">${escapeHtml(title)}</h1>
<p class="line">${escapeHtml(line)}</p>${name}</div>
<div class="photo">${photo}<div class="ruler"></div></div>`;
}

/** What each card has below its text, by its folder. */
const names = { "public/cards": ourName, "public/nameless-cards": "" };

async function isDrawn(card: ShareCard, file: string) {
  if (process.argv.includes("--all") || !existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.toString("utf8").includes(cardText(card)) === true;
}

const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: browserFlags });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [folder, name] of Object.entries(names)) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder))
    if (!shareCards.some(({ file }) => old === `${file}.png`))
      rmSync(`${folder}/${old}`);
  for (const card of shareCards) {
    const file = `${folder}/${card.file}.png`;
    if (await isDrawn(card, file)) continue;
    await page.setContent(pageOf(card, name));
    await page.evaluate(() => document.fonts.ready);
    const picture = await sharp(await page.screenshot())
      .png({ palette: true, colors: 128, effort: 10 })
      .withExif({ IFD0: { ImageDescription: cardText(card) } })
      .toBuffer();
    writeFileSync(file, picture);
    console.log(`${file}: ${(picture.length / 1024).toFixed(0)} KB`);
  }
}
await browser.close();
