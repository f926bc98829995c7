import { plainLine } from "@/lib/listings/normalise/plain-text";
import { wordsOf } from "@/lib/listings/words/word-roots";

const units = new Set(
  "oz ml cm mm inch inches in ft lb lbs kg g pcs pack set pair size small medium large xl".split(" "),
);

/** The words before the first comma, dash or "with": what the thing is called. */
export function itemNameOf(productName: string): string {
  const [name = ""] = plainLine(productName).split(
    /\s*[,;:|(–—•]\s*|\s+-\s+|\s+(?:with|for|in|of|from|made|by|w\/|aus|mit|für|von|avec|pour|con|para)\s+/iu,
  );
  return name.trim();
}

/** The noun of an English product name: its last word that is no number or unit. "" when there is none. */
export function itemNounOf(productName: string): string {
  const words = wordsOf(itemNameOf(productName)).filter((word) => !/\d/u.test(word) && !units.has(word));
  return words.at(-1) ?? "";
}
