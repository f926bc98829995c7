import { layered, noise } from "./noise";
import type { Scene, Surface } from "./scene";
import { lengthOf, mixed, smoothMin, smoothstep, type Vector } from "./vectors";

const pair = [
  { x: -3.3, z: 0.6, radius: 2.25, height: 11.2 },
  { x: 2.9, z: -0.4, radius: 2.25, height: 7.6 },
] as const;
type Candle = (typeof pair)[number];

/** How near a place of the sheet is to a side of its honeycomb; 0–1. */
function comb(u: number, v: number) {
  const [width, height] = [0.62, 1.074];
  const nearest = (x: number, y: number) => {
    const dx = Math.abs(x - Math.round(x / width) * width);
    const dy = Math.abs(y - Math.round(y / height) * height);
    return Math.max(dx, dx * 0.5 + dy * 0.866);
  };
  const inside = Math.min(
    nearest(u, v),
    nearest(u + width / 2, v + height / 2),
  );
  return smoothstep(0.2, 0.31, inside);
}

/** Where the sheet's end lies on the outside, and how thick it is. */
const sheet = 0.34;

function toCandle(candle: Candle, x: number, y: number, z: number) {
  const [dx, dz] = [x - candle.x, z - candle.z];
  const round = lengthOf(dx, dz);
  const off = round - candle.radius;
  if (off > 0.3) return off - 0.14;
  const angle = Math.atan2(dz, dx);
  const roll = ((((angle - 1.1) / (2 * Math.PI)) % 1) + 1) % 1;
  const side = round - candle.radius - sheet * 0.75 * (roll - 0.5);
  const spiral = Math.abs(((((round / sheet - roll) % 1) + 1) % 1) - 0.5);
  const top = Math.abs(y - candle.height / 2) - candle.height / 2;
  const open = smoothstep(0.34, 0.5, spiral) * 0.12;
  const flat = smoothMin(-side, -(top + open), 0.12) * -1;
  const dent =
    side > -0.2 && side < 0.3 && top < 0.1
      ? 0.075 * (1 - comb(angle * candle.radius, y))
      : 0;
  const sway = 0.12 * Math.sin((y - candle.height) * 2.2);
  const wick = Math.max(
    lengthOf(dx - sway, dz - sway * 0.4) - 0.1,
    Math.abs(y - candle.height - 0.5) - 1,
  );
  return Math.min((flat + dent) * 0.8, wick);
}

function distance(x: number, y: number, z: number) {
  let nearest = 99;
  for (const candle of pair) {
    const [dx, dz] = [x - candle.x, z - candle.z];
    const around = lengthOf(dx, dz) - candle.radius - 0.5;
    const one = around > 0.5 ? around : toCandle(candle, x, y, z);
    nearest = Math.min(nearest, one);
  }
  return nearest;
}

function surface([x, y, z]: Vector): Surface {
  const candle = x < -0.2 ? pair[0] : pair[1];
  const round = lengthOf(x - candle.x, z - candle.z);
  if (y > candle.height + 0.06 && round < 0.6)
    return {
      color: mixed([0.66, 0.6, 0.48], [0.42, 0.37, 0.28], noise(x, y * 14, z)),
      gloss: 0,
      roughness: 1,
    };
  const cloud = layered(x * 0.5, y * 0.5, z * 0.5, 3);
  const bloom = smoothstep(0.5, 0.85, layered(x * 2, y * 1.4, z * 2, 3));
  const wax = mixed([0.8, 0.46, 0.095], [0.66, 0.34, 0.06], cloud);
  return {
    color: mixed(wax, [0.84, 0.62, 0.3], bloom * 0.35),
    gloss: 0.035,
    roughness: 0.32,
  };
}

/** Honed limestone. */
function stone(x: number, z: number): Surface {
  const cloud = layered(x * 0.13, z * 0.13, 1, 4);
  const grain = layered(x * 5, z * 5, 3, 3);
  const fleck = smoothstep(0.68, 0.8, noise(x * 3.2, 4, z * 3.2));
  const base = mixed([0.6, 0.575, 0.53], [0.47, 0.445, 0.405], cloud);
  const grained = mixed(base, [0.7, 0.68, 0.64], (grain - 0.5) * 0.7 + 0.1);
  return {
    color: mixed(grained, [0.3, 0.275, 0.24], fleck * 0.4),
    gloss: 0.025,
    roughness: 0.4,
  };
}

export const candles: Scene = {
  distance,
  bounds: { center: [-0.3, 6.1, 0], radius: 8.6 },
  surface,
  ground: stone,
  groundColor: [0.53, 0.51, 0.47],
  wall: { z: -30, color: [0.43, 0.455, 0.44] },
  camera: {
    eye: [4, 23, 44],
    target: [-0.3, 5.5, 0],
    zoom: 0.2,
    lens: 0.6,
    focus: [-0.3, 7, 2],
  },
  light: {
    corner: [-46, 8, 22],
    across: [10, 0, -36],
    up: [0, 36, 0],
    power: 5.2,
  },
  ambient: 0.85,
  exposure: 1.08,
  turns: 1,
  rays: 3,
};
