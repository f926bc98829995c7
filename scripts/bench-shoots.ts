// `npm run bench -- shoots`: how well photos of a camera roll are grouped by
// time alone and by equal runs, on rendered shoots: of all sixty objects, and
// of as many as can be dropped at once. `-- shoots sheet FILE 1`
// draws the contact sheet of the first seed: a row for each object.
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { createShoot } from "@/tests/support/shoots/create-shoot";
import {
  firstObjects,
  planShoot,
  type Times,
} from "@/tests/support/shoots/plan-shoot";
import { bestBaselines } from "@/tests/support/shoots/score-groups";

const seeds = [1, 2, 3];
const atOnce = 200;
const variants: Times[] = ["camera", "none", "messenger"];
const [tileWidth, tileHeight, columns] = [160, 120, 9];

/** Two blocks of objects side by side. */
const blocks = 2;

async function drawSheet(file: string, seed: number, side: number) {
  const options = { seed, times: "none" as const, side };
  const counts = new Map<number, number>();
  const tiles = [];
  let count = 0;
  for await (const { objectId, bytes } of createShoot(options)) {
    const column = counts.get(objectId) ?? 0;
    counts.set(objectId, column + 1);
    count += 1;
    const input = await sharp(bytes)
      .resize(tileWidth, tileHeight, { fit: "contain", background: "white" })
      .toBuffer();
    tiles.push({
      input,
      left: ((objectId % blocks) * columns + column) * tileWidth,
      top: Math.floor(objectId / blocks) * tileHeight,
    });
  }
  const seconds = process.cpuUsage().user / 1_000_000;
  const create = {
    width: blocks * columns * tileWidth,
    height: Math.ceil(counts.size / blocks) * tileHeight,
    channels: 3 as const,
    background: "white",
  };
  const sheet = sharp({ create }).composite(tiles).jpeg({ quality: 85 });
  writeFileSync(file, await sheet.toBuffer());
  console.info(
    `${count} photos in ${seconds.toFixed(1)} s of processor: ${file}`,
  );
}

function printBaselines() {
  for (const times of variants)
    for (const seed of seeds) {
      const all = planShoot({ seed, times });
      for (const photos of [all, firstObjects(all, atOnce)]) {
        const { gap, runs } = bestBaselines(photos);
        console.info(
          `${times}, seed ${seed}, ${photos.length} photos:` +
            ` gap of ${gap.setting} s ${gap.f1.toFixed(3)},` +
            ` runs of ${runs.setting} ${runs.f1.toFixed(3)}`,
        );
      }
    }
}

const [what, file, seed = "1", side = "640"] = process.argv.slice(2);
if (what === "sheet" && file) await drawSheet(file, Number(seed), Number(side));
else printBaselines();
