import { backgrounds } from "./backgrounds";
import { hand, placed, ruler } from "./companions";
import type { Shot, View } from "./plan-shoot";
import { createRandom, type Random } from "./random";
import type { Scene } from "./render-scene";
import { type Color, linear, type Thing } from "./thing";

const skins = ["#8d5a3c", "#c68e6a", "#e0b394", "#5d3a26"].map(linear);

/** The ball around the thing, as a share of the picture's shorter side. */
const fills: Record<View, readonly [number, number]> = {
  front: [0.65, 1.05],
  above: [0.65, 1.05],
  back: [0.65, 1.05],
  detail: [1.4, 2.1],
  hand: [0.6, 0.85],
  ruler: [0.6, 0.85],
};

/** What is the same for a whole shoot: its maker's hand, window and lamp. */
function roomOf(shootSeed: number, background: number) {
  const maker = createRandom(shootSeed, "maker");
  const skin = maker.pick(skins);
  const window = maker.between(-1.1, 1.1);
  const place = createRandom(shootSeed, `place ${background}`);
  return {
    skin,
    azimuth: window + place.normal() * 0.5,
    elevation: place.between(0.55, 1.1),
    /** Share of the sun in the light. */
    direct: place.between(0.35, 0.75),
    /** Lamps are warm, a window in the north is cold. */
    warmth: place.between(-0.12, 0.2),
    hardness: place.between(3, 10),
    level: place.between(0.6, 1.1),
  };
}

function lightOf(shot: Shot, shootSeed: number, random: Random) {
  const room = roomOf(shootSeed, shot.background);
  // The sun goes on, and clouds come and go.
  const azimuth = room.azimuth + shot.second / 9000 + random.normal() * 0.12;
  const cloud = createRandom(
    shootSeed,
    `cloud ${Math.floor(shot.second / 240)}`,
  );
  const direct =
    room.direct * cloud.between(0.55, 1) * (1 + random.normal() * 0.05);
  const elevation = room.elevation + random.normal() * 0.05;
  const flat = Math.cos(elevation);
  const [warm, level] = [room.warmth, room.level];
  const along: Color = [
    Math.sin(azimuth) * flat,
    Math.sin(elevation),
    Math.cos(azimuth) * flat,
  ];
  const sun: Color = [
    level * direct * 1.5 * (1 + warm),
    level * direct * 1.5,
    level * direct * 1.5 * (1 - warm),
  ];
  const sky: Color = [
    level * (1 - direct) * (1 + warm * 0.4),
    level * (1 - direct),
    level * (1 - direct) * (1.04 - warm * 0.4),
  ];
  return { along, sun, sky, hardness: room.hardness };
}

function companionsOf({ view }: Shot, thing: Thing, skin: Color): Thing[] {
  if (view === "hand") return [hand(skin, thing.radius * 0.85)];
  if (view === "ruler") return [ruler(thing.radius * 0.8 + 0.25)];
  return [];
}

function cameraOf(view: View, thing: Thing, random: Random) {
  const [low, high] = fills[view];
  const fill = random.between(low, high);
  // Nearer than a phone can focus, one zooms.
  const zoom = view === "detail" ? 0.34 : random.pick([0.48, 0.48, 0.62]);
  const near = view === "detail" ? 0.55 : 0.18;
  const isAbove = view === "above";
  const lowest = thing.center[1] < 0.2 ? 0.65 : 0.2;
  return {
    target: [
      thing.center[0] + random.between(-near, near) * thing.radius,
      Math.max(thing.center[1] * (view === "detail" ? 1.2 : 0.9), 0.05),
      thing.center[2] + random.between(-near, near) * thing.radius,
    ] as const,
    // The shorter side is three quarters of the longer one.
    distance: thing.radius / (fill * zoom * 0.75),
    azimuth: random.normal() * 0.16,
    elevation: isAbove
      ? random.between(1.15, 1.5)
      : random.between(lowest, lowest + 0.5),
    roll: random.normal() * (isAbove ? 0.12 : 0.04),
    zoom,
  };
}

/** How the thing lies: turned a little each time, and right round. */
function turnOf({ view, objectId }: Shot, shootSeed: number, random: Random) {
  const usual = createRandom(shootSeed, `turn ${objectId}`).normal() * 0.35;
  const around = view === "back" ? Math.PI * random.between(0.7, 1.3) : 0;
  return usual + around + random.normal() * 0.22;
}

/** What the phone saw: the same for the same shot. */
export function composeScene(shot: Shot, shootSeed: number): Scene {
  const random = createRandom(shot.seed, "scene");
  const background = backgrounds[shot.background];
  if (!background) throw new Error(`No background ${shot.background}`);
  const { kind, look } = shot.object;
  const turn = turnOf(shot, shootSeed, random);
  const place = [random.normal() * 0.08, random.normal() * 0.08] as const;
  const thing = placed(kind.make(look), turn, place);
  const { skin } = roomOf(shootSeed, shot.background);
  const spot = createRandom(shootSeed, `spot ${shot.background}`);
  return {
    things: [thing].concat(companionsOf(shot, thing, skin)),
    background,
    spot: [
      spot.between(3, 9) + random.normal() * 0.6,
      spot.between(3, 9) + random.normal() * 0.3,
    ],
    camera: cameraOf(shot.view, thing, random),
    light: lightOf(shot, shootSeed, random),
  };
}
