import type { Likeness } from "@/lib/photos/grouping/compare-looks";
import { maxPhotos } from "@/lib/photos/limits";

/** Places of photos in the order in which they were taken, ascending. */
type Group = number[];

/** In a messenger's order: how far a photo was moved, and how alike it is. */
const swapped = { places: 3, likeness: 0.35 };
/**
 * A piece that is photographed again later: how many photos at most, how alike
 * they are, and how much more than to anything else.
 */
const later = { photos: 3, likeness: 0.65, margin: 0.22 };

function meanLikeness(alike: Likeness, one: Group, other: Group) {
  let sum = 0;
  for (const a of one) for (const b of other) sum += alike(a, b);
  return sum / (one.length * other.length);
}

function distanceOf(one: Group, other: Group) {
  let least = Number.POSITIVE_INFINITY;
  for (const a of one)
    for (const b of other) least = Math.min(least, Math.abs(a - b));
  return least;
}

const compareGroups = (groups: readonly Group[], alike: Likeness) =>
  groups.map((one) =>
    groups.map((other) =>
      one === other ? 0 : meanLikeness(alike, one, other),
    ),
  );

/** How good it is to join two groups, by their places; at most 0 if it isn't. */
type Weigh = (
  one: number,
  other: number,
  groups: readonly Group[],
  table: readonly number[][],
) => number;

/** Joins the best two groups as long as there are any. */
function joinBest(groups: Group[], alike: Likeness, weigh: Weigh): Group[] {
  const table = compareGroups(groups, alike);
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
  return joinBest(left, alike, weigh);
}

/** Joins photos that changed places with their neighbors on the way. */
export const joinSwapped = (groups: Group[], near: Likeness) =>
  joinBest(groups, near, (one, other, all, table) =>
    distanceOf(all[one] ?? [], all[other] ?? []) > swapped.places
      ? 0
      : (table[one]?.[other] ?? 0) - swapped.likeness,
  );

/** The most that one of two groups is like any third one. */
function nextLikeness(table: readonly number[][], one: number, other: number) {
  let next = 0;
  for (let at = 0; at < table.length; at++)
    if (at !== one && at !== other)
      next = Math.max(next, table[one]?.[at] ?? 0, table[other]?.[at] ?? 0);
  return next;
}

/** Joins photos of a piece that was taken up again after others. */
export const joinLater = (groups: Group[], overall: Likeness) =>
  joinBest(groups, overall, (one, other, all, table) => {
    const alike = table[one]?.[other] ?? 0;
    const fewest = Math.min(all[one]?.length ?? 0, all[other]?.length ?? 0);
    return fewest <= later.photos &&
      alike >= later.likeness &&
      alike - nextLikeness(table, one, other) >= later.margin
      ? alike
      : 0;
  });

/** Of each group the one that it is most like; -1 where it is like none. */
export const nearestGroups = (groups: readonly Group[], alike: Likeness) =>
  compareGroups(groups, alike).map((row) => {
    const most = Math.max(...row);
    return most > 0 ? row.indexOf(most) : -1;
  });
