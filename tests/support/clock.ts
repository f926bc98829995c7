const day = 86_400_000;

/** Moves this process's `Date` by `days`; timers and `performance.now()` are not affected. */
export function moveClock(days: number) {
  const doNotFake = [
    ...(["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"] as const),
    ...(["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
  ];
  jest.useFakeTimers({ now: Date.now() + days * day, doNotFake });
}

export const restoreClock = () => jest.useRealTimers();
