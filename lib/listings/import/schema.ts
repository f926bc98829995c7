import { z } from "zod";

/** Longer than what Etsy takes: what is too long is shortened in the editor. */
const text = (max: number) => z.string().trim().max(max, `Please keep this under ${max} characters.`);
const list = z.array(text(500)).max(100, "These are too many.");

/** A listing that the seller has already, as her shop's file holds it. */
export const importedListingSchema = z.strictObject({
  title: text(1_000),
  description: text(40_000).default(""),
  tags: list.default([]),
  materials: list.default([]),
  altText: text(2_000).default(""),
  /** By what it is known again when the seller imports it another time; "" for what is saved anew each time. */
  sourceKey: text(1_100).default(""),
});
export type ImportedListing = z.output<typeof importedListingSchema>;
