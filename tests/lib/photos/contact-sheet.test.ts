import sharp from "sharp";
import { drawContactSheet, layOut } from "@/lib/photos/contact-sheet";
import { createPieceIn } from "@/tests/support/photos";

test.each([
  [1, 1, 1, 640],
  [2, 2, 1, 640],
  [3, 2, 2, 474],
  [14, 4, 4, 237],
])(
  "%d photos of 900,000 pixels: %d columns, %d rows, cells of %d pixels",
  (photos, columns, rows, cell) => {
    expect(layOut(photos, 900_000)).toEqual({ columns, rows, cell });
  },
);

test.each([1, 5, 14])(
  "a sheet of %d: costs no more than it may, and shows each photo in its cell",
  async (count) => {
    const colors = Array.from({ length: count }, (_, index) =>
      index % 2 === 0 ? "#c01818" : "#1828c0",
    );
    const pictures = await Promise.all(
      colors.map((color) => createPieceIn(color)),
    );
    const sheet = await drawContactSheet(pictures, 7, 900_000);
    const { width, height, format } = await sharp(sheet).metadata();
    expect([format, width * height <= 900_000]).toEqual(["jpeg", true]);
    const { columns, cell } = layOut(count, 900_000);
    for (const [index, color] of colors.entries()) {
      const [left, top] = [
        (index % columns) * cell,
        Math.floor(index / columns) * cell,
      ];
      const size = Math.floor(cell / 4);
      const middle = {
        left: left + Math.floor(cell * 0.375),
        top: top + Math.floor(cell * 0.375),
        width: size,
        height: size,
      };
      const { dominant } = await sharp(
        await sharp(sheet).extract(middle).png().toBuffer(),
      ).stats();
      expect(dominant.r > dominant.b).toBe(color === "#c01818");
    }
  },
);

test("the numbers on a sheet: differ from photo to photo", async () => {
  const picture = await createPieceIn("#c01818");
  const sheet = await drawContactSheet(
    Array.from({ length: 9 }, () => picture),
    7,
    900_000,
  );
  const { columns, cell } = layOut(9, 900_000);
  const corners = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      sharp(sheet)
        .extract({
          left: (index % columns) * cell,
          top: Math.floor(index / columns) * cell,
          width: 37,
          height: 32,
        })
        .raw()
        .toBuffer(),
    ),
  );
  const shapes = corners.map((pixels) =>
    [...pixels].map((value) => (value > 128 ? "#" : ".")).join(""),
  );
  expect(new Set(shapes).size).toBe(9);
});
