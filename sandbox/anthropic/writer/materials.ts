import { materialTerms } from "../words-terms";
import type { SellerFacts } from "./seller-facts";

/** Characters of one material, and how many a listing may name. */
const maxLength = 45;
const maxMaterials = 13;

/** Materials as Etsy takes them: letters, digits and spaces. Typed ones, else those named elsewhere in the seller's words. */
export function materialsOf({ materials, productName, styleDesign, remarks }: SellerFacts): string[] {
  const typed = unique(materials.split(/[,;/&+]|\band\b/i).map(asMaterial));
  if (typed.length > 0) return typed.slice(0, maxMaterials);
  const telling = remarks.filter((remark) =>
    /\b(?:made|crafted|cast|knit|sewn|carved) (?:of|from|with|in|out)\b/i.test(remark),
  );
  const text = [productName, styleDesign, ...telling].join(" . ").toLowerCase();
  const found: string[] = [];
  for (const term of materialTerms) {
    const isPart = found.some((longer) => longer.includes(term));
    if (!isPart && new RegExp(`\\b${term}\\b`).test(text)) found.push(term);
  }
  return found.slice(0, maxMaterials);
}

function asMaterial(text: string): string {
  const clean = text
    .replace(/\d+\s?%/g, " ")
    .replace(/[^\p{L}\p{Nd}\p{Zs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return clean.length <= maxLength ? clean.toLocaleLowerCase("en") : "";
}

function unique(items: string[]): string[] {
  return [...new Set(items.filter((item) => /\p{L}/u.test(item)))];
}
