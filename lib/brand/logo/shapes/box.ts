import {
  type Matrix,
  type Path,
  type Point,
  transformPath,
} from "@/lib/brand/logo/shapes/path";

export type Box = { left: number; top: number; right: number; bottom: number };

export const widthOf = (box: Box) => box.right - box.left;
export const heightOf = (box: Box) => box.bottom - box.top;

export function unionOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/**
 * A name is measured many times while it is placed; its outlines have thousands
 * of points.
 */
const known = new WeakMap<Path, Box | null>();

/**
 * The exact box of the outline, curves measured at their extremes. Null for a
 * path that draws nothing.
 */
export function boxOfPath(path: Path): Box | null {
  const box = known.get(path);
  if (box !== undefined) return box;
  const measured = measure(path);
  known.set(path, measured);
  return measured;
}

/** Scaled and shifted, without turning, a path takes its box along. */
export function transformMeasured(path: Path, matrix: Matrix): Path {
  const moved = transformPath(path, matrix);
  const [a, b, c, d, e, f] = matrix;
  const box = known.get(path);
  if (box && b === 0 && c === 0 && a > 0 && d > 0) {
    known.set(moved, {
      left: a * box.left + e,
      right: a * box.right + e,
      top: d * box.top + f,
      bottom: d * box.bottom + f,
    });
  }
  return moved;
}

function measure(path: Path): Box | null {
  const box = {
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  };
  for (const points of strokesOf(path)) {
    const xs = reachOf(points.map(([x]) => x));
    const ys = reachOf(points.map(([, y]) => y));
    box.left = Math.min(box.left, ...xs);
    box.right = Math.max(box.right, ...xs);
    box.top = Math.min(box.top, ...ys);
    box.bottom = Math.max(box.bottom, ...ys);
  }
  return box.left === Infinity ? null : box;
}

/** The points of each line and curve, from where it begins. */
function* strokesOf(path: Path): Generator<Point[]> {
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { op, points } of path) {
    if (op === "L" || op === "Q" || op === "C") yield [here, ...points];
    here = op === "Z" ? start : (points.at(-1) ?? here);
    if (op === "M") start = here;
  }
}

/** One coordinate of a Bézier curve: its ends, and where it turns. */
function reachOf(values: number[]): number[] {
  const [p0 = 0, p1 = p0, p2 = p1, p3] = values;
  if (values.length < 3) return values;
  // Mostly the handles lie between the ends, and then so does the curve.
  const last = values.at(-1) ?? p0;
  const [low, high] = [Math.min(p0, last), Math.max(p0, last)];
  if (values.every((value) => value >= low && value <= high)) return [p0, last];
  if (p3 === undefined)
    return [
      p0,
      p2,
      ...rootsOf(0, p0 - 2 * p1 + p2, p1 - p0).map((t) => at(values, t)),
    ];
  const roots = rootsOf(
    p3 - 3 * p2 + 3 * p1 - p0,
    2 * (p2 - 2 * p1 + p0),
    p1 - p0,
  );
  return [p0, p3, ...roots.map((t) => at(values, t))];
}

function rootsOf(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-9)
    return Math.abs(b) < 1e-9 ? [] : [-c / b].filter(inside);
  const under = b * b - 4 * a * c;
  return under < 0
    ? []
    : [
        (-b + Math.sqrt(under)) / (2 * a),
        (-b - Math.sqrt(under)) / (2 * a),
      ].filter(inside);
}

const inside = (t: number) => t > 0 && t < 1;

/** De Casteljau. */
function at(values: number[], t: number): number {
  const [only = 0] = values;
  if (values.length === 1) return only;
  const next = values
    .slice(1)
    .map((value, index) => (values[index] ?? 0) * (1 - t) + value * t);
  return at(next, t);
}
