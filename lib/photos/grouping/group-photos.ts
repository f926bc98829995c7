import {
  compareLooks,
  type Likeness,
} from "@/lib/photos/grouping/compare-looks";
import {
  findRuns,
  type PairEvidence,
  type Runs,
} from "@/lib/photos/grouping/find-runs";
import {
  joinLater,
  joinSwapped,
  nearestGroups,
} from "@/lib/photos/grouping/join-later";
import { type Look, noLook } from "@/lib/photos/grouping/measure-look";
import { orderPhotos } from "@/lib/photos/grouping/order-photos";

export type PhotoFacts = {
  name: string;
  /** Seconds of the camera's clock; null where it isn't known. */
  takenAt: number | null;
  /** Null where this browser couldn't measure it. */
  look: Look | null;
};

/** A photo by its place among those given. */
export type GroupedPhoto = {
  place: number;
  /**
   * Whether it may be the other way: that it belongs to the photo shown before
   * it, or that it doesn't.
   */
  isUnsure: boolean;
};

/**
 * The likeness at which two photos are as likely of one piece as not, also where
 * neighbors may have changed places, how fast that changes, and how much one
 * photo may say.
 */
const likeness = { even: 0.1, evenIfLoose: 0.2, slope: 11, most: 4 };
/** A gap alone never says more. */
const mostOfGap = 3;
/** Photos of a piece, beside borders, until these photos tell. */
const usualPrior = Math.log(3);
/**
 * Seconds of the logarithm, as long as few gaps are known; each counts as five.
 */
const usualGaps = { within: 8, between: 40, variance: 0.5, weight: 5 };
const rounds = 4;
/**
 * Two ways that are nearly as likely are unsure; a border in a loose order more
 * easily.
 */
const sure = { from: 0.9, fromIfLoose: 0.97 };

const bounded = (value: number, most: number) =>
  Math.min(Math.max(value, -most), most);

const logOf = (gap: number) => Math.log(Math.max(gap, 0.7));

function measureGaps(logs: number[], usual: number) {
  const { variance, weight } = usualGaps;
  const count = logs.length + weight;
  const mean =
    (logs.reduce((sum, one) => sum + one, 0) + weight * Math.log(usual)) /
    count;
  const squares = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, spread: Math.sqrt((squares + weight * variance) / count) };
}

const densityAt = (
  log: number,
  { mean, spread }: { mean: number; spread: number },
) => Math.exp(-((log - mean) ** 2) / (2 * spread ** 2)) / spread + 1e-4;

/**
 * What the gaps say once photos are cut into runs: they are as long as those
 * inside of runs, or as those between them.
 */
function weighJoints(gaps: readonly (number | null)[], { starts }: Runs) {
  const isStart = new Set(starts);
  const known = gaps.flatMap((gap, at) =>
    gap === null ? [] : [{ log: logOf(gap), isStart: isStart.has(at) }],
  );
  const logsOf = (wanted: boolean) =>
    known.filter((gap) => gap.isStart === wanted).map(({ log }) => log);
  const within = measureGaps(logsOf(false), usualGaps.within);
  const between = measureGaps(logsOf(true), usualGaps.between);
  const prior =
    known.length === 0
      ? usualPrior
      : Math.log((gaps.length - starts.length + 3) / starts.length);
  return gaps.map((gap) => {
    if (gap === null) return prior;
    const log = logOf(gap);
    const ratio = Math.log(densityAt(log, within) / densityAt(log, between));
    return prior + bounded(ratio, mostOfGap);
  });
}

/** Without look and time a photo is its own group. */
const withoutEvidence = -1;

function cutIntoRuns(
  gaps: readonly (number | null)[],
  looks: readonly (Look | null)[],
  ofPair: PairEvidence,
): Runs {
  const count = gaps.length;
  const settle = (joints: number[]) =>
    joints.map((joint, at) =>
      gaps[at] === null && !(looks[at] && looks[at - 1])
        ? withoutEvidence
        : joint,
    );
  let joints = settle(Array<number>(count).fill(usualPrior));
  let runs = findRuns({ count, ofPair, ofJoint: joints });
  if (gaps.every((gap) => gap === null)) return runs;
  for (let round = 0; round < rounds; round++) {
    joints = settle(weighJoints(gaps, runs));
    runs = findRuns({ count, ofPair, ofJoint: joints });
  }
  return runs;
}

/** One photo alone is often a detail or the back of a piece beside it. */
const isUsual = (group: readonly number[] | undefined) =>
  (group?.length ?? 0) > 1;

const toGroups = ({ starts }: Pick<Runs, "starts">, count: number) =>
  starts.map((start, at) =>
    Array.from(
      { length: (starts[at + 1] ?? count) - start },
      (_, place) => start + place,
    ),
  );

/**
 * Cut twice: what changes within the pieces is taken off in between. In a loose
 * order, photos that changed places with their neighbors are joined each time.
 */
function cutByLooks(
  gaps: readonly (number | null)[],
  looks: readonly (Look | null)[],
  isLoose: boolean,
) {
  const even = isLoose ? likeness.evenIfLoose : likeness.even;
  const cutBy = (near: Likeness) => {
    const runs = cutIntoRuns(gaps, looks, (one, other) =>
      looks[one] && looks[other]
        ? bounded(likeness.slope * (near(one, other) - even), likeness.most)
        : null,
    );
    const cut = toGroups(runs, looks.length);
    return { runs, groups: isLoose ? joinSwapped(cut, near) : cut };
  };
  const { near, around, refine } = compareLooks(
    looks.map((look) => look ?? noLook),
  );
  const groupOf: number[] = [];
  for (const [group, members] of cutBy(near).groups.entries())
    for (const at of members) groupOf[at] = group;
  const refined = refine(groupOf);
  const { runs, groups } = cutBy(refined.near);
  return { runs, groups, overall: refined.overall, around };
}

/**
 * Photos that show one piece, by when they were taken and what they look like,
 * in the order of the first of each. Every photo is in exactly one group, and
 * none has more than a listing may have.
 */
export function groupPhotos(photos: readonly PhotoFacts[]): GroupedPhoto[][] {
  const { order, gaps, isLoose } = orderPhotos(photos);
  const looks = order.map((place) => photos[place]?.look ?? null);
  const {
    runs,
    groups: cut,
    overall,
    around,
  } = cutByLooks(gaps, looks, isLoose);
  const groups = joinLater(cut, { overall, around });
  groups.sort(([one = 0], [other = 0]) => one - other);
  const nearest = nearestGroups(groups, overall);
  const isBorderSure = (group: number, at: number) =>
    (runs.beginning[at] ?? 1) >= (isLoose ? sure.fromIfLoose : sure.from) &&
    nearest[group] !== group - 1 &&
    nearest[group - 1] !== group &&
    isUsual(groups[group]) &&
    isUsual(groups[group - 1]);
  return groups.map((photosOfGroup, group) =>
    photosOfGroup.map((at, place) => ({
      place: order[at] ?? 0,
      isUnsure:
        place === 0
          ? group > 0 && !isBorderSure(group, at)
          : photosOfGroup[place - 1] !== at - 1 ||
            (runs.beginning[at] ?? 0) > 1 - sure.from,
    })),
  );
}
