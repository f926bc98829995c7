import type { ListingField } from "@/lib/listings/rules/rule-table";

export const fieldNames: Record<ListingField, string> = {
  title: "Title",
  description: "Description",
  tags: "Tags",
  materials: "Materials",
  altText: "Alt text",
  attributes: "Attributes",
};
