import type { backgrounds } from "./backgrounds";
import { type Color, hypot, type Surface, type Thing } from "./thing";

export type Scene = {
  things: Thing[];
  background: (typeof backgrounds)[number];
  /** Where on the table the middle is, so that its grain isn't one picture. */
  spot: readonly [right: number, front: number];
  camera: {
    target: Color;
    distance: number;
    /** Radians: around, up, and how the phone is tilted. */
    azimuth: number;
    elevation: number;
    roll: number;
    /** Half of the longer side at a distance of 1. */
    zoom: number;
  };
  light: {
    /** Towards the light, length 1. */
    along: Color;
    sun: Color;
    sky: Color;
    /** Lower is softer. */
    hardness: number;
  };
};

const far = 1e6;

/** How far along a ray a thing is. */
function march(thing: Thing, from: Color, along: Color, end: number) {
  const [x, y, z] = from;
  const [dx, dy, dz] = along;
  const [cx, cy, cz] = [
    thing.center[0] - x,
    thing.center[1] - y,
    thing.center[2] - z,
  ];
  const middle = cx * dx + cy * dy + cz * dz;
  const half =
    thing.radius ** 2 - (cx * cx + cy * cy + cz * cz - middle * middle);
  if (half <= 0) return far;
  const last = Math.min(middle + Math.sqrt(half), end);
  let way = Math.max(middle - Math.sqrt(half), 0);
  for (let step = 0; step < 70 && way < last; step++) {
    const rest = thing.distance(x + dx * way, y + dy * way, z + dz * way);
    if (rest < 0.002) return way;
    way += rest * 0.92;
  }
  return far;
}

/** How much of the light reaches a place, with a soft edge. */
function litAt({ things, light }: Scene, x: number, y: number, z: number) {
  const [dx, dy, dz] = light.along;
  let lit = 1;
  for (const thing of things) {
    const [cx, cy, cz] = [
      thing.center[0] - x,
      thing.center[1] - y,
      thing.center[2] - z,
    ];
    const middle = cx * dx + cy * dy + cz * dz;
    const reach = thing.radius * 1.25;
    const half = reach * reach - (cx * cx + cy * cy + cz * cz - middle ** 2);
    if (half <= 0) continue;
    const last = middle + Math.sqrt(half);
    let way = Math.max(middle - Math.sqrt(half), 0.03);
    for (let step = 0; step < 22 && way < last && lit > 0.02; step++) {
      const rest = thing.distance(x + dx * way, y + dy * way, z + dz * way);
      lit = Math.min(lit, (light.hardness * rest) / way + 0.02);
      way += Math.max(rest, 0.04);
    }
  }
  return Math.max(lit, 0);
}

/** Darker where things touch the table. */
function opennessAt(things: readonly Thing[], x: number, z: number) {
  let open = 1;
  for (const { center, radius, distance } of things) {
    const reach = hypot(x - center[0], z - center[2]) - radius;
    if (reach > 0.3) continue;
    open = Math.min(open, 0.4 + 1.6 * Math.max(distance(x, 0.05, z), 0));
  }
  return Math.min(open, 1);
}

const surface: Surface = { red: 0, green: 0, blue: 0, gloss: 0, sharpness: 1 };
const normal = { x: 0, y: 0, z: 0 };

function findNormal(thing: Thing, x: number, y: number, z: number) {
  const e = 0.004;
  const a = thing.distance(x + e, y - e, z - e);
  const b = thing.distance(x - e, y - e, z + e);
  const c = thing.distance(x - e, y + e, z - e);
  const d = thing.distance(x + e, y + e, z + e);
  const [nx, ny, nz] = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const length = hypot(nx, ny, nz) || 1;
  normal.x = nx / length;
  normal.y = ny / length;
  normal.z = nz / length;
}

/** Finds what a ray meets; leaves it in `surface` and `normal`. */
function hit(scene: Scene, from: Color, along: Color) {
  const [ex, ey, ez] = from;
  const [dx, dy, dz] = along;
  const { background, spot } = scene;
  const toTable = dy < 0 ? -ey / dy : far;
  const toWall = dz < 0 ? (-background.wallAt - ez) / dz : far;
  let way = Math.min(toTable, toWall, 40);
  let met: Thing | null = null;
  for (const thing of scene.things) {
    const one = march(thing, from, along, way);
    if (one >= way) continue;
    way = one;
    met = thing;
  }
  const [x, y, z] = [ex + dx * way, ey + dy * way, ez + dz * way];
  if (met) {
    findNormal(met, x, y, z);
    met.paint(x, y, z, surface);
  } else if (toTable <= toWall) {
    normal.x = normal.z = 0;
    normal.y = 1;
    background.table(x + spot[0], z + spot[1], surface);
  } else {
    normal.x = normal.y = 0;
    normal.z = 1;
    background.wall(x + spot[0], y, surface);
  }
  const isTable = !met && toTable <= toWall;
  return { x, y, z, open: isTable ? opennessAt(scene.things, x, z) : 1 };
}

/** The light along a ray, written to three places of `pixels`. */
function shade(
  scene: Scene,
  from: Color,
  along: Color,
  pixels: Float32Array,
  at: number,
) {
  const { light } = scene;
  const { x, y, z, open } = hit(scene, from, along);
  const [lx, ly, lz] = light.along;
  const facing = normal.x * lx + normal.y * ly + normal.z * lz;
  const lit =
    facing > 0
      ? litAt(
          scene,
          x + normal.x * 0.02,
          y + normal.y * 0.02,
          z + normal.z * 0.02,
        )
      : 0;
  const sun = Math.max(facing, 0) * lit;
  const sky = (0.62 + 0.38 * normal.y) * open;
  const [dx, dy, dz] = along;
  const [hx, hy, hz] = [lx - dx, ly - dy, lz - dz];
  const half =
    (normal.x * hx + normal.y * hy + normal.z * hz) / hypot(hx, hy, hz);
  const rim = (1 + dx * normal.x + dy * normal.y + dz * normal.z) ** 4;
  const shine =
    surface.gloss *
    (Math.max(half, 0) ** surface.sharpness * lit * 0.9 + rim * 0.1);
  const [red, green, blue] = light.sun;
  pixels[at] = surface.red * (red * sun + light.sky[0] * sky) + red * shine;
  pixels[at + 1] =
    surface.green * (green * sun + light.sky[1] * sky) + green * shine;
  pixels[at + 2] =
    surface.blue * (blue * sun + light.sky[2] * sky) + blue * shine;
}

/** Linear light: three numbers a pixel, in rows. */
export function renderScene(scene: Scene, width: number, height: number) {
  const { target, distance, azimuth, elevation, roll, zoom } = scene.camera;
  const [ce, se] = [Math.cos(elevation), Math.sin(elevation)];
  const [ca, sa] = [Math.cos(azimuth), Math.sin(azimuth)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const forward: Color = [-sa * ce, -se, -ca * ce];
  const right: Color = [ca, 0, -sa];
  const up: Color = [-sa * se, ce, -ca * se];
  const eye: Color = [
    target[0] - forward[0] * distance,
    Math.max(target[1] - forward[1] * distance, 0.2),
    target[2] - forward[2] * distance,
  ];
  const pixels = new Float32Array(width * height * 3);
  const step = (2 * zoom) / Math.max(width, height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 3) {
      const a = (column + 0.5 - width / 2) * step;
      const b = (height / 2 - row - 0.5) * step;
      const [u, v] = [a * cr - b * sr, a * sr + b * cr];
      const x = forward[0] + right[0] * u + up[0] * v;
      const y = forward[1] + right[1] * u + up[1] * v;
      const z = forward[2] + right[2] * u + up[2] * v;
      const length = hypot(x, y, z);
      shade(scene, eye, [x / length, y / length, z / length], pixels, at);
    }
  }
  return pixels;
}
