import { isTrue } from "@/lib/listings/complete/keep-truth";
import { normaliseAttributes } from "@/lib/listings/normalise/normalise-attributes";
import type { Attribute, Color } from "@/lib/listings/schema";
import { etsyColorOf } from "@/lib/listings/words/etsy-colors";

const isColor = ({ name }: Attribute): boolean => /^(?:(?:primary|main|secondary)\s+)?colou?r$/iu.test(name);

/** "Color: Navy" as "Primary color: Blue"; other attributes as they are. */
function inEtsysWords(attribute: Attribute): Attribute {
  if (!isColor(attribute)) return attribute;
  const name = /secondary/iu.test(attribute.name) ? "Secondary color" : "Primary color";
  return { name, value: etsyColorOf(attribute.value) ?? attribute.value };
}

/** The model's attributes in Etsy's words, and the seller's colors where the model names none. */
export function completeAttributes(told: readonly Attribute[], colors: readonly Color[], seller: string): Attribute[] {
  const kept = told.filter(({ value }) => isTrue(value, seller)).map(inEtsysWords);
  if (kept.some(isColor)) return normaliseAttributes(kept);
  const [primary, secondary] = [...new Set(colors.map((color) => etsyColorOf(color) ?? color))];
  return normaliseAttributes([
    ...(primary ? [{ name: "Primary color", value: primary }] : []),
    ...(secondary ? [{ name: "Secondary color", value: secondary }] : []),
    ...kept,
  ]);
}
