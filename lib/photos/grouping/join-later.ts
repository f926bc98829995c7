import type { Likeness } from "@/lib/photos/grouping/compare-looks";
import { maxPhotos } from "@/lib/photos/limits";

/** Places of photos in the order in which they were taken, ascending. */
type Group = number[];

/** In a messenger's order: how far a photo was moved, and how alike it is. */
const swapped = { places: 3, likeness: 0.2 };
/**
 * A piece that is photographed again later: how many photos at most, the
 * likeness at which that is as likely as not where no third group comes near,
 * how fast it changes, and from which chance on they are joined.
 */
const later = { photos: 2, likeness: 0.3, slope: 30, from: 0.6 };
/**
 * A piece that is taken to another table: any number of photos, one beside the
 * other, and what is around them no more alike than that.
 */
const moved = { around: 0.6, from: 0.5 };

function meanLikeness(alike: Likeness, one: Group, other: Group) {
  let sum = 0;
  for (const a of one) for (const b of other) sum += alike(a, b);
  return sum / (one.length * other.length);
}

/**
 * Half the mean, half that of each photo of the smaller group with the one it
 * is most like: a back is like another back alone.
 */
function likenessOfVisits(alike: Likeness, one: Group, other: Group) {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  let best = 0;
  for (const a of few) best += Math.max(...many.map((b) => alike(a, b)));
  return (meanLikeness(alike, one, other) + best / few.length) / 2;
}

function distanceOf(one: Group, other: Group) {
  let least = Number.POSITIVE_INFINITY;
  for (const a of one)
    for (const b of other) least = Math.min(least, Math.abs(a - b));
  return least;
}

const compareGroups = (
  groups: readonly Group[],
  alike: Likeness,
  compare = likenessOfVisits,
) =>
  groups.map((one) =>
    groups.map((other) => (one === other ? 0 : compare(alike, one, other))),
  );

/** How good it is to join two groups, by their places; at most 0 if it isn't. */
type Weigh = (
  one: number,
  other: number,
  groups: readonly Group[],
  table: readonly number[][],
) => number;

/** Joins the best two groups as long as there are any. */
function joinBest(
  groups: Group[],
  alike: Likeness,
  weigh: Weigh,
  compare = likenessOfVisits,
): Group[] {
  const table = compareGroups(groups, alike, compare);
  let best = { value: 0, one: -1, other: -1 };
  for (let one = 0; one < groups.length; one++)
    for (let other = one + 1; other < groups.length; other++) {
      const size = (groups[one]?.length ?? 0) + (groups[other]?.length ?? 0);
      const value = size > maxPhotos ? 0 : weigh(one, other, groups, table);
      if (value > best.value) best = { value, one, other };
    }
  if (best.one < 0) return groups;
  const joined = (groups[best.one] ?? []).concat(groups[best.other] ?? []);
  const left = groups
    .with(
      best.one,
      joined.sort((a, b) => a - b),
    )
    .filter((_, at) => at !== best.other);
  return joinBest(left, alike, weigh, compare);
}

/** Joins photos that changed places with their neighbors on the way. */
export const joinSwapped = (groups: Group[], near: Likeness) =>
  joinBest(
    groups,
    near,
    (one, other, all, table) =>
      distanceOf(all[one] ?? [], all[other] ?? []) > swapped.places
        ? 0
        : (table[one]?.[other] ?? 0) - swapped.likeness,
    meanLikeness,
  );

/**
 * How likely it is that two groups are one piece: beside that either is one
 * with a third, or neither with any.
 */
function chanceOf(table: readonly number[][], one: number, other: number) {
  const weigh = (value: number) =>
    Math.exp(later.slope * (value - later.likeness));
  const here = weigh(table[one]?.[other] ?? 0);
  let all = 1 + here;
  for (let at = 0; at < table.length; at++)
    if (at !== one && at !== other)
      all += weigh(table[one]?.[at] ?? 0) + weigh(table[other]?.[at] ?? 0);
  return here / all;
}

/**
 * Joins photos of a piece that was taken up again after others, or at another
 * table.
 */
export const joinLater = (
  groups: Group[],
  { overall, around }: { overall: Likeness; around: Likeness },
) =>
  joinBest(groups, overall, (one, other, all, table) => {
    const [a, b] = [all[one] ?? [], all[other] ?? []];
    const isMoved =
      distanceOf(a, b) === 1 && meanLikeness(around, a, b) < moved.around;
    if (!isMoved && Math.min(a.length, b.length) > later.photos) return 0;
    return chanceOf(table, one, other) - (isMoved ? moved.from : later.from);
  });

/** Of each group the one that it is most like; -1 where it is like none. */
export const nearestGroups = (groups: readonly Group[], alike: Likeness) =>
  compareGroups(groups, alike).map((row) => {
    const most = Math.max(...row);
    return most > 0 ? row.indexOf(most) : -1;
  });
