import type { DrawMark } from "@/lib/brand/logo/marks/draw-mark";
import { fill, stroke } from "@/lib/brand/logo/shapes/art";
import {
  draw,
  ellipse,
  line,
  onCircle,
  roundedRect,
} from "@/lib/brand/logo/shapes/draw";

const bowl: DrawMark = (w) => [
  stroke(ellipse(50, 34, 40, 9.5), w),
  stroke(draw`M10 34C10 60 26 76 41 80H59C74 76 90 60 90 34`, w),
  fill(draw`M41 80H59L62.5 89H37.5Z`),
  fill(
    draw`M12 46C18 58 24 50 31 56C37 61 37 70 43 69C49 68 48 57 55 57C62 57 61 65 67 64C73 63 72 54 78 52C82 50.5 85 51 87.7 47C84 49 60 52.5 50 52.5C36 52.5 20 50 12 46Z`,
    "accent",
  ),
];

const vase: DrawMark = (w) => [
  stroke(
    draw`M42 9H58M44 9C45 20 43 27 37 33C25 41 22 54 25 66C28 79 35 87 40 91H60C65 87 72 79 75 66C78 54 75 41 63 33C57 27 55 20 56 9`,
    w,
  ),
  fill(
    draw`M23.6 58C36 64 44 54 54 58C63 61.5 68 57 76.4 56C77 60 76 63 75 66C72 79 65 87 60 91H40C35 87 28 79 25 66C24.2 63 23.6 60.5 23.6 58Z`,
    "accent",
  ),
  stroke(draw`M35 42.5Q50 47 65 42.5`, w * 0.75),
];

/** Degrees. */
const archStones = [-72, -48, -24, 0, 24, 48, 72];

const kiln: DrawMark = (w) => [
  stroke(draw`M15 90V48A35 35 0 0 1 85 48V90`, w * 1.1),
  stroke(draw`M27 90V50A23 23 0 0 1 73 50V90`, w),
  stroke(draw`M8 90H92`, w * 1.3),
  ...archStones.map((angle) =>
    stroke(
      line(onCircle(50, 49, 24.5, angle), onCircle(50, 49, 33.5, angle)),
      w * 0.75,
    ),
  ),
  stroke(draw`M16 60H26M16 75H26M74 60H84M74 75H84`, w * 0.75),
  fill(
    draw`M50 42C52 52 65 58 65 72C65 82 58 87 50 87C42 87 35 82 35 72C35 65 39 62 42 56C43 60 45 62 47 62C50 57 47 50 50 42ZM50 68C48 73 44 75 44 79C44 82.5 47 84 50 84C53 84 56 82.5 56 79C56 75 52 73 50 68Z`,
    "accent",
  ),
];

/** Degrees. */
const rays = [-64, -38, 38, 64];

const candle: DrawMark = (w) => [
  fill(
    draw`M50 6C57 16 61 22 61 28.5C61 35 56 39 50 39C44 39 39 35 39 28.5C39 22 43 16 50 6ZM50 22C47.5 26 46 28 46 31C46 33.5 47.5 35.5 50 35.5C52.5 35.5 54 33.5 54 31C54 28 52.5 26 50 22Z`,
    "accent",
  ),
  stroke(draw`M50 43V50`, w),
  stroke(draw`M35 84V54C35 51 38 50 41 50H59C62 50 65 51 65 54V84`, w),
  stroke(draw`M41 50V61C41 65 47 65 47 61V57`, w * 0.8),
  fill(roundedRect(20, 84, 60, 7, 3.5)),
  ...rays.map((angle) =>
    stroke(
      line(onCircle(50, 28, 22, angle), onCircle(50, 28, 28, angle)),
      w * 0.8,
    ),
  ),
];

const drop: DrawMark = (w) => [
  stroke(
    draw`M50 8C60 26 79 42 79 62C79 79 66 91 50 91C34 91 21 79 21 62C21 42 40 26 50 8Z`,
    w * 1.1,
  ),
  fill(
    draw`M30 62C38 56 44 56 50 61C56 66 62 66 70 60C71 74 62 82.5 50 82.5C38 82.5 29.5 74 30 62Z`,
    "accent",
  ),
  stroke(draw`M35 50C38 44 42 39 46 34`, w * 0.8),
];

export const hearthMarks = { bowl, vase, kiln, candle, drop };
