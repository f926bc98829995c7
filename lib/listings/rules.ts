import { parseListing } from "@/lib/listings/answer/model-answer";
import { mapFields, transformFields } from "@/lib/listings/fields";
import type { Violation } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

/** Every reason for which Etsy would refuse this listing, field by field; none means it would take it. */
export const checkListing = (listing: GeneratedListing): Violation[] =>
  mapFields(listing, (field, value) => field.check(value)).flat();

/**
 * Repairs every field that can be repaired without changing what it says. Takes anything; what can't be repaired is
 * left empty, which `checkListing` then reports for title and description. Repairing twice is the same as once.
 */
export const normalizeListing = (input: unknown): GeneratedListing =>
  transformFields(parseListing(input), (field, value) => field.normalize(value));
