import { occasionTerms, roomTerms, styleTerms, techniqueTerms } from "../words-terms";
import type { Photo } from "./photo";
import type { SellerFacts } from "./seller-facts";

/** What can be said of the piece, each from the seller's words or measured in the photo. */
export type Traits = {
  /** In the application's colour names. */
  colors: string[];
  /** Etsy's style words the seller used, at most two. */
  styles: string[];
  techniques: string[];
  occasions: string[];
  rooms: string[];
};

const maxStyles = 2;

export function traitsOf(facts: SellerFacts, photo: Photo | null): Traits {
  const text = [facts.productName, facts.materials, facts.styleDesign, facts.audience, ...facts.remarks].join("\n");
  return {
    colors: facts.colors.length > 0 ? facts.colors : (photo?.colors ?? []),
    styles: termsIn(`${facts.styleDesign}\n${facts.productName}`, styleTerms).slice(0, maxStyles),
    techniques: termsIn(text, techniqueTerms),
    occasions: termsIn(text, occasionTerms),
    rooms: termsIn(text, roomTerms),
  };
}

function termsIn(text: string, terms: [pattern: RegExp, term: string][]): string[] {
  return terms.flatMap(([pattern, term]) => (pattern.test(text) ? [term] : []));
}
