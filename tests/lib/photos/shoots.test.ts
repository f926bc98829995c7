import sharp from "sharp";
import {
  createShoot,
  type ShotPhoto,
} from "@/tests/support/shoots/create-shoot";
import { kinds } from "@/tests/support/shoots/plan-objects";
import {
  firstObjects,
  type PlannedPhoto,
  planShoot,
  type Times,
} from "@/tests/support/shoots/plan-shoot";
import {
  bestBaselines,
  groupByGap,
  groupEqualRuns,
  pairwiseF1,
} from "@/tests/support/shoots/score-groups";

jest.setTimeout(120_000);

const seeds = [1, 2, 3];
const variants: Times[] = ["camera", "none", "messenger"];

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K) {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, (groups.get(key) ?? []).concat([item]));
  }
  return groups;
}

const byObject = (photos: readonly PlannedPhoto[]) =>
  grouped(photos, ({ objectId }) => objectId);

async function render(
  seed: number,
  times: Times,
  isShown: (at: number) => boolean,
) {
  const options = { seed, times, side: 40 };
  const photos: ShotPhoto[] = [];
  const planned = planShoot(options).filter((_, at) => isShown(at));
  for await (const photo of createShoot(options, planned)) photos.push(photo);
  return photos;
}

const isFirst = (at: number) => at < 4;
const isSixth = (at: number) => at % 6 === 0;

/** DateTimeOriginal, read as UTC: the camera's own clock has no zone. */
async function readTime(bytes: Buffer) {
  const { exif } = await sharp(bytes).metadata();
  if (!exif) return null;
  const tiff = exif.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) =>
    isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number) =>
    isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const entryOf = (ifd: number, tag: number) => {
    for (let at = ifd + 2; at < ifd + 2 + short(ifd) * 12; at += 12)
      if (short(at) === tag) return long(at + 8);
    throw new Error(`No tag ${tag}`);
  };
  const at = entryOf(entryOf(long(4), 0x8769), 0x9003);
  const [day = "", clock] = tiff.toString("latin1", at, at + 19).split(" ");
  return new Date(`${day.replaceAll(":", "-")}T${clock}Z`);
}

test.each(seeds)(
  "shoot %i: sixty objects of ten kinds, four families",
  (seed) => {
    const photos = planShoot({ seed, times: "camera" });
    const objects = byObject(photos);
    expect(objects.size).toBe(60);
    for (const shots of objects.values()) {
      expect(shots.length).toBeGreaterThanOrEqual(2);
      expect(shots.length).toBeLessThanOrEqual(9);
    }
    expect(photos.length).toBeGreaterThan(200);
    expect(photos.length).toBeLessThan(280);
    expect(new Set(photos.map(({ kind }) => kind))).toEqual(
      new Set(kinds.map(({ name }) => name)),
    );
    const inFamilies = grouped(
      [...objects.values()].flatMap((shots) => shots.slice(0, 1)),
      ({ family }) => family,
    );
    expect(inFamilies.get(null)).toHaveLength(40);
    inFamilies.delete(null);
    expect([...inFamilies.values()].map((family) => family.length)).toEqual([
      5, 5, 5, 5,
    ]);
  },
);

test.each(seeds)("families of shoot %i: all differ, in one detail", (seed) => {
  const photos = planShoot({ seed, times: "none" });
  const objects = [...byObject(photos).values()].flatMap(([photo]) =>
    photo && photo.family !== null ? [photo.shot.object] : [],
  );
  for (const family of grouped(objects, ({ family }) => family).values()) {
    const texts = (key: "color" | "accent" | "motif" | "length" | "build") =>
      new Set(family.map(({ look }) => String(look[key]))).size;
    for (const key of ["color", "accent", "motif", "length", "build"] as const)
      expect(texts(key)).toBe(key === family[0]?.detail ? 5 : 1);
  }
});

test("gaps: their medians are those promised, and they overlap", () => {
  const gaps = seeds.flatMap((seed) => {
    const photos = planShoot({ seed, times: "camera" });
    return photos.slice(1).map((photo, at) => {
      const before = photos[at];
      const seconds = (Number(photo.takenAt) - Number(before?.takenAt)) / 1000;
      return { seconds, isWithin: photo.objectId === before?.objectId };
    });
  });
  const secondsOf = (isWithin: boolean) =>
    gaps.filter((gap) => gap.isWithin === isWithin).map((gap) => gap.seconds);
  const [within, between] = [secondsOf(true), secondsOf(false)];
  expect(Math.abs(median(within) / 8 - 1)).toBeLessThan(0.15);
  expect(Math.abs(median(between) / 25 - 1)).toBeLessThan(0.15);
  const isLong = (gap: number) => gap > 14;
  expect(within.filter(isLong).length / within.length).toBeGreaterThan(0.1);
  expect(between.filter(isLong).length / between.length).toBeLessThan(0.9);
});

test.each(seeds)(
  "shoot %i: one object in seven is taken again later",
  (seed) => {
    const photos = planShoot({ seed, times: "camera" });
    const visits = photos.filter(
      ({ objectId }, at) => photos[at - 1]?.objectId !== objectId,
    );
    expect(visits.length - 60).toBe(9);
  },
);

test("names: in the camera's order with gaps; a messenger's nearly so", () => {
  for (const seed of seeds) {
    const [camera, none, messenger] = variants.map((times) =>
      planShoot({ seed, times }),
    );
    const names = camera?.map(({ name }) => name) ?? [];
    expect([...names].sort()).toEqual(names);
    const numbers = names.map((name) =>
      Number(/^IMG_(\d{4})\.jpg$/.exec(name)?.[1]),
    );
    const skipped =
      (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1 - names.length;
    expect(skipped).toBeGreaterThan(3);
    expect(none?.map(({ name }) => name)).toEqual(names);
    expect(none?.every(({ takenAt }) => takenAt === null)).toBe(true);
    const sent = messenger?.map(({ name }) => name) ?? [];
    expect(sent.every((name) => /^IMG-20261103-WA\d{4}\.jpg$/.test(name))).toBe(
      true,
    );
    expect([...sent].sort()).toEqual(sent);
    const order = messenger?.map(({ shot }) => shot.second) ?? [];
    const swapped = order.filter((second, at) => second < (order[at - 1] ?? 0));
    expect(swapped.length).toBeGreaterThan(10);
    expect(swapped.length).toBeLessThan(order.length / 3);
    const sentAt = messenger?.map(({ takenAt }) => Number(takenAt)) ?? [];
    expect(Math.max(...sentAt) - Math.min(...sentAt)).toBeLessThan(125_000);
  }
});

test("pictures: the same for the same seed, and EXIF where there is a time", async () => {
  for (const times of variants) {
    const photos = await render(5, times, isFirst);
    const again = await render(5, times, isFirst);
    const isSame = again.map((photo, at) =>
      photos[at]?.bytes.equals(photo.bytes),
    );
    expect(isSame).toEqual(photos.map(() => true));
    const read = await Promise.all(photos.map(({ bytes }) => readTime(bytes)));
    expect(read).toEqual(photos.map(({ takenAt }) => takenAt));
    const other = await render(6, times, isFirst);
    expect(other[0]?.bytes.equals(photos[0]?.bytes ?? Buffer.alloc(0))).toBe(
      false,
    );
  }
});

test("pictures: none is black, white or empty", async () => {
  for (const { name, bytes } of await render(4, "none", isSixth)) {
    const { channels } = await sharp(bytes).stats();
    for (const { mean, stdev } of channels) {
      const isUsual = mean > 20 && mean < 240 && stdev > 4;
      expect({ name, mean, stdev, isUsual }).toMatchObject({ isUsual: true });
    }
  }
});

test("the first objects: whole, and at most so many photos", () => {
  for (const seed of seeds) {
    const photos = planShoot({ seed, times: "messenger" });
    const first = firstObjects(photos, 200);
    expect(first.length).toBeLessThanOrEqual(200);
    expect(first.length).toBeGreaterThan(190);
    const all = byObject(photos);
    for (const [objectId, shots] of byObject(first))
      expect(shots).toEqual(all.get(objectId));
  }
});

test.each([
  // Truth has 3 pairs and 1, of which 1 and 1 were put together, and 2 wrongly:
  // 2 × 2 / (4 + 4).
  { truth: [1, 1, 1, 2, 2], groups: [1, 1, 3, 3, 3], f1: 0.5 },
  { truth: [1, 1, 2, 2], groups: [7, 7, 5, 5], f1: 1 },
  // 2 pairs and none put together.
  { truth: [1, 1, 2, 2], groups: [1, 2, 3, 4], f1: 0 },
  // 2 pairs of 6 put together: 2 × 2 / (2 + 6).
  { truth: [1, 1, 2, 2], groups: [1, 1, 1, 1], f1: 0.5 },
  // A retake that came to its object: 3 of 3, and 1 of 1.
  { truth: [1, 1, 2, 2, 1], groups: [4, 4, 9, 9, 4], f1: 1 },
  // 3 pairs and 1; put together 1 and 1, none wrongly: 2 × 2 / (4 + 2).
  { truth: [1, 1, 2, 2, 1], groups: [4, 4, 9, 9, 5], f1: 2 / 3 },
  { truth: [1, 2, 3], groups: [3, 2, 1], f1: 1 },
  { truth: [], groups: [], f1: 1 },
])("F1 of $groups for $truth: $f1", ({ truth, groups, f1 }) => {
  expect(pairwiseF1(truth, groups)).toBeCloseTo(f1, 10);
});

test("baselines: a gap of time, equal runs, and the best of each", () => {
  const at = (second: number) => new Date(second * 1000);
  const times = [0, 5, 30, 36, 100].map(at);
  expect(groupByGap(times, 10)).toEqual([0, 0, 1, 1, 2]);
  expect(groupByGap(times, 5.5)).toEqual([0, 0, 1, 2, 3]);
  // Not in order, as from a messenger.
  expect(groupByGap([at(30), at(0), at(36), at(5)], 10)).toEqual([1, 0, 1, 0]);
  expect(groupByGap([null, null], 10)).toEqual([0, 0]);
  expect(groupEqualRuns(5, 2)).toEqual([0, 0, 1, 1, 2]);
  const photos = [1, 1, 2, 2, 3].map((objectId, index) => ({
    objectId,
    takenAt: times[index] ?? null,
  }));
  expect(bestBaselines(photos)).toEqual({
    gap: { setting: 6, f1: 1 },
    runs: { setting: 2, f1: 1 },
  });
});
