import { plainLine } from "@/lib/plain-text/plain-text";

const units = new Set(
  "oz ml cm mm inch inches in ft lb lbs kg g pcs pack set pair size small medium large xl".split(" "),
);

/** The words before the first comma, dash or "with": what the thing is called. */
export function itemNameOf(productName: string): string {
  const [name = ""] = plainLine(productName).split(
    /\s*[,;:|(–—•]\s*|\s+-\s+|\s+(?:with|for|in|of|from|made|by|w\/|aus|mit|für|von|avec|pour|de|en|con|para|di|da|per)\s+/iu,
  );
  return name.trim();
}

/** The noun of a product name, in small letters: its last word that is no number or unit. "" when there is none. */
export function itemNounOf(productName: string): string {
  const words =
    itemNameOf(productName)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.filter((word) => !/\d/u.test(word) && !units.has(word)).at(-1) ?? "";
}
