import fc from "fast-check";
import { modelSizeOf } from "@/lib/photos/limits";

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
      expect(Math.ceil((size.width * size.height) / 750)).toBeLessThanOrEqual(1_640);
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
    }),
  );
});
