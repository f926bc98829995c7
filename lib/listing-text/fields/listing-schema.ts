import { z } from "zod";
import {
  editedShape,
  type OptionalValues,
  storedShape,
} from "@/lib/listing-text/fields/optional-schemas";

export const attributeSchema = z.object({
  name: z.string(),
  value: z.string(),
});
export type Attribute = z.output<typeof attributeSchema>;

/** The fields that every listing has, in the order of Etsy's form. */
export const requiredListingSchema = z.object({
  title: z.string(),
  altText: z.string(),
  description: z.string(),
  attributes: z.array(attributeSchema),
  tags: z.array(z.string()),
  materials: z.array(z.string()),
});
type RequiredListing = z.output<typeof requiredListingSchema>;

/**
 * The fields of a listing, in the order of Etsy's form: they are shown,
 * checked, copied and exported in it.
 */
export const generatedListingSchema = requiredListingSchema.extend(storedShape);
export type GeneratedListing = RequiredListing & OptionalValues;

/**
 * The same as an edit may send it: with nothing beside the fields, and of any
 * length.
 */
export const editedListingSchema = z.strictObject({
  ...requiredListingSchema.shape,
  attributes: z.array(z.strictObject(attributeSchema.shape)),
  ...editedShape,
});
