import { foldText, replaceFolded } from "@/lib/plain-text/fold-text";

const length = String.raw`(?:cm|mm|inch(?:es)?|in(?=[.,;:)x×]|$|\s*$)|ft|feet|foot|yards?|yd|met(?:er|re)s?|m)(?![\p{L}\p{N}])|["″”]`;
const volume = String.raw`(?:fl\.?\s?oz|oz|ounces?|ml|cl|lit(?:er|re)s?|l|cups?)(?![\p{L}\p{N}])`;
const weight = String.raw`(?:g|kg|grams?|lbs?|pounds?)(?![\p{L}\p{N}])`;
const number = String.raw`\d+(?:[.,/]\d+)?(?:\s\d\/\d)?`;
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(${number}(?:\s?[x×]\s?${number})*)[\s-]?(?:(${length})|(${volume})|(${weight}))`,
  "giu",
);

const digitsOf = (text: string): string[] => foldText(text).match(/\d+(?:[.,]\d+)?/gu) ?? [];

/**
 * The text with every measure whose numbers the seller did not type replaced. A photo can't tell a measure, so a
 * number that only the model knows is invented.
 */
export function replaceUntypedMeasures(text: string, seller: string, replacement: (what: string) => string): string {
  if (!/\d/u.test(foldText(text))) return text;
  const typed = new Set(digitsOf(seller));
  return replaceFolded(text, measure, (found) => {
    if (digitsOf(found.folded).every((digits) => typed.has(digits))) return found.text;
    const [, isLength, isVolume] = found.groups;
    return replacement(isLength ? "size" : isVolume ? "capacity" : "weight");
  });
}

export const hasUntypedMeasure = (text: string, seller: string): boolean =>
  replaceUntypedMeasures(text, seller, () => "\u0000").includes("\u0000");
