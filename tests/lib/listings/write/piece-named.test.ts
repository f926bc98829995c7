import fc from "fast-check";
import { pieceNamed } from "@/lib/listings/write/piece-named";

const product = { name: "product", value: "Ring dish", source: "photo" };
const color = { name: "color", value: "red", source: "photo" };

describe("whether anybody knows what the piece is", () => {
  test.each<[string, unknown, string | undefined, boolean]>([
    ["the writer names it", { item: "ring dish" }, undefined, true],
    ["the writer can't tell", { item: "" }, undefined, false],
    ["spaces are no name", { item: "  " }, "", false],
    ["nor are signs", { item: "?" }, " ", false],
    ["null says nothing", { item: null, titles: ["Dish"] }, undefined, true],
    ["the seller named it", { item: "" }, "Ring dish", true],
    ["the seller alone", { facts: [color] }, "Ring dish", true],
    ["an item in kanji", { item: "皿" }, undefined, true],
    ["an older answer with a title", { titles: ["Red Dish"] }, undefined, true],
    ["one with a fact", { facts: [color, product] }, undefined, true],
    [
      "one with neither",
      { facts: [color], titles: ["", "…"], description: "Red and round." },
      undefined,
      false,
    ],
    [
      "an item that isn't there beats a title",
      { item: "", titles: ["Dish"] },
      undefined,
      false,
    ],
    [
      "a category names nothing",
      { item: "", categoryPath: "Home > Dishes" },
      undefined,
      false,
    ],
    ["no answer at all", undefined, undefined, true],
    ["an answer without members", {}, undefined, true],
    ["a list", ["mug"], undefined, true],
  ])("%s", (_, answer, productName, isNamed) => {
    const form = productName === undefined ? {} : { productName };
    expect(pieceNamed(answer, form).isNamed).toBe(isNamed);
  });

  test("reads any value, and never suggests more than three names", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ item: fc.anything(), suggestions: fc.anything() }),
        ),
        (answer) => {
          const { suggestions } = pieceNamed(answer, {});
          expect(suggestions.length).toBeLessThanOrEqual(3);
          for (const name of suggestions) expect(name).toMatch(/[\p{L}\p{N}]/u);
        },
      ),
    );
  });
});
