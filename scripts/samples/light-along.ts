import type { Scene, Surface } from "./scene";
import {
  add,
  clamp,
  cross,
  dot,
  mixed,
  normalized,
  scaled,
  subtract,
  times,
  type Vector,
} from "./vectors";

export type Random = () => number;
type Hit = { at: Vector; normal: Vector; surface: Surface };

const far = 1e6;

/** How far along a ray the piece is; `far` for nowhere. */
function march(scene: Scene, from: Vector, along: Vector): number {
  const { center, radius } = scene.bounds;
  const toCenter = subtract(center, from);
  const middle = dot(toCenter, along);
  const half = radius * radius - dot(toCenter, toCenter) + middle * middle;
  if (half <= 0) return far;
  const end = middle + Math.sqrt(half);
  let way = Math.max(middle - Math.sqrt(half), 0);
  const near = radius * 1e-4;
  for (let step = 0; step < 140 && way < end; step++) {
    const rest = scene.distance(
      from[0] + along[0] * way,
      from[1] + along[1] * way,
      from[2] + along[2] * way,
    );
    if (rest < near) return way;
    way += rest * 0.85;
  }
  return far;
}

function normalAt({ distance, bounds }: Scene, [x, y, z]: Vector): Vector {
  const step = bounds.radius * 4e-4;
  const a = distance(x + step, y - step, z - step);
  const b = distance(x - step, y - step, z + step);
  const c = distance(x - step, y + step, z - step);
  const d = distance(x + step, y + step, z + step);
  return normalized([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

function hitOf(
  scene: Scene,
  from: Vector,
  along: Vector,
  isLast: boolean,
): Hit | null {
  const toPiece = march(scene, from, along);
  const toGround = along[1] < 0 ? -from[1] / along[1] : far;
  const toWall = along[2] < 0 ? (scene.wall.z - from[2]) / along[2] : far;
  const way = Math.min(toPiece, toGround, toWall);
  if (way >= far) return null;
  const at = add(from, along, way);
  if (way === toPiece) {
    const normal = normalAt(scene, at);
    return { at, normal, surface: scene.surface(at, normal) };
  }
  const plain = (color: Vector) => ({ color, gloss: 0, roughness: 1 });
  if (way === toWall)
    return { at, normal: [0, 0, 1], surface: plain(scene.wall.color) };
  const surface = isLast
    ? plain(scene.groundColor)
    : scene.ground(at[0], at[2]);
  return { at, normal: [0, 1, 0], surface };
}

function roomLight({ ambient }: Scene, along: Vector): Vector {
  const side = 0.6 - 0.42 * along[0];
  const height = 0.55 + 0.45 * along[1];
  const color = mixed([1.04, 1, 0.94], [0.96, 1, 1.05], height);
  return scaled(color, ambient * side * height);
}

/** What a mirror shows beyond everything: the room, and the window in it. */
function mirroredRoom(scene: Scene, from: Vector, along: Vector): Vector {
  const { corner, across, up, power } = scene.light;
  const normal = normalized(cross(across, up));
  const slant = dot(along, normal);
  const way = dot(subtract(corner, from), normal) / slant;
  if (Math.abs(slant) > 1e-4 && way > 0) {
    const on = subtract(add(from, along, way), corner);
    const u = dot(on, across) / dot(across, across);
    const v = dot(on, up) / dot(up, up);
    const frame = Math.abs(u - 0.5) < 0.012 || Math.abs(v - 0.5) < 0.012;
    if (u > 0 && u < 1 && v > 0 && v < 1)
      return scaled([1, 0.985, 0.955], frame ? power * 0.2 : power);
  }
  return roomLight(scene, along);
}

/** From one place of the window, unless something stands between. */
function direct(scene: Scene, { at, normal }: Hit, random: Random): Vector {
  const { corner, across, up, power } = scene.light;
  const place = add(add(corner, across, random()), up, random());
  const toLight = subtract(place, at);
  const square = dot(toLight, toLight);
  const along = scaled(toLight, 1 / Math.sqrt(square));
  const facing = dot(normal, along);
  if (facing <= 0) return [0, 0, 0];
  const area = cross(across, up);
  const share = (facing * Math.abs(dot(area, along))) / (square * Math.PI);
  const start = add(at, normal, scene.bounds.radius * 2e-3);
  return march(scene, start, along) < far
    ? [0, 0, 0]
    : scaled([1, 0.985, 0.955], power * share);
}

/** Around a direction, more often near it. */
function scatter(normal: Vector, random: Random): Vector {
  const turn = random() * 2 * Math.PI;
  const height = random() * 2 - 1;
  const flat = Math.sqrt(1 - height * height);
  return normalized(
    add(normal, [flat * Math.cos(turn), height * 0.999, flat * Math.sin(turn)]),
  );
}

function reflected(along: Vector, { normal, surface }: Hit, random: Random) {
  const mirror = add(along, normal, -2 * dot(along, normal));
  const ball = subtract(scatter(normal, random), normal);
  const spread = normalized(add(mirror, ball, surface.roughness));
  return dot(spread, normal) > 0 ? spread : normalized(mirror);
}

type Ray = {
  from: Vector;
  along: Vector;
  /** Whether it left a mirror: the window is counted elsewhere for others. */
  isMirrored: boolean;
};

/** The light that a ray brings, after so many more turns. */
export function lightAlong(
  scene: Scene,
  { from, along, isMirrored }: Ray,
  random: Random,
  turns: number,
): Vector {
  const hit = hitOf(scene, from, along, turns === 0);
  if (!hit)
    return isMirrored
      ? mirroredRoom(scene, from, along)
      : roomLight(scene, along);
  const { surface, normal } = hit;
  if (turns === 0) {
    const around = scaled([1, 1, 1], scene.ambient * 0.35);
    return times(surface.color, add(direct(scene, hit, random), around));
  }
  const start = add(hit.at, normal, scene.bounds.radius * 2e-3);
  const bounce = (way: Vector, isMirror: boolean) =>
    lightAlong(
      scene,
      { from: start, along: way, isMirrored: isMirror },
      random,
      turns - 1,
    );
  const edge = (1 - clamp(-dot(along, normal))) ** 5;
  if (surface.isMetal) {
    const tint = mixed(surface.color, [1, 1, 1], edge);
    return times(tint, bounce(reflected(along, hit, random), true));
  }
  const diffuse = times(
    surface.color,
    add(direct(scene, hit, random), bounce(scatter(normal, random), false)),
  );
  const { gloss, roughness } = surface;
  if (gloss === 0) return diffuse;
  const shine = gloss + (1 - gloss) * edge * (1 - roughness);
  // Weak shine is followed now and then, and counts for more then.
  const often = Math.max(shine, roughness < 0.2 ? 0.6 : 0.15);
  if (random() > often) return scaled(diffuse, 1 - shine);
  const shown = bounce(reflected(along, hit, random), true);
  return add(scaled(diffuse, 1 - shine), shown, shine / often);
}
