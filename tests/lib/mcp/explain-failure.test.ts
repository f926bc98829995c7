import { AppError } from "@/lib/errors";
import { explainFailure } from "@/lib/mcp/explain-failure";

test("a caller that may not: who can allow it, and where", () => {
  const sentence = explainFailure(
    new AppError("forbidden", 'This key or access lacks the scope "check".'),
  );
  expect(sentence).toMatch(
    /^This key or access lacks the scope "check"\. The seller can allow more: .*\/settings\/keys/,
  );
});

test("a failure without a step of its own: when to try again", () => {
  const failure = new AppError("rate_limited", "Too many requests.", {
    retryAfter: 12,
  });
  expect(explainFailure(failure)).toBe(
    "Too many requests. Try again in 12 seconds.",
  );
});
