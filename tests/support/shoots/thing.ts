export type Color = readonly [red: number, green: number, blue: number];

/** What a place of a thing is like; written into, to be fast. Linear light. */
export type Surface = {
  red: number;
  green: number;
  blue: number;
  /** How much of the light it mirrors, and how sharply (an exponent). */
  gloss: number;
  sharpness: number;
};

/** Stands on the table at y = 0, about one unit from its middle to its edge. */
export type Thing = {
  /** A ball around it. */
  center: Color;
  radius: number;
  /** Distance to its surface, or less. */
  distance: (x: number, y: number, z: number) => number;
  paint: (x: number, y: number, z: number, surface: Surface) => void;
};

/** What one object is like; objects of a family differ in one of these. */
export type Look = {
  color: Color;
  accent: Color;
  /** Which of `motifAt`. */
  motif: number;
  /** 0–1 */
  length: number;
  /** 0–1: proportions of its body. */
  build: number;
  /** Where in the noise its texture is cut from. */
  grain: number;
};

export type Detail = "color" | "accent" | "motif" | "length";

export type Kind = {
  name: string;
  colors: readonly string[];
  accents: readonly string[];
  /** What objects of a family may differ in. */
  details: readonly Detail[];
  make: (look: Look) => Thing;
};

export function linear(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (bits: number) => ((bits & 255) / 255) ** 2.2;
  return [channel(value >> 16), channel(value >> 8), channel(value)];
}

export function set(
  surface: Surface,
  [red, green, blue]: Color,
  light: number,
  gloss = 0,
  sharpness = 10,
) {
  surface.red = red * light;
  surface.green = green * light;
  surface.blue = blue * light;
  surface.gloss = gloss;
  surface.sharpness = sharpness;
}

export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Puts a color over what is there. */
export function cover(
  surface: Surface,
  [red, green, blue]: Color,
  share: number,
) {
  const much = clamp(share);
  surface.red += (red - surface.red) * much;
  surface.green += (green - surface.green) * much;
  surface.blue += (blue - surface.blue) * much;
}

export const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** Distances to solids around the origin. */
export function roundedBox(
  x: number,
  y: number,
  z: number,
  [width, height, depth]: Color,
  round: number,
) {
  const a = Math.abs(x) - width + round;
  const b = Math.abs(y) - height + round;
  const c = Math.abs(z) - depth + round;
  return (
    hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) +
    Math.min(Math.max(a, b, c), 0) -
    round
  );
}

export function roundedCylinder(
  across: number,
  y: number,
  radius: number,
  half: number,
  round: number,
) {
  const a = across - radius + round;
  const b = Math.abs(y) - half + round;
  return (
    hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - round
  );
}

export const motifs = 6;

/** How much a motif covers a place of a square from −1 to 1; 0 is none. */
export function motifAt(motif: number, u: number, v: number) {
  const far = hypot(u, v);
  const angle = Math.atan2(v, u);
  const edge = 0.05;
  switch (motif) {
    case 1:
      return smooth(edge, -edge, Math.abs(((far * 4) % 1) - 0.5) - 0.2);
    case 2:
      return smooth(edge, -edge, 0.25 - Math.abs(((v * 3 + 30) % 1) - 0.5));
    case 3: {
      const leaf = Math.abs(u) - 0.42 * Math.max(0, 1 - v * v * 1.4);
      const rib = Math.abs(u) < 0.04 ? 0.5 : 1;
      return smooth(edge, -edge, leaf) * rib;
    }
    case 4:
      return smooth(
        edge,
        -edge,
        Math.abs(((v * 2.5 + 0.35 * Math.sin(u * 7) + 30) % 1) - 0.5) - 0.18,
      );
    case 5:
      return smooth(edge, -edge, far - 0.5 - 0.3 * Math.cos(angle * 5));
    default:
      return 0;
  }
}

/** Many times faster than `Math.hypot`. */
export const hypot = (a: number, b: number, c = 0) =>
  Math.sqrt(a * a + b * b + c * c);
