import type { GeneratedListing } from "@/lib/listings/schema";

/** Each part as it is pasted into Etsy's own form: lists with commas, attributes one to a line. */
export function listingTexts({ title, description, tags, materials, altText, attributes }: GeneratedListing) {
  return {
    title,
    altText,
    description,
    attributes: attributes.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    tags: tags.join(", "),
    materials: materials.join(", "),
  };
}

/** The whole listing, in the order of the fields on Etsy's form. */
export function wholeListingText(listing: GeneratedListing) {
  const texts = listingTexts(listing);
  const parts = [
    ["Title", texts.title],
    ["Alt text", texts.altText],
    ["Description", texts.description],
    ["Attributes", texts.attributes],
    ["Tags", texts.tags],
    ["Materials", texts.materials],
  ] as const;
  return parts.flatMap(([name, text]) => (text ? [`${name}\n${text}`] : [])).join("\n\n");
}
