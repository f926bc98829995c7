import type { GeneratedListing } from "@/lib/listings/schema";

const filled = (entries: readonly string[]) => entries.map((entry) => entry.trim()).filter(Boolean);

/** What is meant by a listing that is being typed: without spaces at the edges and without empty slots. */
export function tidyListing({ title, description, tags, materials, altText, attributes }: GeneratedListing) {
  return {
    title: title.trim(),
    description: description.trim(),
    tags: filled(tags),
    materials: filled(materials),
    altText: altText.trim(),
    attributes: attributes
      .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
      .filter(({ name, value }) => name !== "" || value !== ""),
  } satisfies GeneratedListing;
}
