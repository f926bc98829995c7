import { AppError } from "@/lib/errors";
import { pieceUnknown } from "@/lib/listings/write/piece-unknown";
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

test("a piece that nobody knows: what it may be, and whom to ask", () => {
  expect(explainFailure(pieceUnknown(["ring dish", "tray"]))).toMatch(
    /Nothing was counted\. It may be: ring dish; tray\. Ask the seller what it is, and call again with productName\.$/,
  );
  expect(explainFailure(pieceUnknown())).not.toContain("It may be");
});
