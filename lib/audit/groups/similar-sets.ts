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
 * Gives the key that a set of words has in each band, by MinHash: sets that
 * share many words agree in some of them. The keys are in one array, which the
 * next call overwrites.
 */
function createBandKeys({ bands, hashesPerBand }: Bands) {
  const factors = hashFactors(bands * hashesPerBand);
  const wordHashes = new Map<string, number>();
  const keys = new Int32Array(bands);
  let hashes = new Int32Array(64);

  function hashWords(set: ReadonlySet<string>) {
    if (set.size > hashes.length) hashes = new Int32Array(set.size * 2);
    let size = 0;
    for (const word of set) {
      const hash = wordHashes.get(word) ?? hashOf(word);
      wordHashes.set(word, hash);
      hashes[size] = hash ^ (hash >>> 15);
      size += 1;
    }
  }

  return (set: ReadonlySet<string>): Int32Array => {
    hashWords(set);
    for (let band = 0, at = 0; band < bands; band += 1) {
      let key = band + 1;
      const end = at + hashesPerBand;
      for (; at < end; at += 1) {
        const least = leastOf(hashes, set.size, factors[at] ?? 0);
        key = Math.imul(key ^ least, 0x01000193) ^ (least >>> 13);
      }
      // Small integers are the fastest keys.
      keys[band] = key & 0x3fffffff;
    }
    return keys;
  };
}

/** The least of the first hashes, after one of the hash functions. */
function leastOf(hashes: Int32Array, size: number, factor: number): number {
  let least = 0x7fffffff;
  for (let word = 0; word < size; word += 1) {
    const mixed = Math.imul(hashes[word] ?? 0, factor);
    if (mixed < least) least = mixed;
  }
  return least;
}

/** The first set of a group. */
type Leader = ReadonlySet<string>;

/**
 * Leaders that are compared for one band: bounds the work where very many sets
 * share a band.
 */
const maxCompared = 3;

/** Finds leaders by the keys of their bands. */
class LeaderIndex {
  private readonly leaders: Leader[] = [];
  /**
   * By band and key the newest leader, and for each leader and band the one
   * before it: no list for each of many keys.
   */
  private readonly newest: Map<number, number>[];
  private readonly older: Int32Array;
  private readonly foundBy: Int32Array;
  private searches = 0;

  constructor(
    private readonly bands: number,
    maxLeaders: number,
  ) {
    this.newest = Array.from({ length: bands }, () => new Map());
    this.older = new Int32Array(bands * maxLeaders);
    this.foundBy = new Int32Array(maxLeaders);
  }

  add(leader: Leader, keys: Int32Array): void {
    for (const [band, key] of keys.entries()) {
      const before = this.newest[band]?.get(key) ?? -1;
      this.older[this.leaders.length * this.bands + band] = before;
      this.newest[band]?.set(key, this.leaders.length);
    }
    this.leaders.push(leader);
  }

  /** Those with one of these keys, each once. */
  find(keys: Int32Array): Leader[] {
    this.searches += 1;
    const found: Leader[] = [];
    for (const [band, key] of keys.entries()) {
      let at = this.newest[band]?.get(key) ?? -1;
      for (let count = 0; at >= 0 && count < maxCompared; count += 1) {
        const leader = this.leaders[at];
        if (leader && this.foundBy[at] !== this.searches) found.push(leader);
        this.foundBy[at] = this.searches;
        at = this.older[at * this.bands + band] ?? -1;
      }
    }
    return found;
  }
}

/** The first of the most similar ones; null where none is similar enough. */
function mostSimilar(
  set: ReadonlySet<string>,
  leaders: readonly Leader[],
  minSimilarity: number,
): Leader | null {
  let best: Leader | null = null;
  let bestSimilarity = 0;
  for (const leader of leaders) {
    const found = similarity(set, leader);
    if (found >= minSimilarity && found > bestSimilarity)
      [best, bestSimilarity] = [leader, found];
  }
  return best;
}

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
  bands: Bands,
): number[][] {
  const keysOf = createBandKeys(bands);
  const leaders = new LeaderIndex(bands.bands, sets.length);
  const exact = new Map<string, Leader>();
  const groups = new Map<Leader, number[]>();

  function findLeader(set: ReadonlySet<string>): Leader {
    const keys = keysOf(set);
    const similar = mostSimilar(set, leaders.find(keys), minSimilarity);
    if (similar === null) leaders.add(set, keys);
    return similar ?? set;
  }

  for (const [index, set] of sets.entries()) {
    if (set.size === 0) continue;
    const spelled = [...set].sort().join("\n");
    const leader = exact.get(spelled) ?? findLeader(set);
    exact.set(spelled, leader);
    const group = groups.get(leader);
    if (group) group.push(index);
    else groups.set(leader, [index]);
  }
  return [...groups.values()].filter((members) => members.length > 1);
}
