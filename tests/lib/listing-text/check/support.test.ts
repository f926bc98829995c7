import fc from "fast-check";
import { type Support, supportOf } from "@/lib/listing-text/check/support";
import type { TextVerdict } from "@/lib/listing-text/check/text-check";
import type { ReviewVerdict, Verdict } from "@/lib/listing-text/fields/verdict";
import type {
  FactSource,
  LedgerFact,
} from "@/lib/listing-text/ledger/ledger-fact";
import { checked, fact, textVerdicts } from "./checked";

const stoneware = fact("material", "stoneware");
const cream = fact("color", "cream", "photo");
const leeds = fact("ships from", "Leeds", "shop");
const proven = fact("care", "dishwasher safe", "confirmed");
const ledger = [stoneware, cream, leeds, proven];
const text = "A mug of stoneware.";

const verdicts: ReviewVerdict[] = [
  "supported",
  "general",
  "wording",
  "unsupported",
  "contradicted",
];
const say = (verdict: ReviewVerdict, reason = ""): Verdict => ({
  verdict,
  reason,
});
const merge = (rules: TextVerdict, verdict?: ReviewVerdict) =>
  supportOf({
    check: checked(rules, rules === "supported" ? [stoneware] : []),
    verdict: verdict && say(verdict),
    ledger,
    text,
  }).support;

test.each<[TextVerdict, Support]>([
  ["supported", "seller"],
  ["contradicted", "none"],
  ["unknown", "none"],
  ["general", "general"],
  ["wording", "wording"],
  ["unchecked", "unchecked"],
])("without a review, what rules call %s is %s", (rules, support) => {
  expect(merge(rules)).toBe(support);
});

test.each<[TextVerdict, Support[]]>([
  ["supported", ["seller", "seller", "seller", "none", "none"]],
  ["contradicted", ["none", "none", "none", "none", "none"]],
  ["unknown", ["seller", "general", "wording", "none", "none"]],
  ["unchecked", ["seller", "general", "wording", "none", "none"]],
  ["general", ["general", "general", "general", "none", "none"]],
  ["wording", ["wording", "wording", "wording", "none", "none"]],
])("what rules call %s, by each verdict of the review", (rules, supports) => {
  expect(verdicts.map((verdict) => merge(rules, verdict))).toEqual(supports);
});

test.each<[string, LedgerFact[], Support]>([
  ["typed", [stoneware], "seller"],
  ["seen", [cream], "photo"],
  ["typed and seen", [stoneware, cream], "photo"],
  ["of the shop and typed", [stoneware, leeds], "shop"],
  ["confirmed", [proven], "confirmed"],
  ["confirmed and typed", [proven, stoneware], "seller"],
])("facts that are %s", (_, facts, support) => {
  const merged = supportOf({
    check: checked("supported", facts),
    ledger,
    text,
  });
  expect(merged).toEqual({ support, reason: "", supportedBy: facts });
});

test("what rules call supported by no fact is not shown as checked", () => {
  const check = checked("supported");
  expect(supportOf({ check, ledger, text }).support).toBe("unchecked");
});

describe("what only the review supports", () => {
  const rest = (
    given: { cited?: LedgerFact[]; ledger?: LedgerFact[] },
    said = text,
  ) =>
    supportOf({
      check: checked("unchecked"),
      verdict: say("supported"),
      ledger,
      text: said,
      ...given,
    });

  test.each<[string, ReturnType<typeof rest>, Support, LedgerFact[]]>([
    ["what the writer cites", rest({ cited: [cream] }), "photo", [cream]],
    ["the fact that shares a word", rest({}), "seller", [stoneware]],
    [
      "the fact that shares a number",
      rest({ ledger: [fact("width", "9 cm", "photo")] }, "It is 9 wide."),
      "photo",
      [expect.objectContaining({ value: "9 cm" }) as LedgerFact],
    ],
    [
      "what was typed, where no word is shared",
      rest({}, "Eine Tasse."),
      "seller",
      [],
    ],
    [
      "the photo, where nothing was typed",
      rest({ ledger: [cream] }, "Eine Tasse."),
      "photo",
      [],
    ],
  ])("rests on %s", (_, { support, supportedBy }, expected, facts) => {
    expect({ support, supportedBy }).toEqual({
      support: expected,
      supportedBy: facts,
    });
  });
});

test("what is settled stays so, whatever rules and review say", () => {
  for (const settledBy of ["snippet", "confirmed"] as const)
    for (const rules of textVerdicts)
      for (const verdict of [undefined, ...verdicts])
        expect(
          supportOf({
            check: checked(rules),
            verdict: verdict && say(verdict),
            settledBy,
            ledger,
            text,
          }),
        ).toEqual({ support: settledBy, reason: "", supportedBy: [] });
});

test.each<[string, TextVerdict, Verdict | undefined, string]>([
  ["rules", "contradicted", say("unsupported", "No."), "contradicted"],
  ["rules alone", "unknown", undefined, "unknown"],
  ["the review", "unknown", say("unsupported", "No place."), "No place."],
  [
    "ours, where the review has none",
    "supported",
    say("contradicted"),
    "One of your facts says otherwise.",
  ],
])("the reason is that of %s", (_, rules, verdict, reason) => {
  const merged = supportOf({ check: checked(rules), verdict, ledger, text });
  expect(merged).toEqual({ support: "none", reason, supportedBy: [] });
});

test("any text: only a mark has a reason, and a mark always has one", () => {
  const sources: FactSource[] = ["seller", "photo", "shop", "confirmed"];
  const facts = fc.array(
    fc
      .tuple(fc.string(), fc.string(), fc.constantFrom(...sources))
      .map((given) => fact(...given)),
  );
  const verdict = fc.option(
    fc.record({ verdict: fc.constantFrom(...verdicts), reason: fc.string() }),
    { nil: undefined },
  );
  fc.assert(
    fc.property(
      facts,
      facts,
      fc.constantFrom(...textVerdicts),
      verdict,
      fc.string(),
      (supportedBy, known, rules, said, written) => {
        const { support, reason } = supportOf({
          check: { ...checked(rules, supportedBy), reason: "" },
          verdict: said,
          ledger: known,
          text: written,
        });
        expect(reason !== "").toBe(support === "none");
        if (rules === "contradicted") expect(support).toBe("none");
        if (support === "unchecked") expect(said).toBeUndefined();
      },
    ),
  );
});
