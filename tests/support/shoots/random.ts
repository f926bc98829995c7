import { makeRandom } from "@/scripts/samples/noise";

/** Draws that only the seed and the name of their subject decide. */
export function createRandom(seed: number, subject: string) {
  let mixed = seed | 0;
  for (const letter of subject)
    mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = makeRandom(mixed ^ (mixed >>> 15));
  for (let skipped = 0; skipped < 8; skipped++) next();
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const between = (low: number, high: number) => low + (high - low) * next();
  /** A whole number, both ends included. */
  const whole = (low: number, high: number) =>
    low + Math.floor((high - low + 1) * next());
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(items.length * next())];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return {
    next,
    normal,
    between,
    whole,
    pick,
    shuffled,
    isIn: (share: number) => next() < share,
    logNormal: (median: number, sigma: number) =>
      median * Math.exp(sigma * normal()),
    /** An index, each as often as its weight says. */
    weighted: (weights: readonly number[]) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return at < 0 ? weights.length - 1 : at;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
