import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { normalizeAttributes } from "@/lib/listing-text/rules/attributes";
import {
  collapseSpaces,
  findDuplicates,
  hasEdgeSpace,
  lowerCase,
  refusedInMaterials,
  replaceRefused,
  spellOutFractions,
  spellOutSigns,
  straightenQuotes,
} from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { normalizeMaterials } from "@/lib/listing-text/rules/materials";
import { normalizePersonalization } from "@/lib/listing-text/rules/personalization";
import { normalizeTag } from "@/lib/listing-text/rules/tags";
import { normalizeTitle } from "@/lib/listing-text/rules/title";
import {
  truncateAtSentence,
  truncateAtWord,
} from "@/lib/listing-text/rules/truncate";

test.each([
  ["½ ¼ ¾ ⅓ ⅔ ⅛ ⅜ ⅝ ⅞", "1/2 1/4 3/4 1/3 2/3 1/8 3/8 5/8 7/8"],
  ["1½ cups, 12¼", "1 1/2 cups, 12 1/4"],
  ["a½", "a1/2"],
])("fractions: %j becomes %j", (text, expected) => {
  expect(spellOutFractions(text)).toBe(expected);
});

test.each([
  ["20°C", "20 degrees C"],
  ["20 °C", "20 degrees C"],
  ["20°", "20 degrees"],
  ["20 ° warm", "20 degrees warm"],
])("signs: %j becomes %j", (text, expected) => {
  expect(spellOutSigns(text)).toBe(expected);
});

test("quotes: every kind becomes the straight one", () => {
  expect(straightenQuotes("‘’‚‛′´ʼ“”„‟″")).toBe("'''''''\"\"\"\"\"");
});

test("refused characters: leave a space, but loose accents leave nothing", () => {
  expect(replaceRefused("a-b\u0301c", refusedInMaterials)).toBe("a bc");
});

test("spaces: several become one, and none stays at the ends", () => {
  expect(collapseSpaces(" a \n\t b  ")).toBe("a b");
  expect([" a", "a ", "\ta", "a b", ""].map(hasEdgeSpace)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("lower case: the Turkish capital needs no combining mark", () => {
  expect(lowerCase("İSTANBUL CAFE\u0301")).toBe("istanbul café");
});

test("duplicates: told apart without case, spaces and composition; empty ones are none", () => {
  expect(findDuplicates(["", "Café", "", " cafe\u0301", "mug"])).toEqual([
    { value: " cafe\u0301", index: 3, first: 1 },
  ]);
});

test("duplicates: letters that only capitals make alike are different", () => {
  expect(findDuplicates(["Straße", "Strasse"])).toEqual([]);
});

test.each([
  ["Mug , cup !", "Mug, cup!"],
  ["Mug,, cup", "Mug, cup"],
  ["Mug, ; cup", "Mug, cup"],
  ["Mug | | cup", "Mug | cup"],
  ["- Mug", "Mug"],
  [", Mug", "Mug"],
  ["→ Mug →", "Mug"],
  ["Mug –", "Mug"],
  ["Mug &", "Mug"],
  ["Mug:", "Mug"],
  ["Mug/", "Mug"],
  ["(Mug)", "(Mug)"],
  ["Mug?", "Mug?"],
  ["a\\b", "a/b"],
  ["a + b + c", "a + b and c"],
  ["3% a, 4% b, 5% c", "3% a, 4 percent b, 5 percent c"],
  ["a: b: c & d & e", "a: b, c & d and e"],
  ["A", "A"],
  ["AB", "Ab"],
  ["BLUE-MUG A", "Blue-mug A"],
  ["ÉCLAIR MUG", "Éclair Mug"],
  ["BLUE mug", "BLUE mug"],
  ["Mug 415-555-2671", "Mug"],
  ["Mug {{color}}", "Mug"],
  ["415-555-2671", ""],
  ["!?", ""],
])("title: %j becomes %j", (title, expected) => {
  expect(normalizeTitle(title)).toBe(expected);
});

test.each([
  ["½ cup", "half cup", false],
  ["8 × 10 print", "8x10 print", false],
  ["8*10 print", "8x10 print", false],
  ["8 x 10", "8 x 10", false],
  ["50 % wool", "wool", false],
  ["3.5% milk mug", "milk mug", false],
  ["12,5% wool", "wool", false],
  ["salt&pepper", "salt and pepper", false],
  ["5 m² rug", "5 m2 rug", false],
  ["20°C tea", "20 degrees c tea", false],
  ["- 'mug' -", "mug'", false],
  ["x".repeat(20), "x".repeat(20), false],
  ["gift for my mother and", "gift for my mother", true],
  ["personalized gift for", "personalized gift", true],
  ["mala de todos os dias", "mala de todos", true],
  ["vaas van klei met een deksel", "vaas van klei", true],
])("tag: %j becomes %j", (candidate, tag, isShortened) => {
  expect(normalizeTag(candidate)).toEqual({ tag, isShortened });
});

test.each([
  "2,5 cm",
  "18/8 steel",
  "1:12 scale",
  "handmade stoneware-mug-x",
  "anna@example.com",
  "undefined",
  "!!",
  "-",
])("tag: %j can't be one", (candidate) => {
  expect(normalizeTag(candidate)).toBeNull();
});

test.each([
  ["50 % wool", ["wool"]],
  ["2.5% elastane", ["elastane"]],
  ["97.25% cotton", ["cotton"]],
  ["blue50%wool", ["blue wool"]],
  ["wool&silk", ["wool and silk"]],
  ["men’s wool", ["mens wool"]],
  ["½ wool", ["half wool"]],
  ["wool|silk•felt·yarn\ncord", ["wool", "silk", "felt", "yarn", "cord"]],
  [`${"x".repeat(45)} y`, ["x".repeat(45)]],
  ["x".repeat(46), []],
  ["anna@example.com", []],
  ["{{material}}, wool", ["wool"]],
  ["!!", []],
])("materials: %j become %j", (text, expected) => {
  expect(normalizeMaterials([text])).toEqual(expected);
});

test("materials: at most thirteen", () => {
  const materials = Array.from({ length: 14 }, (_, index) => `clay ${index}`);
  expect(normalizeMaterials(materials)).toEqual(materials.slice(0, 13));
});

test.each([
  ["A blue mug.\nOn a table.", 500, "A blue mug. On a table."],
  ["A blue mug. On a wide table.", 20, "A blue mug."],
  ["A blue mug {{color}}", 500, "A blue mug"],
  ["{{color}}", 500, ""],
  ["!!!", 500, ""],
  ["x".repeat(501), 500, ""],
])("alt text: %j in %i characters becomes %j", (text, limit, expected) => {
  expect(normalizeAltText(text, limit)).toBe(expected);
});

test("alt text: 500 characters unless fewer are asked for", () => {
  expect(normalizeAltText("A b. ".repeat(120))).toBe(
    "A b. ".repeat(100).trim(),
  );
});

test.each([
  ["A mug. Call 415-555-2671. It is blue.", "A mug. It is blue."],
  ["{{color}}", ""],
  ["!!!", ""],
])("description: %j becomes %j", (text, expected) => {
  expect(normalizeDescription(text)).toBe(expected);
});

test.each([
  [
    { name: "Color", value: "Blue (dark) (navy)" },
    [{ name: "Color", value: "Blue, dark, navy" }],
  ],
  [{ name: "Color", value: "((Blue))" }, [{ name: "Color", value: "Blue" }]],
  [
    { name: "Color", value: "a (b) , c" },
    [{ name: "Color", value: "a, b, c" }],
  ],
  [
    { name: "styles", value: "Boho, !!, Rustic, Modern" },
    [{ name: "styles", value: "Boho, Rustic" }],
  ],
  [
    { name: "Restyle", value: "Mid-century" },
    [{ name: "Restyle", value: "Mid-century" }],
  ],
  [
    { name: "Styles of it", value: "Mid-century" },
    [{ name: "Styles of it", value: "Mid-century" }],
  ],
  [
    { name: "x ".repeat(40), value: "Blue" },
    [{ name: "x ".repeat(23).trim(), value: "Blue" }],
  ],
  [
    { name: "Color", value: "x ".repeat(40) },
    [{ name: "Color", value: "x ".repeat(35).trim() }],
  ],
  [{ name: "{{name}}", value: "Blue" }, []],
  [{ name: "Color", value: "anna@example.com" }, []],
  [{ name: "!!", value: "Blue" }, []],
  [{ name: "Color", value: "!!" }, []],
])("attribute: %j becomes %j", (attribute, expected) => {
  expect(normalizeAttributes([attribute])).toEqual(expected);
});

test.each([
  [
    { question: "Name?", instructions: "ALL CAPS" },
    { question: "Name?", instructions: "ALL CAPS" },
  ],
  [
    { question: "Name?", instructions: "USE ALL CAPITALS" },
    { question: "Name?", instructions: "Use All Capitals" },
  ],
  [
    { question: "Name?", instructions: "- – 12 letters" },
    { question: "Name?", instructions: "12 letters" },
  ],
  [
    { question: "Name?", instructions: "!!" },
    { question: "Name?", instructions: "" },
  ],
  [{ question: "!!", instructions: "12 letters" }, null],
  [{ question: "{{name}}", instructions: "12 letters" }, null],
  [null, null],
])("personalization: %j becomes %j", (personalization, expected) => {
  expect(normalizePersonalization(personalization)).toEqual(expected);
});

test("attributes: the first of each name, at most thirty", () => {
  const [first, second, size] = [
    { name: "Color", value: "Blue" },
    { name: "color", value: "Red" },
    { name: "Size", value: "1" },
  ];
  expect(normalizeAttributes([first, second, size])).toEqual([first, size]);
  expect(
    normalizeAttributes(
      Array.from({ length: 31 }, (_, index) => ({
        name: `N ${index}`,
        value: "x",
      })),
    ),
  ).toHaveLength(30);
});

test.each([
  ["one two three", 13, "one two three"],
  ["one two three", 12, "one two"],
  ["one two three", 7, "one two"],
  ["one two three", 3, "one"],
  ["one two three", 2, ""],
  ["one and or two", 11, "one"],
  ["one & two", 6, "one"],
  ["and or two", 7, ""],
])("words: %j in %i characters becomes %j", (text, limit, expected) => {
  expect(truncateAtWord(text, limit)).toBe(expected);
});

test.each([
  ["One two.\n\nThree four.", 17, "One two."],
  ["One two.\n\nThree four.", 21, "One two.\n\nThree four."],
  ["One two! Three four", 12, "One two!"],
  ["One two? Three four", 12, "One two?"],
  ["“One two.” Three four", 14, "“One two.”"],
  ["One two.) Three four", 12, "One two.)"],
  ["One two\nThree four", 12, "One two"],
  ["一二三四。 五六", 6, "一二三四。"],
  ["One two. Three four", 8, "One two."],
  ["One. Two three four", 7, "One."],
  ["One. Two three four", 8, "One. Two"],
  ["One two.Three four", 12, "One"],
  ["One two three four five", 12, "One two"],
  ["A mug on a table", 10, "A mug"],
  ["On a table", 5, ""],
  ["Onetwothree", 5, ""],
])("sentences: %j in %i characters becomes %j", (text, limit, expected) => {
  expect(truncateAtSentence(text, limit)).toBe(expected);
});

test("dangling words: small words and lone signs, whatever their case", () => {
  expect(
    ["and", "AND", "mit", "&", "–"].filter((word) => !isDanglingWord(word)),
  ).toEqual([]);
  expect(["mug", "land", "ande", "&a", ""].filter(isDanglingWord)).toEqual([]);
});
