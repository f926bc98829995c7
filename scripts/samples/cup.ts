import { cells, layered, noise } from "./noise";
import type { Scene, Surface } from "./scene";
import { lengthOf, mixed, smoothMin, smoothstep, type Vector } from "./vectors";

/** The middle of the wall, from the center of the foot to the lip. */
const profile = [
  [0, 0.42],
  [2.5, 0.4],
  [3.2, 0.75],
  [3.62, 1.7],
  [3.86, 3.4],
  [3.92, 5.4],
  [3.86, 7.1],
  [3.93, 8.3],
] as const;

function toProfile(radius: number, y: number) {
  let nearest = 99;
  for (let at = 0; at + 1 < profile.length; at++) {
    const [ax, ay] = profile[at] ?? [0, 0];
    const [bx, by] = profile[at + 1] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(
      Math.max(((radius - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0),
      1,
    );
    const one = lengthOf(radius - ax - dx * share, y - ay - dy * share);
    nearest = at === 0 ? one : smoothMin(nearest, one, 0.12);
  }
  return nearest;
}

/** The handle lies in the plane that faces the window. */
const turn = -0.62;
const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];

function distance(x: number, y: number, z: number) {
  const radius = lengthOf(x, z);
  const rings = 0.014 * Math.sin(y * 5.2 + x * 0.24 + 2 * Math.sin(y * 1.3));
  const body = toProfile(radius, y) - 0.24 - (radius > 3 ? rings : 0);
  const [u, w] = [x * cosine - z * sine, x * sine + z * cosine];
  const [hx, hy] = [u - 3.75, (y - 4.75) * 0.86];
  const bend = lengthOf(hx, hy) - 2.05;
  const band = lengthOf(bend * 1.5, w * 0.82);
  const handle = Math.max((band - 0.5) * 0.66, 3.75 - radius);
  return smoothMin(body, handle, 0.4);
}

const clay: Vector = [0.34, 0.2, 0.125];
const glaze: Vector = [0.8, 0.755, 0.66];
const speck: Vector = [0.2, 0.11, 0.06];

function surface([x, y, z]: Vector, normal: Vector): Surface {
  const edge = 2.35 + 0.55 * layered(x * 0.5, 3, z * 0.5, 3);
  const outward = normal[0] * x + normal[2] * z;
  const isInside =
    y > 0.5 && (outward < -0.1 || (normal[1] > 0.8 && outward < 2));
  const grain = layered(x * 7, y * 7, z * 7, 3);
  if (y < edge && !isInside)
    return {
      color: mixed(clay, [0.22, 0.12, 0.075], grain * 1.2 - 0.2),
      gloss: 0.02,
      roughness: 0.7,
    };
  const dots = cells(x * 4.6, y * 4.6, z * 4.6);
  const small = cells(x * 11, y * 11, z * 11);
  const isDot =
    Math.max(
      smoothstep(0.08 + dots.id * 0.16, 0.03 + dots.id * 0.1, dots.distance),
      0.7 * smoothstep(0.05 + small.id * 0.12, 0, small.distance),
    ) *
    (0.55 + 0.45 * dots.id);
  const pooled = layered(x * 0.6, y * 0.9, z * 0.6, 3) - 0.5;
  const lip = smoothstep(8.28, 8.52, y + grain * 0.08);
  const thin = isInside ? 0 : smoothstep(edge + 0.32, edge, y) * 0.75;
  const body = mixed(glaze, [0.7, 0.63, 0.52], 0.3 + pooled);
  const worn = mixed(body, [0.5, 0.31, 0.17], Math.max(lip * 0.8, thin));
  return { color: mixed(worn, speck, isDot), gloss: 0.045, roughness: 0.09 };
}

/** Pale oak, its grain along x. */
function oak(x: number, z: number): Surface {
  const board = Math.floor(z / 9 + 0.35);
  const seam = Math.abs(((((z / 9 + 0.35) % 1) + 1) % 1) - 0.5);
  const along = x * 0.08 + board * 17.3;
  const waves = layered(along, z * 0.9 + board * 5, 2, 4);
  const lines = layered(along * 2.2, z * 7 + waves * 6, board, 3);
  const pores = smoothstep(0.62, 0.8, noise(x * 0.9 + board * 3, z * 16, 7));
  const base = mixed([0.62, 0.47, 0.31], [0.44, 0.3, 0.175], lines);
  const toned = mixed(base, [0.3, 0.19, 0.1], pores * 0.45);
  const shade = smoothstep(0.488, 0.498, seam);
  return {
    color: mixed(toned, [0.12, 0.07, 0.04], shade * 0.85),
    gloss: 0.03,
    roughness: 0.45,
  };
}

export const cup: Scene = {
  distance,
  bounds: { center: [0.6, 4.2, 0], radius: 7.2 },
  surface,
  ground: oak,
  groundColor: [0.5, 0.36, 0.23],
  wall: { z: -34, color: [0.62, 0.61, 0.585] },
  camera: {
    eye: [3, 17, 40],
    target: [0.9, 4.1, 0],
    zoom: 0.185,
    lens: 0.55,
    focus: [0.6, 5, 3.4],
  },
  light: {
    corner: [-42, 8, 26],
    across: [10, 0, -36],
    up: [0, 34, 0],
    power: 5.2,
  },
  ambient: 0.85,
  exposure: 1.1,
  turns: 1,
  rays: 3,
};
