/**
 * What `npm run test:long` does more often than `npm test`, whose few
 * repetitions are there to notice a broken test.
 */
export function repetitions<Of>(few: Of, many: Of): Of {
  return process.env.LONG_TESTS === "true" ? many : few;
}
