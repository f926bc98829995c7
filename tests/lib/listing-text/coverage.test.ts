import {
  findUntold,
  findUntoldPieces,
} from "@/lib/listing-text/ledger/coverage";
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
