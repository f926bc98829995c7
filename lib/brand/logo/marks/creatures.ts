import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import {
  circle,
  draw,
  ellipse,
  lens,
  smooth,
} from "@/lib/brand/logo/shapes/draw";
import { type Point, transformPath, turn } from "@/lib/brand/logo/shapes/path";

const feather: DrawMark = (w) => {
  const tilt = turn(34, [50, 50]);
  return [
    fill(
      transformPath(
        draw`M48.5 3C31 18 27 42 32 60L43 53.5L35 67C38 73 42 77 48.5 80Z`,
        tilt,
      ),
    ),
    stroke(
      transformPath(
        draw`M51.5 3V99M51.5 3C70 20 74 44 68 64C65 73 60 78 51.5 80`,
        tilt,
      ),
      w,
    ),
    stroke(
      transformPath(draw`M51.5 36L64 25M51.5 51L68 37M51.5 66L67 52`, tilt),
      w * 0.8,
      "accent",
    ),
  ];
};

const bird: DrawMark = (w) => [
  stroke(
    draw`M8 40L21 34C25 22 42 18 52 28C60 36 70 42 94 36C88 48 82 52 76 56C70 72 56 80 42 77C26 74 18 60 21 44Z`,
    w,
  ),
  fill(
    draw`M40 46C52 44 66 48 76 56C66 67 48 68 40 58C37 54 37 49 40 46Z`,
    "accent",
  ),
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

/**
 * A nautilus: a spiral that grows by the same share with every step of 30
 * degrees.
 */
const coil: Point[] = Array.from({ length: 30 }, (_, at) => {
  const [angle, radius] = [((at - 4) * Math.PI) / 6, 3 * Math.exp(0.098 * at)];
  return [52 + radius * Math.cos(angle), 54 + radius * Math.sin(angle)];
});

const shell: DrawMark = (w) => {
  const between = (at: number): [Point, Point] => [
    coil[at] ?? [0, 0],
    coil[at - 12] ?? [0, 0],
  ];
  const wall = (at: number, bend: number) => {
    const [[x1, y1], [x0, y0]] = between(at);
    return draw`M${x0} ${y0}Q${(x0 + x1) / 2 - (y1 - y0) * bend} ${(y0 + y1) / 2 + (x1 - x0) * bend} ${x1} ${y1}`;
  };
  const chambers = Array.from({ length: 12 }, (_, at) =>
    stroke(wall(at + 14, 0.24), w * 0.75, "accent"),
  );
  return [
    ...chambers,
    stroke(smooth(coil, false), w * 1.1),
    stroke(wall(29, -0.22), w * 1.1),
  ];
};

export const creatureMarks = { feather, bird, bee, shell };
