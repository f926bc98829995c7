import sharp, { type Sharp } from "sharp";
import { composeScene } from "./compose-scene";
import {
  type PlannedPhoto,
  planShoot,
  type Shot,
  type Times,
} from "./plan-shoot";
import { createRandom, type Random } from "./random";
import { renderScene } from "./render-scene";

export type ShotPhoto = Omit<PlannedPhoto, "shot"> & {
  /** A JPEG; its EXIF says `takenAt` where that isn't null. */
  bytes: Buffer;
};

type Options = {
  seed: number;
  times: Times;
  /** The longer side of a picture, in pixels. */
  side?: number;
};

/** The brightness that a phone aims at, of linear light. */
const aim = 0.3;

/**
 * Makes 8-bit values of light as a phone does: it measures the whole frame
 * and goes most of the way to a usual brightness, and some to a neutral gray.
 */
function develop(light: Float32Array, random: Random) {
  const means = [0, 0, 0];
  for (let at = 0; at < light.length; at += 1)
    means[at % 3] = (means[at % 3] ?? 0) + (light[at] ?? 0);
  const [red = 1, green = 1, blue = 1] = means.map(
    (sum) => sum / (light.length / 3) + 1e-4,
  );
  const mean = 0.25 * red + 0.6 * green + 0.15 * blue;
  const exposure = (aim / mean) ** 0.7 * 2 ** (random.normal() * 0.16);
  const tint = random.normal() * 0.03;
  const gains = [
    exposure * (green / red) ** 0.35 * (1 + tint),
    exposure,
    exposure * (green / blue) ** 0.35 * (1 - tint),
  ];
  // The darker it is, the more grain.
  const grain = Math.min(2 + 1.2 / (mean + 0.1), 7) * random.between(0.6, 1.1);
  return toBytes(light, gains, grain, random);
}

/** What light becomes: a shoulder for what is too bright, then gamma. */
const curve = Float32Array.from({ length: 4096 }, (_, at) => {
  const value = at / 1024;
  const shouldered = (value * (1 + value / 5)) / (0.85 + value * 0.4);
  return 255 * Math.min(shouldered, 1) ** (1 / 2.2);
});

function toBytes(
  light: Float32Array,
  gains: number[],
  grain: number,
  random: Random,
) {
  const bytes = Buffer.alloc(light.length);
  const { next } = random;
  for (let at = 0; at < light.length; at += 1) {
    const value = (light[at] ?? 0) * (gains[at % 3] ?? 1);
    const shown = curve[Math.min(Math.floor(value * 1024), 4095)] ?? 255;
    const noise = (next() + next() + next() - 1.5) * 2 * grain;
    bytes[at] = Math.min(255, Math.max(0, shown + noise));
  }
  return bytes;
}

const exifTime = (time: Date) =>
  time.toISOString().slice(0, 19).replaceAll("-", ":").replace("T", " ");

function withTime(picture: Sharp, takenAt: Date | null) {
  if (!takenAt) return picture;
  const time = exifTime(takenAt);
  return picture.withExif({
    IFD0: { Make: "Kiln", Model: "Pocket 7", DateTime: time },
    IFD2: { DateTimeOriginal: time, DateTimeDigitized: time },
  });
}

/** The JPEG of a phone, or what a messenger makes of it. */
async function takePhoto(
  shot: Shot,
  { seed, times, side = 640 }: Options,
  takenAt: Date | null,
) {
  const short = Math.round(side * 0.75);
  const [width, height] = shot.isUpright ? [short, side] : [side, short];
  const light = renderScene(composeScene(shot, seed), width, height);
  const random = createRandom(shot.seed, "camera");
  const shake = random.isIn(0.1) ? random.between(1, 2) : 0.5;
  const bytes = develop(light, random);
  const photo = sharp(bytes, { raw: { width, height, channels: 3 } })
    .blur(Math.max((shake * side) / 640, 0.3))
    .jpeg({ quality: random.whole(82, 92) });
  if (times !== "messenger") return withTime(photo, takenAt).toBuffer();
  const again = sharp(await photo.toBuffer())
    .resize(Math.round(width * 0.6))
    .jpeg({ quality: 58 });
  return withTime(again, takenAt).toBuffer();
}

/**
 * Photos of sixty handmade objects as they lie on a seller's phone, in the
 * order of their names. The three kinds of times show the same pictures.
 */
export async function* createShoot(
  options: Options,
  photos = planShoot(options),
): AsyncGenerator<ShotPhoto> {
  for (const { shot, ...photo } of photos)
    yield { ...photo, bytes: await takePhoto(shot, options, photo.takenAt) };
}
