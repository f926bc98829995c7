type Settings = {
  /** Failures in a row after which it opens. */
  maxFailures: number;
  /** Milliseconds it stays open before one call may try. */
  openFor: number;
};

/**
 * Protects a failing service, and our callers from waiting for it: after
 * failures in a row, calls are rejected for a while. `now` is
 * `performance.now()`, which no change of the system clock affects.
 */
export function createCircuitBreaker({ maxFailures, openFor }: Settings) {
  let failuresInRow = 0;
  let openUntil = 0;
  return {
    /**
     * False while open. After that one call passes, and further calls wait for
     * its outcome.
     */
    allows(now: number) {
      if (openUntil === 0) return true;
      if (now < openUntil) return false;
      openUntil = now + openFor;
      return true;
    },
    recordSuccess() {
      failuresInRow = 0;
      openUntil = 0;
    },
    recordFailure(now: number) {
      failuresInRow += 1;
      if (failuresInRow >= maxFailures) openUntil = now + openFor;
    },
    /** For failures that more calls would only make worse. */
    open(now: number) {
      openUntil = now + openFor;
    },
  };
}
