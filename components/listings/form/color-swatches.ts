import type { Color } from "@/lib/listings/schema";

/** Dyes and glazes rather than screen primaries: a swatch hints at a family of shades. */
export const colorSwatches: Record<Color, string> = {
  Red: "#c0342b",
  Orange: "#e07b28",
  Yellow: "#efc63c",
  Green: "#4f8a4b",
  Blue: "#3a6db5",
  Purple: "#7a4f9e",
  Pink: "#e69ab4",
  Brown: "#7b5236",
  Black: "#1d1b1a",
  White: "#ffffff",
  Gray: "#8e8d8a",
  Gold: "linear-gradient(135deg, #f4e2a0, #b98d2f 55%, #e8cd78)",
  Silver: "linear-gradient(135deg, #f4f4f4, #a5a8ab 55%, #dcdee0)",
  Beige: "#d9c4a2",
  Teal: "#1f7f80",
  Turquoise: "#43c0bd",
  Navy: "#1f2d52",
  Burgundy: "#6d1f33",
  Cream: "#f6ecd2",
  Multicolored: "conic-gradient(#c0342b, #efc63c, #4f8a4b, #3a6db5, #7a4f9e, #c0342b)",
};
