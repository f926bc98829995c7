// `npm run bench -- grouping`: how well photos of a camera roll are grouped, on
// rendered shoots that the grouping was not made with, beside the two
// baselines; and what it costs, beside the decoding of a photo of 12 megapixels
// in the same run. `-- grouping 1 2` takes other seeds, `-- grouping cost` the
// costs alone.
import sharp, { type Sharp } from "sharp";
import {
  type GroupedPhoto,
  groupPhotos,
  type PhotoFacts,
} from "@/lib/photos/grouping/group-photos";
import { lookSide, measureLook } from "@/lib/photos/grouping/measure-look";
import { readTakenAt } from "@/lib/photos/grouping/read-taken-at";
import { createShoot } from "@/tests/support/shoots/create-shoot";
import { bestBaselines, pairwiseF1 } from "@/tests/support/shoots/score-groups";
import { compare } from "./bench/statistics";

const goal = {
  f1: { camera: 0.9, none: 0.75, messenger: 0.75 },
  ahead: 0.1,
  sure: 0.97,
  grouping: 20,
  reading: 1.3,
};
const rounds = 7;
const atOnce = 200;

type Shown = PhotoFacts & { objectId: number };

async function measure(picture: Sharp) {
  const { data, info } = await picture
    .resize(lookSide, lookSide, { fit: "inside" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return measureLook({ data, width, height, channels });
}

async function readShoot(seed: number, times: "camera" | "messenger") {
  const photos: Shown[] = [];
  for await (const { name, objectId, bytes } of createShoot({ seed, times }))
    photos.push({
      name,
      objectId,
      takenAt: readTakenAt(bytes),
      look: await measure(sharp(bytes)),
    });
  return photos;
}

/** Between photos as they are shown, one after the other. */
function countJoints(photos: Shown[], groups: GroupedPhoto[][]) {
  const shown = groups.flatMap((group) =>
    group.map((photo, at) => ({
      objectId: photos[photo.place]?.objectId,
      isUnsure: photo.isUnsure,
      isBorder: at === 0,
    })),
  );
  const joints = shown.slice(1).map((photo, at) => ({
    ...photo,
    isRight: photo.isBorder === (photo.objectId !== shown[at]?.objectId),
  }));
  const share = (isBorder: boolean) => {
    const all = joints.filter((joint) => joint.isBorder === isBorder);
    const sure = all.filter(({ isUnsure }) => !isUnsure);
    const right = sure.filter(({ isRight }) => isRight).length;
    return { all: all.length, sure: sure.length, right };
  };
  return { borders: share(true), joins: share(false) };
}

type Row = {
  times: keyof typeof goal.f1;
  f1: number;
  ahead: number;
  borders: { all: number; sure: number; right: number };
};

function scoreShoot(seed: number, times: Row["times"], photos: Shown[]): Row {
  const groups = groupPhotos(photos);
  const labels: number[] = [];
  for (const [group, members] of groups.entries())
    for (const { place } of members) labels[place] = group;
  const truth = photos.map(({ objectId }) => objectId);
  const f1 = pairwiseF1(truth, labels);
  const { gap, runs } = bestBaselines(
    photos.map(({ objectId, takenAt }) => ({
      objectId,
      takenAt: takenAt === null ? null : new Date(takenAt * 1000),
    })),
  );
  const { borders, joins } = countJoints(photos, groups);
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
  console.log(
    `seed ${seed}, ${times}: F1 ${f1.toFixed(3)}, gap ${gap.f1.toFixed(3)}, runs ${runs.f1.toFixed(3)};` +
      ` ${groups.length} groups of ${photos.length} photos;` +
      ` borders ${borders.all}, unsure ${borders.all - borders.sure}, of the others right ${percent(borders.right, borders.sure)};` +
      ` joins ${joins.all}, unsure ${joins.all - joins.sure}, of the others right ${percent(joins.right, joins.sure)}`,
  );
  return { times, f1, ahead: f1 - Math.max(gap.f1, runs.f1), borders };
}

async function scoreSeeds(seeds: number[]): Promise<boolean> {
  const rows: Row[] = [];
  for (const seed of seeds) {
    const camera = await readShoot(seed, "camera");
    rows.push(scoreShoot(seed, "camera", camera));
    const without = camera.map((photo) => ({ ...photo, takenAt: null }));
    rows.push(scoreShoot(seed, "none", without));
    const sent = await readShoot(seed, "messenger");
    rows.push(scoreShoot(seed, "messenger", sent));
  }
  const sum = (part: "sure" | "right") =>
    rows.reduce((total, { borders }) => total + borders[part], 0);
  const sure = sum("right") / sum("sure");
  console.log(`Borders that aren't unsure: ${(100 * sure).toFixed(1)} % right`);
  return (
    sure >= goal.sure &&
    rows.every(
      ({ times, f1, ahead }) => f1 >= goal.f1[times] && ahead >= goal.ahead,
    )
  );
}

/** Of twelve megapixels, with the noise of a sensor. */
async function createPhoto() {
  const [width, height] = [4032, 3024];
  const noise = { type: "gaussian" as const, mean: 128, sigma: 12 };
  const picture = { create: { width, height, channels: 3 as const, noise } };
  return sharp(picture as never)
    .withExif({ IFD2: { DateTimeOriginal: "2026:11:03 10:20:30" } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const decode = (bytes: Buffer) =>
  sharp(bytes).raw().toBuffer({ resolveWithObject: true });

async function measureCosts(): Promise<boolean> {
  const photo = await createPhoto();
  const looks: Shown[] = [];
  const planned = { seed: 7, times: "camera" as const, side: 160 };
  for await (const { name, objectId, bytes } of createShoot(planned)) {
    if (looks.length === atOnce) break;
    const look = await measure(sharp(bytes));
    looks.push({ name, objectId, takenAt: readTakenAt(bytes), look });
  }
  const times = await compare(
    {
      decoding: () => decode(photo),
      reading: async () => {
        const { data, info } = await decode(photo);
        const { width, height, channels } = info;
        await measure(sharp(data, { raw: { width, height, channels } }));
        readTakenAt(photo);
      },
      grouping: async () => groupPhotos(looks),
    },
    rounds,
  );
  const reading = times.reading / times.decoding;
  const grouping = times.grouping / times.decoding;
  console.log(
    `Decoding 12 megapixels: ${times.decoding.toFixed(0)} ms; reading a photo costs ${reading.toFixed(2)} times that (goal ${goal.reading}), grouping ${looks.length} photos ${grouping.toFixed(2)} times (goal ${goal.grouping})`,
  );
  return reading <= goal.reading && grouping <= goal.grouping;
}

const given = process.argv.slice(2);
const seeds = given.map(Number).filter(Number.isInteger);
const isCheap = await measureCosts();
const isGood =
  given[0] === "cost" ||
  (await scoreSeeds(seeds.length > 0 ? seeds : [1, 2, 3]));
console.log(isCheap && isGood ? "Goals met." : "Not all goals are met.");
process.exit(isCheap && isGood ? 0 : 1);
