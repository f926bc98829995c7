import fc from "fast-check";
import {
  maxReasonWords,
  readReview,
} from "@/lib/listing-text/check/read-review";
import type { ReviewVerdict } from "@/lib/listing-text/fields/verdict";

const answer = (...verdicts: unknown[]) => JSON.stringify({ verdicts });
const line = (n: unknown, verdict: unknown = "supported", reason = "") => ({
  n,
  verdict,
  reason,
});
const long = Array.from({ length: maxReasonWords + 1 }, () => "word").join(" ");

describe("an answer that is of use", () => {
  test("has the verdicts by number, with reasons of one line", () => {
    const read = readReview(
      answer(
        line(2, "unsupported", " No fact\nnames\u0000 a place. "),
        line(1),
        line(3, "general"),
        { n: 4, verdict: "wording" },
      ),
      5,
    );
    expect([...(read ?? [])]).toEqual([
      [2, { verdict: "unsupported", reason: "No fact names a place." }],
      [1, { verdict: "supported", reason: "" }],
      [3, { verdict: "general", reason: "" }],
      [4, { verdict: "wording", reason: "" }],
    ]);
  });

  test.each<[string, unknown[]]>([
    ["is said twice", [line(1), line(1)]],
    ["is said in two ways", [line(1), line(1, "contradicted", "No.")]],
    ["is said three times", [line(1), line(1), line(1)]],
    ["is unknown", [line(1, "fine")]],
    ["is unknown, and said again", [line(1, "fine"), line(1)]],
    ["is missing", [{ n: 1 }]],
    ["is null", [line(1, null)]],
    ["clears a text with a long reason", [line(1, "supported", long)]],
    ["calls it general with a long reason", [line(1, "general", long)]],
    ["has a reason that is no text", [{ ...line(1), reason: { a: 1 } }]],
  ])("has none for a number whose verdict %s", (_, lines) => {
    const read = readReview(answer(...lines, line(2)), 2);
    expect([...(read ?? []).keys()]).toEqual([2]);
  });

  test.each<[string, unknown]>([
    ["text", "1"],
    ["a fraction", 1.5],
    ["null", null],
    ["missing", undefined],
  ])("leaves out a line whose number is %s", (_, n) => {
    expect([...(readReview(answer(line(n), line(2)), 2) ?? []).keys()]).toEqual(
      [2],
    );
  });

  test.each([null, 7, "supported", [], [1, "supported"]])(
    "leaves out %j in place of a line",
    (odd) => {
      expect(readReview(answer(odd, line(1)), 1)?.size).toBe(1);
    },
  );

  test.each<ReviewVerdict>(["unsupported", "contradicted"])(
    "marks a text as %s even with a reason that is too long to show",
    (verdict) => {
      for (const reason of [long, "あ".repeat(400)])
        expect(readReview(answer(line(1, verdict, reason)), 1)?.get(1)).toEqual(
          { verdict, reason: "" },
        );
    },
  );
});

describe("an answer that is of no use", () => {
  const whole = answer(line(1), line(2, "unsupported", "No fact says it."));
  const padding = "x".repeat(10 * 1024 * 1024);

  test.each<[string, string]>([
    ["is empty", ""],
    ["has no lines", answer()],
    ["has only lines that can't be read", answer(line(1, "fine"))],
    ["answers for number 0, and so counts from it", answer(line(0), line(1))],
    ["answers for a number after the last", answer(line(1), line(3))],
    ["answers for a negative number", answer(line(1), line(-1))],
    ["is talk", `Here are the verdicts: ${whole}`],
    ["is a list", `[${whole}]`],
    ["is null", "null"],
    ["has another member", JSON.stringify({ answers: [line(1)] })],
    ["has verdicts that are no list", JSON.stringify({ verdicts: line(1) })],
    ["is 10 MB of spaces", whole + " ".repeat(10 * 1024 * 1024)],
    ["has a reason of 10 MB", answer(line(1, "unsupported", padding))],
    [
      "has 10 MB of lines",
      JSON.stringify({
        verdicts: Array.from({ length: 250_000 }, () => line(1)).concat(
          line(2),
        ),
      }),
    ],
    ["is nested deeply", "[".repeat(30_000)],
  ])("%s", (_, text) => {
    expect(readReview(text, 2)).toBeNull();
  });

  test("is cut off anywhere", () => {
    for (let end = 0; end < whole.length; end += 1)
      expect(readReview(whole.slice(0, end), 2)).toBeNull();
  });
});

test("any JSON and any text: never throws, and answers only what was asked", () => {
  const lines = fc.array(
    fc.record(
      {
        n: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.anything()),
        verdict: fc.oneof(
          fc.constantFrom("supported", "unsupported", "general"),
          fc.anything(),
        ),
        reason: fc.oneof(fc.string(), fc.anything()),
      },
      { requiredKeys: [] },
    ),
  );
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    lines.map((verdicts) => JSON.stringify({ verdicts }) ?? ""),
  );
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 4 }), (text, count) => {
      const read = readReview(text, count);
      for (const [n, { reason }] of read ?? []) {
        expect(Number.isInteger(n) && n >= 1 && n <= count).toBe(true);
        expect(reason.split(" ").length).toBeLessThanOrEqual(maxReasonWords);
      }
    }),
  );
});
