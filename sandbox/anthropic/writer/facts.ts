import type { Details } from "./details";
import type { Photo } from "./photo";
import type { SellerFacts } from "./seller-facts";

export type Fact = { name: string; value: string; source: "photo" | "seller" };

/** What the listing rests on: the seller's words, and of the photo only what was measured. */
export function factsOf(facts: SellerFacts, materials: string[], details: Details, photo: Photo | null): Fact[] {
  const told: [name: string, value: string | null][] = [
    ["Product", facts.productName],
    ["Materials", materials.join(", ")],
    ["Style", facts.styleDesign],
    ["Colors", facts.colors.join(", ")],
    ["Audience", facts.audience],
    ["Size", details.size],
    ["Care", details.care],
    ["Included", details.included],
    ["Processing time", details.processing],
    ["Personalization", details.personalization],
    ...details.other.map((remark): [string, string] => ["Detail", remark]),
  ];
  const seen: [name: string, value: string][] =
    photo === null
      ? []
      : [
          ["Main color", photo.colors[0] ?? ""],
          ["Other colors", photo.colors.slice(1).join(", ")],
          ["Light", photo.light],
        ];
  return [...toFacts(seen, "photo"), ...toFacts(told, "seller")];
}

function toFacts(pairs: [name: string, value: string | null][], source: Fact["source"]): Fact[] {
  return pairs.flatMap(([name, value]) => (value ? [{ name, value, source }] : []));
}
