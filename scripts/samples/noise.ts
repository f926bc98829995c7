import { mix } from "./vectors";

/** 0–1, the same for the same place for ever. */
function hash(x: number, y: number, z: number) {
  let bits =
    Math.imul(x, 0x27d4eb2d) ^
    Math.imul(y, 0x165667b1) ^
    Math.imul(z, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth, 0–1, with a feature a unit. */
export function noise(x: number, y: number, z: number) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = eased(x - i);
  const v = eased(y - j);
  const w = eased(z - k);
  const low = mix(rowAt(i, j, k, u), rowAt(i, j + 1, k, u), v);
  const high = mix(rowAt(i, j, k + 1, u), rowAt(i, j + 1, k + 1, u), v);
  return mix(low, high, w);
}

const eased = (share: number) => share * share * (3 - 2 * share);

const rowAt = (i: number, j: number, k: number, share: number) =>
  mix(hash(i, j, k), hash(i + 1, j, k), share);

/** Layers of noise, each finer and weaker; 0–1. */
export function layered(x: number, y: number, z: number, layers: number) {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let layer = 0; layer < layers; layer++) {
    sum += weight * noise(x * scale, y * scale, z * scale);
    weight /= 2;
    scale *= 2.03;
  }
  return sum / (1 - weight * 2);
}

/** Distance to the nearest of points strewn one a unit, and which it is. */
export function cells(x: number, y: number, z: number) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  let distance = 9;
  let id = 0;
  for (let at = 0; at < 27; at++) {
    const cx = i + (at % 3) - 1;
    const cy = j + (Math.floor(at / 3) % 3) - 1;
    const cz = k + Math.floor(at / 9) - 1;
    const dx = cx + hash(cx, cy, cz) - x;
    const dy = cy + hash(cx + 71, cy, cz) - y;
    const dz = cz + hash(cx, cy + 37, cz) - z;
    const one = dx * dx + dy * dy + dz * dz;
    if (one >= distance) continue;
    distance = one;
    id = hash(cx, cy, cz + 113);
  }
  return { distance: Math.sqrt(distance), id };
}

/** Numbers from 0 to 1 in an order that only the seed decides. */
export function makeRandom(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
