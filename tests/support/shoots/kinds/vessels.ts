import { cells, noise } from "@/scripts/samples/noise";
import {
  cover,
  hypot,
  type Kind,
  linear,
  motifAt,
  roundedCylinder,
  set,
  smooth,
} from "../thing";

const clay = linear("#a9825f");
const speck = linear("#40301f");
const ivory = linear("#efe6d2");
const soot = linear("#2b2622");
const glazes = [
  "#2f4f6f",
  "#7f9a7a",
  "#d9d2c0",
  "#b5583c",
  "#3b3a3a",
  "#d8a23c",
  "#8fb6c4",
  "#c98f94",
];
const secondGlazes = [
  "#f0e9da",
  "#22384f",
  "#8c4a30",
  "#5d7a5c",
  "#c9a24a",
  "#6d4b64",
];

/** Small dark dots, as iron in the clay makes them. */
const specklesAt = (x: number, y: number, z: number) => {
  const dots = cells(x * 7, y * 7, z * 7);
  return smooth(0.1 + dots.id * 0.14, 0.05 + dots.id * 0.08, dots.distance);
};

export const mug: Kind = {
  name: "mug",
  colors: glazes,
  accents: secondGlazes,
  details: ["color", "motif"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const radius = 0.68 + 0.22 * build;
    const height = 1.35 + 0.5 * length;
    const handle = height * (0.24 + 0.06 * build);
    const dip = 0.12 + 0.3 * ((build * 7) % 1);
    return {
      center: [0.2, height / 2, 0],
      radius: hypot(height / 2, radius + 0.45),
      distance: (x, y, z) => {
        const across = hypot(x, z);
        const wall = radius * (1 + 0.07 * Math.sin((3 * y) / height) * build);
        const outer = roundedCylinder(
          across,
          y - height / 2,
          wall,
          height / 2,
          0.05,
        );
        const body = Math.max(outer, -Math.max(across - wall + 0.09, 0.12 - y));
        const bend = hypot(x - radius, (y - height * 0.52) * 0.85);
        const band = hypot(bend - handle, z * 0.75) - 0.09;
        return Math.min(body, Math.max(band * 0.85, wall - 0.05 - across));
      },
      paint: (x, y, z, surface) => {
        const angle = Math.atan2(z, x);
        const across = hypot(x, z);
        const isInside = across < radius - 0.04 && y > 0.13;
        const pooled = noise(x * 2 + grain, y * 2, z * 2);
        const edge = dip + 0.12 * noise(angle * 2, grain, 1);
        if (y < edge && !isInside) {
          const rough = noise(x * 18, y * 18, z * 18 + grain);
          set(surface, clay, 0.75 + 0.4 * rough, 0.03, 8);
          return;
        }
        set(surface, color, 0.8 + 0.4 * pooled, 0.5, 60);
        if (isInside) cover(surface, ivory, 0.75);
        else if (motif > 0 && across < radius * 1.1) {
          const u = (((angle * 3) / Math.PI + 9) % 1) * 2 - 1;
          const v = ((y - height * 0.6) / height) * 3.2;
          if (Math.abs(v) < 1) cover(surface, accent, motifAt(motif, u, v));
        }
        cover(surface, clay, smooth(height - 0.05, height, y) * 0.6);
        cover(surface, speck, 0.8 * specklesAt(x, y, z + grain));
      },
    };
  },
};

export const bowl: Kind = {
  name: "bowl",
  colors: glazes,
  accents: secondGlazes,
  details: ["motif", "color", "accent"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const radius = 1.1 + 0.35 * build;
    const top = 0.62 + 0.45 * length;
    const foot = 0.1;
    const farOf = (x: number, y: number, z: number) =>
      hypot(x, y - foot - radius, z);
    return {
      center: [0, top / 2, 0],
      radius: radius + 0.15,
      distance: (x, y, z) => {
        const shell = Math.abs(farOf(x, y, z) - radius) - 0.05;
        const across = hypot(x, z);
        const ring = roundedCylinder(across, y - 0.1, 0.45, 0.1, 0.03);
        return Math.min(Math.max(shell, y - top), ring);
      },
      paint: (x, y, z, surface) => {
        const across = hypot(x, z);
        const pooled = noise(x * 2 + grain, y * 2, z * 2);
        if (farOf(x, y, z) < radius && y > 0.15) {
          set(surface, color, 0.78 + 0.45 * pooled, 0.5, 70);
          const angle = (((Math.atan2(z, x) * 4) / Math.PI + 9) % 1) * 2 - 1;
          const v = across * 2.4 - 1.5;
          if (Math.abs(v) < 1) cover(surface, accent, motifAt(motif, angle, v));
        } else {
          const turned = 0.9 + 0.1 * Math.sin(y * 40);
          set(surface, accent, turned * (0.75 + 0.4 * pooled), 0.2, 25);
          if (y < 0.22) cover(surface, clay, 0.9);
        }
        cover(surface, clay, smooth(top - 0.05, top, y) * 0.7);
        cover(surface, speck, 0.7 * specklesAt(x, y, z + grain));
      },
    };
  },
};

export const candle: Kind = {
  name: "candle",
  colors: [
    "#6b4a2f",
    "#e8e2d6",
    "#46545c",
    "#93a58c",
    "#c9a0a0",
    "#26262a",
    "#b98b52",
    "#7d86a8",
  ],
  accents: ["#f4efe4", "#d9c9a8", "#c7d3c4", "#e5c4bb", "#bcc9d8", "#2f2f2f"],
  details: ["accent", "motif", "color"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const radius = 0.6 + 0.3 * build;
    const height = 1.1 + 0.6 * length;
    return {
      center: [0, height / 2, 0],
      radius: hypot(height / 2, radius) + 0.15,
      distance: (x, y, z) => {
        const across = hypot(x, z);
        const jar = roundedCylinder(
          across,
          y - height / 2,
          radius,
          height / 2,
          0.07,
        );
        const mouth = Math.max(across - radius + 0.06, height - 0.2 - y);
        const wick = Math.max(
          across - 0.025,
          Math.abs(y - height + 0.1) - 0.12,
        );
        return Math.min(Math.max(jar, -mouth), wick);
      },
      paint: (x, y, z, surface) => {
        const across = hypot(x, z);
        if (across < 0.035 && y > height - 0.22) set(surface, soot, 1);
        else if (across < radius - 0.05 && y > height - 0.25) {
          set(surface, ivory, 0.85 + 0.2 * noise(x * 3, grain, z * 3), 0.12, 9);
        } else {
          set(surface, color, 0.92 + 0.16 * noise(x, y * 6, z), 0.6, 90);
          const u = (Math.atan2(x, z) * radius) / 0.52;
          const v = (y - height * 0.46) / (height * 0.3);
          if (Math.abs(u) > 1 || Math.abs(v) > 1) return;
          set(surface, accent, 1, 0.03, 6);
          if (v > -0.35)
            cover(surface, color, motifAt(motif, u * 2, (v - 0.3) * 2));
          const isLine = (v > -0.55 && v < -0.45) || (v > -0.8 && v < -0.74);
          const isLetter = noise(u * 14, v > -0.6 ? 3 : 8, grain) > 0.42;
          if (isLine && isLetter && Math.abs(u) < 0.7)
            cover(surface, soot, 0.9);
        }
      },
    };
  },
};
