import type { Vector } from "./vectors";

export type Surface = {
  /** Of light, 0–1. */
  color: Vector;
  /** Share that is reflected straight on; of metal the color is that. */
  gloss: number;
  /** How far reflections spread. */
  roughness: number;
  isMetal?: boolean;
};

/** Centimeters; y is up, and the piece stands on 0. */
export type Scene = {
  /** Distance to the piece, or less. */
  distance: (x: number, y: number, z: number) => number;
  /** A ball around the piece. */
  bounds: { center: Vector; radius: number };
  surface: (at: Vector, normal: Vector) => Surface;
  ground: (x: number, z: number) => Surface;
  /** Of the ground as a whole, for the light that it gives back. */
  groundColor: Vector;
  wall: { z: number; color: Vector };
  camera: {
    eye: Vector;
    target: Vector;
    /** Half of the picture's height at a distance of 1. */
    zoom: number;
    /** Radius of the lens. */
    lens: number;
    /** Where it is sharp. */
    focus: Vector;
  };
  /** A window: a corner and two sides. */
  light: { corner: Vector; across: Vector; up: Vector; power: number };
  /** The room's own light. */
  ambient: number;
  exposure: number;
  /** How often light is followed on. */
  turns: number;
  /** Of each pixel; fewer are faster and leave grain, which is smoothed. */
  rays: number;
};
