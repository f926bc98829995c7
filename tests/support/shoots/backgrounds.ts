import { cells, noise } from "@/scripts/samples/noise";
import { type Color, cover, linear, type Surface, set, smooth } from "./thing";

type Paint = (u: number, v: number, surface: Surface) => void;

/** A table and what is behind it. */
type Background = { name: string; table: Paint; wall: Paint; wallAt: number };

const wood = linear("#b98a5a");
const seamColor: Color = [0.03, 0.02, 0.01];
const stone = linear("#e9e8e6");
const veinColor = linear("#8d9198");
const slateColor = linear("#3f4347");
const tileColor = linear("#dfe4e2");
const grout = linear("#a9adab");
const cement = linear("#d9d1c6");
const chips = ["#b0603f", "#5d6e66", "#3b3b3f", "#d9ad62"].map(linear);
const white = linear("#ecebe8");

const plaster =
  (color: Color): Paint =>
  (u, v, surface) =>
    set(surface, color, 0.93 + 0.1 * noise(u * 3, v * 3, 5));

const fabric =
  (color: Color, threads: number): Paint =>
  (u, v, surface) => {
    const weave =
      Math.sin(u * threads) * Math.sin(v * threads) * 0.1 +
      0.16 * noise(u * 30, v * 4, 1) +
      0.16 * noise(u * 4, v * 30, 2);
    const fold = noise(u * 0.7 + v * 0.3, v * 0.5, 9);
    set(surface, color, 0.68 + weave + 0.26 * fold);
  };

const oak: Paint = (u, v, surface) => {
  const plank = Math.floor(v / 0.9);
  const bend = noise(u * 0.4, v * 1.2, plank);
  const rings = noise(u * 0.6 + plank * 7, (v + bend * 0.4) * 13, 2);
  set(surface, wood, 0.62 + 0.55 * rings, 0.1, 14);
  const seam = Math.abs(v / 0.9 - plank - 0.5);
  cover(surface, seamColor, smooth(0.488, 0.5, seam) * 0.8);
};

const marble: Paint = (u, v, surface) => {
  const warp = noise(u * 0.8, v * 0.8, 3) * 5 + noise(u * 3, v * 3, 4);
  const vein = Math.abs(Math.sin(warp * 2 + u * 0.7));
  set(surface, stone, 0.95, 0.25, 40);
  cover(surface, veinColor, smooth(0.16, 0, vein) * 0.55);
};

const slate: Paint = (u, v, surface) => {
  const rough = noise(u * 5, v * 5, 1) * 0.6 + noise(u * 22, v * 22, 2) * 0.4;
  set(surface, slateColor, 0.55 + 0.8 * rough, 0.06, 10);
};

const tiles: Paint = (u, v, surface) => {
  const inTile = Math.max(
    Math.abs(((u / 0.8 + 50) % 1) - 0.5),
    Math.abs(((v / 0.8 + 50) % 1) - 0.5),
  );
  set(surface, tileColor, 0.95, 0.2, 30);
  cover(surface, grout, smooth(0.475, 0.49, inTile));
};

const terrazzo: Paint = (u, v, surface) => {
  const chip = cells(u * 3.2, v * 3.2, 0.5);
  set(surface, cement, 0.95, 0.12, 20);
  const color = chips[Math.floor(chip.id * 4)];
  if (color && chip.distance < 0.16 + 0.2 * chip.id) cover(surface, color, 0.9);
};

/** Of all shoots; one shoot uses a handful of them. */
export const backgrounds: readonly Background[] = [
  {
    name: "oak table",
    table: oak,
    wall: plaster(linear("#d6d0c4")),
    wallAt: 3.2,
  },
  {
    name: "white paper",
    table: plaster(white),
    wall: plaster(white),
    wallAt: 4,
  },
  {
    name: "linen",
    table: fabric(linear("#c9bda6"), 90),
    wall: plaster(linear("#b9bdb8")),
    wallAt: 3.6,
  },
  {
    name: "slate",
    table: slate,
    wall: plaster(linear("#5a5552")),
    wallAt: 3,
  },
  { name: "marble", table: marble, wall: tiles, wallAt: 2.6 },
  {
    name: "terrazzo",
    table: terrazzo,
    wall: plaster(linear("#c99f8a")),
    wallAt: 3.4,
  },
  {
    name: "green wool",
    table: fabric(linear("#4d6350"), 40),
    wall: oak,
    wallAt: 3.8,
  },
];
