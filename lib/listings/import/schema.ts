import { z } from "zod";

/**
 * Longer than what Etsy takes: what is too long is shortened in the editor.
 * Beyond that, the file is to be looked at.
 */
const text = (name: string, max: number) =>
  z
    .string()
    .trim()
    .max(
      max,
      `${name} has more than ${max.toLocaleString("en-US")} characters. Shorten it at its source.`,
    );
const list = (name: string) =>
  z
    .array(text(`One of the ${name}`, 500))
    .max(100, `The listing has more than 100 ${name}. Leave some out.`);

/** A listing that the seller has already, as her shop's file holds it. */
export const importedListingSchema = z.strictObject({
  title: text("The title", 1_000),
  description: text("The description", 40_000).default(""),
  tags: list("tags").default([]),
  materials: list("materials").default([]),
  altText: text("The alt text", 2_000).default(""),
  /**
   * By what it is known again when the seller imports it another time; "" for
   * what is saved anew each time.
   */
  sourceKey: text("The key", 1_100).default(""),
});
export type ImportedListing = z.output<typeof importedListingSchema>;
