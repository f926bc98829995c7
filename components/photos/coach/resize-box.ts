import type { CropBox } from "@/lib/photos/coach/etsy-crops";

/**
 * Which sides a handle moves: -1 for left and top, 1 for right and bottom, 0
 * for none.
 */
export type Handle = { name: string; x: -1 | 0 | 1; y: -1 | 0 | 1 };

export const corners: readonly Handle[] = [
  { name: "Top left corner", x: -1, y: -1 },
  { name: "Top right corner", x: 1, y: -1 },
  { name: "Bottom right corner", x: 1, y: 1 },
  { name: "Bottom left corner", x: -1, y: 1 },
];
export const edges: readonly Handle[] = [
  { name: "Top edge", x: 0, y: -1 },
  { name: "Right edge", x: 1, y: 0 },
  { name: "Bottom edge", x: 0, y: 1 },
  { name: "Left edge", x: -1, y: 0 },
];

export const wholePhoto: CropBox = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The smallest crop, as a share of each side: its handles don't cover each
 * other, and enough pixels are left.
 */
const smallest = 0.2;

const clamp = (value: number, from: number, to: number) =>
  Math.max(from, Math.min(value, to));

/** Null for all of the photo. */
export function toCrop(box: CropBox): CropBox | null {
  return box.width > 0.999 && box.height > 0.999 ? null : box;
}

export function moveBox(box: CropBox, x: number, y: number): CropBox {
  return {
    ...box,
    left: clamp(box.left + x, 0, 1 - box.width),
    top: clamp(box.top + y, 0, 1 - box.height),
  };
}

/**
 * Moves a handle, by shares of the photo's width and height. `ratio` is the
 * box's width to its height in such shares, or null for any.
 */
export function resizeBox(
  box: CropBox,
  handle: Handle,
  x: number,
  y: number,
  ratio: number | null,
): CropBox {
  if (ratio !== null) return resizeInShape(box, handle, x, y, ratio);
  const [left, width] = resizeSide(box.left, box.width, handle.x, x);
  const [top, height] = resizeSide(box.top, box.height, handle.y, y);
  return { left, top, width, height };
}

function resizeSide(
  start: number,
  length: number,
  side: Handle["x"],
  by: number,
): [start: number, length: number] {
  const end = start + length;
  if (side === 0) return [start, length];
  if (side === 1)
    return [
      start,
      clamp(length + by, Math.min(smallest, 1 - start), 1 - start),
    ];
  const moved = clamp(start + by, 0, Math.max(end - smallest, 0));
  return [moved, end - moved];
}

/** The corner across stays where it is. */
function resizeInShape(
  box: CropBox,
  handle: Handle,
  x: number,
  y: number,
  ratio: number,
): CropBox {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const roomX = handle.x === 1 ? 1 - box.left : right;
  const roomY = handle.y === 1 ? 1 - box.top : bottom;
  const largest = Math.min(roomX, roomY * ratio);
  const wanted =
    (box.width + handle.x * x + (box.height + handle.y * y) * ratio) / 2;
  const width = clamp(
    wanted,
    Math.min(Math.max(smallest, smallest * ratio), largest),
    largest,
  );
  const height = width / ratio;
  return {
    left: handle.x === 1 ? box.left : right - width,
    top: handle.y === 1 ? box.top : bottom - height,
    width,
    height,
  };
}

/**
 * The largest box of that shape with the same middle, as far as there is room.
 */
export function fitBox(
  { left, top, width, height }: CropBox,
  ratio: number,
): CropBox {
  const across = Math.min(1, ratio);
  const down = across / ratio;
  const box = { left: 0, top: 0, width: across, height: down };
  return moveBox(
    box,
    left + width / 2 - across / 2,
    top + height / 2 - down / 2,
  );
}
