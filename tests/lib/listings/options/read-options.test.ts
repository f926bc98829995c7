import fc from "fast-check";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { readOptions } from "@/lib/listings/options/read-options";
import { checkOptions } from "@/lib/listings/options/rules";
import { optionsEditSchema } from "@/lib/listings/options/schema";
import { runs } from "@/tests/support/repetitions";

/**
 * What is read, in short: questions as "text|instructions|characters|options",
 * axes with their values, the prices.
 */
function read(sentence: string, language?: Language) {
  const { options, notes, unread } = readOptions(sentence, language);
  return {
    questions: options.questions.map(
      ({ text, instructions, maxCharacters, options: list }) =>
        [text, instructions, maxCharacters ?? "", list.join(",")].join("|"),
    ),
    axes:
      options.variations?.axes.map(
        ({ name, values }) => `${name}: ${values.join(", ")}`,
      ) ?? [],
    prices: options.variations?.combinations.map(({ price }) => price) ?? [],

    notes,
    unread,
  };
}
const nothing = { questions: [], axes: [], prices: [], notes: [], unread: [] };

test("names, fonts and sizes with prices: are filled in, and what has no name is blank", () => {
  expect(
    read("names up to 12 letters, three fonts, two sizes 24/32 euro"),
  ).toEqual({
    questions: ["Name|Up to 12 letters|12|", "Font|||,,"],
    axes: ["Size: , "],
    prices: [24, 32],
    notes: ["3 fonts: name them.", "2 sizes: name them."],
    unread: [],
  });
});

test.each<[string, string, string[], (number | null)[]]>([
  [
    "a list after in",
    "in oak, walnut or cherry",
    ["Material: Oak, Walnut, Cherry"],
    [null, null, null],
  ],
  ["letters of sizes", "S/M/L", ["Size: S, M, L"], [null, null, null]],
  [
    "sizes with prices",
    "small 24, large 32 euro",
    ["Size: Small, Large"],
    [24, 32],
  ],
  ["prices alone", "24/32 €", [": , "], [24, 32]],
  ["prices with commas", "24,28,32 euro", [": , , "], [24, 28, 32]],
  [
    "prices before the sizes",
    "$24.50 for small and $32 for large",
    ["Size: Small, Large"],
    [24.5, 32],
  ],
  [
    "names first, then prices",
    "2 sizes: 9 cm and 12 cm, 24/32 euro",
    ["Size: 9 cm, 12 cm"],
    [24, 32],
  ],
  [
    "a unit that is said once",
    "9, 12 and 15 cm",
    ["Size: 9 cm, 12 cm, 15 cm"],
    [null, null, null],
  ],
  [
    "fractions",
    "1/2 inch or 3/4 inch",
    ["Size: 1/2 inch, 3/4 inch"],
    [null, null],
  ],
  ["parentheses", "S (24 €), M (28 €)", ["Size: S, M"], [24, 28]],
  [
    "prices without commas",
    "S 24€ M 28€ L 32€",
    ["Size: S, M, L"],
    [24, 28, 32],
  ],
  [
    "thousands",
    "1,200 $ large, 800 $ small",
    ["Size: Large, Small"],
    [1200, 800],
  ],
  ["lines", "Sizes:\nSmall 24 €\nLarge 32 €", ["Size: Small, Large"], [24, 32]],
  [
    "a name behind the values",
    "lavender, cedar or vanilla scent",
    ["Scent: Lavender, Cedar, Vanilla"],
    [null, null, null],
  ],
  [
    "fewer names than counted",
    "three colors, red and blue",
    ["Color: Red, Blue, "],
    [null, null, null],
  ],
  [
    "the same value twice",
    "red, blue or Red",
    ["Color: Red, Blue"],
    [null, null],
  ],
  [
    "two lists",
    "small: $24, large: $32, red, blue or green",
    ["Size: Small, Large", "Color: Red, Blue, Green"],
    [24, 24, 24, 32, 32, 32],
  ],
])("variations from %s: %s", (_, sentence, axes, prices) => {
  expect(read(sentence)).toMatchObject({ questions: [], axes, prices });
});

test.each<[string, string, string[]]>([
  [
    "a limit",
    "a name of up to 10 characters",
    ["Name|Up to 10 characters|10|"],
  ],
  ["no limit", "personalized with a name", ["Name|||"]],
  ["a limit alone", "up to 12 letters", ["|Up to 12 letters|12|"]],
  [
    "a limit after the comma",
    "Name or initials, up to 12 letters",
    ["Name or initials|Up to 12 letters|12|"],
  ],
  [
    "a rule",
    "text (max. 20 characters), no emojis",
    ["Text|Max. 20 characters. No emojis|20|"],
  ],
  [
    "a number of initials",
    "engraved with up to 3 initials",
    ["Initials|Up to 3 initials|3|"],
  ],
  [
    "two names",
    "two names up to 9 letters each",
    ["Name 1|Up to 9 letters each|9|", "Name 2|Up to 9 letters each|9|"],
  ],
  [
    "two texts",
    "first and last name up to 20 letters, date",
    ["First and last name|Up to 20 letters|20|", "Date|||"],
  ],
  [
    "named fonts",
    "3 fonts: Serif, Script and Block",
    ["Font|||Serif,Script,Block"],
  ],
  [
    "a text and a list",
    "a name (max. 12 letters) in 3 fonts",
    ["Name|Max. 12 letters|12|", "Font|||,,"],
  ],
])("questions from %s: %s", (_, sentence, questions) => {
  expect(read(sentence)).toMatchObject({ questions, axes: [] });
});

test.each<[Language, string, string[], string[], number[]]>([
  [
    "de",
    "Namen bis zu 12 Buchstaben, drei Schriftarten, zwei Größen: klein 24,50 €, groß 32 €",
    ["Name|Bis zu 12 Buchstaben|12|", "Schriftart|||,,"],
    ["Größe: Klein, Groß"],
    [24.5, 32],
  ],
  [
    "fr",
    "Prénom jusqu'à 10 lettres, trois polices, tailles S ou L, 24 € / 1.032,50 €",
    ["Prénom|Jusqu'à 10 lettres|10|", "Police|||,,"],
    ["Taille: S, L"],
    [24, 1032.5],
  ],
  [
    "es",
    "Nombre hasta 12 letras, tres fuentes, pequeño 20 €, grande 30 €",
    ["Nombre|Hasta 12 letras|12|", "Fuente|||,,"],
    ["Tamaño: Pequeño, Grande"],
    [20, 30],
  ],
  [
    "it",
    "Nome fino a 12 caratteri, due misure: piccola 24 euro e grande 32 euro",
    ["Nome|Fino a 12 caratteri|12|"],
    ["Misura: Piccola, Grande"],
    [24, 32],
  ],
  [
    "nl",
    "Naam tot 12 letters, drie lettertypes, maten klein en groot, 24 en 32 euro",
    ["Naam|Tot 12 letters|12|", "Lettertype|||,,"],
    ["Maat: Klein, Groot"],
    [24, 32],
  ],
  [
    "pl",
    "Imię do 12 znaków, trzy czcionki, dwa rozmiary: S i L, 80/120 zł",
    ["Imię|Do 12 znaków|12|", "Czcionka|||,,"],
    ["Rozmiar: S, L"],
    [80, 120],
  ],
])("in %s: %s", (language, sentence, questions, axes, prices) => {
  expect(read(sentence, language)).toMatchObject({ questions, axes, prices });
});

test("a third variation: becomes a list to choose from, priced ones stay", () => {
  expect(read("oak or walnut; red or blue; S 24 €, M 28 €")).toMatchObject({
    axes: ["Material: Oak, Walnut", "Size: S, M"],
    questions: ["Color|||Red,Blue"],
    prices: [24, 28, 24, 28],
  });
});

test("what must be answered: is marked so, the rest is left to the buyer", () => {
  const isRequired = (sentence: string) =>
    readOptions(sentence).options.questions.map(
      (question) => question.isRequired,
    );
  expect(isRequired("name up to 12 letters, required")).toEqual([true]);
  expect(isRequired("name up to 12 letters")).toEqual([false]);
});

test.each([
  ["a single price", "24 euro"],
  ["a surcharge", "large +5 euro"],
  ["a range", "sizes S-XL"],
  ["a single value", "made of oak"],
  ["an address", "write to me@example.com"],
])("%s: is in no field, and is said to be left", (_, sentence) => {
  expect(read(sentence)).toMatchObject({
    ...nothing,
    unread: [expect.stringMatching(/\w/)],
  });
});

test("a price of a question: is said to be left", () => {
  expect(read("add a name +$5")).toMatchObject({
    questions: ["Name|||"],
    unread: ["add a name +$5"],
  });
});

test("an address among the values: is left out, and leaves no blank", () => {
  expect(read("red, me@example.com or blue")).toEqual({
    ...nothing,
    axes: ["Color: Red, Blue"],
    prices: [null, null],
    unread: ["Me@example.com"],
  });
});

test("an empty sentence: nothing", () => {
  expect(read("")).toEqual(nothing);
  expect(read(" ,;. / ")).toMatchObject({ questions: [], axes: [] });
});

const piece = fc.constantFrom(
  "names",
  "Namen",
  "initials",
  "up to 12 letters",
  "max. 2000 Zeichen",
  "0 letters",
  "three fonts",
  "31 fonts",
  "2 sizes",
  "99 colors",
  "70 sizes",
  "small 24",
  "large 32 euro",
  "$0.10",
  "24.999 €",
  "24/32 €",
  "S/M/L",
  "in oak",
  "red (dark)",
  "RED",
  "red",
  "me@example.com",
  "no emojis",
  "PLEASE USE CAPITALS ONLY",
  "required",
  "*",
  "in 9 cm",
  "1/2 inch",
  "+5 €",
  "a".repeat(21),
  "a".repeat(80),
  "two names",
  "fonts: a/b",
  "size: x",
  "undefined",
  "thread colors",
  "(",
  "“",
  "oak scent",
);
const joint = fc.constantFrom(
  ", ",
  " or ",
  " and ",
  "; ",
  ". ",
  "\n",
  " / ",
  " ",
  ": ",
  ",",
);
const sentences = fc.oneof(
  fc
    .array(fc.tuple(piece, joint), { maxLength: 14 })
    .map((pieces) => pieces.flat().join("")),
  fc.string({ maxLength: 80, unit: "grapheme" }),
);

test("any sentence: the proposal breaks no rule but for its blanks, and can be saved", () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      const { options } = readOptions(sentence);
      expect(checkOptions(options).filter(({ isBlank }) => !isBlank)).toEqual(
        [],
      );
      expect(optionsEditSchema.parse({ ...options, version: 0 })).toEqual({
        ...options,
        version: 0,
      });
      expect(readOptions(sentence).options).toEqual(options);
    }),
    { numRuns: runs(3_000) },
  );
});

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

test("any sentence: each value and each figure of the proposal stands in it", () => {
  fc.assert(
    fc.property(sentences, (sentence) => {
      const { options } = readOptions(sentence);
      const letters = (text: string) =>
        text
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]/gu, "");
      const told = letters(sentence);
      const values = [
        ...options.questions.flatMap((question) => question.options),
        ...(options.variations?.axes ?? []).flatMap((axis) => axis.values),
      ];
      for (const value of values)
        for (const word of value.split(/[\s-]+/u))
          expect(told).toContain(letters(word));
      for (const { instructions } of options.questions) {
        for (const word of instructions.split(/\s+/u))
          expect(told).toContain(letters(word));
      }
      const prices = (options.variations?.combinations ?? []).flatMap(
        ({ price }) => (price === null ? [] : [`${price}`]),
      );
      for (const price of prices)
        for (const number of numbersIn(price)) expect(told).toContain(number);
    }),
    { numRuns: runs(2_000) },
  );
});
