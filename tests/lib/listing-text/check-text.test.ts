import fc from "fast-check";
import { checkText } from "@/lib/listing-text/check/check-text";
import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import {
  dish,
  frame,
  ledgerOf,
  mug,
  necklace,
  tasse,
  verdictOf,
} from "@/tests/lib/listing-text/support";

type Case = readonly [TypedInput, string, string];

const byText = (cases: readonly Case[]) =>
  cases.map(([typed, language, text]) => [text, language, typed] as const);

describe("true sentences are never marked", () => {
  const cases = [
    [
      dish,
      "en",
      "A pine ring dish, 9 cm (3.5 in) wide and 2 cm (0.8 in) tall.",
    ],
    [dish, "en", "- Size: 9 cm wide / 3 1/2 inches, 2 cm tall"],
    [dish, "en", "Please don't put it in the dishwasher; just wipe it clean."],
    [dish, "en", "I make each one in Leeds within 3 days."],
    [dish, "en", "It travels in a cotton bag."],
    [dish, "en", "Pair it with a silver ring or set it beside a white lamp."],
    [dish, "en", "An organic shape for your bedside table."],
    [mug, "en", "This mug holds 12 oz (350 ml) of coffee."],
    [mug, "en", "At 400 g (14 oz), it sits well in the hand."],
    [mug, "en", "You get a set of four mugs."],
    [mug, "en", "Four white mugs with black handles and cork lids."],
    [mug, "en", "Ready to ship within 5 days."],
    [mug, "en", "Ceramic holds warmth."],
    [necklace, "en", "The chain measures 45 cm (17.7 in)."],
    [necklace, "en", "A 12 mm (about 1/2 inch) pendant on a silver chain."],
    [necklace, "en", "French seams and a Japanese look."],
    [tasse, "de", "Der Becher ist 9 cm hoch und 8 cm breit."],
    [tasse, "de", "Er fasst einen Viertelliter (250 ml)."],
    [tasse, "de", "Ein Becher mit schwarzem Henkel und Deckel aus Eiche."],
    [tasse, "de", "Bitte nicht in die Spülmaschine geben."],
    [tasse, "de", "In 21 Tagen ist er fertig, verschickt wird er aus Berlin."],
  ] as const;

  test.each(byText(cases))("%s", (text, language, typed) => {
    expect(["unknown", "contradicted"]).not.toContain(
      verdictOf(typed, text, language),
    );
  });
});

describe("swaps of known words are contradicted", () => {
  const cases = [
    [dish, "en", "A pine ring dish, 2 cm wide and 9 cm tall."],
    [dish, "en", "It is 4 in wide."],
    [dish, "en", "It is made in 9 days."],
    [dish, "en", "It is made in Dublin."],
    [dish, "en", "Dishwasher safe."],
    [dish, "en", "Care: dishwasher safe"],
    [mug, "en", "It holds 400 ml."],
    [mug, "en", "It weighs 350 g."],
    [mug, "en", "A set of six mugs."],
    [mug, "en", "Do not put it in the dishwasher."],
    [mug, "en", "The mug is 8 cm tall and 9 cm wide."],
    [mug, "en", "It ships in 9 days."],
    [necklace, "en", "The chain is 12 mm long and the pendant 45 cm wide."],
    [frame, "en", "Frame: 30 cm wide, 20 cm tall"],
    [frame, "en", "The mat is 4 cm deep."],
    [frame, "en", "In size M it is 50 cm long."],
    [necklace, "en", "80% copper and 20% silver."],
    [necklace, "en", "The clasp is on the right side."],
    [necklace, "en", "The gift box is not included."],
    [tasse, "de", "Der Becher ist 8 cm hoch und 9 cm breit."],
    [tasse, "de", "Er fasst 350 ml."],
    [tasse, "de", "Spülmaschinengeeignet."],
    [tasse, "de", "Gefertigt in Berlin."],
    [tasse, "de", "Sie bekommen ein 4er Set."],
  ] as const;

  test.each(byText(cases))("%s", (text, language, typed) => {
    expect(verdictOf(typed, text, language)).toBe("contradicted");
  });
});

describe("what no fact says is unknown", () => {
  const cases = [
    [dish, "en", "The dish is made of oak."],
    [necklace, "en", "The chain is made of brass."],
    [mug, "en", "Thrown in Sweden."],
    [dish, "en", "It is microwave safe."],
    [dish, "en", "It comes with a velvet pouch."],
    [dish, "en", "An organic, FSC certified dish."],
    [dish, "en", "Free shipping and easy returns within 30 days."],
    [dish, "en", "Passed down through generations."],
    [dish, "en", "A vintage piece."],
    [dish, "en", "The bag is 20 x 30 cm."],
    [dish, "en", "Its rim is gold."],
    [necklace, "en", "The solid gold clasp shines."],
    [tasse, "de", "Mit kostenlosem Versand."],
    [tasse, "de", "Aus Walnuss gefertigt."],
    [tasse, "de", "Er ist mikrowellengeeignet."],
  ] as const;

  test.each(byText(cases))("%s", (text, language, typed) => {
    expect(verdictOf(typed, text, language)).toBe("unknown");
  });
});

test("fields are read with their names", () => {
  const ledger = ledgerOf(dish);
  const attribute = (name: string, value: string) =>
    checkText(value, ledger, { field: "attribute", name }).verdict;
  expect(attribute("Wood type", "Oak")).toBe("unknown");
  expect(attribute("Wood type", "Pine")).toBe("supported");
  expect(attribute("Origin", "Sweden")).toBe("unknown");
  expect(attribute("Primary color", "Black")).toBe("unknown");
  expect(attribute("Width", "9 centimeters")).toBe("supported");
  expect(attribute("Width", "2 centimeters")).toBe("contradicted");
  const material = (value: string) =>
    checkText(value, ledger, { field: "material" }).verdict;
  expect(material("pine")).toBe("supported");
  expect(material("teak")).toBe("unknown");
});

describe("citations", () => {
  const fact: LedgerFact = {
    id: "f1",
    part: "",
    property: "use",
    value: "rings",
    source: "seller",
    quote: "Wipe clean",
  };
  const ledger = buildLedger({
    language: "en",
    typed: dish,
    facts: [{ ...fact, value: "wipe clean" }],
    shop: [],
    confirmed: [],
  });
  const verdict = (text: string, cited: string[]) =>
    checkText(text, ledger, { cited }).verdict;

  test("a sentence without a specific rests on what it cites", () => {
    const text = "Crumbs come off at once.";
    expect(verdict(text, [])).toBe("unchecked");
    expect(verdict(text, ["f1"])).toBe("supported");
    expect(verdict(text, ["f99"])).toBe("unchecked");
  });

  test("no citation supports what the facts deny or don't have", () => {
    expect(verdict("It is dishwasher safe.", ["f1"])).toBe("contradicted");
    expect(verdict("It is made of oak.", ["f1"])).toBe("unknown");
  });

  test("general holds without a specific and not of this piece", () => {
    expect(verdict("Resin scents fade slowly.", ["general"])).toBe("general");
    expect(verdict("This dish ages slowly.", ["general"])).not.toBe("general");
    expect(verdict("Oak is 30 cm wide.", ["general"])).not.toBe("general");
  });
});

test("wording states nothing", () => {
  expect(verdictOf(dish, "A lovely gift for friends.")).toBe("wording");
  expect(verdictOf(dish, "It glows in moonlight.")).toBe("unchecked");
});

test("an unknown language is unchecked", () => {
  const ledger = buildLedger({
    language: "xx",
    typed: dish,
    facts: [],
    shop: [],
    confirmed: [],
  });
  expect(checkText("Oak, 5 cm, dishwasher safe", ledger).verdict).toBe(
    "unchecked",
  );
});

describe("properties", () => {
  const sizes = fc.integer({ min: 5, max: 60 });

  test("any text is checked without an error", () => {
    const ledgers = [ledgerOf(mug), ledgerOf(tasse, "de")];
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            ..."9 cm x - , ( ) and und 3/4 in of not nicht oak Eiche % ° S XL A4 made in Leeds set : . \" ' 2".split(
              " ",
            ),
          ),
          { maxLength: 40 },
        )
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(text, (any) => {
        for (const ledger of ledgers) {
          checkText(any, ledger);
          buildLedger({
            language: ledger.language,
            typed: { text: any, productName: any, colors: [any] },
            facts: [],
            shop: [any],
            confirmed: [any],
          });
        }
      }),
    );
  });

  test("a conversion is the same measure", () => {
    fc.assert(
      fc.property(sizes, (cm) => {
        const typed = { ...dish, extraDetails: `${cm} cm wide` };
        const inches = (cm / 2.54).toFixed(1);
        const text = `It is ${inches} in (${cm} cm) wide.`;
        expect(verdictOf(typed, text)).toBe("supported");
      }),
    );
  });

  test("a swap of two roles is contradicted", () => {
    const roles = [
      ["wide", "breit"],
      ["tall", "hoch"],
    ] as const;
    const pair = fc
      .tuple(sizes, sizes)
      .filter(([one, other]) => Math.abs(one - other) > 2);
    fc.assert(
      fc.property(pair, fc.constantFrom(0, 1), ([one, other], index) => {
        const language = index === 0 ? "en" : "de";
        const [first, second] = [roles[0][index], roles[1][index]];
        const typed = {
          productName: index === 0 ? "Oak box" : "Kiste",
          extraDetails: `${one} cm ${first}, ${other} cm ${second}`,
        };
        const said = (a: number, b: number) =>
          verdictOf(typed, `${a} cm ${first}, ${b} cm ${second}`, language);
        expect(said(one, other)).toBe("supported");
        expect(said(other, one)).toBe("contradicted");
      }),
    );
  });

  test("what was typed is supported by itself", () => {
    for (const [typed, language] of [
      [dish, "en"],
      [mug, "en"],
      [necklace, "en"],
      [tasse, "de"],
    ] as const) {
      const clauses = (typed.extraDetails ?? "").split(". ");
      for (const clause of clauses)
        expect([clause, verdictOf(typed, clause, language)]).not.toEqual([
          clause,
          expect.stringMatching(/unknown|contradicted/),
        ]);
    }
  });
});
