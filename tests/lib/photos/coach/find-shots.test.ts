import { findShots, shotIds } from "@/lib/photos/coach/find-shots";

const found = (...altTexts: string[]) =>
  findShots(altTexts.map((altText, at) => ({ position: at + 1, altText })));

test.each([
  ["A speckled mug held in one hand, showing that it fits a palm", "size"],
  ["The ring beside a coin on a wooden table", "size"],
  ["Close-up of the blue glaze running over the rim", "detail"],
  ["The underside of the mug with a stamped maker's mark", "back"],
  ["The back of the wall hanging, with its wooden dowel", "back"],
  ["The mug filled with coffee on a breakfast table", "use"],
  ["The necklace worn by a woman in a linen shirt", "use"],
  ["The bowl seen from above, its spiral visible", "sides"],
])("alt text %j: says that the photo shows %s", (altText, id) => {
  expect(found("A mug on a table", altText)).toEqual({ [id]: 2 });
});

test.each([
  "A leather backpack with brass buckles on a chair",
  "A mug next to a plant on a shelf",
  "A hand-thrown bowl in blue",
  "A detailed embroidery of a fox",
  "A second-hand chair, painted green",
  "A wearable sculpture of paper",
])("alt text %j: says nothing for sure", (altText) => {
  expect(found(altText)).toEqual({});
});

test("alt texts: the first photo that shows it is named", () => {
  expect(
    found("A mug", "Detail of the handle", "Close-up of the base of the mug"),
  ).toEqual({ detail: 2, back: 3 });
  expect(findShots([])).toEqual({});
  expect(new Set(shotIds).size).toBe(6);
});
