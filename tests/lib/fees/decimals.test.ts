import fc from "fast-check";
import { formatDecimal, formatRate, parseDecimal } from "@/lib/fees/decimals";

test.each([
  ["12", 1_200],
  ["12.5", 1_250],
  ["12,50", 1_250],
  [" 0.07 ", 7],
  ["0", 0],
  ["12.345", undefined],
  ["1,234.50", undefined],
  ["-3", undefined],
  ["1e3", undefined],
  ["", undefined],
  [".5", undefined],
  ["123456789", undefined],
])("%j is read as %s hundredths", (text, units) => {
  expect(parseDecimal(text, 2)).toBe(units);
});

test("what is written is read as the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 1, max: 6 }),
      (units, places) => {
        const text = formatDecimal(units, places).replaceAll(",", "");
        expect(parseDecimal(text, places)).toBe(units);
      },
    ),
  );
});

test.each([
  [123_450, 2, "1,234.50"],
  [-50, 2, "−0.50"],
  [5, 2, "0.05"],
  [10_000, 0, "10,000"],
  [100_000_000, 2, "1,000,000.00"],
])("%d with %d places is %s", (units, places, text) => {
  expect(formatDecimal(units, places)).toBe(text);
});

test.each([
  [650, "6.5%"],
  [1_000, "10%"],
  [48, "0.48%"],
  [0, "0%"],
  [2_550, "25.5%"],
])("the rate %d is %s", (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});
