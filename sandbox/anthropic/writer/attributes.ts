import { capitalise } from "./clean-text";
import type { Details } from "./details";
import type { Traits } from "./traits";

export type Attribute = { name: string; value: string };

/** Etsy's colour filter has fewer names than the form. */
const etsyColors: Record<string, string> = {
  Teal: "Blue",
  Turquoise: "Blue",
  Navy: "Blue",
  Burgundy: "Red",
  Cream: "Beige",
  Multicolored: "Rainbow",
};

const maxSize = 45;

type Known = { traits: Traits; materials: string[]; details: Details };

/** Only what is known, under Etsy's names. */
export function attributesOf({ traits, materials, details }: Known): Attribute[] {
  const [primary, secondary] = [...new Set(traits.colors.map((color) => etsyColors[color] ?? color))];
  const values: [name: string, value: string | undefined][] = [
    ["Primary color", primary],
    ["Secondary color", secondary],
    ["Material", materials[0]],
    ["Style", traits.styles[0]],
    ["Occasion", traits.occasions[0]],
    ["Room", traits.rooms[0]],
    ["Craft type", traits.techniques[0]],
    ["Size", details.size !== null && details.size.length <= maxSize ? details.size : undefined],
    ["Personalization", details.personalization === null ? undefined : "Available"],
  ];
  return values.flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: capitalise(value.replace(/[()]/g, " ").trim()) }],
  );
}
