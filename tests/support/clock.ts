type Clock = Parameters<typeof jest.useFakeTimers>[0];

const day = 86_400_000;

/**
 * Moves this process's `Date` by `days`; timers and `performance.now()` are not
 * affected.
 */
export function moveClock(days: number) {
  const clock: Clock = {
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
    now: Date.now() + days * day,
  };
  jest.useFakeTimers(clock);
}

export const restoreClock = () => jest.useRealTimers();
