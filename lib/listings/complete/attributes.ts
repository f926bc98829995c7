import type { Attribute } from "@/lib/listings/fields";
import { etsyColorOf } from "@/lib/listings/lexicon/etsy-colors";
import { normalizeAttributes } from "@/lib/listings/rules/attributes";
import type { Color } from "@/lib/listings/schema";
import { isSupported } from "@/lib/listings/unsupported-claims";

const isColor = ({ name }: Attribute): boolean =>
  /^(?:(?:primary|main|secondary)\s+)?colou?r$/iu.test(name);

/** "Color: Navy" as "Primary color: Blue"; other attributes as they are. */
function toEtsyVocabulary(attribute: Attribute): Attribute {
  if (!isColor(attribute)) return attribute;
  const name = /secondary/iu.test(attribute.name)
    ? "Secondary color"
    : "Primary color";
  return { name, value: etsyColorOf(attribute.value) ?? attribute.value };
}

/**
 * The model's attributes in Etsy's words, and the seller's colors where the
 * model names none.
 */
export function completeAttributes(
  answered: readonly Attribute[],
  colors: readonly Color[],
  seller: string,
): Attribute[] {
  const kept = answered
    .filter(({ value }) => isSupported(value, seller))
    .map(toEtsyVocabulary);
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
