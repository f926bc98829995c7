/** Two sets of words are candidates when they agree in all hashes of a band. */
export type Bands = { bands: number; hashesPerBand: number };

/** Odd factors of the hash functions, from a fixed seed: the same file gives the same groups. */
function hashFactors(count: number): Int32Array {
  let state = 0x9e3779b9;
  return Int32Array.from({ length: count }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state = (state ^ (state >>> 16)) + 0x6d2b79f5;
    return state | 1;
  });
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Shared words by all words of both. 0 for empty sets. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** Leaders that are compared for one band: bounds the work where very many sets share a band. */
const maxCompared = 12;

type Leader = { index: number; set: ReadonlySet<string> };

/**
 * Groups sets that are alike: each joins the first group whose leader it is similar enough to, or leads a new one. MinHash
 * with bands finds the leaders to compare, so that the time grows with the number of sets and not with that of pairs.
 * Equal sets are always together. Empty sets are in no group. Returns the groups of two or more, as indexes.
 */
export function groupSimilarSets(
  sets: readonly ReadonlySet<string>[],
  minSimilarity: number,
  { bands, hashesPerBand }: Bands,
): number[][] {
  const factors = hashFactors(bands * hashesPerBand);
  const wordHashes = new Map<string, number>();
  const exact = new Map<string, Leader>();
  const buckets = new Map<number, Leader[]>();
  const groups = new Map<Leader, number[]>();

  function bandKeys(set: ReadonlySet<string>): number[] {
    const hashes = Int32Array.from(set, (word) => {
      const hash = wordHashes.get(word) ?? hashOf(word);
      wordHashes.set(word, hash);
      return hash;
    });
    return Array.from({ length: bands }, (_, band) => {
      let key = band + 1;
      for (const factor of factors.subarray(band * hashesPerBand, (band + 1) * hashesPerBand)) {
        let least = 0x7fffffff;
        for (const hash of hashes) {
          const mixed = Math.imul(hash ^ (hash >>> 15), factor);
          if (mixed < least) least = mixed;
        }
        key = Math.imul(key ^ least, 0x01000193) ^ (least >>> 13);
      }
      // A key for each band and hash.
      return band * 0x100000000 + (key >>> 0);
    });
  }

  for (const [index, set] of sets.entries()) {
    if (set.size === 0) continue;
    const spelled = [...set].sort().join("\n");
    const equal = exact.get(spelled);
    if (equal) {
      groups.get(equal)?.push(index);
      continue;
    }
    const keys = bandKeys(set);
    const compared = new Set(keys.flatMap((key) => buckets.get(key)?.slice(0, maxCompared) ?? []));
    let best: Leader | null = null;
    let bestSimilarity = 0;
    for (const leader of compared) {
      const found = similarity(set, leader.set);
      if (found >= minSimilarity && found > bestSimilarity) [best, bestSimilarity] = [leader, found];
    }
    if (best) {
      groups.get(best)?.push(index);
      exact.set(spelled, best);
      continue;
    }
    const leader: Leader = { index, set };
    groups.set(leader, [index]);
    exact.set(spelled, leader);
    for (const key of keys) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(leader);
      else buckets.set(key, [leader]);
    }
  }
  return [...groups.values()].filter((members) => members.length > 1);
}
