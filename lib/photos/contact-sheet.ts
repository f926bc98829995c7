import "server-only";
import { fitInside } from "@/lib/photos/decode-photo";
import { sharp } from "@/lib/photos/sharp";

/** Pixels: no photo on a sheet is larger. */
const maxCell = 640;

/** How photos stand on a sheet, row by row in square cells. */
export function layOut(photos: number, pixels: number) {
  const columns = Math.ceil(Math.sqrt(photos));
  const rows = Math.ceil(photos / columns);
  return {
    columns,
    rows,
    cell: Math.min(maxCell, Math.floor(Math.sqrt(pixels / (columns * rows)))),
  };
}

/**
 * One JPEG with all of the pictures, each with its number: `first`, the one
 * after it, and so on.
 */
export async function drawContactSheet(
  pictures: readonly Buffer[],
  first: number,
  pixels: number,
) {
  const { columns, rows, cell } = layOut(pictures.length, pixels);
  const cells = await Promise.all(
    pictures.map(async (picture, index) => {
      const corner = {
        left: (index % columns) * cell,
        top: Math.floor(index / columns) * cell,
      };
      const { data, info } = await sharp(picture)
        .resize(fitInside(cell))
        .toBuffer({ resolveWithObject: true });
      const left = corner.left + Math.floor((cell - info.width) / 2);
      const top = corner.top + Math.floor((cell - info.height) / 2);
      return [
        { input: data, left, top },
        { input: numberPlate(first + index), ...corner },
      ];
    }),
  );
  return sharp({
    create: {
      width: columns * cell,
      height: rows * cell,
      channels: 3,
      background: "white",
    },
  })
    .composite(cells.flat())
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer();
}

/**
 * The strokes of each digit on a grid of two by four, drawn since a server may
 * have no fonts.
 */
const digits = [
  "M0 0H2V4H0Z",
  "M0 1L1 0V4",
  "M0 0H2V2H0V4H2",
  "M0 0H2V4H0M0 2H2",
  "M0 0V2H2M2 0V4",
  "M2 0H0V2H2V4H0",
  "M2 0H0V4H2V2H0",
  "M0 0H2L0 4",
  "M0 0H2V4H0ZM0 2H2",
  "M2 2H0V0H2V4H0",
] as const;

const digitSize = 5;
const padding = 6;

/** White digits on black, 32 pixels high. */
function numberPlate(number: number) {
  const drawn = [...String(number)].map((digit, index) => {
    const left = padding + index * digitSize * 3;
    return `<path transform="translate(${left} ${padding}) scale(${digitSize})" d="${digits[Number(digit)]}"/>`;
  });
  const width = 2 * padding + drawn.length * digitSize * 3 - digitSize;
  const height = 2 * padding + 4 * digitSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>` +
      `<g fill="none" stroke="#fff" stroke-width=".6" stroke-linecap="square">${drawn.join("")}</g></svg>`,
  );
}
