import { AppError } from "@/lib/errors";

type LineSize = {
  /** How many may stand in line; beyond, whoever came last of the key with the most waiting is sent away. */
  waiting: number;
  /** Milliseconds in line, for ever unless given. Who waits longer is sent away too. */
  patience?: number;
};

type Size = LineSize & {
  atOnce: number;
  /** How many of those one key may hold. */
  perKey: number;
};

type Waiter = { start: () => void; refuse: () => void };

export const busy = () =>
  new AppError("unavailable", "We are very busy right now. Please try again in a moment.", { retryAfter: 5 });

/**
 * Bounds how much work of a kind runs in this process at once. Keys take turns, so that however much one has waiting,
 * it costs another one turn. Beyond the line it throws `unavailable`.
 */
export function createSlots({ atOnce, perKey, ...lineSize }: Size) {
  const held = new Map<string, number>();
  const line = createLine(lineSize);
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
    const next = line.takeNext(mayStart);
    if (!next) return;
    take(next.key);
    next.start();
  }

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (mayStart(key)) take(key);
    else await line.join(key);
    try {
      return await work();
    } finally {
      release(key);
    }
  };
}

/** A line in which keys take turns. */
function createLine({ waiting, patience }: LineSize) {
  /** In the order of their turns; a key with nobody waiting has no entry. */
  const waiters = new Map<string, Waiter[]>();
  let total = 0;

  function remove(key: string, waiter: Waiter) {
    const own = waiters.get(key) ?? [];
    own.splice(own.indexOf(waiter), 1);
    total -= 1;
    if (own.length === 0) waiters.delete(key);
  }

  /** Sends one of the key with the most waiting away. Throws when that is the one that wants room. */
  function makeRoom(key: string) {
    const own = waiters.get(key)?.length ?? 0;
    const [longest, line] = [...waiters].reduce(longer, ["", []]);
    const last = line.at(-1);
    if (!last || line.length <= own + 1) throw busy();
    remove(longest, last);
    last.refuse();
  }

  function join(key: string) {
    if (total >= waiting) makeRoom(key);
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (outcome: () => void) => () => {
        clearTimeout(timer);
        outcome();
      };
      const waiter = { start: settle(resolve), refuse: settle(() => reject(busy())) };
      waiters.set(key, waiters.get(key) ?? []);
      waiters.get(key)?.push(waiter);
      total += 1;
      if (patience === undefined) return;
      timer = setTimeout(() => {
        remove(key, waiter);
        waiter.refuse();
      }, patience);
    });
  }

  function takeNext(mayStart: (key: string) => boolean) {
    for (const [key, line] of waiters) {
      const [waiter] = line;
      if (!waiter || !mayStart(key)) continue;
      waiters.delete(key);
      waiters.set(key, line);
      remove(key, waiter);
      return { key, start: waiter.start };
    }
    return null;
  }

  return { join, takeNext };
}

type Line = [key: string, waiters: Waiter[]];
const longer = (one: Line, other: Line) => (other[1].length > one[1].length ? other : one);
