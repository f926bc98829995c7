export const rulesPage = {
  path: "/etsy-listing-rules",
  jsonPath: "/etsy-listing-rules.json",
  title: "Etsy Listing Rules",
  description:
    "Every rule that a title, tag, material, alt text or attribute of an Etsy listing has to meet: its limit, an example right and wrong, its source and date.",
  lead: "These are the rules by which the checker and the generator work, written from the same table. Each has its limit, an example that keeps it and one that breaks it, and where it is known from.",
  /** ISO day of the last change to the table or its examples. */
  updatedOn: "2026-11-29",
} as const;
