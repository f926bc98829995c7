import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import {
  circle,
  draw,
  polygon,
  roundedRect,
} from "@/lib/brand/logo/shapes/draw";
import { transformPath, turn } from "@/lib/brand/logo/shapes/path";

const gem: DrawMark = (w) => [
  fill(polygon([36, 41], [64, 41], [50, 89]), "accent"),
  stroke(draw`M28 16H72L92 41L50 90L8 41Z`, w * 1.1),
  stroke(draw`M8 41H92`, w * 0.85),
  stroke(draw`M28 16L36 41L50 16L64 41L72 16`, w * 0.85),
  stroke(draw`M36 41L50 89L64 41`, w * 0.85),
];

const hammer: DrawMark = (w) => {
  const tilt = turn(38, [50, 50]);
  return [
    stroke(
      transformPath(draw`M46.5 36L45 94C45 98 55 98 55 94L53.5 36`, tilt),
      w,
    ),
    stroke(
      transformPath(draw`M48 82H52M47.8 87H52.2`, tilt),
      w * 0.8,
      "accent",
    ),
    fill(transformPath(draw`M29 13H62L89 21.5V27.5L62 36H29Z`, tilt)),
    fill(transformPath(roundedRect(13, 10, 11, 29, 3.5), tilt), "accent"),
    stroke(transformPath(draw`M24 24.5H28`, tilt), w * 2),
  ];
};

const brush: DrawMark = (w) => {
  const tilt = turn(40, [50, 50]);
  return [
    stroke(transformPath(draw`M47 6C47 1 53 1 53 6L57 47H43Z`, tilt), w),
    fill(transformPath(draw`M42 51H58L59 63H41Z`, tilt)),
    fill(
      transformPath(draw`M41 67H59C63 78 57 89 47 99C48 92 36 80 41 67Z`, tilt),
      "accent",
    ),
  ];
};

const key: DrawMark = (w) => {
  const tilt = turn(38, [50, 50]);
  const petal = (x: number, y: number) =>
    stroke(transformPath(circle(x, y, 10), tilt), w * 1.1);
  return [
    petal(50, 10),
    petal(38, 28),
    petal(62, 28),
    fill(transformPath(circle(50, 22, 3.4), tilt), "accent"),
    fill(transformPath(roundedRect(44, 40, 12, 5, 2), tilt)),
    stroke(transformPath(draw`M50 45V97`, tilt), w * 1.7),
    fill(transformPath(draw`M50 76H66V84H61V88H66V95H50Z`, tilt)),
  ];
};

export const benchMarks = { gem, hammer, brush, key };
