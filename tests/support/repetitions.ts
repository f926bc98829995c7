/** What `npm run test:long` does more often than `npm test`, whose few repetitions are there to notice a broken test. */
export function repetitions(few: number, many: number) {
  return process.env.LONG_TESTS === "true" ? many : few;
}
