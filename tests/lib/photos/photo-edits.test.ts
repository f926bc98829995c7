import fc from "fast-check";
import {
  drawingOf,
  isEdited,
  noEdits,
  straightenedShare,
  turnCrop,
  turnedSize,
} from "@/lib/photos/photo-edits";

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9_000 }),
  height: fc.integer({ min: 1, max: 9_000 }),
});
const degrees = fc.double({ min: -15, max: 15, noNaN: true });
const turns = fc.constantFrom(
  0 as const,
  90 as const,
  180 as const,
  270 as const,
);
const crops = fc
  .record({
    left: fc.double({ min: 0, max: 0.9, noNaN: true }),
    top: fc.double({ min: 0, max: 0.9, noNaN: true }),
    width: fc.double({ min: 0.1, max: 1, noNaN: true }),
    height: fc.double({ min: 0.1, max: 1, noNaN: true }),
  })
  .map((crop) => ({
    ...crop,
    width: Math.min(crop.width, 1 - crop.left),
    height: Math.min(crop.height, 1 - crop.top),
  }));

test("photo without edits: is drawn as it is", () => {
  expect(drawingOf({ width: 4032, height: 3024 }, noEdits)).toEqual({
    size: { width: 4032, height: 3024 },
    shift: { x: 0, y: 0 },
    angle: 0,
  });
  expect(isEdited(noEdits)).toBe(false);
});

test("quarter turn: swaps the sides", () => {
  expect(
    drawingOf({ width: 4000, height: 3000 }, { ...noEdits, turn: 90 }),
  ).toEqual({
    size: { width: 3000, height: 4000 },
    shift: { x: 0, y: 0 },
    angle: Math.PI / 2,
  });
});

test("crop: the result has the size of that part, shifted to its middle", () => {
  const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  expect(
    drawingOf({ width: 4000, height: 3000 }, { ...noEdits, crop }),
  ).toEqual({
    size: { width: 2000, height: 1500 },
    shift: { x: 1000, y: -750 },
    angle: 0,
  });
});

test("edits of any kind: every corner of the result is inside the photo", () => {
  fc.assert(
    fc.property(
      sizes,
      turns,
      degrees,
      crops,
      (size, turn, straighten, crop) => {
        const {
          size: result,
          shift,
          angle,
        } = drawingOf(size, { turn, straighten, crop });
        for (const [right, down] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const [x, y] = [
            shift.x + (right * result.width) / 2,
            shift.y + (down * result.height) / 2,
          ];
          // Back into the directions of the photo; a pixel is what rounding may
          // add.
          const [across, along] = [
            x * Math.cos(angle) + y * Math.sin(angle),
            y * Math.cos(angle) - x * Math.sin(angle),
          ];
          expect(Math.abs(across)).toBeLessThanOrEqual(size.width / 2 + 1);
          expect(Math.abs(along)).toBeLessThanOrEqual(size.height / 2 + 1);
        }
      },
    ),
  );
});

test("straightening: keeps the shape, cuts more the more it is, and alike to both sides", () => {
  const size = { width: 4000, height: 3000 };
  const [some, more] = [
    straightenedShare(size, 5),
    straightenedShare(size, 15),
  ];
  expect([
    straightenedShare(size, 0),
    some < 1,
    more < some,
    more > 0.6,
  ]).toEqual([1, true, true, true]);
  expect(straightenedShare(size, -5)).toBe(some);
  const straightened = drawingOf(size, { ...noEdits, straighten: 7 }).size;
  expect(straightened.width / straightened.height).toBeCloseTo(4 / 3, 2);
});

test("turned crop: four turns to one side, or one to each, lead back", () => {
  fc.assert(
    fc.property(crops, (crop) => {
      const back = turnCrop(turnCrop(crop, "left"), "right");
      const around = Array.from({ length: 4 }).reduce<typeof crop | null>(
        (turned) => turnCrop(turned, "right"),
        crop,
      );
      for (const same of [back, around]) {
        for (const name of ["left", "top", "width", "height"] as const)
          expect(same?.[name]).toBeCloseTo(crop[name]);
      }
    }),
  );
  expect(turnCrop(null, "left")).toBeNull();
  // The top left corner goes to the top right.
  expect(
    turnCrop({ left: 0, top: 0, width: 0.25, height: 0.5 }, "right"),
  ).toEqual({
    left: 0.5,
    top: 0,
    width: 0.5,
    height: 0.25,
  });
  expect(turnedSize({ width: 4, height: 3 }, 270)).toEqual({
    width: 3,
    height: 4,
  });
});
