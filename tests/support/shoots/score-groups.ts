const pairsOf = (count: number) => (count * (count - 1)) / 2;

const countEach = <T>(items: readonly T[]) => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()];
};

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

/**
 * Of all pairs of photos: how well "in one group" matches "of one object".
 * Both lists have a number for each photo. 1 where neither has any pair.
 */
export function pairwiseF1(
  truth: readonly number[],
  groups: readonly number[],
) {
  if (truth.length !== groups.length)
    throw new Error(`${truth.length} photos, ${groups.length} groups`);
  const both = truth.map((object, at) => `${object} ${groups[at]}`);
  const [right, same, put] = [both, truth, groups].map((list) =>
    sum(countEach<number | string>(list).map(pairsOf)),
  ) as [number, number, number];
  return same + put === 0 ? 1 : (2 * right) / (same + put);
}

/**
 * Groups by time alone: a new one after each gap of more than so many
 * seconds. Photos without a time can't be told apart by it: one group.
 */
export function groupByGap(
  times: readonly (Date | null)[],
  threshold: number,
): number[] {
  const order = times
    .map((time, at) => ({ at, time: time?.getTime() ?? 0 }))
    .sort((a, b) => a.time - b.time);
  const groups: number[] = Array.from({ length: times.length });
  let group = 0;
  let before = order[0]?.time ?? 0;
  for (const { at, time } of order) {
    if (time - before > threshold * 1000) group += 1;
    groups[at] = group;
    before = time;
  }
  return groups;
}

/** Each so many files are one group. */
export const groupEqualRuns = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => Math.floor(at / length));

type Best = { setting: number; f1: number };

const bestOf = (
  settings: readonly number[],
  truth: readonly number[],
  groupsAt: (setting: number) => number[],
): Best =>
  settings
    .map((setting) => ({ setting, f1: pairwiseF1(truth, groupsAt(setting)) }))
    .reduce((best, one) => (one.f1 > best.f1 ? one : best));

type Photo = { takenAt: Date | null; objectId: number };

const seconds = Array.from({ length: 241 }, (_, at) => at / 2);
const lengths = Array.from({ length: 40 }, (_, at) => at + 1);

/**
 * The two baselines, each with the one setting that is best for these very
 * photos: more than they would have in the hands of a seller.
 */
export function bestBaselines(photos: readonly Photo[]) {
  const truth = photos.map(({ objectId }) => objectId);
  const times = photos.map(({ takenAt }) => takenAt);
  return {
    gap: bestOf(seconds, truth, (one) => groupByGap(times, one)),
    runs: bestOf(lengths, truth, (one) => groupEqualRuns(truth.length, one)),
  };
}
