import type { Color } from "@/lib/listing-text/fields/listing-choices";

/** The values of Etsy's two color attributes. */
export const etsyColors = [
  "Beige",
  "Black",
  "Blue",
  "Bronze",
  "Brown",
  "Clear",
  "Copper",
  "Gold",
  "Gray",
  "Green",
  "Orange",
  "Pink",
  "Purple",
  "Rainbow",
  "Red",
  "Rose gold",
  "Silver",
  "White",
  "Yellow",
] as const;
export type EtsyColor = (typeof etsyColors)[number];

const nearestColors: Record<
  | Exclude<Lowercase<Color>, Lowercase<EtsyColor>>
  | "grey"
  | "multicolour"
  | "rainbow",
  EtsyColor
> = {
  teal: "Blue",
  turquoise: "Blue",
  navy: "Blue",
  burgundy: "Red",
  cream: "Beige",
  multicolored: "Rainbow",
  grey: "Gray",
  multicolour: "Rainbow",
  rainbow: "Rainbow",
};

/** Etsy's word for a color, or null when it has none. */
export function etsyColorOf(color: string): EtsyColor | null {
  const name = color.trim().toLowerCase();
  return (
    etsyColors.find((known) => known.toLowerCase() === name) ??
    nearestColors[name as keyof typeof nearestColors] ??
    null
  );
}
