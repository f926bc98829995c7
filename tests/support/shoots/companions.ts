import { noise } from "@/scripts/samples/noise";
import {
  type Color,
  cover,
  hypot,
  linear,
  roundedBox,
  set,
  type Thing,
} from "./thing";

const nail = linear("#e3b7a3");
const beech = linear("#d9b77e");
const ink = linear("#2a241e");

/** Distance to a finger: from one point to another, thinner at its end. */
function fingerAt(point: Color, from: Color, to: Color, thick: number) {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [
    point[0] - from[0],
    point[1] - from[1],
    point[2] - from[2],
  ];
  const along = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz);
  const share = Math.min(1, Math.max(0, along));
  return (
    hypot(px - dx * share, py - dy * share, pz - dz * share) -
    thick * (1 - 0.25 * share)
  );
}

/** A hand that reaches in from the right, up to `edge`. */
export function hand(skin: Color, edge: number): Thing {
  const tips: Color[] = [0.42, 0.16, -0.1, -0.34].map((z, at) => [
    edge + (at === 1 || at === 2 ? 0 : 0.12),
    0.14,
    z,
  ]);
  const palm = edge + 0.95;
  return {
    center: [palm + 0.3, 0.2, 0],
    radius: 1.75,
    distance: (x, y, z) => {
      let nearest = roundedBox(
        x - palm - 0.75,
        y - 0.2,
        z,
        [0.95, 0.2, 0.46],
        0.19,
      );
      for (const tip of tips) {
        const root: Color = [palm, 0.22, tip[2] * 0.9];
        nearest = Math.min(nearest, fingerAt([x, y, z], root, tip, 0.135));
      }
      return nearest;
    },
    paint: (x, y, z, surface) => {
      set(surface, skin, 0.85 + 0.25 * noise(x * 6, y * 6, z * 6), 0.1, 9);
      if (x < edge + 0.08 && y > 0.2) cover(surface, nail, 0.7);
    },
  };
}

/** A folding rule in front of the thing, at z = `front`. */
export const ruler = (front: number): Thing => ({
  center: [0, 0, front],
  radius: 1.7,
  distance: (x, y, z) =>
    roundedBox(x, y - 0.03, z - front, [1.6, 0.03, 0.14], 0.01),
  paint: (x, _y, z, surface) => {
    set(surface, beech, 0.9 + 0.2 * noise(x * 3, 1, z * 30), 0.2, 20);
    const at = (x + 4) * 10;
    const reach = Math.round(at) % 5 === 0 ? 0.02 : 0.08;
    const isTick = Math.abs(at - Math.round(at)) < 0.1 && z - front > reach;
    if (isTick) cover(surface, ink, 0.9);
  },
});

/** A thing that was turned and put down somewhere else. */
export function placed(
  { center, radius, distance, paint }: Thing,
  turn: number,
  [right, front]: readonly [number, number],
): Thing {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const u = (x: number, z: number) => (x - right) * cosine - (z - front) * sine;
  const w = (x: number, z: number) => (x - right) * sine + (z - front) * cosine;
  return {
    center: [
      right + center[0] * cosine + center[2] * sine,
      center[1],
      front - center[0] * sine + center[2] * cosine,
    ],
    radius,
    distance: (x, y, z) => distance(u(x, z), y, w(x, z)),
    paint: (x, y, z, surface) => paint(u(x, z), y, w(x, z), surface),
  };
}
