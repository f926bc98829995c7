import fc from "fast-check";
import { checkText } from "@/lib/listing-text/check/check-text";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { dish, frame, ledgerOf, mug } from "@/tests/lib/listing-text/support";

const fact = (over: Partial<LedgerFact>): LedgerFact => ({
  id: "f1",
  part: "",
  property: "detail",
  value: "",
  source: "seller",
  ...over,
});

function keptOf(over: Partial<LedgerFact>, typed = dish, language = "en") {
  const ledger = buildLedger({
    language,
    typed,
    facts: [fact(over)],
    shop: [],
    confirmed: [],
  });
  return ledger.facts.find(({ id }) => id === "f1") ?? null;
}

describe("a seller's fact quotes what was typed", () => {
  const kept = [
    { value: "9 cm wide", quote: "9 cm wide" },
    { value: "3.5 in wide", quote: "9 cm wide" },
    { value: "2 cm", quote: "2 CM  TALL" },
    { value: "pine" },
    { value: "wipe clean", quote: "Wipe clean." },
    { value: "not dishwasher safe", quote: "Not dishwasher-safe" },
    { value: "made in Leeds", quote: "Made in Leeds" },
    { value: "one dish", quote: "One dish in a cotton bag" },
  ];
  test.each(kept)("%j", (over) => {
    expect(keptOf(over)).not.toBeNull();
  });

  const dropped = [
    { value: "19 cm wide", quote: "19 cm wide" },
    { value: "9 cm", quote: "9 cm deep" },
    { value: "5 in wide", quote: "9 cm wide" },
    { value: "dishwasher safe", quote: "Not dishwasher safe" },
    { value: "dishwasher safe", quote: "dishwasher safe" },
    { value: "oak" },
    { value: "oak", quote: "pine" },
    { value: "made in Sweden", quote: "Made in Leeds" },
    { value: "two dishes", quote: "One dish in a cotton bag" },
    { value: "handmade", quote: "" },
  ];
  test.each(dropped)("%j is dropped", (over) => {
    expect(keptOf(over)).toBeNull();
  });

  test("a denied word stays denied", () => {
    const value = (text: string) => keptOf({ value: text, quote: text }, frame);
    expect(value("reversible")).toBeNull();
    expect(value("not reversible")).not.toBeNull();
  });

  test("its quote is widened to the clause", () => {
    expect(keptOf({ value: "Leeds", quote: "Leeds" })?.quote).toBe(
      "Made in Leeds, shipped from Dublin",
    );
    expect(keptOf({ value: "dish", quote: "dish" })?.quote).toContain("dish");
  });

  test("a number is no part of another one", () => {
    const digits = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        const typed = { productName: "Box", extraDetails: `${one} cm wide` };
        const found = keptOf(
          { value: `${other} cm`, quote: `${other} cm` },
          typed,
        );
        expect(found !== null).toBe(one === other);
      }),
    );
  });
});

describe("a photo's fact says what can be seen", () => {
  const seen = [
    { property: "color", value: "dark green" },
    { property: "shape", value: "round with a wavy rim" },
    { property: "pattern", value: "speckled" },
    { property: "setting", value: "on a linen cloth" },
    { property: "material", value: "walnut" },
  ];
  const unseen = [
    { property: "origin", value: "Sweden" },
    { property: "color", value: "green glaze from Sweden" },
    { property: "weight", value: "heavy" },
    { property: "size", value: "palm sized" },
    { property: "shape", value: "round, 9 cm wide" },
    { property: "age", value: "old" },
    { property: "style", value: "vintage" },
    { property: "maker", value: "a potter" },
    { property: "scent", value: "lavender" },
    { property: "inside", value: "wool filling" },
    { property: "finish", value: "waxed inside and outside" },
    { property: "surface", value: "oiled" },
    { property: "holds", value: "ten rings" },
    { property: "story", value: "carved by a fourth generation woodworker" },
    { property: "material", value: "solid gold" },
  ];
  const kept = (over: Partial<LedgerFact>) =>
    keptOf({ ...over, source: "photo", photo: 1 }) !== null;
  test.each(seen)("%j", (over) => expect(kept(over)).toBe(true));
  test.each(unseen)("%j is dropped", (over) => expect(kept(over)).toBe(false));

  test("a color that a photo shows supports, a material does not yet", () => {
    const ledger = buildLedger({
      language: "en",
      typed: dish,
      facts: [
        fact({ id: "p1", source: "photo", property: "color", value: "green" }),
        fact({
          id: "p2",
          source: "photo",
          property: "material",
          value: "walnut",
        }),
      ],
      shop: [],
      confirmed: [],
    });
    expect(checkText("The dish is green.", ledger).verdict).toBe("supported");
    expect(checkText("The dish is made of walnut.", ledger).verdict).toBe(
      "unknown",
    );
  });
});

test("what is confirmed and the shop's texts support", () => {
  const ledger = buildLedger({
    language: "en",
    typed: dish,
    facts: [],
    shop: ["Free shipping on all orders."],
    confirmed: ["The dish is made of oak."],
  });
  const shipping = checkText("Free shipping.", ledger);
  expect(shipping.verdict).toBe("supported");
  expect(shipping.supportedBy.map(({ source }) => source)).toEqual(["shop"]);
  const oak = checkText("The dish is made of oak.", ledger);
  expect(oak.supportedBy.map(({ source }) => source)).toEqual(["confirmed"]);
});

test("ids are each of one fact", () => {
  const ledger = buildLedger({
    language: "en",
    typed: mug,
    facts: [
      fact({ id: "t3", value: "350 ml", quote: "Holds 350 ml" }),
      fact({ id: "t3", value: "400 g", quote: "Weighs 400 g" }),
    ],
    shop: ["a", "b"],
    confirmed: [],
  });
  const ids = ledger.facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a stored text is read like the form", () => {
  const text = `${dish.productName}\n${dish.materials}\n${dish.extraDetails}`;
  const ledger = ledgerOf({ text });
  expect(checkText("9 cm tall, 2 cm wide", ledger).verdict).toBe(
    "contradicted",
  );
  expect(checkText("A pine ring dish", ledger).verdict).toBe("supported");
  expect(checkText("The dish is made of oak.", ledger).verdict).toBe("unknown");
});

describe("another language than the brief's", () => {
  const ledger = buildLedger({
    language: "de",
    typedLanguage: "en",
    typed: mug,
    facts: [],
    shop: [],
    confirmed: [],
  });
  const cases = [
    ["Die Tasse fasst 350 ml.", "supported"],
    ["Sie fasst 400 ml.", "contradicted"],
    ["Aus Steinzeug, mit Deckel aus Kork.", "supported"],
    ["Die Tasse ist aus Eiche.", "unknown"],
    ["Nicht in die Spülmaschine geben.", "contradicted"],
    ["Spülmaschinengeeignet.", "supported"],
    ["Der Henkel ist schwarz.", "supported"],
  ] as const;
  test.each(cases)("%s", (text, verdict) => {
    expect(checkText(text, ledger).verdict).toBe(verdict);
  });
});
