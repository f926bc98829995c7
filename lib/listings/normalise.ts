import { readListing } from "@/lib/listings/answer/read-answer";
import { normaliseAttributes } from "@/lib/listings/normalise/normalise-attributes";
import { normaliseMaterials } from "@/lib/listings/normalise/normalise-materials";
import { normaliseTags } from "@/lib/listings/normalise/normalise-tag";
import { normaliseAltText, normaliseDescription } from "@/lib/listings/normalise/normalise-texts";
import { normaliseTitle } from "@/lib/listings/normalise/normalise-title";
import { tagSlots } from "@/lib/listings/rules/limits";
import type { GeneratedListing } from "@/lib/listings/schema";

/**
 * Repairs every field that can be repaired without changing what it says. Takes anything; what can't be repaired is
 * left empty, which `checkListing` then reports for title and description. Repairing twice is the same as once.
 */
export function normaliseListing(input: unknown): GeneratedListing {
  const listing = readListing(input);
  return {
    title: normaliseTitle(listing.title),
    description: normaliseDescription(listing.description),
    tags: normaliseTags(listing.tags).slice(0, tagSlots),
    materials: normaliseMaterials(listing.materials),
    altText: normaliseAltText(listing.altText),
    attributes: normaliseAttributes(listing.attributes),
  };
}
