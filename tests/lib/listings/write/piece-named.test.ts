import fc from "fast-check";
import { pieceNamed } from "@/lib/listing-text/compose/piece-named";

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

  const generic = [
    ["en", "unique piece", "One of a Kind Item"],
    ["de", "Unikat", "Einzelstück"],
    ["fr", "pièce unique", "exemplaire unique"],
    ["it", "pezzo unico", "esemplare unico"],
    ["es", "pieza única", "ejemplar único"],
    ["nl", "uniek stuk", "uniek exemplaar"],
    ["pt", "peça única", "exemplar único"],
    ["pl", "unikat", "unikatowy egzemplarz"],
    ["ja", "一点物", "世界に一つだけの作品"],
  ].flatMap(([language = "", ...names]) =>
    names.map((name) => [language, name] as const),
  );

  test.each(generic)(
    "%s: %s is a word for a unique thing, and no name",
    (_, name) => {
      expect(pieceNamed({ item: name }, {}).isNamed).toBe(false);
      expect(pieceNamed({ titles: [name] }, {}).isNamed).toBe(false);
    },
  );

  test.each([
    ["de", "Unikat Vase"],
    ["fr", "Vase unique"],
    ["it", "Vaso unico"],
    ["pl", "Unikatowy wazon"],
    ["ja", "一点物のお皿"],
  ])("%s: %s has a name beside it", (_, name) => {
    expect(pieceNamed({ item: name }, {}).isNamed).toBe(true);
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
