import { optionRows } from "@/components/etsy/sheet/option-rows";
import { combine } from "@/lib/listings/options/combinations";

const name = {
  text: "Name?",
  instructions: "Up to 12 letters",
  kind: "text_input" as const,
  options: [],
};
const font = {
  text: "Font",
  instructions: "",
  kind: "dropdown" as const,
  options: ["Script", "Block"],
};

test("questions and variations of a draft: each is shown, with its price", () => {
  const variations = combine(
    [{ name: "Size", values: ["Small", "Large", "Huge"] }],
    ([size]) => ({
      price: size === 1 ? 32 : null,
      isOffered: size !== 2,
    }),
  );
  const questions = [
    { ...name, isRequired: true, maxCharacters: 12 },
    { ...font, isRequired: false, maxCharacters: null },
  ];
  expect(optionRows({ questions, variations }, "24.50", "USD")).toEqual([
    ["Size", "Small: 24.50 USD\nLarge: 32.00 USD\nHuge: not offered"],
    ["Question 1", "Name?\nUp to 12 letters\nAt most 12 characters\nRequired"],
    ["Question 2", "Font\nChoices: Script, Block\nOptional"],
  ]);
});

test("the answer of a version before, without either: no rows", () => {
  expect(optionRows({}, "24.50", "USD")).toEqual([]);
});
