import { maxPhotos } from "@/lib/photos/limits";

/**
 * For two photos, the logarithm of how much more likely it is that they show
 * the same piece than that they don't; null where that isn't known.
 */
export type PairEvidence = (one: number, other: number) => number | null;

type Evidence = {
  count: number;
  ofPair: PairEvidence;
  /** The same of each photo and the one before, by what is known besides. */
  ofJoint: readonly number[];
};

export type Runs = {
  /** The first photo of each run. */
  starts: number[];
  /** For each photo, how likely it is that a run begins with it. */
  beginning: number[];
};

/**
 * Of a run from each place back to those before it: what speaks for it, beside
 * as many runs of one photo.
 */
function scoreRuns({ count, ofPair, ofJoint }: Evidence) {
  return Array.from({ length: count }, (_, last) => {
    const scores = [0];
    const sums = new Float64Array(maxPhotos);
    const known = new Uint8Array(maxPhotos);
    for (let length = 2; length <= maxPhotos && length <= last + 1; length++) {
      const first = last - length + 1;
      let score = 0;
      for (let place = 1; place < length; place++) {
        const photo = last - place + 1;
        const evidence = ofPair(first, photo);
        if (evidence !== null) {
          sums[place] = (sums[place] ?? 0) + evidence;
          known[place] = (known[place] ?? 0) + 1;
        }
        score +=
          (sums[place] ?? 0) / Math.max(known[place] ?? 0, 1) +
          (ofJoint[photo] ?? 0);
      }
      scores.push(score);
    }
    return scores;
  });
}

/** The logarithm of the sum of two numbers given by theirs. */
function addLogs(one: number, other: number) {
  const most = Math.max(one, other);
  return most === -Infinity
    ? most
    : most + Math.log(Math.exp(one - most) + Math.exp(other - most));
}

/** How likely a run begins with each photo, all ways to cut them weighed. */
function weighBeginnings(scores: number[][], count: number) {
  const before = [0].concat(Array<number>(count).fill(-Infinity));
  const after = Array<number>(count).fill(-Infinity).concat(0);
  for (let last = 0; last < count; last++)
    for (const [more, score] of (scores[last] ?? []).entries())
      before[last + 1] = addLogs(
        before[last + 1] ?? 0,
        (before[last - more] ?? 0) + score,
      );
  for (let last = count - 1; last >= 0; last--)
    for (const [more, score] of (scores[last] ?? []).entries())
      after[last - more] = addLogs(
        after[last - more] ?? 0,
        (after[last + 1] ?? 0) + score,
      );
  return Array.from({ length: count }, (_, at) =>
    Math.exp((before[at] ?? 0) + (after[at] ?? 0) - (before[count] ?? 0)),
  );
}

/** Cuts photos in their order into runs of one piece each: the best way. */
export function findRuns(evidence: Evidence): Runs {
  const { count } = evidence;
  const scores = scoreRuns(evidence);
  const best = [0];
  const lengths = [0];
  for (let last = 0; last < count; last++) {
    best[last + 1] = -Infinity;
    for (const [more, score] of (scores[last] ?? []).entries()) {
      const value = (best[last - more] ?? 0) + score;
      if (value <= (best[last + 1] ?? 0)) continue;
      best[last + 1] = value;
      lengths[last + 1] = more + 1;
    }
  }
  const starts: number[] = [];
  for (let end = count; end > 0; end -= lengths[end] ?? 1)
    starts.unshift(end - (lengths[end] ?? 1));
  return { starts, beginning: weighBeginnings(scores, count) };
}
