import type { GeneratedListing } from "@/lib/listings/schema";

/** All words of a listing, a line for each field and entry. */
export const listingText = ({ title, description, tags, materials, altText, attributes }: GeneratedListing): string =>
  [title, description, ...tags, ...materials, altText, ...attributes.map(({ value }) => value)].join("\n");
