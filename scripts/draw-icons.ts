// `node scripts/run.mjs draw-icons`: draws the icons of phones, from the mark
// of the share cards.
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { mark } from "./mark";

const paper = "#f9f5ee";

/**
 * On paper, since phones cut icons into shapes of their own. `share` is that of
 * the side that the mark takes.
 */
function draw(side: number, share: number) {
  const inner = Math.round(side * share);
  const picture = sharp(Buffer.from(mark(inner))).resize(inner, inner);
  const rest = side - inner;
  const [before, after] = [Math.floor(rest / 2), Math.ceil(rest / 2)];
  return picture
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: paper,
    })
    .flatten({ background: paper })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

mkdirSync("public/icons", { recursive: true });
writeFileSync("app/apple-icon.png", await draw(180, 1));
writeFileSync("public/icons/192.png", await draw(192, 0.9));
writeFileSync("public/icons/512.png", await draw(512, 0.9));
// Of a maskable icon only the circle of 80 % is certain to be seen.
writeFileSync("public/icons/maskable-512.png", await draw(512, 0.62));
