import { parsePath } from "@/lib/brand/logo/shapes/parse-path";
import type { Path, Point } from "@/lib/brand/logo/shapes/path";

/** Path data with numbers in it; none is printed with an exponent. */
export const draw = (parts: TemplateStringsArray, ...numbers: number[]): Path =>
  parsePath(
    parts.map((part, at) => part + (numbers[at]?.toFixed(4) ?? "")).join(""),
  );

export const ellipse = (x: number, y: number, rx: number, ry: number): Path =>
  draw`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;

export const circle = (x: number, y: number, r: number): Path =>
  ellipse(x, y, r, r);

export const roundedRect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): Path =>
  draw`M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const line = (...points: Point[]): Path =>
  points.map((point, at) => ({ op: at === 0 ? "M" : "L", points: [point] }));

export const polygon = (...points: Point[]): Path => [
  ...line(...points),
  { op: "Z", points: [] },
];

/** Degrees clockwise from the top. */
export function onCircle(
  x: number,
  y: number,
  r: number,
  degrees: number,
): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
}

/**
 * An arc of a circle, clockwise, angles as in `onCircle`; less than a whole
 * turn.
 */
export function arc(
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
): Path {
  const [[x0, y0], [x1, y1]] = [onCircle(x, y, r, from), onCircle(x, y, r, to)];
  return to - from > 180
    ? draw`M${x0} ${y0}A${r} ${r} 0 1 1 ${x1} ${y1}`
    : draw`M${x0} ${y0}A${r} ${r} 0 0 1 ${x1} ${y1}`;
}

/** A leaf, a petal: pointed at both ends; `belly` is half its width. */
export function lens([x0, y0]: Point, [x1, y1]: Point, belly: number): Path {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [
    (-(y1 - y0) / length) * belly * 1.33,
    ((x1 - x0) / length) * belly * 1.33,
  ];
  const [ax, ay] = [x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3];
  const [bx, by] = [x0 + (x1 - x0) * 0.7, y0 + (y1 - y0) * 0.7];
  return draw`M${x0} ${y0}C${ax + nx} ${ay + ny} ${bx + nx} ${by + ny} ${x1} ${y1}C${bx - nx} ${by - ny} ${ax - nx} ${ay - ny} ${x0} ${y0}Z`;
}

/** A smooth curve through points (Catmull-Rom), open or closed. */
export function smooth(points: readonly Point[], closed: boolean): Path {
  const count = points.length;
  const at = (index: number): Point =>
    (closed
      ? points[(index + count) % count]
      : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0];
  const curves = Array.from(
    { length: closed ? count : count - 1 },
    (_, index) => {
      const [p0, p1, p2, p3] = [
        at(index - 1),
        at(index),
        at(index + 1),
        at(index + 2),
      ];
      const first: Point = [
        p1[0] + (p2[0] - p0[0]) / 6,
        p1[1] + (p2[1] - p0[1]) / 6,
      ];
      const second: Point = [
        p2[0] - (p3[0] - p1[0]) / 6,
        p2[1] - (p3[1] - p1[1]) / 6,
      ];
      return { op: "C" as const, points: [first, second, p2] };
    },
  );
  const end = closed ? [{ op: "Z" as const, points: [] }] : [];
  return [{ op: "M", points: [at(0)] }, ...curves, ...end];
}
