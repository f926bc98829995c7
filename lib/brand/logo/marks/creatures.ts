import type { DrawMark } from "@/lib/brand/logo/marks/mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import { circle, draw, ellipse, lens, smooth } from "@/lib/brand/logo/shapes/forms";
import { type Point, transformPath, turn } from "@/lib/brand/logo/shapes/path";

const feather: DrawMark = (w) => {
  const tilt = turn(34, [50, 50]);
  return [
    fill(transformPath(draw`M48.5 4C31 18 27 42 31 58L42 52L33 66C35 72 40 76 48.5 79Z`, tilt)),
    stroke(transformPath(draw`M51.5 4V99M51.5 4C70 20 73 42 69 62L60 57L67 69C64 74 59 78 51.5 79`, tilt), w),
    stroke(transformPath(draw`M51.5 38L64 26M51.5 52L67 37M51.5 66L60 57`, tilt), w * 0.8, "accent"),
  ];
};

const bird: DrawMark = (w) => [
  stroke(
    draw`M8 40L21 34C25 22 42 18 52 28C60 36 70 42 94 36C88 48 82 52 76 56C70 72 56 80 42 77C26 74 18 60 21 44Z`,
    w,
  ),
  fill(draw`M40 46C52 44 66 48 76 56C66 67 48 68 40 58C37 54 37 49 40 46Z`, "accent"),
  fill(circle(32, 35, 2.5)),
  stroke(draw`M42 78V89M52 77V89`, w),
  stroke(draw`M18 90C34 88 60 91 82 89`, w),
];

/** The bands of the body end on its outline. */
const band = (from: number, to: number) => {
  const reach = (y: number) => 16 * Math.sqrt(1 - ((y - 62) / 27) ** 2);
  return draw`M${50 - reach(from)} ${from}Q50 ${from + 4} ${50 + reach(from)} ${from}L${50 + reach(to)} ${to}Q50 ${to + 4} ${50 - reach(to)} ${to}Z`;
};

const bee: DrawMark = (w) => [
  stroke(ellipse(50, 62, 16, 27), w),
  fill(band(50, 58)),
  fill(band(66, 74)),
  fill(circle(50, 27, 8.5)),
  stroke(draw`M46 20C45 13 41 9 36 8M54 20C55 13 59 9 64 8`, w * 0.85),
  stroke(lens([43, 39], [6, 30], 9), w, "accent"),
  stroke(lens([57, 39], [94, 30], 9), w, "accent"),
  stroke(lens([39, 48], [13, 56], 6.5), w, "accent"),
  stroke(lens([61, 48], [87, 56], 6.5), w, "accent"),
];

/** A nautilus: a spiral that grows by the same share with every turn. */
const spiral = (turns: number, from: number): Point[] =>
  Array.from({ length: Math.round(turns * 12) + 1 }, (_, at) => {
    const angle = from + (at * Math.PI) / 6;
    const radius = 3 * Math.exp((0.176 * (at * Math.PI)) / 6);
    return [54 + radius * Math.cos(angle), 52 + radius * Math.sin(angle)];
  });

const shell: DrawMark = (w) => {
  const points = spiral(2.25, 0.4);
  const chambers = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24].flatMap((at) => {
    const [outer, inner] = [points[at], points[at - 12]];
    if (!outer || !inner) return [];
    const [x, y] = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
    const bend: Point = [x + (outer[1] - inner[1]) * 0.22, y - (outer[0] - inner[0]) * 0.22];
    return [stroke(draw`M${inner[0]} ${inner[1]}Q${bend[0]} ${bend[1]} ${outer[0]} ${outer[1]}`, w * 0.75, "accent")];
  });
  const [mouth, lip] = [points.at(-1) ?? [0, 0], points.at(-13) ?? [0, 0]];
  return [
    ...chambers,
    stroke(smooth(points, false), w * 1.1),
    stroke(
      draw`M${mouth[0]} ${mouth[1]}Q${(mouth[0] + lip[0]) / 2 + 6} ${(mouth[1] + lip[1]) / 2 - 6} ${lip[0]} ${lip[1]}`,
      w * 1.1,
    ),
  ];
};

export const creatureMarks = { feather, bird, bee, shell };
