const day = 86_400_000;

/** Sets what this process takes for the time, `days` off; timers and the process's own time go on as they are. */
export function moveClock(days: number) {
  const doNotFake = [
    ...(["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"] as const),
    ...(["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
  ];
  jest.useFakeTimers({ now: Date.now() + days * day, doNotFake });
}

export const restoreClock = () => jest.useRealTimers();
