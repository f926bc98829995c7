import { noise } from "@/scripts/samples/noise";
import {
  cover,
  hypot,
  type Kind,
  linear,
  motifAt,
  roundedBox,
  set,
  smooth,
} from "../thing";

const paper = linear("#e9dfc8");

export const hat: Kind = {
  name: "knitted hat",
  colors: [
    "#b23a48",
    "#e3dccb",
    "#3d5a80",
    "#6b705c",
    "#d69f3e",
    "#4a4e69",
    "#9c6644",
    "#8fb3a8",
  ],
  accents: ["#f4f0e6", "#2b2d42", "#c1121f", "#e9c46a", "#588157", "#8d99ae"],
  details: ["accent", "color", "motif"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const radius = 0.78 + 0.14 * build;
    const high = 1.0 + 0.35 * length;
    const ball = 0.24 + 0.12 * build;
    const puff = (x: number, y: number, z: number) =>
      (hypot(x, y - high - ball * 0.6, z) -
        ball +
        0.06 * noise(x * 14, y * 14, z * 14)) *
      0.8;
    return {
      center: [0, high * 0.62, 0],
      radius: Math.max(radius + 0.25, high * 0.62 + ball * 1.6),
      distance: (x, y, z) => {
        const across = hypot(x, z);
        const dome =
          (hypot(across / radius, y / high) - 1) * Math.min(radius, high);
        const brim = hypot((across - radius) * 1.6, (y - 0.2) * 0.9) - 0.18;
        const angle = Math.atan2(z, x);
        const ribs = 0.02 * Math.cos(angle * 36);
        const knit = Math.max(dome * 0.8, -y);
        return Math.min(knit, brim * 0.6 - ribs * 0.4, puff(x, y, z));
      },
      paint: (x, y, z, surface) => {
        if (puff(x, y, z) < 0.02) {
          set(surface, accent, 0.5 + 0.8 * noise(x * 30, y * 30, z * 30));
          return;
        }
        const angle = Math.atan2(z, x);
        const isBrim = y < 0.4;
        const column = (angle * 20) / Math.PI + 40;
        const slant = Math.abs((column % 1) - 0.5);
        const row = (y * 15 + slant * 1.4 + 40) % 1;
        const loop = isBrim
          ? Math.abs(Math.cos(angle * 18))
          : smooth(0, 0.3, row) * smooth(1, 0.8, row);
        const wool = noise(x * 40 + grain, y * 40, z * 40);
        set(surface, color, 0.45 + 0.45 * loop + 0.3 * wool);
        if (isBrim || motif === 0) return;
        const u = (((angle * 4) / Math.PI + 9) % 1) * 2 - 1;
        const v = (y - high * 0.6) * 4;
        if (Math.abs(v) < 1)
          cover(surface, accent, 0.85 * motifAt(motif, u, v));
      },
    };
  },
};

export const soap: Kind = {
  name: "soap",
  colors: [
    "#e6d3b8",
    "#b9c9a8",
    "#d8b4c0",
    "#c9b8d8",
    "#e8c468",
    "#9fb8c4",
    "#8a6a50",
    "#efeae0",
  ],
  accents: ["#6d7f4f", "#8c4a5a", "#4a5a8c", "#c4713a", "#3a3a3a", "#fdf8ee"],
  details: ["accent", "color"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const long = 0.8 + 0.3 * length;
    const wide = 0.52 + 0.16 * build;
    const half = 0.24 + 0.1 * build;
    const isBanded = motif % 2 === 1;
    return {
      center: [0, half, 0],
      radius: hypot(long, wide, half) + 0.05,
      distance: (x, y, z) =>
        roundedBox(x, y - half, z, [long, half, wide], 0.1) +
        (isBanded && Math.abs(x) < 0.28 ? -0.012 : 0),
      paint: (x, y, z, surface) => {
        if (isBanded && Math.abs(x) < 0.28) {
          set(surface, paper, 0.85 + 0.2 * noise(x * 25, y * 25, z * 25));
          const top = y > half * 1.9 ? motifAt(motif, x * 5, z * 4) : 0;
          if (Math.abs(z) < 0.25) cover(surface, accent, 0.8 * top);
          return;
        }
        const warp = noise(x * 1.4 + build * 50, y * 1.4, z * 1.4) * 4;
        const swirl = Math.sin(warp * 4 + x * 3 + y * 5);
        set(surface, color, 0.9 + 0.15 * noise(x * 9, y * 9, z * 9), 0.22, 12);
        cover(surface, accent, smooth(0.35, 0.75, swirl) * 0.8);
        const seed = noise(x * 22 + grain, y * 22, z * 22);
        cover(surface, accent, smooth(0.83, 0.88, seed));
      },
    };
  },
};
