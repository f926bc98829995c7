import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import {
  circle,
  draw,
  lens,
  line,
  onCircle,
  polygon,
} from "@/lib/brand/logo/shapes/draw";

/** Four points, drawn in: the star of a compass. */
const sparkle = (x: number, y: number, r: number) => {
  const i = r * 0.2;
  return draw`M${x} ${y - r}Q${x + i * 0.6} ${y - i * 0.6} ${x + r} ${y}Q${x + i * 0.6} ${y + i * 0.6} ${x} ${y + r}Q${x - i * 0.6} ${y + i * 0.6} ${x - r} ${y}Q${x - i * 0.6} ${y - i * 0.6} ${x} ${y - r}Z`;
};

const moon: DrawMark = () => [
  fill(draw`M62 12A40 40 0 1 0 88 62A33 33 0 1 1 62 12Z`),
  fill(sparkle(66, 40, 13), "accent"),
  fill(circle(85, 28, 2.6), "accent"),
];

const sun: DrawMark = (w) => [
  stroke(circle(50, 50, 17), w * 1.1),
  fill(circle(50, 50, 9), "accent"),
  ...Array.from({ length: 16 }, (_, at) => {
    const angle = at * 22.5;
    return at % 2 === 0
      ? fill(
          lens(onCircle(50, 50, 23, angle), onCircle(50, 50, 45, angle), 3.6),
        )
      : stroke(
          line(onCircle(50, 50, 25, angle), onCircle(50, 50, 35, angle)),
          w * 0.9,
        );
  }),
];

/** The eight diamonds of a quilt's star, each cut in light and dark. */
const star: DrawMark = (w) =>
  Array.from({ length: 8 }, (_, at) => {
    const angle = at * 45;
    const [tip, left, right] = [
      onCircle(50, 50, 44, angle),
      onCircle(50, 50, 23.5, angle - 22.5),
      onCircle(50, 50, 23.5, angle + 22.5),
    ];
    return [
      stroke(polygon([50, 50], left, tip, right), w * 0.8),
      fill(polygon([50, 50], tip, right), at % 2 === 0 ? "ink" : "accent"),
    ];
  }).flat();

const mountain: DrawMark = (w) => [
  fill(circle(76, 25, 8.5), "accent"),
  stroke(draw`M8 82L40 22L72 82`, w * 1.1),
  fill(draw`M40 22L53.3 47L47.5 43L42 51L36 43.5L29 43Z`),
  stroke(draw`M61 55L70 42L93 82`, w * 1.1),
  stroke(draw`M4 82H96`, w * 1.1),
  stroke(draw`M20 91H80`, w * 0.8, "accent"),
];

export const skyMarks = { moon, sun, star, mountain };
