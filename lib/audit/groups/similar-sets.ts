/** Two sets of words are candidates when they agree in all hashes of a band. */
export type Bands = { bands: number; hashesPerBand: number };

/**
 * Odd factors of the hash functions, from a fixed seed: the same file gives the
 * same groups.
 */
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
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Shared words by all words of both. 0 for empty sets. */
export function similarity(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/**
 * Leaders that are compared for one band: bounds the work where very many sets
 * share a band.
 */
const maxCompared = 3;

type Leader = { index: number; set: ReadonlySet<string> };

/**
 * Groups sets that are alike: each joins the first group whose leader it is
 * similar enough to, or leads a new one. MinHash with bands finds the leaders
 * to compare, so that the time grows with the number of sets and not with that
 * of pairs. Equal sets are always together. Empty sets are in no group. Returns
 * the groups of two or more, as indexes.
 */
export function groupSimilarSets(
  sets: readonly ReadonlySet<string>[],
  minSimilarity: number,
  { bands, hashesPerBand }: Bands,
): number[][] {
  const factors = hashFactors(bands * hashesPerBand);
  const wordHashes = new Map<string, number>();
  const exact = new Map<string, Leader>();
  /**
   * By band and key the newest leader, and for each leader and band the one
   * before it: no list for each of many keys.
   */
  const newest = Array.from({ length: bands }, () => new Map<number, number>());
  const older = new Int32Array(bands * sets.length);
  const leaders: Leader[] = [];
  const comparedFor = new Int32Array(sets.length).fill(-1);
  const groups = new Map<Leader, number[]>();

  const keys = new Int32Array(bands);
  let hashes = new Int32Array(64);

  /** Into `keys`, without an array for each of many sets. */
  function fillKeys(set: ReadonlySet<string>) {
    if (set.size > hashes.length) hashes = new Int32Array(set.size * 2);
    let size = 0;
    for (const word of set) {
      const hash = wordHashes.get(word) ?? hashOf(word);
      wordHashes.set(word, hash);
      hashes[size] = hash ^ (hash >>> 15);
      size += 1;
    }
    for (let band = 0, at = 0; band < bands; band += 1) {
      let key = band + 1;
      const end = at + hashesPerBand;
      for (; at < end; at += 1) {
        const factor = factors[at] ?? 0;
        let least = 0x7fffffff;
        for (let word = 0; word < size; word += 1) {
          const mixed = Math.imul(hashes[word] ?? 0, factor);
          if (mixed < least) least = mixed;
        }
        key = Math.imul(key ^ least, 0x01000193) ^ (least >>> 13);
      }
      // Small integers are the fastest keys.
      keys[band] = key & 0x3fffffff;
    }
  }

  for (const [index, set] of sets.entries()) {
    if (set.size === 0) continue;
    const spelled = [...set].sort().join("\n");
    const equal = exact.get(spelled);
    if (equal) {
      groups.get(equal)?.push(index);
      continue;
    }
    fillKeys(set);
    let best: Leader | null = null;
    let bestSimilarity = 0;
    for (const [band, key] of keys.entries()) {
      let at = newest[band]?.get(key) ?? -1;
      for (let count = 0; at >= 0 && count < maxCompared; count += 1) {
        const leader = leaders[at];
        if (leader && comparedFor[at] !== index) {
          comparedFor[at] = index;
          const found = similarity(set, leader.set);
          if (found >= minSimilarity && found > bestSimilarity)
            [best, bestSimilarity] = [leader, found];
        }
        at = older[at * bands + band] ?? -1;
      }
    }
    if (best) {
      groups.get(best)?.push(index);
      exact.set(spelled, best);
      continue;
    }
    const leader: Leader = { index, set };
    groups.set(leader, [index]);
    exact.set(spelled, leader);
    for (const [band, key] of keys.entries()) {
      older[leaders.length * bands + band] = newest[band]?.get(key) ?? -1;
      newest[band]?.set(key, leaders.length);
    }
    leaders.push(leader);
  }
  return [...groups.values()].filter((members) => members.length > 1);
}
