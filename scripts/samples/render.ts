import { lightAlong, type Random } from "./light-along";
import { makeRandom } from "./noise";
import type { Scene } from "./scene";
import {
  add,
  clamp,
  cross,
  dot,
  normalized,
  scaled,
  subtract,
  type Vector,
} from "./vectors";

/** Brighter light of one ray would leave a speck. */
const brightest = 6;

/** From dark to bright as film does it, then sRGB's curve; 0–255. */
function develop(light: number) {
  const film = clamp(
    (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14),
  );
  return (
    255 * (film <= 0.0031308 ? 12.92 * film : 1.055 * film ** (1 / 2.4) - 0.055)
  );
}

function makeCamera({ camera }: Scene) {
  const { eye, target, zoom, lens, focus } = camera;
  const ahead = normalized(subtract(target, eye));
  const right = normalized(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const sharpAt = dot(subtract(focus, eye), ahead);
  /** Both from -1 to 1, of half of the height. */
  return (x: number, y: number, random: Random) => {
    const way = add(add(ahead, right, x * zoom), up, y * zoom);
    const sharp = add(eye, way, sharpAt);
    const turn = random() * 2 * Math.PI;
    const off = Math.sqrt(random()) * lens;
    const from = add(
      add(eye, right, Math.cos(turn) * off),
      up,
      Math.sin(turn) * off,
    );
    return { from, along: normalized(subtract(sharp, from)) };
  };
}

type Size = { width: number; height: number };

/**
 * Red, green and blue bytes of the rows from the first to before the second;
 * the same for ever.
 */
export function render(
  scene: Scene,
  { width, height }: Size,
  [first, end]: readonly [number, number],
): Uint8Array {
  const bytes = new Uint8Array(width * (end - first) * 3);
  const aim = makeCamera(scene);
  for (let at = width * first; at < width * end; at++) {
    const random = makeRandom(at * 7 + 3);
    for (let skip = 0; skip < 4; skip++) random();
    const [column, row] = [at % width, Math.floor(at / width)];
    let sum: Vector = [0, 0, 0];
    for (let ray = 0; ray < scene.rays; ray++) {
      const x = (2 * (column + random()) - width) / height;
      const y = 1 - (2 * (row + random())) / height;
      const start = { ...aim(x, y, random), isMirrored: false };
      const light = lightAlong(scene, start, random, scene.turns);
      sum = add(sum, [
        Math.min(light[0], brightest),
        Math.min(light[1], brightest),
        Math.min(light[2], brightest),
      ]);
    }
    const light = scaled(sum, scene.exposure / scene.rays);
    const place = (at - width * first) * 3;
    bytes[place] = develop(light[0]);
    bytes[place + 1] = develop(light[1]);
    bytes[place + 2] = develop(light[2]);
  }
  return bytes;
}
