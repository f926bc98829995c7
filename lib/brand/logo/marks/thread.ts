import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import { circle, draw, line, roundedRect } from "@/lib/brand/logo/shapes/draw";
import { transformPath, turn } from "@/lib/brand/logo/shapes/path";

const spool: DrawMark = (w) => [
  fill(roundedRect(22, 10, 56, 11, 4)),
  fill(roundedRect(22, 79, 56, 11, 4)),
  stroke(draw`M32 24C27 38 27 62 32 76M68 24C73 38 73 62 68 76`, w),
  stroke(draw`M31 37C42 41 58 37 70.5 30`, w, "accent"),
  stroke(draw`M29.5 47C42 51 58 47 70.5 40`, w, "accent"),
  stroke(draw`M29.5 57C42 61 58 57 70.5 50`, w, "accent"),
  stroke(draw`M29.5 67C42 71 58 67 70.5 60`, w, "accent"),
  stroke(draw`M70 66C80 64 92 66 91 76C90 85 82 82 83 92`, w, "accent"),
];

const needle: DrawMark = (w) => {
  const tilt = turn(42, [50, 50]);
  const body = draw`M50 100L46.4 20C46 9 47.4 2 50 2C52.6 2 54 9 53.6 20ZM50 8C48.9 8 48.4 11 48.4 15C48.4 19 48.9 22 50 22C51.1 22 51.6 19 51.6 15C51.6 11 51.1 8 50 8Z`;
  const thread = draw`M50 15C62 4 80 12 78 28C76 46 50 44 40 52C26 62 22 76 32 82C42 88 52 74 64 76C74 78 76 88 72 94`;
  return [
    stroke(transformPath(thread, tilt), w, "accent"),
    fill(transformPath(body, tilt)),
  ];
};

const button: DrawMark = (w) => [
  stroke(circle(50, 50, 41), w * 1.15),
  stroke(circle(50, 50, 31.5), w * 0.7),
  stroke(draw`M41 41L59 59M59 41L41 59`, w * 1.3, "accent"),
  fill(circle(40, 40, 4.6)),
  fill(circle(60, 40, 4.6)),
  fill(circle(40, 60, 4.6)),
  fill(circle(60, 60, 4.6)),
];

const mirrored = [-1, 0, 0, 1, 100, 0] as const;

const scissors: DrawMark = (w) => {
  const blade = draw`M46 57L61.5 8C67 22 66 40 54.5 58Z`;
  const shank = draw`M48.5 54C46 62 42 66 38.5 70.5`;
  return [
    fill(blade),
    stroke(transformPath(blade, mirrored), w),
    stroke(shank, w * 1.3),
    stroke(transformPath(shank, mirrored), w * 1.3),
    stroke(circle(31.5, 80, 11.5), w * 1.15),
    stroke(circle(68.5, 80, 11.5), w * 1.15),
  ];
};

const yarn: DrawMark = (w) => [
  stroke(circle(47, 47, 37), w * 1.1),
  stroke(draw`M14.2 30C34 22 60 32 73.6 73`, w),
  stroke(draw`M10.2 42C28 35 50 44 61 81`, w),
  stroke(draw`M12.4 59C26 52 40 60 46 84`, w),
  stroke(draw`M34 12.5C52 17 68 26 81 33`, w, "accent"),
  stroke(draw`M52 10.5C62 14 70 20 76.5 24.5`, w, "accent"),
  stroke(draw`M24 18C48 22 70 34 83.6 44`, w, "accent"),
  stroke(
    draw`M66 79C74 87 84 91 90 85C95 79 88 73 83 78C78 83 84 93 93 93`,
    w,
    "accent",
  ),
];

const warpAt = [32, 41, 50, 59, 68];
const weftAt = [44, 51, 58, 65, 72];

const loom: DrawMark = (w) => [
  stroke(draw`M22 8V92M78 8V92`, w * 1.3),
  stroke(draw`M14 18H86M14 84H86`, w * 1.3),
  ...warpAt.map((x) => stroke(line([x, 18], [x, 84]), w * 0.6)),
  ...weftAt.map((y, at) => {
    const bow = at % 2 === 0 ? -5 : 5;
    return stroke(
      draw`M27.5 ${y}Q32 ${y + bow} 36.5 ${y}Q41 ${y - bow} 45.5 ${y}Q50 ${y + bow} 54.5 ${y}Q59 ${y - bow} 63.5 ${y}Q68 ${y + bow} 72.5 ${y}`,
      w,
      "accent",
    );
  }),
];

export const threadMarks = { spool, needle, button, scissors, yarn, loom };
