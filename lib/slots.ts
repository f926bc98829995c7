import { AppError } from "@/lib/errors";

type Size = {
  atOnce: number;
  /** How many of those one key may hold. */
  perKey: number;
  /** How many may stand in line; who comes later is sent away. */
  waiting: number;
  /** Milliseconds in line, for ever unless given. Who waits longer is sent away too. */
  patience?: number;
};

const busy = () =>
  new AppError("unavailable", "We are very busy right now. Please try again in a moment.", { retryAfter: 5 });

/** Bounds how much work of a kind runs in this process at once. Beyond the line it throws `unavailable`. */
export function createSlots({ atOnce, perKey, waiting, patience }: Size) {
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

  function standInLine(key: string) {
    if (line.length >= waiting) throw busy();
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiter = {
        key,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      line.push(waiter);
      if (patience === undefined) return;
      timer = setTimeout(() => {
        line.splice(line.indexOf(waiter), 1);
        reject(busy());
      }, patience);
    });
  }

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (mayStart(key)) take(key);
    else await standInLine(key);
    try {
      return await work();
    } finally {
      release(key);
    }
  };
}
