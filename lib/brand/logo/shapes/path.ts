export type Point = readonly [x: number, y: number];
export type Segment = {
  op: "M" | "L" | "Q" | "C" | "Z";
  points: readonly Point[];
};
export type Path = readonly Segment[];
/** As in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
];

export function transformPath(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  return path.map(({ op, points }) => ({
    op,
    points: points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]),
  }));
}

export const shift = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Clockwise on the screen, in degrees. */
export function turn(degrees: number, [x, y]: Point): Matrix {
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180),
    Math.sin((degrees * Math.PI) / 180),
  ];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/**
 * Hundredths of a unit: finer than a printer, and the same on every machine.
 */
const round = (value: number) => {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
};

export function printPath(path: Path): string {
  return path
    .map(
      ({ op, points }) =>
        op + points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" "),
    )
    .join("")
    .replaceAll(" -", "-");
}
