import { checkText } from "@/lib/listing-text/check/check-text";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import { ledgerOf, verdictOf } from "@/tests/lib/listing-text/support";

type Case = readonly [string, string, TypedInput];

const shoes: TypedInput = {
  productName: "Suede baby moccasins",
  materials: "cow suede, wool felt insole",
};
const tote: TypedInput = {
  productName: "Tote",
  materials: "canvas, cotton tape, leather strap",
};
const hanpu: TypedInput = {
  productName: "帆布のトートバッグ",
  materials: "8号帆布、綿テープ",
};
const sac: TypedInput = {
  productName: "Cabas",
  materials: "toile de lin, anse de coton",
};

describe("a material is of the part that it stands with", () => {
  const supported: Case[] = [
    ["en", "The moccasins are of suede with an insole of wool felt.", shoes],
    ["en", "An insole of felted wool and suede moccasins.", shoes],
    ["en", "The tote is of canvas and cotton tape.", tote],
    ["en", "Canvas and leather strap.", tote],
    ["ja", "素材は8号帆布と綿テープです。", hanpu],
    ["fr", "Un cabas en toile de lin et anse de coton.", sac],
  ];
  test.each(supported)("%s: %s", (language, text, typed) => {
    expect(verdictOf(typed, text, language)).toBe("supported");
  });

  const unknown: Case[] = [
    ["en", "The moccasins are made of wool felt.", shoes],
    ["en", "An insole of suede leather.", shoes],
    ["en", "A leather tape.", tote],
    ["en", "The strap is made of cotton.", tote],
    ["fr", "L'anse est en lin.", sac],
  ];
  test.each(unknown)("%s: %s is unknown", (language, text, typed) => {
    expect(verdictOf(typed, text, language)).toBe("unknown");
  });
});

describe("counts of one thing add up", () => {
  const foxes = {
    productName: "Puzzle",
    extraDetails: "Two large foxes and three small foxes. One owl.",
  };
  test.each([
    ["Five foxes in all.", "supported"],
    ["Pieces: five foxes, two large and three small", "supported"],
    ["Six foxes in all.", "contradicted"],
    ["Four foxes in all.", "contradicted"],
  ])("%s", (text, verdict) => {
    expect(verdictOf(foxes, text)).toBe(verdict);
  });
});

/** The piece comes with itself, by the noun of its name. */
describe("the noun of a name stands before what it is of or with", () => {
  const cases: (readonly [string, string, string, string])[] = [
    [
      "de",
      "Umhängetasche aus Leder",
      "Lieferumfang: Tasche und Stoffbeutel",
      "Lieferung mit Stoffbeutel.",
    ],
    [
      "en",
      "Wall plaque with two swallows",
      "It comes with the plaque and a cord.",
      "Comes with a cord.",
    ],
    [
      "en",
      "Set of four mugs",
      "It comes with the mugs and a cord.",
      "Comes with a cord.",
    ],
    [
      "nl",
      "Kaartje met gans",
      "Je ontvangt het kaartje en een envelop.",
      "Geleverd met een envelop.",
    ],
  ];
  test.each(cases)("%s, %s: %s", (language, name, text, details) => {
    const typed = { productName: name, extraDetails: details };
    const { verdict, reason } = checkText(text, ledgerOf(typed, language));
    expect([verdict, reason]).not.toEqual(["unknown", expect.anything()]);
  });

  test("what it is of or with is not the piece", () => {
    const typed = { productName: "Frame with glass", materials: "oak" };
    expect(verdictOf(typed, "A glass made of oak.")).not.toBe("contradicted");
    const set = { ...typed, extraDetails: "Set of 3." };
    expect(verdictOf(set, "Four frames.")).toBe("contradicted");
  });
});
