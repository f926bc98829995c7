import { noise } from "@/scripts/samples/noise";
import { hypot, type Kind, roundedBox, roundedCylinder, set } from "../thing";

const stones = [
  "#2d6f8e",
  "#8e2d3f",
  "#3d7a4f",
  "#7a4f9a",
  "#d9a441",
  "#e6dfd8",
  "#22252b",
  "#c77d6a",
];
const metals = [
  "#d6b25e",
  "#c9ccd1",
  "#c98d73",
  "#7d7468",
  "#a8842c",
  "#8f979f",
];

/** Distance to a stone that lies flat: round, drop, disc, bar or flower. */
function stoneAt(shape: number, x: number, y: number, z: number) {
  switch (shape) {
    case 1: {
      const narrow = 1 + Math.max(0, -z) * 1.6;
      return (hypot(x * narrow, y * 1.6, z * 0.75) - 0.26) * 0.55;
    }
    case 2:
      return roundedCylinder(hypot(x, z), y, 0.29, 0.06, 0.03);
    case 3:
      return roundedBox(x, y, z, [0.1, 0.08, 0.38], 0.03);
    case 4: {
      const petal = 0.22 + 0.08 * Math.cos(Math.atan2(z, x) * 5);
      return roundedCylinder(hypot(x, z), y, petal, 0.07, 0.03) * 0.7;
    }
    case 5:
      return roundedBox(x, y, z, [0.22, 0.1, 0.22], 0.06);
    default:
      return hypot(x, y * 1.2, z) - 0.24;
  }
}

export const necklace: Kind = {
  name: "necklace",
  colors: stones,
  accents: metals,
  details: ["color", "motif", "length"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const ring = 0.72 + 0.5 * length;
    const thin = 0.026 + 0.014 * build;
    const radiusAt = (angle: number) =>
      ring * (1 + 0.09 * Math.sin(3 * angle + build * 20) * (0.4 + build));
    const tip = ring * (1 + 0.09 * Math.sin(4.71 + build * 20) * (0.4 + build));
    const size = 0.75 + 0.5 * build;
    const stone = (x: number, y: number, z: number) =>
      stoneAt(motif, x / size, (y - 0.1) / size, (z - tip - 0.24) / size) *
      size;
    return {
      center: [0, 0.1, 0.15],
      radius: ring * 1.15 + 0.55,
      distance: (x, y, z) => {
        const angle = Math.atan2(z, x);
        const off = (hypot(x, z) - radiusAt(angle)) * 0.92;
        return Math.min(hypot(off, y - thin) - thin, stone(x, y, z));
      },
      paint: (x, y, z, surface) => {
        if (stone(x, y, z) < 0.012) {
          const vein = noise(x * 5 + grain, y * 5, z * 5);
          set(surface, color, 0.6 + 0.8 * vein, 0.7, 110);
          return;
        }
        const link = Math.sin(Math.atan2(z, x) * 70);
        set(surface, accent, link > 0 ? 1.05 : 0.45, 0.8, 40);
      },
    };
  },
};

export const earrings: Kind = {
  name: "earrings",
  colors: stones,
  accents: metals,
  details: ["color", "motif", "accent"],
  make: ({ color, accent, motif, length, build, grain }) => {
    const apart = 0.42 + 0.12 * build;
    const drop = 0.3 + 0.35 * length;
    const size = 0.95 + 0.45 * build;
    // Mirrored: the second hangs a little turned.
    const stone = (x: number, y: number, z: number) =>
      stoneAt(motif, x / size, (y - 0.1) / size, (z - drop) / size) * size;
    const metal = (x: number, y: number, z: number) => {
      const hook = hypot(hypot(x, z + 0.38) - 0.2, y - 0.05) - 0.03;
      const stem = Math.max(
        hypot(x, y - 0.06) - 0.024,
        Math.abs(z - drop / 2 + 0.1) - drop / 2,
      );
      return Math.min(hook, stem);
    };
    return {
      center: [0, 0.1, 0.1],
      radius: 1.15 + 0.25 * size,
      distance: (x, y, z) => {
        const side = Math.abs(x) - apart;
        return Math.min(stone(side, y, z), metal(side, y, z));
      },
      paint: (x, y, z, surface) => {
        const side = Math.abs(x) - apart;
        if (stone(side, y, z) > 0.012) set(surface, accent, 0.95, 0.8, 45);
        else {
          const vein = noise(x * 5 + grain, y * 5, z * 5);
          set(surface, color, 0.6 + 0.8 * vein, 0.7, 110);
        }
      },
    };
  },
};
