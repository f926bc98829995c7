import { parseListing } from "@/lib/listings/answer/model-answer";
import { checkAltText, normalizeAltText } from "@/lib/listings/rules/alt-text";
import { checkAttributes, normalizeAttributes } from "@/lib/listings/rules/attributes";
import { checkDescription, normalizeDescription } from "@/lib/listings/rules/description";
import { tagSlots } from "@/lib/listings/rules/limits";
import { checkMaterials, normalizeMaterials } from "@/lib/listings/rules/materials";
import type { Violation } from "@/lib/listings/rules/rule-table";
import { checkTags, normalizeTags } from "@/lib/listings/rules/tags";
import { checkTitle, normalizeTitle } from "@/lib/listings/rules/title";
import type { GeneratedListing } from "@/lib/listings/schema";

/** Every reason for which Etsy would refuse this listing, field by field; none means it would take it. */
export function checkListing(listing: GeneratedListing): Violation[] {
  return [
    ...checkTitle(listing.title),
    ...checkDescription(listing.description),
    ...checkTags(listing.tags),
    ...checkMaterials(listing.materials),
    ...checkAltText(listing.altText),
    ...checkAttributes(listing.attributes),
  ];
}

/**
 * Repairs every field that can be repaired without changing what it says. Takes anything; what can't be repaired is
 * left empty, which `checkListing` then reports for title and description. Repairing twice is the same as once.
 */
export function normalizeListing(input: unknown): GeneratedListing {
  const listing = parseListing(input);
  return {
    title: normalizeTitle(listing.title),
    description: normalizeDescription(listing.description),
    tags: normalizeTags(listing.tags).slice(0, tagSlots),
    materials: normalizeMaterials(listing.materials),
    altText: normalizeAltText(listing.altText),
    attributes: normalizeAttributes(listing.attributes),
  };
}
