export type Vector = readonly [number, number, number];

export const add = (a: Vector, b: Vector, scale = 1): Vector => [
  a[0] + b[0] * scale,
  a[1] + b[1] * scale,
  a[2] + b[2] * scale,
];
export const subtract = (a: Vector, b: Vector): Vector => add(a, b, -1);
export const times = (a: Vector, b: Vector): Vector => [
  a[0] * b[0],
  a[1] * b[1],
  a[2] * b[2],
];
export const scaled = (a: Vector, by: number): Vector => [
  a[0] * by,
  a[1] * by,
  a[2] * by,
];
export const dot = (a: Vector, b: Vector) =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalized = (a: Vector): Vector =>
  scaled(a, 1 / Math.sqrt(dot(a, a)));

/** `Math.hypot` takes ten times as long. */
export const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y);

export const clamp = (value: number, low = 0, high = 1) =>
  Math.min(Math.max(value, low), high);
export const mix = (a: number, b: number, share: number) => a + (b - a) * share;
export const mixed = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];
export function smoothstep(from: number, to: number, value: number) {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** The nearer of two distances, with the seam rounded. */
export function smoothMin(a: number, b: number, radius: number) {
  const share = clamp(0.5 + (0.5 * (b - a)) / radius);
  return mix(b, a, share) - radius * share * (1 - share);
}
