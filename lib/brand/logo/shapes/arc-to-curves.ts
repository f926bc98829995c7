import type { Point, Segment } from "@/lib/brand/logo/shapes/path";

type Arc = {
  rx: number;
  ry: number;
  rotation: number;
  large: boolean;
  sweep: boolean;
};

/**
 * An elliptical arc as cubic curves of at most a quarter turn each (SVG 1.1,
 * appendix F.6). Radii must reach.
 */
export function arcToCurves(
  from: Point,
  { rx, ry, rotation, large, sweep }: Arc,
  to: Point,
): Segment[] {
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(
    1,
    Math.sqrt((x * x) / (rx * rx) + (y * y) / (ry * ry)),
  );
  const [a, b] = [rx * grow, ry * grow];
  const under =
    (a * a * b * b - a * a * y * y - b * b * x * x) /
    (a * a * y * y + b * b * x * x);
  const root = Math.sqrt(Math.max(0, under)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * a * y) / b, (-root * b * x) / a];
  const start = Math.atan2((y - cy) / b, (x - cx) / a);
  let span = Math.atan2((-y - cy) / b, (-x - cx) / a) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;

  const center: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const place = (u: number, v: number): Point => [
    center[0] + cos * a * u - sin * b * v,
    center[1] + sin * a * u + cos * b * v,
  ];
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, at) => {
    const [t0, t1] = [start + at * step, start + (at + 1) * step];
    const [c0, s0, c1, s1] = [
      Math.cos(t0),
      Math.sin(t0),
      Math.cos(t1),
      Math.sin(t1),
    ];
    const end = at === count - 1 ? to : place(c1, s1);
    return {
      op: "C",
      points: [
        place(c0 - reach * s0, s0 + reach * c0),
        place(c1 + reach * s1, s1 - reach * c1),
        end,
      ],
    };
  });
}
