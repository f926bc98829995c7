import { cells, noise } from "@/scripts/samples/noise";
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

const white = linear("#f6f2ea");
const cardboard = linear("#9a7a55");
const pressedColor = linear("#000000");
const brass = linear("#c8a24d");

export const board: Kind = {
  name: "cutting board",
  colors: [
    "#6a4329",
    "#c79a62",
    "#e0c08e",
    "#94583a",
    "#ab7f4f",
    "#4a2f20",
    "#d3a97c",
    "#7f6a4c",
  ],
  accents: ["#3a2417", "#e8d2a8", "#a34a2e", "#2f3f46", "#8a9a6a", "#d0a040"],
  details: ["color", "accent", "length"],
  make: ({ color, accent, length, build, motif, grain }) => {
    const long = 0.95 + 0.55 * length;
    const wide = 0.55 + 0.3 * build;
    const stripes = 1 + (motif % 3);
    return {
      center: [0.15, 0.1, 0],
      radius: long + 0.5,
      distance: (x, y, z) => {
        const plate = roundedBox(x, y - 0.09, z, [long, 0.09, wide], 0.05);
        const grip = roundedBox(
          x - long - 0.15,
          y - 0.09,
          z,
          [0.3, 0.09, 0.16],
          0.05,
        );
        const hole = hypot(x - long - 0.28, z) - 0.07;
        return Math.max(Math.min(plate, grip), -hole);
      },
      paint: (x, y, z, surface) => {
        const bend = noise(x * 0.7 + grain, y, z * 1.5) * 3;
        const rings = noise(x * 0.9, grain, (z + bend * 0.2) * 16 + y * 4);
        const pores = noise(x * 9, y * 40, z * 60 + grain);
        set(surface, color, 0.62 + 0.5 * rings + 0.2 * pores, 0.14, 18);
        const band = Math.abs(z - wide * 0.35);
        const isIn = band < 0.16 && (band * stripes * 6.2) % 1 < 0.55;
        if (isIn && x < long) cover(surface, accent, 0.8);
      },
    };
  },
};

export const print: Kind = {
  name: "print in a frame",
  colors: [
    "#c4553f",
    "#35566b",
    "#5f7f5a",
    "#d8a13a",
    "#40364f",
    "#b07a8c",
    "#2d2d30",
    "#3f8f8a",
  ],
  accents: ["#1f1f20", "#c49a66", "#ece8df", "#6d4429", "#b8b9ba", "#a98a3c"],
  details: ["motif", "color"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const high = 0.95 + 0.35 * length;
    const wide = 0.72 + 0.28 * build;
    const [cosine, sine] = [Math.cos(0.2), Math.sin(0.2)];
    const up = (y: number, z: number) => y * cosine - z * sine - high;
    const out = (y: number, z: number) => y * sine + z * cosine;
    return {
      center: [0, high, -0.2],
      radius: hypot(high, wide) + 0.12,
      distance: (x, y, z) => {
        const [u, w] = [up(y, z), out(y, z)];
        const slab = roundedBox(x, u, w, [wide, high, 0.06], 0.02);
        const inner = Math.max(
          Math.abs(x) - wide + 0.1,
          Math.abs(u) - high + 0.1,
          0.035 - w,
        );
        return Math.max(slab, -inner);
      },
      paint: (x, y, z, surface) => {
        const [u, w] = [up(y, z), out(y, z)];
        const isFrame = Math.abs(x) > wide - 0.1 || Math.abs(u) > high - 0.1;
        if (w < -0.03) set(surface, cardboard, 0.8 + 0.3 * noise(x * 20, u, 1));
        else if (isFrame) {
          set(
            surface,
            accent,
            0.85 + 0.3 * noise(x * 3, u * 3, grain),
            0.2,
            20,
          );
        } else {
          set(surface, white, 0.98, 0.35, 200);
          const side = Math.min(wide, high) - 0.28;
          const [a, b] = [x / side, u / side];
          if (Math.abs(x) > wide - 0.25 || Math.abs(u) > high - 0.25) return;
          const wash = 0.75 + 0.4 * noise(x * 4, u * 4, grain);
          cover(surface, color, 0.2 * wash);
          const ink = motif > 0 ? motifAt(motif, a, b) : smooth(0.1, 0, b);
          cover(surface, color, ink * wash);
        }
      },
    };
  },
};

export const wallet: Kind = {
  name: "leather wallet",
  colors: [
    "#6b3f22",
    "#2a2422",
    "#a5672f",
    "#5a1f22",
    "#3a4a3a",
    "#c69a66",
    "#2b3a55",
    "#8a7a6a",
  ],
  accents: ["#f0e4c8", "#c23b2e", "#2f5f9a", "#d8a53a", "#1c1a19", "#5f9a6a"],
  details: ["color", "accent", "motif"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const long = 0.95 + 0.35 * length;
    const wide = 0.6 + 0.22 * build;
    const thick = 0.11;
    const snap = (x: number, y: number, z: number) =>
      hypot(x, (y - thick * 2) * 1.6, z - wide * 0.6) - 0.09;
    return {
      center: [0, thick, 0],
      radius: hypot(long, wide) + 0.1,
      distance: (x, y, z) => {
        const swell = 0.02 * Math.cos(x * 1.4);
        const fold = roundedBox(
          x,
          y - thick,
          z,
          [long, thick + swell, wide],
          0.09,
        );
        const gap = Math.max(
          Math.abs(y - thick) - 0.012,
          0.06 - Math.abs(z + wide),
        );
        return Math.min(Math.max(fold, -gap), snap(x, y, z));
      },
      paint: (x, y, z, surface) => {
        if (snap(x, y, z) < 0.01) {
          set(surface, brass, 1, 0.8, 50);
          return;
        }
        const pores = cells(x * 13, y * 13, z * 13 + grain).distance;
        const worn = noise(x * 1.6 + grain, 1, z * 1.6);
        set(surface, color, 0.55 + 0.5 * pores + 0.3 * worn, 0.28, 14);
        const inset = Math.min(long - Math.abs(x), wide - Math.abs(z)) - 0.1;
        const along = long - Math.abs(x) < wide - Math.abs(z) ? z : x;
        const isStitch =
          Math.abs(inset) < 0.022 && (along * 11 + 99) % 1 < 0.62;
        if (isStitch) cover(surface, accent, 0.95);
        const pressed = motifAt(motif, (x + long * 0.5) * 3.6, (z + 0.1) * 3.6);
        const isOnMotif =
          Math.abs(x + long * 0.5) < 0.27 && Math.abs(z + 0.1) < 0.27;
        if (isOnMotif && y > thick) cover(surface, pressedColor, 0.6 * pressed);
      },
    };
  },
};
