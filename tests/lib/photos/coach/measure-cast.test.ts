import type { Sharp } from "sharp";
import { measureCast } from "@/lib/photos/coach/measure-cast";
import { inLight, pixelsOf, stillLife } from "@/tests/support/still-life";

const castOf = async (picture: Sharp) => measureCast(await pixelsOf(picture));

/**
 * A white wall and a white cloth: half-tones and shadows of what should be
 * neutral.
 */
const white = () => stillLife({ wall: "#eeeeec" });

test.each([
  ["a lamp", [1, 0.93, 0.72], { a: "any", b: "positive" }],
  ["the shade", [0.84, 0.95, 1], { a: "any", b: "negative" }],
  ["a green tube", [0.85, 1, 0.85], { a: "negative", b: "positive" }],
  ["a pink lamp", [1, 0.84, 0.98], { a: "positive", b: "any" }],
] as const)(
  "white things in the light of %s: its color is found",
  async (_, [red, green, blue], expected) => {
    const cast = await castOf(inLight(white(), [red, green, blue]));
    expect(cast).not.toBeNull();
    const signs = { a: Math.sign(cast?.a ?? 0), b: Math.sign(cast?.b ?? 0) };
    if (expected.a !== "any")
      expect(signs.a).toBe(expected.a === "positive" ? 1 : -1);
    if (expected.b !== "any")
      expect(signs.b).toBe(expected.b === "positive" ? 1 : -1);
  },
);

test("cast: a weak one passes, a stronger one of the same color does not", async () => {
  expect(await castOf(inLight(white(), [1, 0.98, 0.93]))).toBeNull();
  expect(await castOf(inLight(white(), [1, 0.95, 0.82]))).not.toBeNull();
});

test.each([
  ["daylight", {}],
  ["a beige wall and a blue vase", { cloth: "#cfc7b8" }],
  [
    "kraft paper and a brown vase",
    { wall: "#d2b48c", cloth: "#d2b48c", glaze: "#7a4a2a" },
  ],
  [
    "an orange wall and a white vase",
    { wall: "#e07b2f", cloth: "#e07b2f", glaze: "#f5f5f5" },
  ],
  [
    "a pink backdrop and a gray vase",
    { wall: "#f6cfd6", cloth: "#f6cfd6", glaze: "#808488" },
  ],
  [
    "black velvet and a gold vase",
    { wall: "#0c0c0e", cloth: "#0c0c0e", glaze: "#d4a83c" },
  ],
  [
    "a white cloth, a wooden wall and a terracotta vase",
    { wall: "#8a5a2b", glaze: "#b5562f" },
  ],
] as const)("%s: no cast is claimed", async (_, colors) => {
  expect(await castOf(stillLife(colors))).toBeNull();
});

test.each([
  ["#fbdde4", "#7a3a4a"],
  ["#f5ead6", "#7a4a2a"],
  ["#cfe6fb", "#1d3a6b"],
  ["#d6f0d2", "#2c5a2c"],
])(
  "pastel backdrop %s, lit evenly, and a vase of a like color: no cast is claimed",
  async (backdrop, glaze) => {
    expect(
      await castOf(
        stillLife({ wall: backdrop, cloth: backdrop, glaze, isEven: true }),
      ),
    ).toBeNull();
  },
);

test("black-and-white photo, also of one channel: no cast", async () => {
  expect(await castOf(white().grayscale().toColourspace("srgb"))).toBeNull();
  expect(await castOf(white().grayscale().toColourspace("b-w"))).toBeNull();
});

test("one thing that stays neutral: rules a cast out", async () => {
  const lamp: [number, number, number] = [1, 0.93, 0.72];
  const [red, green, blue] = lamp.map((factor) => Math.round(150 / factor));
  const glaze = `#${[red, green, blue].map((value) => (value ?? 0).toString(16).padStart(2, "0")).join("")}`;
  expect(await castOf(inLight(white(), lamp))).not.toBeNull();
  expect(
    await castOf(inLight(stillLife({ wall: "#eeeeec", glaze }), lamp)),
  ).toBeNull();
});
