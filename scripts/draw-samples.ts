// `node scripts/run.mjs draw-samples`: draws the pictures of the samples anew,
// which takes minutes; with a name, that one alone. `--small` draws a quick
// look at it into the working directory.
import { fork } from "node:child_process";
import { argv } from "node:process";
import sharp from "sharp";
import { board } from "./samples/board";
import { candles } from "./samples/candles";
import { cup } from "./samples/cup";
import { render } from "./samples/render";

const scenes = { cup, board, candles };
type Name = keyof typeof scenes;
const names = Object.keys(scenes) as Name[];
const full = { width: 2500, height: 2000 };
const quick = { width: 500, height: 400 };
/** Processes, each of which draws as many rows. */
const bands = 5;

const isQuick = argv.includes("--small");
const size = isQuick ? quick : full;
const rows = size.height / bands;

function drawBand(name: Name, band: number): Promise<Uint8Array> {
  const script = argv[1] ?? "";
  const child = fork(script, [...argv.slice(2), `--band=${name}:${band}`], {
    serialization: "advanced",
  });
  return new Promise((resolve, reject) => {
    child.once("message", (pixels) => resolve(pixels as Uint8Array));
    child.once("exit", (code) =>
      reject(new Error(`A process ended with ${code}.`)),
    );
  });
}

async function draw(name: Name) {
  const order = Array.from({ length: bands }, (_, band) => band);
  const parts = await Promise.all(order.map((band) => drawBand(name, band)));
  const raw = { ...size, channels: 3 as const };
  const folder = isQuick ? "." : "public/samples";
  // Few rays leave grain.
  const smooth = await sharp(Buffer.concat(parts), { raw })
    .median(3)
    .toBuffer();
  const picture = () => sharp(smooth, { raw });
  await picture().webp({ quality: 80 }).toFile(`${folder}/${name}.webp`);
  if (isQuick) return;
  const small = picture().resize({ width: 240 }).webp({ quality: 72 });
  await small.toFile(`${folder}/${name}-small.webp`);
}

const [, band] =
  argv.find((one) => one.startsWith("--band="))?.split("=") ?? [];
if (band) {
  const [name, place] = band.split(":");
  const first = Number(place) * rows;
  const pixels = render(scenes[name as Name], size, [first, first + rows]);
  process.send?.(pixels);
} else {
  const wanted = names.filter((name) => argv.includes(name));
  for (const name of wanted.length > 0 ? wanted : names) await draw(name);
}
