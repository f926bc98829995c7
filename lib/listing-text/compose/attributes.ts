import type { Color } from "@/lib/listing-text/fields/listing-choices";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";
import { etsyColorOf } from "@/lib/listing-text/lexicon/etsy-colors";
import { normalizeAttributes } from "@/lib/listing-text/rules/attributes";

const isColor = ({ name }: Attribute): boolean =>
  /^(?:(?:primary|main|secondary)\s+)?colou?r$/iu.test(name);

/** "Color: Navy" as "Primary color: Blue"; other attributes as they are. */
export function toEtsyVocabulary(attribute: Attribute): Attribute {
  if (!isColor(attribute)) return attribute;
  const name = /secondary/iu.test(attribute.name)
    ? "Secondary color"
    : "Primary color";
  return { name, value: etsyColorOf(attribute.value) ?? attribute.value };
}

/**
 * Attributes in Etsy's words, and the seller's colors where they name none.
 */
export function completeAttributes(
  usable: readonly Attribute[],
  colors: readonly Color[],
): Attribute[] {
  const kept = usable.map(toEtsyVocabulary);
  if (kept.some(isColor)) return normalizeAttributes(kept);
  const [primary, secondary] = [
    ...new Set(colors.map((color) => etsyColorOf(color) ?? color)),
  ];
  return normalizeAttributes([
    ...(primary ? [{ name: "Primary color", value: primary }] : []),
    ...(secondary ? [{ name: "Secondary color", value: secondary }] : []),
    ...kept,
  ]);
}
