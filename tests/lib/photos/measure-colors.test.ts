import sharp from "sharp";
import { measureColors } from "@/lib/photos/measure-colors";

type Part = { color: string; left?: number; width?: number };

/** Parts of 200 × 200 in the middle of a picture of 400 × 400. */
function picture(background: string, parts: Part[]) {
  const create = (color: string, width: number, height: number) => ({
    create: { width, height, channels: 3 as const, background: color },
  });
  return sharp(create(background, 400, 400))
    .composite(
      parts.map(({ color, left = 0, width = 200 }) => ({
        input: create(color, width, 200),
        left: 100 + left,
        top: 100,
      })),
    )
    .jpeg({ quality: 90 })
    .toBuffer();
}

test.each<[string, string, string]>([
  ["#c8281e", "#f4f2ee", "Red"],
  ["#e88a1c", "#f4f2ee", "Orange"],
  ["#e8c81c", "#f4f2ee", "Yellow"],
  ["#2f7d32", "#f4f2ee", "Green"],
  ["#2a52be", "#f4f2ee", "Blue"],
  ["#1c2a52", "#f4f2ee", "Navy"],
  ["#1c6b6b", "#f4f2ee", "Teal"],
  ["#40d0c8", "#f4f2ee", "Turquoise"],
  ["#6a2a9e", "#f4f2ee", "Purple"],
  ["#f0a8c0", "#f4f2ee", "Pink"],
  ["#5a1219", "#f4f2ee", "Burgundy"],
  ["#7a4a2a", "#f4f2ee", "Brown"],
  ["#e0cfb0", "#3a3a3a", "Beige"],
  ["#f5ecd2", "#3a3a3a", "Cream"],
  ["#111111", "#f4f2ee", "Black"],
  ["#808080", "#f4f2ee", "Gray"],
  ["#fafafa", "#2f7d32", "White"],
])("a piece of %s on %s is %s", async (color, background, name) => {
  expect(await measureColors(await picture(background, [{ color }]))).toEqual([
    name,
  ]);
});

test("the larger part comes first, and a small one is left out", async () => {
  const parts = [
    { color: "#2a52be", width: 130 },
    { color: "#c8281e", left: 130, width: 62 },
    { color: "#2f7d32", left: 192, width: 8 },
  ];
  expect(await measureColors(await picture("#ffffff", parts))).toEqual([
    "Blue",
    "Red",
  ]);
});

test("a piece of the color of its background, and one of many colors", async () => {
  expect(
    await measureColors(await picture("#2f7d32", [{ color: "#2f7d32" }])),
  ).toEqual(["Green"]);
  const many = ["#2a52be", "#c8281e", "#2f7d32", "#e8c81c", "#111111"];
  const parts = many.map((color, index) => ({
    color,
    left: index * 40,
    width: 40,
  }));
  expect(await measureColors(await picture("#ffffff", parts))).toEqual([
    "Multicolored",
  ]);
});
