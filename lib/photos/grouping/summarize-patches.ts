import {
  type Patches,
  valuesOfPatch,
} from "@/lib/photos/grouping/measure-patches";

/** Patches are told apart by the nearest of so many, which are usual here. */
const usual = 96;
/** Patches of a photo, and rounds, by which the usual ones are found. */
const sampled = 30;
const rounds = 4;

type Table = Float32Array;

/** Patches of all photos, evenly picked, one after the other. */
function samplePatches(photos: readonly Patches[]): Table {
  const picked = photos.map(({ values, weights }) => {
    const count = Math.min(sampled, weights.length);
    const some = new Float32Array(count * valuesOfPatch);
    for (let at = 0; at < count; at++) {
      const from = Math.floor((at * weights.length) / count) * valuesOfPatch;
      some.set(values.subarray(from, from + valuesOfPatch), at * valuesOfPatch);
    }
    return some;
  });
  const all = new Float32Array(
    picked.reduce((sum, one) => sum + one.length, 0),
  );
  let at = 0;
  for (const some of picked) {
    all.set(some, at);
    at += some.length;
  }
  return all;
}

/**
 * By what each number is multiplied: one that changes much from patch to patch
 * counts more than the others, but less than it changes.
 */
function scaleOf(sample: Table) {
  const count = Math.max(sample.length / valuesOfPatch, 1);
  return Float32Array.from({ length: valuesOfPatch }, (_, kind) => {
    let [sum, squares] = [0, 0];
    for (let at = kind; at < sample.length; at += valuesOfPatch) {
      const value = sample[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const variance = squares / count - (sum / count) ** 2;
    return Math.max(variance, 1e-6) ** -0.25;
  });
}

const scaled = (values: Table, scale: Float32Array): Table =>
  values.map((value, at) => value * (scale[at % valuesOfPatch] ?? 1));

/** Which of them is the nearest to the patch that begins there. */
function nearestOf(centers: Table, patches: Table, from: number) {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let center = 0; center < centers.length; center += valuesOfPatch) {
    let distance = 0;
    for (let kind = 0; kind < valuesOfPatch && distance < least; kind++) {
      const step = (centers[center + kind] ?? 0) - (patches[from + kind] ?? 0);
      distance += step * step;
    }
    if (distance >= least) continue;
    [nearest, least] = [center, distance];
  }
  return nearest;
}

/** Usual patches, by k-means. */
function findUsual(sample: Table): Table {
  const count = sample.length / valuesOfPatch;
  let centers = new Float32Array(Math.min(usual, count) * valuesOfPatch);
  for (let at = 0; at < centers.length; at++) {
    const center = Math.floor(at / valuesOfPatch);
    const from = Math.floor((center * count) / usual) * valuesOfPatch;
    centers[at] = sample[from + (at % valuesOfPatch)] ?? 0;
  }
  for (let round = 0; round < rounds; round++) {
    const sums = new Float32Array(centers.length);
    const counts = new Float32Array(centers.length);
    for (let from = 0; from < sample.length; from += valuesOfPatch) {
      const to = nearestOf(centers, sample, from);
      for (let kind = 0; kind < valuesOfPatch; kind++) {
        sums[to + kind] = (sums[to + kind] ?? 0) + (sample[from + kind] ?? 0);
        counts[to + kind] = (counts[to + kind] ?? 0) + 1;
      }
    }
    const last = centers;
    centers = sums.map((sum, at) =>
      counts[at] ? sum / (counts[at] ?? 1) : (last[at] ?? 0),
    );
  }
  return centers;
}

const lengthOf = (values: Float32Array) => {
  let squares = 0;
  for (const value of values) squares += value * value;
  return Math.sqrt(squares);
};

/**
 * How the patches of a photo differ from the usual ones beside them: a vector
 * of locally aggregated descriptors (VLAD), of length 1.
 */
function summarize(patches: Table, weights: Float32Array, centers: Table) {
  const sums = new Float32Array(centers.length);
  for (const [at, weight] of weights.entries()) {
    const from = at * valuesOfPatch;
    const to = nearestOf(centers, patches, from);
    for (let kind = 0; kind < valuesOfPatch; kind++)
      sums[to + kind] =
        (sums[to + kind] ?? 0) +
        weight * ((patches[from + kind] ?? 0) - (centers[to + kind] ?? 0));
  }
  const roots = sums.map((sum) => Math.sign(sum) * Math.sqrt(Math.abs(sum)));
  for (let at = 0; at < roots.length; at += valuesOfPatch) {
    const part = roots.subarray(at, at + valuesOfPatch);
    const length = Math.sqrt(lengthOf(part)) || 1;
    for (const [kind, value] of part.entries()) part[kind] = value / length;
  }
  const length = lengthOf(roots) || 1;
  return roots.map((value) => value / length);
}

/** Of each photo a vector of length 1; none where there are no patches. */
export function summarizePatches(photos: readonly Patches[]): Float32Array[] {
  const found = samplePatches(photos);
  const scale = scaleOf(found);
  const centers = findUsual(scaled(found, scale));
  return photos.map(({ values, weights }) =>
    summarize(scaled(values, scale), weights, centers),
  );
}
