import { withoutRepeats } from "@/lib/listing-text/check/sources";
import type { Fact } from "@/lib/listing-text/fields/schema";

const fact = (
  value: string,
  source: Fact["source"] = "seller",
  name = "detail",
): Fact => ({ name, value, source });
const shown = (...facts: Fact[]) =>
  withoutRepeats(facts).map(({ value }) => value);

test("what was typed is shown once, in the longest form", () => {
  expect(
    shown(
      fact("oak, linseed oil"),
      fact("Oak"),
      fact("linseed oil"),
      fact("9 cm wide"),
      fact("9 cm wide, 2 cm tall"),
    ),
  ).toEqual(["oak, linseed oil", "9 cm wide, 2 cm tall"]);
});

test("of two that are alike the first is shown", () => {
  expect(
    withoutRepeats([fact("Oak", "seller", "materials"), fact("oak")]),
  ).toEqual([fact("Oak", "seller", "materials")]);
});

test("parts of words are no repeats, and photos tell for themselves", () => {
  expect(
    shown(fact("5 cm wide"), fact("15 cm wide"), fact("cm wide", "photo")),
  ).toEqual(["5 cm wide", "15 cm wide", "cm wide"]);
});
