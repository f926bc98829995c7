import { AppError } from "@/lib/errors";

type Size = {
  atOnce: number;
  /** How many of those one key may hold. */
  perKey: number;
  /** How many may stand in line; who comes later is sent away. */
  waiting: number;
};

/** Bounds how much work of a kind runs in this process at once. Beyond the line it throws `unavailable`. */
export function createSlots({ atOnce, perKey, waiting }: Size) {
  const held = new Map<string, number>();
  const line: { key: string; start: () => void }[] = [];
  let running = 0;

  const mayStart = (key: string) => running < atOnce && (held.get(key) ?? 0) < perKey;

  function take(key: string) {
    running += 1;
    held.set(key, (held.get(key) ?? 0) + 1);
  }

  function release(key: string) {
    running -= 1;
    const left = (held.get(key) ?? 1) - 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
    const next = line.findIndex((waiter) => mayStart(waiter.key));
    const [waiter] = next < 0 ? [] : line.splice(next, 1);
    if (!waiter) return;
    take(waiter.key);
    waiter.start();
  }

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (mayStart(key)) take(key);
    else if (line.length < waiting) await new Promise<void>((start) => line.push({ key, start }));
    else
      throw new AppError("unavailable", "We are very busy right now. Please try again in a moment.", { retryAfter: 5 });
    try {
      return await work();
    } finally {
      release(key);
    }
  };
}
