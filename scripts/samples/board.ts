import { layered, noise } from "./noise";
import type { Scene, Surface } from "./scene";
import { lengthOf, mixed, smoothMin, smoothstep, type Vector } from "./vectors";

/** It lies turned on the table. */
const turn = 0.5;
const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
const thickness = 1.9;

const box = (x: number, z: number, [w, d]: readonly [number, number]) => {
  const [dx, dz] = [Math.abs(x) - w, Math.abs(z) - d];
  return (
    lengthOf(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0)
  );
};

/** Along its length and across. */
const turned = (x: number, z: number) =>
  [x * cosine - z * sine, x * sine + z * cosine] as const;

function distance(x: number, y: number, z: number) {
  const [u, v] = turned(x, z);
  const blade = box(u + 3.5, v, [9.6, 6.9]) - 2.1;
  const grip = box(u - 12.2, v, [4.2, 0.75]) - 1.35;
  const outline = smoothMin(blade, grip, 2.6);
  const hole = 0.85 - lengthOf(u - 15.6, v);
  const flat = Math.max(outline, hole) + 0.5;
  const height = Math.abs(y - thickness / 2) - thickness / 2 + 0.5;
  return (
    lengthOf(Math.max(flat, 0), Math.max(height, 0)) +
    Math.min(Math.max(flat, height), 0) -
    0.5
  );
}

const heart: Vector = [0.135, 0.072, 0.042];
const pale: Vector = [0.255, 0.148, 0.086];
const dark: Vector = [0.05, 0.026, 0.016];

/** Cut from a trunk whose middle lies beside the board. */
function walnut([x, y, z]: Vector): Surface {
  const [u, v] = turned(x, z);
  const bend = 4 * (layered(u * 0.045, v * 0.06, y * 0.1 + 4, 3) - 0.5);
  const ring =
    lengthOf(v * 0.8 + bend - 1.6, y + 3.2 + 0.13 * (u + 14)) * 1.7 +
    0.2 * layered(u * 0.2, v * 1.6, y * 2, 3);
  const phase = ring - Math.floor(ring);
  const late = smoothstep(0.35, 0.93, phase) * smoothstep(1, 0.95, phase);
  const tone = layered(u * 0.07, ring * 0.5, 9, 3);
  const base = mixed(heart, pale, smoothstep(0.3, 0.72, tone));
  const grown = mixed(base, dark, late * 0.62);
  const fiber = layered(u * 0.7, v * 13, y * 13, 3);
  const pores = smoothstep(0.66, 0.8, noise(u * 1.6, v * 19, y * 19));
  const color = mixed(
    mixed(grown, pale, (fiber - 0.5) * 0.5 + 0.06),
    [0.05, 0.026, 0.016],
    pores * 0.55,
  );
  return { color, gloss: 0.035, roughness: 0.28 + 0.14 * fiber };
}

/** Washed linen: threads over and under. */
function linen(x: number, z: number): Surface {
  const [u, v] = [x * 0.97 + z * 0.24, z * 0.97 - x * 0.24];
  const slub = layered(u * 0.9, v * 0.9, 5, 3) - 0.5;
  const warp = Math.sin(u * 29 + slub * 2 + noise(u * 0.2, v * 2.4, 1) * 3);
  const weft = Math.sin(v * 29 + slub * 2 + noise(u * 2.4, v * 0.2, 8) * 3);
  const over = 0.5 + 0.25 * (warp * warp + weft * weft - 1) + 0.2 * warp * weft;
  const cloud = layered(u * 0.13, v * 0.13, 3, 3);
  const thick =
    noise(u * 0.35, v * 5, 11) * 0.5 + noise(u * 5, v * 0.35, 13) * 0.5;
  const tone = 0.56 + 0.14 * over + 0.12 * (cloud - 0.5) + 0.16 * (thick - 0.5);
  return {
    color: [tone * 1.02, tone * 0.985, tone * 0.92],
    gloss: 0,
    roughness: 1,
  };
}

export const board: Scene = {
  distance,
  bounds: { center: [1.2, 0.9, 0], radius: 19.5 },
  surface: walnut,
  ground: linen,
  groundColor: [0.58, 0.56, 0.52],
  wall: { z: -70, color: [0.6, 0.6, 0.58] },
  camera: {
    eye: [0, 58, 46],
    target: [-0.7, 0.4, 0.2],
    zoom: 0.237,
    lens: 0.7,
    focus: [0, 1.9, 2],
  },
  light: {
    corner: [-64, 10, 10],
    across: [26, 0, -50],
    up: [0, 52, 0],
    power: 5.4,
  },
  ambient: 0.8,
  exposure: 1.16,
  turns: 1,
  rays: 4,
};
