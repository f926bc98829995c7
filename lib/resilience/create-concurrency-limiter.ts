import { AppError } from "@/lib/errors";

type QueueLimits = {
  /**
   * How many may wait; beyond, the newest waiter of the key with the most
   * waiting is rejected.
   */
  maxQueued: number;
  /**
   * Milliseconds in the queue after which a waiter is rejected; no limit unless
   * given.
   */
  queueTimeout?: number;
};

type Limits = QueueLimits & {
  maxConcurrent: number;
  maxPerKey: number;
};

type Waiter = { start: () => void; reject: () => void };

export const serverBusy = () =>
  new AppError(
    "unavailable",
    "We are very busy right now. Please try again in a moment.",
    { retryAfter: 5 },
  );

/**
 * Limits how much work of a kind runs in this process at once. Keys take turns,
 * so that however much one has queued, it costs another one turn. Throws
 * `unavailable` when the queue is full.
 */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxPerKey,
  ...queueLimits
}: Limits) {
  const runningByKey = new Map<string, number>();
  const queue = createQueue(queueLimits);
  let running = 0;

  const canStart = (key: string) =>
    running < maxConcurrent && (runningByKey.get(key) ?? 0) < maxPerKey;

  function acquire(key: string) {
    running += 1;
    runningByKey.set(key, (runningByKey.get(key) ?? 0) + 1);
  }

  function releaseKey(key: string) {
    const left = (runningByKey.get(key) ?? 1) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
  }

  function startNext() {
    const next = queue.takeNext(canStart);
    if (!next) return;
    acquire(next.key);
    next.start();
  }

  /**
   * `work` may give its place to others before it ends; of its key it stays one
   * that runs.
   */
  return async function run<T>(
    key: string,
    work: (leave: () => void) => Promise<T>,
  ): Promise<T> {
    if (canStart(key)) acquire(key);
    else await queue.join(key);
    let hasPlace = true;
    const leave = () => {
      if (!hasPlace) return;
      hasPlace = false;
      running -= 1;
      startNext();
    };
    try {
      return await work(leave);
    } finally {
      releaseKey(key);
      if (hasPlace) leave();
      else startNext();
    }
  };
}

/** A queue in which keys take turns. */
function createQueue({ maxQueued, queueTimeout }: QueueLimits) {
  /** In the order of their turns; a key with nobody waiting has no entry. */
  const waitersByKey = new Map<string, Waiter[]>();
  let total = 0;

  function remove(key: string, waiter: Waiter) {
    const waiters = waitersByKey.get(key) ?? [];
    waiters.splice(waiters.indexOf(waiter), 1);
    total -= 1;
    if (waiters.length === 0) waitersByKey.delete(key);
  }

  /**
   * Rejects the newest waiter of the key with the most waiting. Throws when
   * that is the newcomer's own key.
   */
  function makeRoom(key: string) {
    const own = waitersByKey.get(key)?.length ?? 0;
    const [longestKey, waiters] = [...waitersByKey].reduce(longer, ["", []]);
    const last = waiters.at(-1);
    if (!last || waiters.length <= own + 1) throw serverBusy();
    remove(longestKey, last);
    last.reject();
  }

  function join(key: string) {
    if (total >= maxQueued) makeRoom(key);
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (outcome: () => void) => () => {
        clearTimeout(timer);
        outcome();
      };
      const waiter = {
        start: settle(resolve),
        reject: settle(() => reject(serverBusy())),
      };
      waitersByKey.set(key, waitersByKey.get(key) ?? []);
      waitersByKey.get(key)?.push(waiter);
      total += 1;
      if (queueTimeout === undefined) return;
      timer = setTimeout(() => {
        remove(key, waiter);
        waiter.reject();
      }, queueTimeout);
    });
  }

  function takeNext(canStart: (key: string) => boolean) {
    for (const [key, waiters] of waitersByKey) {
      const [waiter] = waiters;
      if (!waiter || !canStart(key)) continue;
      waitersByKey.delete(key);
      waitersByKey.set(key, waiters);
      remove(key, waiter);
      return { key, start: waiter.start };
    }
    return null;
  }

  return { join, takeNext };
}

type Entry = [key: string, waiters: Waiter[]];
const longer = (one: Entry, other: Entry) =>
  other[1].length > one[1].length ? other : one;
