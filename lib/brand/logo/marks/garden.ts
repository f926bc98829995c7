import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import {
  circle,
  draw,
  lens,
  onCircle,
  smooth,
} from "@/lib/brand/logo/shapes/draw";
import { type Point, transformPath, turn } from "@/lib/brand/logo/shapes/path";

const leaf: DrawMark = (w) => {
  const tilt = turn(32, [50, 50]);
  return [
    fill(transformPath(draw`M48.5 8C21 26 19 60 48.5 84Z`, tilt)),
    stroke(transformPath(draw`M51.5 6C81 26 81 60 51.5 84M51.5 6V98`, tilt), w),
    stroke(
      transformPath(draw`M51.5 40L66 27M51.5 55L71.5 39M51.5 70L70 54`, tilt),
      w * 0.8,
      "accent",
    ),
  ];
};

const sprig: DrawMark = (w) => [
  stroke(draw`M50 95V26`, w),
  fill(lens([50, 32], [50, 5], 7.5), "accent"),
  ...[
    [84, 30],
    [66, 27],
    [48, 23],
  ].flatMap(([y = 0, reach = 0], at) => {
    const [left, right] = [
      lens([50, y], [50 - reach, y - reach * 0.72], 7),
      lens([50, y], [50 + reach, y - reach * 0.72], 7),
    ];
    return at % 2 === 0
      ? [fill(left), stroke(right, w * 0.85)]
      : [stroke(left, w * 0.85), fill(right)];
  }),
];

const flower: DrawMark = (w) => [
  ...Array.from({ length: 10 }, (_, at) =>
    stroke(
      lens(onCircle(50, 50, 14, at * 36), onCircle(50, 50, 43, at * 36), 6.8),
      w * 0.9,
    ),
  ),
  fill(circle(50, 50, 9.5), "accent"),
];

const acorn: DrawMark = (w) => [
  fill(
    draw`M17 45C17 27 32 20 50 20C68 20 83 27 83 45C83 48 81 49 78 49H22C19 49 17 48 17 45Z`,
  ),
  stroke(draw`M50 20C50 14 52 11 57 8`, w * 1.4),
  stroke(draw`M24 55C24 72 36 82 47 88L50 93L53 88C64 82 76 72 76 55`, w * 1.1),
  stroke(draw`M34 57C34 65 38 71 43 75`, w * 0.8, "accent"),
];

/** A ring of wood is no circle. */
const ring = (radius: number, wobble: number): Point[] =>
  Array.from({ length: 16 }, (_, at) => {
    const angle = at * 22.5;
    const uneven =
      Math.sin((angle * 3 * Math.PI) / 180 + 0.6) +
      0.6 * Math.sin((angle * 5 * Math.PI) / 180 + radius / 9);
    return onCircle(
      50 + (42 - radius) * 0.06,
      50 + (42 - radius) * 0.09,
      radius * (1 + wobble * uneven),
      angle,
    );
  });

const treeRings: DrawMark = (w) => [
  stroke(smooth(ring(41, 0.018), true), w * 1.7),
  stroke(smooth(ring(32.5, 0.026), true), w * 0.8),
  stroke(smooth(ring(24.5, 0.034), true), w * 0.8, "accent"),
  stroke(smooth(ring(16.5, 0.042), true), w * 0.8),
  stroke(smooth(ring(8.5, 0.05), true), w * 0.8, "accent"),
  stroke(draw`M60 55L83 64`, w * 0.8),
];

export const gardenMarks = {
  leaf,
  sprig,
  flower,
  acorn,
  "tree-rings": treeRings,
};
