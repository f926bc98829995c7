import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import { verdictOf } from "@/tests/lib/listing-text/support";

const told = (productName: string, extraDetails: string): TypedInput => ({
  productName,
  extraDetails,
});

const soap = told("Oat soap", "About 110 g. Made to order, about 3 weeks.");
const studs = told("Leaf stud earrings", "Feather light, 2 g each.");
const set = told("Set of 3 hot sauces", "100 ml each. Weighs 900 g.");
const print = told(
  "Fern lino print",
  "Edition of 50, signed. Carved in 2021. Personal use only.",
);
const runs = told("Two prints", "Edition of 50 in blue, edition of 80 in red.");
const rug = told("Rag rug", "Dry clean only. The glaze pools lighter at rims.");
const bag = told("Market bag", "Wipe clean. Crocheted by me in Ohio.");
const linen = told("Linen apron", "Dry clean or machine wash at 30.");
const seife = told("Haferseife", "Etwa 110 g. Auf Bestellung, 3 Wochen.");

test.each([
  [soap, "It weighs about 6 g."],
  [soap, "Made to order in about 7 weeks."],
  [studs, "They weigh 18 g each."],
  [set, "It holds 48 ml."],
  [print, "An edition of 200."],
  [print, "It was carved in 2011."],
  [print, "Commercial use is allowed."],
  [rug, "Machine wash cold."],
  [rug, "The glaze pools darker at the rims."],
  [bag, "Toss it in the washing machine."],
  [bag, "Made in Texas."],
])("against what a piece has one of is contradicted: %j, %s", (typed, text) => {
  expect(verdictOf(typed, text)).toBe("contradicted");
});

test.each([
  ["Sie wiegt nur 6 g.", "contradicted"],
  ["Auf Bestellung in 7 Wochen.", "contradicted"],
  ["Sie wiegt 110 g.", "supported"],
])("the same in German: %s", (text, verdict) => {
  expect(verdictOf(seife, text, "de")).toBe(verdict);
});

test.each([
  // A pair weighs twice as much, three bottles hold three times as much.
  [studs, "A pair weighs about 4 g."],
  [set, "It holds 300 ml."],
  // Of something else.
  [soap, "The box weighs 60 g."],
  // Of two.
  [runs, "An edition of 60."],
  [print, "Framed in 2011."],
  // Another way is told as well.
  [linen, "Machine washable."],
  [rug, "Wash it by hand."],
  // One word beside the other is little.
  [rug, "A darker corner hides crumbs."],
])(
  "what may be of something else is not contradicted: %j, %s",
  (typed, text) => {
    expect(verdictOf(typed, text)).not.toBe("contradicted");
  },
);
