import { listed } from "./clean-text";
import { itemOf } from "./item";
import { materialsOf } from "./materials";
import type { Photo } from "./photo";
import type { SellerFacts } from "./seller-facts";

/** The form as far as the photo tells it, which is colours; what the seller has typed already stays. */
export function writeReading(facts: SellerFacts, photo: Photo | null) {
  const colors = facts.colors.length > 0 ? facts.colors : (photo?.colors ?? []);
  return {
    productName: facts.productName || nameFor(colors),
    materials: materialsOf(facts).join(", "),
    styleDesign: facts.styleDesign,
    colors,
    audience: facts.audience,
    category: itemOf(facts).category,
    extraDetails: facts.remarks.join(". "),
  };
}

function nameFor(colors: string[]): string {
  const named = listed(colors.slice(0, 2));
  return named === "" ? "Handmade piece" : `Handmade piece in ${named.toLowerCase()}`;
}
