import type { Art } from "@/lib/brand/logo/shapes/art";

/** Draws on a grid of 100 × 100; `w` is the weight of a line there. */
export type DrawMark = (w: number) => Art;
