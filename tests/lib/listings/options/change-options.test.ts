import fc from "fast-check";
import {
  addAxis,
  hasOnePrice,
  mergeOptions,
  newQuestion,
  removeAxis,
  replaceValues,
  setPrice,
  unifyPrice,
  withKind,
} from "@/lib/listings/options/change-options";
import { checkOptions } from "@/lib/listings/options/check-options";
import { combine, positionOf } from "@/lib/listings/options/combinations";
import type { Variations } from "@/lib/listings/options/schema";

const letters = "abcdefghij";
/** Variations whose every price is another. */
const variationsOf = (sizes: readonly number[]): Variations => {
  let price = 0;
  const axes = sizes.map((size, axis) => ({
    name: `Axis ${axis}`,
    values: [...letters.slice(0, size)],
  }));
  return combine(axes, () => {
    price += 1;
    return { price, isOffered: price % 3 !== 0 };
  });
};
const someVariations = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 })
  .map((sizes) => variationsOf(sizes));
const isWhole = (variations: Variations) =>
  checkOptions({ questions: [], variations }).every(
    ({ code }) => code !== "incomplete",
  );

test("values in another order, some gone and some new: prices and offers stay with their values", () => {
  const order = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(
      someVariations,
      fc.nat(1),
      order,
      fc.nat(2),
      (before, nth, kept, added) => {
        const axis = nth % before.axes.length;
        const { values = [] } = before.axes[axis] ?? {};
        const froms = kept.filter((from) => from < values.length);
        const items = [
          ...froms.map((from) => ({ text: `${values[from]}!`, from })),
          ...Array.from({ length: added + 1 }, () => ({
            text: "",
            from: null,
          })),
        ];
        const after = replaceValues(before, axis, items);
        expect(isWhole(after)).toBe(true);
        for (const [index, combination] of after.combinations.entries()) {
          const stride = after.axes
            .slice(axis + 1)
            .reduce(
              (product, { values: others }) => product * others.length,
              1,
            );
          const from =
            items[Math.floor(index / stride) % items.length]?.from ?? null;
          if (from === null) {
            const isUniform = hasOnePrice(before, axis);
            expect(combination.isOffered).toBe(true);
            if (!isUniform) expect(combination.price).toBeNull();
            continue;
          }
          const places = before.axes.map((one, at) =>
            at === axis
              ? from
              : one.values.indexOf(combination.values[at] ?? ""),
          );
          const { price, isOffered } =
            before.combinations[positionOf(before.axes, places)] ?? {};
          expect([combination.price, combination.isOffered]).toEqual([
            price,
            isOffered,
          ]);
        }
      },
    ),
  );
});

test("a second variation that is added and removed: leaves everything as it was", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), (size) => {
      const before = variationsOf([size]);
      const both = addAxis(before);
      expect(both.combinations).toHaveLength(2 * size);
      expect(removeAxis(both, 1)).toEqual(before);
    }),
  );
});

test("the first variation: begins with two blanks, and the last that is removed leaves none", () => {
  const first = addAxis(null);
  expect(first.axes).toEqual([{ name: "", values: ["", ""] }]);
  expect(removeAxis(first, 0)).toBeNull();
});

test("a price that is the same on an axis: is set for all of its values and no other", () => {
  const before = variationsOf([2, 3]);
  const prices = (variations: Variations) =>
    variations.combinations.map(({ price }) => price);
  expect(prices(setPrice(before, 4, 9, [false, false]))).toEqual([
    1, 2, 3, 4, 9, 6,
  ]);
  expect(prices(setPrice(before, 4, 9, [true, false]))).toEqual([
    1, 9, 3, 4, 9, 6,
  ]);
  expect(prices(setPrice(before, 4, 9, [false, true]))).toEqual([
    1, 2, 3, 9, 9, 9,
  ]);
  expect(prices(setPrice(before, 4, null, [true, true]))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("prices that become the same on an axis: take the first that there is", () => {
  const axes = variationsOf([2, 2]).axes;
  const [one, two] = [
    [null, 5, 7, 6],
    [null, null, null, null],
  ].map((prices) =>
    combine(axes, (place) => ({
      price: prices[positionOf(axes, place)] ?? null,
      isOffered: true,
    })),
  );
  const prices = (variations?: Variations) =>
    variations?.combinations.map(({ price }) => price);
  expect(one && prices(unifyPrice(one, 0))).toEqual([7, 5, 7, 5]);
  expect(one && prices(unifyPrice(one, 1))).toEqual([5, 5, 7, 7]);
  expect(two && prices(unifyPrice(two, 0))).toEqual([null, null, null, null]);
});

test("one price on an axis: is noticed, and no price is none", () => {
  const axes = variationsOf([2, 2]).axes;
  const of = (prices: (number | null)[]) =>
    combine(axes, (place) => ({
      price: prices[positionOf(axes, place)] ?? null,
      isOffered: true,
    }));
  const both = (variations: Variations) => [
    hasOnePrice(variations, 0),
    hasOnePrice(variations, 1),
  ];
  expect(both(of([1, 1, 2, 2]))).toEqual([false, true]);
  expect(both(of([1, 2, 1, 2]))).toEqual([true, false]);
  expect(both(of([1, 1, 1, 1]))).toEqual([true, true]);
  expect(both(of([1, 1, 1, null]))).toEqual([false, false]);
  expect(both(of([null, null, null, null]))).toEqual([false, false]);
});

test("another kind of question: has only what that kind has on Etsy", () => {
  const typed = {
    ...newQuestion("text_input"),
    text: "Name",
    instructions: "Up to 9",
    maxCharacters: 9,
    isRequired: true,
  };
  const list = withKind(typed, "dropdown");
  expect(list).toEqual({
    text: "Name",
    instructions: "",
    kind: "dropdown",
    isRequired: true,
    maxCharacters: null,
    options: ["", ""],
  });
  expect(withKind(list, "text_input").options).toEqual([]);
});

test("a proposal: replaces questions of its texts and the variations, and keeps the rest, five at most", () => {
  const asks = (text: string, maxCharacters: number | null = null) => ({
    ...newQuestion("text_input"),
    text,
    maxCharacters,
  });
  const before = {
    questions: [asks("Name", 3), asks("Date", 4)],
    variations: variationsOf([2]),
  };
  const texts = (options: ReturnType<typeof mergeOptions>) =>
    options.questions.map(
      ({ text, maxCharacters }) => `${text} ${maxCharacters}`,
    );
  const proposed = {
    questions: [asks("name", 12), asks("Font")],
    variations: null,
  };
  expect(texts(mergeOptions(before, proposed))).toEqual([
    "name 12",
    "Date 4",
    "Font null",
  ]);
  expect(mergeOptions(before, proposed).variations).toEqual(before.variations);
  expect(
    mergeOptions(before, { questions: [], variations: variationsOf([3]) })
      .variations,
  ).toEqual(variationsOf([3]));
  const many = {
    questions: ["A", "B", "C", "D"].map((text) => asks(text)),
    variations: null,
  };
  expect(mergeOptions(before, many).questions).toHaveLength(5);
});
