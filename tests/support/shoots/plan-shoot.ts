import { backgrounds } from "./backgrounds";
import { planObjects, type ShotObject } from "./plan-objects";
import { createRandom, type Random } from "./random";

/** Where the times of the files are from. */
export type Times = "camera" | "none" | "messenger";

export type View = "front" | "above" | "back" | "detail" | "hand" | "ruler";

export type Shot = {
  object: ShotObject;
  objectId: number;
  view: View;
  /** Index of a background, and whether the phone is held upright. */
  background: number;
  isUpright: boolean;
  /** Seconds since the shoot began. */
  second: number;
  /** The only source of what is random in its picture. */
  seed: number;
};

export type PlannedPhoto = {
  name: string;
  /** Whole seconds of the phone's clock, which has no zone: as if in UTC. */
  takenAt: Date | null;
  objectId: number;
  kind: string;
  family: number | null;
  shot: Shot;
};

/**
 * Seconds; sigma is of the logarithm. Two of three photos of an object come
 * after 4 to 16 s, the next object after 14 to 46 s: one in five of either is
 * on the wrong side of the best border.
 */
const gapOfObject = { median: 8, sigma: 0.7 };
const gapBetween = { median: 25, sigma: 0.6 };
/** A finger isn't faster. */
const shortestGap = 0.8;

/** Of 2, 3, … 9 photos: four on the average. */
const countWeights = [20, 26, 20, 13, 8, 6, 4, 3];
const mostPhotos = 9;
const retakenShare = 1 / 7;

const views: readonly View[] = [
  "front",
  "above",
  "back",
  "detail",
  "hand",
  "ruler",
];
const viewWeights = [42, 14, 12, 16, 9, 7];

/** Photos of one object one after the other. */
type Visit = { objectId: number; count: number; isRetake: boolean };

function planVisits(objectCount: number, random: Random): Visit[] {
  const ids = Array.from({ length: objectCount }, (_, at) => at);
  const retakenCount = Math.round(objectCount * retakenShare);
  // The last one has none after which it could be taken again.
  const retaken = random.shuffled(ids.slice(0, -1)).slice(0, retakenCount);
  const later = new Map<number, Visit[]>();
  const visits = ids.map((objectId) => {
    const drawn = 2 + random.weighted(countWeights);
    if (!retaken.includes(objectId))
      return { objectId, count: drawn, isRetake: false };
    const again = random.whole(1, 2);
    const after = Math.min(objectId + random.whole(1, 12), objectCount - 1);
    const visit = { objectId, count: again, isRetake: true };
    later.set(after, (later.get(after) ?? []).concat(visit));
    const count = Math.min(drawn, mostPhotos - again);
    return { objectId, count, isRetake: false };
  });
  return visits.flatMap((visit) =>
    [visit].concat(later.get(visit.objectId) ?? []),
  );
}

/** The seller's own tables, and when she moves from one to the next. */
function placesOf(random: Random) {
  const all = Array.from({ length: backgrounds.length }, (_, at) => at);
  const own = random.shuffled(all).slice(0, 4);
  let [current, left] = [random.pick(own), random.whole(4, 14)];
  return {
    next: () => {
      if (left === 0) {
        current = random.pick(own.filter((one) => one !== current));
        left = random.whole(4, 14);
      }
      left -= 1;
      return current;
    },
    other: () => random.pick(own.filter((one) => one !== current)),
  };
}

type Visited = {
  visit: Visit;
  place: number;
  otherPlace: number;
  random: Random;
};

/** What the photos of one visit show, without their times. */
function viewsOf({ visit, place, otherPlace, random }: Visited) {
  const movesAt = random.isIn(0.2) ? random.whole(1, 8) : visit.count;
  const isUpright = random.isIn(0.3);
  return Array.from({ length: visit.count }, (_, at) => {
    const isMoved = at >= movesAt || random.isIn(0.03);
    const drawn = views[random.weighted(viewWeights)] ?? "front";
    return {
      // One begins with the whole thing, most of the time.
      view: at === 0 && random.isIn(0.7) ? ("front" as const) : drawn,
      background: isMoved ? otherPlace : place,
      isUpright: random.isIn(0.12) ? !isUpright : isUpright,
      seed: random.whole(1, 2 ** 30),
    };
  });
}

/** The camera's names go on by one; what was deleted left a gap. */
function cameraNames(count: number, random: Random) {
  let number = random.whole(1200, 8200);
  return Array.from({ length: count }, () => {
    number += 1;
    while (random.isIn(0.07)) number += 1;
    return `IMG_${number}.jpg`;
  });
}

const wholeSecond = (start: number, seconds: number) =>
  new Date(start + Math.floor(seconds) * 1000);

/**
 * Sent at once in the evening: what arrives gets its name and a time within a
 * minute or two, several at a time, so that neighbors may change places.
 */
function sendAll(shots: readonly Shot[], random: Random) {
  const start = Date.UTC(2026, 10, 3, 19, 12, random.whole(0, 59));
  const lasting = random.between(60, 120);
  const first = random.whole(3, 30);
  const arrived = shots
    .map((shot, at) => ({ shot, at: at + random.normal() * 0.8 }))
    .sort((a, b) => a.at - b.at);
  return arrived.map(({ shot }, at) => {
    const number = String(first + at).padStart(4, "0");
    const second = (lasting * at) / shots.length + random.between(0, 3);
    return {
      shot,
      name: `IMG-20261103-WA${number}.jpg`,
      takenAt: wholeSecond(start, second),
    };
  });
}

/** All that is decided before a picture is drawn. */
export function planShoot({ seed, times }: { seed: number; times: Times }) {
  const objects = planObjects(createRandom(seed, "objects"));
  const random = createRandom(seed, "views");
  const places = placesOf(random);
  const clock = createRandom(seed, "times");
  const shots: Shot[] = [];
  let second = 0;
  for (const visit of planVisits(objects.length, random)) {
    const object = objects[visit.objectId];
    if (!object) continue;
    const place = places.next();
    const otherPlace = places.other();
    const seen = viewsOf({ visit, place, otherPlace, random });
    for (const [at, view] of seen.entries()) {
      const { median, sigma } = at === 0 ? gapBetween : gapOfObject;
      second += Math.max(clock.logNormal(median, sigma), shortestGap);
      shots.push({ object, objectId: visit.objectId, second, ...view });
    }
  }
  return nameAll(shots, times, createRandom(seed, "names"));
}

function nameAll(shots: Shot[], times: Times, random: Random): PlannedPhoto[] {
  const start = Date.UTC(2026, 10, 3, 10, random.whole(0, 59));
  const names = cameraNames(shots.length, random);
  const files =
    times === "messenger"
      ? sendAll(shots, random)
      : shots.map((shot, at) => ({
          shot,
          name: names[at] ?? "",
          takenAt: times === "none" ? null : wholeSecond(start, shot.second),
        }));
  return files.map(({ shot, name, takenAt }) => ({
    name,
    takenAt,
    objectId: shot.objectId,
    kind: shot.object.kind.name,
    family: shot.object.family,
    shot,
  }));
}

/**
 * As many objects from the first one on, with all of their photos, as make at
 * most so many files: what can be dropped at once.
 */
export function firstObjects<T extends { objectId: number }>(
  photos: readonly T[],
  most: number,
): T[] {
  const counts = new Map<number, number>();
  for (const { objectId } of photos)
    counts.set(objectId, (counts.get(objectId) ?? 0) + 1);
  let left = most;
  const taken = new Set<number>();
  for (const [objectId, count] of [...counts].sort(([a], [b]) => a - b)) {
    left -= count;
    if (left < 0) break;
    taken.add(objectId);
  }
  return photos.filter(({ objectId }) => taken.has(objectId));
}
