import { checkOptions } from "@/lib/listings/options/check-options";
import { combine, positionOf } from "@/lib/listings/options/combinations";
import {
  type Axis,
  type Combination,
  emptyOptions,
  type Question,
} from "@/lib/listings/options/schema";

const text: Question = {
  text: "Name on the mug",
  instructions: "Up to 12 letters",
  kind: "text_input",
  isRequired: true,

  maxCharacters: 12,
  options: [],
};
const list: Question = {
  text: "Font",
  instructions: "",
  kind: "dropdown",
  isRequired: true,
  maxCharacters: null,
  options: ["Serif", "Script"],
};
const sizes: Axis = { name: "Size", values: ["Small", "Large"] };
const colors: Axis = { name: "Color", values: ["Red", "Blue"] };

const codesOf = (questions: Question[]) =>
  checkOptions({ questions, variations: null }).map(
    ({ path, code, isBlank }) => [path, code, isBlank],
  );
const variationCodes = (
  axes: Axis[],
  change: (combinations: Combination[]) => Combination[] = (all) => all,
) => {
  const { combinations } = combine(axes);
  const variations = { axes, combinations: change(combinations) };
  return checkOptions({ questions: [], variations }).map(
    ({ path, code, isBlank }) => [path, code, isBlank],
  );
};

test("questions and variations within the rules, and none: pass", () => {
  expect(checkOptions(emptyOptions)).toEqual([]);
  expect(codesOf([text, list, { ...text, instructions: "" }])).toEqual([]);
  expect(variationCodes([sizes, colors])).toEqual([]);
});

test.each<[string, Partial<Question>, string, string, boolean]>([
  ["no text", { text: " " }, "text", "question_missing", true],
  ["46 characters", { text: "a".repeat(46) }, "text", "too_long", false],
  ["an address", { text: "Write to me@example.com" }, "text", "contact", false],
  [
    "121 characters of instructions",
    { instructions: "a".repeat(121) },
    "instructions",
    "too_long",
    false,
  ],
  [
    "instructions that start with a mark",
    { instructions: "*Up to 12" },
    "instructions",
    "instructions_start",
    false,
  ],
  [
    "three words in capitals",
    { instructions: "PLEASE USE CAPITALS" },
    "instructions",
    "instructions_capitals",
    false,
  ],
  [
    "no number of characters",
    { maxCharacters: null },
    "maxCharacters",
    "characters_missing",
    true,
  ],
  [
    "0 characters",
    { maxCharacters: 0 },
    "maxCharacters",
    "characters_out_of_range",
    false,
  ],
  [
    "1025 characters",
    { maxCharacters: 1025 },
    "maxCharacters",
    "characters_out_of_range",
    false,
  ],
  [
    "options of a text",
    { options: ["Serif"] },
    "options",
    "options_of_text",
    false,
  ],
])("a question with %s: is named", (_, change, member, code, isBlank) => {
  expect(codesOf([{ ...text, ...change }])).toEqual([
    [`questions.0.${member}`, code, isBlank],
  ]);
});

test("a question at each limit: passes", () => {
  const question = {
    ...text,
    text: "a".repeat(45),
    instructions: `4 LETTERS, ALL ${"a".repeat(105)}`,
    maxCharacters: 1024,
  };
  expect(question.instructions).toHaveLength(120);
  expect(codesOf([question])).toEqual([]);
  const options = Array.from({ length: 30 }, (_, index) =>
    `${index}`.padEnd(20, "a"),
  );
  expect(codesOf([{ ...list, options }])).toEqual([]);
});

test.each<[string, Partial<Question>, string, string, boolean]>([
  ["no options", { options: [] }, "options", "options_missing", true],
  [
    "a blank option",
    { options: ["Serif", " "] },
    "options.1",
    "option_missing",
    true,
  ],
  [
    "31 options",
    { options: Array.from({ length: 31 }, (_, index) => `${index}`) },
    "options",
    "too_many",
    false,
  ],
  [
    "an option of 21 characters",
    { options: ["a".repeat(21)] },
    "options.0",
    "too_long",
    false,
  ],
  [
    "the same option in capitals",
    { options: ["Serif", "SERIF"] },
    "options.1",
    "duplicate",
    false,
  ],
  [
    "instructions",
    { instructions: "Choose one" },
    "instructions",
    "instructions_of_list",
    false,
  ],
  [
    "a number of characters",
    { maxCharacters: 12 },
    "maxCharacters",
    "characters_of_list",
    false,
  ],
])("a list with %s: is named", (_, change, member, code, isBlank) => {
  expect(codesOf([text, { ...list, ...change }])).toEqual([
    [`questions.1.${member}`, code, isBlank],
  ]);
});

test("six questions: are too many, five pass", () => {
  expect(codesOf(Array.from({ length: 5 }, () => text))).toEqual([]);
  expect(codesOf(Array.from({ length: 6 }, () => text))).toEqual([
    ["questions", "too_many", false],
  ]);
});

const valuesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `No. ${index}`);

test.each<[string, Axis[], string, string, boolean]>([
  [
    "an axis without a name",
    [{ ...sizes, name: "" }],
    "axes.0.name",
    "name_missing",
    true,
  ],
  [
    "two axes of one name",
    [sizes, { ...colors, name: "size" }],
    "axes.1.name",
    "duplicate",
    false,
  ],
  [
    "an axis without values",
    [sizes, { ...colors, values: [] }],
    "axes.1.values",
    "values_missing",
    true,
  ],
  [
    "a blank value",
    [{ ...sizes, values: ["Small", ""] }],
    "axes.0.values.1",
    "value_missing",
    true,
  ],
  [
    "the same value twice",
    [{ ...sizes, values: ["Small", "small "] }],
    "axes.0.values.1",
    "duplicate",
    false,
  ],
  [
    "a parenthesis",
    [{ ...sizes, values: ["Small (9 cm"] }],
    "axes.0.values.0",
    "parenthesis",
    false,
  ],
  [
    "a value of 71 characters",
    [{ ...sizes, values: ["a".repeat(71)] }],
    "axes.0.values.0",
    "too_long",
    false,
  ],
  [
    "a name of 46 characters",
    [{ ...sizes, name: "a".repeat(46) }],
    "axes.0.name",
    "too_long",
    false,
  ],
  [
    "71 values",
    [{ ...sizes, values: valuesOf(71) }],
    "axes.0.values",
    "too_many",
    false,
  ],
  [
    "three axes",
    [sizes, colors, { name: "Wood", values: ["Oak"] }],
    "axes",
    "too_many",
    false,
  ],
  ["no axis", [], "axes", "axes_missing", true],
  [
    "401 combinations",
    [
      { ...sizes, values: valuesOf(57) },
      { ...colors, values: valuesOf(8) },
    ],
    "combinations",
    "too_many",
    false,
  ],
])("variations with %s: are named", (_, axes, member, code, isBlank) => {
  expect(variationCodes(axes)).toEqual([
    [`variations.${member}`, code, isBlank],
  ]);
});

test("70 values, and 400 combinations: pass", () => {
  expect(variationCodes([{ ...sizes, values: valuesOf(70) }])).toEqual([]);
  expect(
    variationCodes([
      { ...sizes, values: valuesOf(20) },
      { ...colors, values: valuesOf(20) },
    ]),
  ).toEqual([]);
});

test("combinations: at least one is offered, each is there once and in order", () => {
  const at = "variations.combinations";
  const none = (all: Combination[]) =>
    all.map((one) => ({ ...one, isOffered: false }));
  expect(variationCodes([sizes, colors], none)).toEqual([
    [at, "none_offered", true],
  ]);
  expect(variationCodes([sizes, colors], (all) => all.slice(1))).toEqual([
    [at, "incomplete", false],
  ]);
  expect(variationCodes([sizes, colors], (all) => [...all].reverse())).toEqual([
    [at, "incomplete", false],
  ]);
  expect(
    variationCodes([sizes, colors], ([first, ...all]) =>
      first ? [first, first, ...all.slice(1)] : all,
    ),
  ).toEqual([[at, "incomplete", false]]);
});

test.each([
  [-3, "price_too_low"],
  [0, "price_too_low"],
  [Number.NaN, "price_too_low"],
  [24.999, "price_decimals"],
])("a price of %d: %s", (price, code) => {
  const found = variationCodes([sizes], (all) =>
    all.map((one, index) => (index === 1 ? { ...one, price } : one)),
  );
  expect(found).toEqual([["variations.combinations.1.price", code, false]]);
});

test.each([0.2, 0.29, 24, 19.9, 1234.56, 2_400_000])(
  "a price of %d: passes",
  (price) => {
    expect(
      variationCodes([sizes], (all) => all.map((one) => ({ ...one, price }))),
    ).toEqual([]);
  },
);

test("combinations: know their place, also where two values are blank", () => {
  const axes = [
    { name: "Size", values: ["", ""] },
    { name: "Color", values: ["Red", "Blue", "Green"] },
  ];
  const { combinations } = combine(axes, ([size = 0, color = 0]) => ({
    price: 10 * size + color,
    isOffered: color !== 1,
  }));
  expect(combinations.map(({ price }) => price)).toEqual([0, 1, 2, 10, 11, 12]);
  expect(combinations[positionOf(axes, [1, 2])]).toEqual({
    values: ["", "Green"],
    price: 12,
    isOffered: true,
  });
});

test("more combinations than Etsy takes: there are none", () => {
  const axes = [
    { ...sizes, values: valuesOf(57) },
    { ...colors, values: valuesOf(8) },
  ];
  expect(combine(axes)).toEqual({ axes, combinations: [] });
});
