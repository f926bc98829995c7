import { categoryWords } from "../words-categories";
import { claimTerms } from "../words-terms";
import { altTextOf } from "./alt-text";
import { attributesOf } from "./attributes";
import { descriptionOf, unknownOf } from "./description";
import { detailsOf } from "./details";
import { factsOf } from "./facts";
import { itemOf } from "./item";
import { materialsOf } from "./materials";
import type { Photo } from "./photo";
import type { SellerFacts } from "./seller-facts";
import { tagsOf } from "./tags";
import { titlesOf } from "./titles";
import { traitsOf } from "./traits";

/** A listing from what was told and measured, and from nothing else. */
export function writeListing(facts: SellerFacts, photo: Photo | null) {
  const item = itemOf(facts);
  const materials = materialsOf(facts);
  const details = detailsOf(facts);
  const traits = traitsOf(facts, photo);
  const known = { facts, item, traits, materials, details, isHandmade: isHandmade(facts) };
  const attributes = attributesOf(known);
  const { label } = categoryWords[item.category];
  return {
    facts: factsOf(facts, materials, details, photo),
    unknown: unknownOf(known),
    titles: titlesOf({ ...known, size: details.size }),
    description: descriptionOf(known),
    tags: tagsOf({ ...known, taken: [label, ...materials, ...attributes.map(({ value }) => value)] }),
    materials,
    altText: altTextOf({ ...known, photo }),
    attributes,
    category: item.category,
    categoryPath: item.kind?.path ?? label,
    claimsNeedingProof: claimsIn([facts.productName, facts.materials, facts.styleDesign, ...facts.remarks]),
  };
}

/** What is old was not made by the one who sells it. */
function isHandmade({ productName, styleDesign, remarks }: SellerFacts): boolean {
  return !/\b(?:vintage|antique)\b(?![- ](?:style|inspired))/i.test([productName, styleDesign, ...remarks].join("\n"));
}

function claimsIn(texts: string[]): string[] {
  return [...new Set((texts.join("\n").match(claimTerms) ?? []).map((claim) => claim.toLowerCase()))];
}
