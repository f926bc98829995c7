import fc from "fast-check";
import { modelSizeOf, originalSizeOf } from "@/lib/photos/limits";

test.each([
  [4032, 3024, 1280, 960],
  [2000, 1000, 1568, 784],
  [300, 200, 300, 200],
  [40_000, 1, 1568, 1],
])("photo of %d × %d: is sent at %d × %d", (width, height, ...expected) => {
  const size = modelSizeOf({ width, height });
  expect([size.width, size.height]).toEqual(expected);
});

test("any photo: costs at most 1,640 tokens, counted as width × height / 750", () => {
  const side = fc.integer({ min: 1, max: 8_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = modelSizeOf({ width, height });
      expect(Math.ceil((size.width * size.height) / 750)).toBeLessThanOrEqual(
        1_640,
      );
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
    }),
  );
});

test.each([
  ["the same photo, larger", 1500, 1000, 6000, 4000, true],
  ["larger, and rounded on the way", 1568, 1176, 12_032, 9_024, true],
  ["the same size", 1500, 1000, 1500, 1000, true],
  ["50,000 pixels wide", 1500, 1000, 50_000, 1000, false],
  ["50,000 pixels wide and as much higher", 1500, 1000, 50_000, 33_333, false],
  ["more pixels than a photo may have", 1500, 1000, 15_000, 10_000, false],
  ["another shape", 1500, 1000, 4000, 4000, false],
  ["turned", 1500, 1000, 4000, 6000, false],
  ["smaller than the picture", 1500, 1000, 750, 500, false],
])(
  "a photo that came with a size of %s: %d × %d is said to be of %d × %d, believed: %s",
  (_, ...args) => {
    const [width, height, toldWidth, toldHeight, isBelieved] = args;
    const told = { width: toldWidth, height: toldHeight };
    expect(originalSizeOf({ width, height }, told)).toEqual(
      isBelieved ? told : { width, height },
    );
  },
);
