type Settings = {
  /** Failures in a row after which it opens. */
  failures: number;
  /** Milliseconds it stays open before one call may try. */
  openFor: number;
};

/** Spares a failing service, and our callers the wait: after failures in a row, calls are refused for a while. */
export function createBreaker({ failures, openFor }: Settings) {
  let inRow = 0;
  let openUntil = 0;
  return {
    /** `now` as `performance.now()` has it, which no setting of the clock moves. False while open. When the time is over, one call passes, and the next ones wait for what becomes of it. */
    admits(now: number) {
      if (openUntil === 0) return true;
      if (now < openUntil) return false;
      openUntil = now + openFor;
      return true;
    },
    succeeded() {
      inRow = 0;
      openUntil = 0;
    },
    failed(now: number) {
      inRow += 1;
      if (inRow >= failures) openUntil = now + openFor;
    },
    /** For failures that more calls would only make worse. */
    open(now: number) {
      openUntil = now + openFor;
    },
  };
}
