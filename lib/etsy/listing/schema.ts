import { z } from "zod";
import {
  descriptionLimit,
  materialLimit,
  materialSlots,
  tagLimit,
  tagSlots,
  titleLimit,
} from "@/lib/listing-text/fields/limits";

/**
 * What an update may change on Etsy. Price, photos and everything else stay as
 * they are there.
 */
export const updatableFields = [
  "title",
  "description",
  "tags",
  "materials",
  "altTexts",
] as const;
export type UpdatableField = (typeof updatableFields)[number];

/**
 * Of a listing, here or on Etsy; alt texts in the order of the photos, "" where
 * one has none.
 */
const etsyTextsSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  materials: z.array(z.string()),
  altTexts: z.array(z.string()),
});
export type EtsyTexts = z.output<typeof etsyTextsSchema>;

/** Some of them. */
const someTextsSchema = etsyTextsSchema.partial();
export type SomeTexts = z.output<typeof someTextsSchema>;

/** The database takes no NUL. */
const textUpTo = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\0]*$/u);

/**
 * What stands in the shop of a listing by Etsy's own export, as far as the file
 * holds it.
 */
export const exportedTextsSchema = z.strictObject({
  title: textUpTo(titleLimit).optional(),
  description: textUpTo(descriptionLimit).optional(),
  tags: z.array(textUpTo(tagLimit)).max(tagSlots).optional(),
  materials: z.array(textUpTo(materialLimit)).max(materialSlots).optional(),
});
export type ExportedTexts = z.output<typeof exportedTextsSchema>;

/** A listing as it is on Etsy. */
export type FoundListing = EtsyTexts & {
  /** Etsy's word: draft, active, inactive, sold_out or expired. */
  state: string;
  /** In order; null where Etsy's number can't be read. */
  imageIds: (number | null)[];
  etsyShopId: bigint;
  taxonomyId: number | null;
};

/**
 * One field with what is to be sent and what is on Etsy. A list has one
 * entry each.
 */
export type FieldDifference = {
  field: UpdatableField;
  here: string[];
  there: string[];
};

/**
 * The texts that an update changes, as they were on Etsy before and as they
 * are to be.
 */
export const listingUpdateSchema = z.object({
  fields: z.array(z.enum(updatableFields)),
  before: someTextsSchema,
  after: someTextsSchema,
  /** Etsy's photos that the alt texts belong to, in the same order. */
  imageIds: z.array(z.string().nullable()).optional(),
  /** Whether it puts back what an update replaced. */
  isPutBack: z.boolean(),
  /** Of everything that was confirmed together. */
  groupId: z.string().nullable().default(null),
});
export type ListingUpdate = z.output<typeof listingUpdateSchema>;

/** Etsy's numbers of photos as they are stored. */
export const imageKeysOf = ({ imageIds }: Pick<FoundListing, "imageIds">) =>
  imageIds.map((id) => (id === null ? null : String(id)));

/**
 * `PUT /api/listings/{id}/etsy`. Unless `confirm` is true, the answer says what
 * differs.
 */
export const updateRequestSchema = z.strictObject({
  fields: z
    .array(z.enum(updatableFields))
    .max(updatableFields.length)
    .default([]),
  /**
   * Puts back what the latest update replaced, in place of the listing's own
   * text.
   */
  putBack: z.literal(true).optional(),
  confirm: z.boolean().optional(),
  /**
   * Of the answer without `confirm`: the texts here and on Etsy must be those
   * that it showed.
   */
  digest: z.string().max(100).optional(),
});
export type UpdateRequest = z.output<typeof updateRequestSchema>;

/**
 * What doesn't go of a field, or goes otherwise than might be thought.
 * "changed_since": Etsy has another text than was sent, which stays.
 * "photo_gone": it isn't there any more. "photo_moved": it goes to where the
 * photo is now. "photo_count": there are not as many photos as here.
 * "stays_filled": Etsy takes no empty list.
 */
export type Remark = {
  field: UpdatableField;
  kind:
    | "changed_since"
    | "photo_gone"
    | "photo_moved"
    | "photo_count"
    | "stays_filled";
  /** Of the photo when it was changed, from 1; null of other fields. */
  rank: number | null;
  /** What would have been sent, and what is there. */
  here: string[];
  there: string[];
};

/** `POST /api/listings/{id}/etsy`: the listing stands in the shop already. */
export const linkRequestSchema = z.strictObject({
  /** Etsy's, or the number in it. */
  address: z.string().max(500, "That address is too long."),
});

/**
 * The answer without `confirm`, and with 409 where Etsy's text changed
 * meanwhile.
 */
export type UpdatePreview = {
  etsyListingId: string;
  editUrl: string;
  /** Etsy's word: draft, active, inactive, sold_out or expired. */
  state: string;
  /** Empty when nothing differs. */
  differences: FieldDifference[];
  /** Absent from a server before this one. */
  remarks?: Remark[];
  /** Stands for all texts of both sides. */
  digest: string;
  /** Whether alt texts can be changed: the photos there are as many as here. */
  canChangeAltTexts: boolean;
};

/**
 * An active listing of the seller's shop, as it is on Etsy. What Etsy says
 * is text, whatever it looks like.
 */
export const etsyListingSchema = etsyTextsSchema.extend({
  /** Etsy's number. */
  id: z.string(),
  /** With the currency: "24.00 EUR". */
  price: z.string(),
  sku: z.string(),
  taxonomyId: z.int().nullable(),
  /**
   * In the order of the alt texts, with what Etsy says where the picture is;
   * null and "" where that can't be read.
   */
  photos: z
    .array(z.object({ id: z.number().nullable(), address: z.string() }))
    .default([]),
});
export type EtsyListing = z.output<typeof etsyListingSchema>;
