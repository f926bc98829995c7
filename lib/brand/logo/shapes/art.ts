import {
  type Box,
  boxOfPath,
  heightOf,
  transformMeasured,
  unionOf,
  widthOf,
} from "@/lib/brand/logo/shapes/box";
import type { Matrix, Path } from "@/lib/brand/logo/shapes/path";

export type Paint = "ink" | "accent" | "ground";

export type Shape = {
  path: Path;
  fill?: Paint;
  stroke?: Paint;
  /** Of the stroke. */
  width?: number;
  /** Stitch and gap. */
  dash?: readonly [number, number];
};

export type Art = readonly Shape[];

export const fill = (path: Path, paint: Paint = "ink"): Shape => ({
  path,
  fill: paint,
});
export const stroke = (
  path: Path,
  width: number,
  paint: Paint = "ink",
): Shape => ({ path, stroke: paint, width });
export const stitch = (
  path: Path,
  width: number,
  paint: Paint = "accent",
): Shape => ({
  path,
  stroke: paint,
  width,
  dash: [width * 3.2, width * 3],
});

/**
 * Lines are round at ends and corners, so they reach half their width beyond
 * the path.
 */
export function boxOfArt(art: Art): Box {
  const boxes = art.flatMap(({ path, width = 0 }) => {
    const box = boxOfPath(path);
    if (!box) return [];
    const reach = width / 2;
    return [
      {
        left: box.left - reach,
        top: box.top - reach,
        right: box.right + reach,
        bottom: box.bottom + reach,
      },
    ];
  });
  return boxes.length > 0
    ? unionOf(boxes)
    : { left: 0, top: 0, right: 0, bottom: 0 };
}

/** `matrix` must keep proportions: lines are scaled as its first column is. */
export function transformArt(art: Art, matrix: Matrix): Art {
  const scale = Math.hypot(matrix[0], matrix[1]);
  return art.map((shape) => ({
    ...shape,
    path: transformMeasured(shape.path, matrix),
    ...(shape.width !== undefined && { width: shape.width * scale }),
    ...(shape.dash && {
      dash: [shape.dash[0] * scale, shape.dash[1] * scale] as const,
    }),
  }));
}

/** The art's box centered on a point. */
export function centerArt(art: Art, x: number, y: number): Art {
  const box = boxOfArt(art);
  return transformArt(art, [
    1,
    0,
    0,
    1,
    x - (box.left + box.right) / 2,
    y - (box.top + box.bottom) / 2,
  ]);
}

/** As large as fits a box, centered in it. */
export function fitArt(art: Art, into: Box): Art {
  const box = boxOfArt(art);
  const scale = Math.min(
    widthOf(into) / widthOf(box),
    heightOf(into) / heightOf(box),
  );
  return centerArt(
    transformArt(art, [scale, 0, 0, scale, 0, 0]),
    (into.left + into.right) / 2,
    (into.top + into.bottom) / 2,
  );
}

/** One below the other, centered on x = 0; `gaps[i]` follows the i-th. */
export function stackArt(items: readonly Art[], gaps: readonly number[]): Art {
  let y = 0;
  return items.flatMap((art, at) => {
    const height = heightOf(boxOfArt(art));
    const placed = centerArt(art, 0, y + height / 2);
    y += height + (gaps[at] ?? 0);
    return placed;
  });
}
