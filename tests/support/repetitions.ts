/** Asked for everything, as continuous integration does. */
export const isFull = process.env.FULL_TESTS === "true";

/**
 * What `npm run test:long` does more often than `npm test`, whose few
 * repetitions are there to notice a broken test.
 */
export function repetitions<Of>(few: Of, many: Of): Of {
  return process.env.LONG_TESTS === "true" ? many : few;
}

/**
 * The ways to do one thing of many: all of them, and in a short run the one
 * whose turn it is, so that each thing is done and each way is taken.
 */
export function takeTurns<Of>(ways: readonly Of[], turn: number): Of[] {
  if (isFull) return [...ways];
  return ways.filter((_, index) => index === turn % ways.length);
}

/** The share of random inputs that a run without --full tries. */
const share = 5;

/**
 * How many random inputs a property is tried with: `count`, and a fifth of it
 * in a short run, at least three. `least` is for one that gives examples.
 */
export function runs(count: number, least = 3): number {
  if (isFull) return count;
  return Math.min(count, Math.max(least, Math.ceil(count / share)));
}

/** Rows of a table that only a run with --full tries. */
export const inFullRuns = <Row>(rows: Row[]): Row[] => (isFull ? rows : []);

/** Of a large table every fifth row, and all of them in a run with --full. */
export const someOf = <Row>(rows: readonly Row[]): Row[] =>
  isFull ? [...rows] : rows.filter((_, place) => place % share === 0);
