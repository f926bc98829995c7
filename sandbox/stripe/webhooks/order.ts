export const orders = ["created", "reversed", "shuffled"] as const;
export type Order = (typeof orders)[number];

export function inOrder<T>(rows: readonly T[], order: Order, seed: number): T[] {
  if (order === "created") return [...rows];
  if (order === "reversed") return [...rows].reverse();
  const result = [...rows];
  const next = randomFrom(seed);
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const [a, b] = [result[last], result[other]];
    if (a !== undefined && b !== undefined) [result[last], result[other]] = [b, a];
  }
  return result;
}

/** The same seed, the same order: Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
