import { checkAltText } from "@/lib/listings/rules/alt-text";
import { checkAttributes } from "@/lib/listings/rules/attributes";
import { checkDescription } from "@/lib/listings/rules/description";
import { checkMaterials } from "@/lib/listings/rules/materials";
import { checkTags } from "@/lib/listings/rules/tags";
import { checkTitle } from "@/lib/listings/rules/title";
import type { Violation } from "@/lib/listings/rules/violation";
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
