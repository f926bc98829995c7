import { buildLedger } from "@/lib/listing-text/ledger/build-ledger";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import { findUntold, findUntoldPieces } from "@/lib/listing-text/ledger/untold";
import { dish, ledgerOf, tasse } from "@/tests/lib/listing-text/support";

const quotesOf = (
  texts: string[],
  cited: string[] = [],
  typed = dish,
  language = "en",
) =>
  findUntold(ledgerOf(typed, language), texts, new Set(cited)).map(
    ({ quote }) => quote,
  );

test("without a text each specific is untold", () => {
  const quotes = quotesOf([]);
  for (const quote of [
    "9 cm wide",
    "Made in 3 days",
    "Wipe clean",
    "Not dishwasher safe",
    "Made in Leeds",
  ])
    expect(quotes).toContain(quote);
});

test("what is said in other words and units is told", () => {
  const texts = [
    "A pine ring dish, 3.5 in wide and 0.8 in tall, sent in one cotton bag.",
    "Please wipe it clean and keep it out of the dishwasher.",
    "I make it in Leeds in three days and ship it from Dublin.",
  ];
  expect(quotesOf(texts)).toEqual([]);
  for (const [index, quote] of [
    [0, "9 cm wide"],
    [1, "Not dishwasher safe"],
    [2, "Made in 3 days"],
  ] as const)
    expect(quotesOf(texts.filter((_, at) => at !== index))).toContain(quote);
});

test("the opposite is not told", () => {
  expect(quotesOf(["Dishwasher safe."])).toContain("Not dishwasher safe");
});

test("what is cited is told, and words count where anything is cited", () => {
  const typed = {
    productName: "Bowl",
    extraDetails: "Fits small hands. 9 cm.",
  };
  const ledger = ledgerOf(typed);
  const cited = (quote: string) =>
    ledger.facts.filter((fact) => fact.quote === quote).map(({ id }) => id);
  expect(quotesOf([], [], typed)).not.toContain("Fits small hands");
  expect(quotesOf([], cited("9 cm"), typed)).toContain("Fits small hands");
  expect(quotesOf([], cited("9 cm"), typed)).not.toContain("9 cm");
});

test("German", () => {
  expect(quotesOf(["9 cm hoch, 8 cm breit."], [], tasse, "de")).toContain(
    "Gefertigt in Leipzig",
  );
});

test("each piece of a clause is told apart, once, with the fact whose value it holds", () => {
  const typed = {
    productName: "Bowl",
    extraDetails: "9 cm tall, holds 350 ml, wipe clean",
  };
  const ledger = ledgerOf(typed);
  const facts = (["9 cm", "350 ml", "wipe clean"] as const).map(
    (value, index) => ({
      id: `x${index}`,
      part: "",
      property: ["height", "capacity", "care"][index] ?? "",
      value,
      source: "seller" as const,
      quote: typed.extraDetails,
    }),
  );
  const piecesOf = (texts: string[], cited: string[] = []) =>
    findUntoldPieces({ ...ledger, facts }, texts, new Set(cited)).map(
      ({ fact, quote }) => `${fact.property}: ${quote}`,
    );
  expect(piecesOf([])).toEqual([
    "height: 9 cm tall",
    "capacity: holds 350 ml",
    "care: wipe clean",
  ]);
  expect(piecesOf(["It is 9 cm tall."])).toEqual([
    "capacity: holds 350 ml",
    "care: wipe clean",
  ]);
  expect(piecesOf([], ["x1"])).toEqual([
    "height: 9 cm tall",
    "care: wipe clean",
  ]);
});

const ledgerWith = (typed: TypedInput, fact: LedgerFact) =>
  buildLedger({
    language: "en",
    typed,
    facts: [fact],
    shop: [],
    confirmed: [],
  });

const citing = (extraDetails: string, value: string, quote?: string) => {
  const fact = {
    id: "x1",
    part: "",
    property: "detail",
    value,
    source: "seller" as const,
    ...(quote !== undefined && { quote }),
  };
  const ledger = ledgerWith({ productName: "Bowl", extraDetails }, fact);
  return findUntoldPieces(ledger, ["A bowl."], new Set(["x1"])).map(
    (one) => one.quote,
  );
};

test.each([
  ["laminating pouch recommended, dry erase", "dry erase"],
  ["chips are part of its age, from a ranch sale", "from a ranch sale"],
  ["arrives with legs off, hex key in the bag", "hex key in the bag"],
])(
  "%s: what stands beside the cited fact is still to be told",
  (typed, value) => {
    expect(citing(typed, value)).toEqual([typed.split(",")[0]]);
  },
);

test.each([
  ["squeeze to refresh the scent. dry erase", "dry erase. squeeze to refresh"],
  [
    "Fits small hands. Glaze pools at the rim",
    "Fits small hands. Glaze pools at the",
  ],
])(
  "%s: a fact that goes on over clauses tells what it says of each",
  (typed, value) => {
    expect(citing(typed, value)).toEqual([]);
  },
);

test.each([
  ["resin, flowers", "smell of resin fades in two days"],
  ["wool, catnip", "catnip can be refilled through a flap"],
])(
  "%s is cited: %s, which only has a word of it, is untold",
  (materials, details) => {
    const fact = {
      id: "x1",
      part: "",
      property: "material",
      value: materials,
      source: "seller" as const,
    };
    const typed = { productName: "Bowl", materials, extraDetails: details };
    const found = findUntoldPieces(
      ledgerWith(typed, fact),
      ["A bowl."],
      new Set(["x1"]),
    );
    expect(found.map(({ quote }) => quote)).toEqual([details]);
  },
);

test("a fact that quotes two clauses and cites neither leaves both untold", () => {
  const fact = {
    id: "x1",
    part: "",
    property: "detail",
    value: "Fits small hands. Glaze pools at the rim",
    source: "seller" as const,
  };
  const typed = { productName: "Bowl", extraDetails: `${fact.value}. 9 cm` };
  const ledger = ledgerWith(typed, fact);
  const [cited = ""] = ledger.facts
    .filter(({ quote }) => quote === "9 cm")
    .map(({ id }) => id);
  const quotes = findUntoldPieces(ledger, [], new Set([cited])).map(
    ({ quote }) => quote,
  );
  expect(quotes).toEqual(
    expect.arrayContaining(["Fits small hands", "Glaze pools at the rim"]),
  );
});

test("a fact in other words than the seller's tells what it quotes", () => {
  expect(
    citing("12 inches wide at the rim", "30 cm", "12 inches wide"),
  ).toEqual([]);
});
