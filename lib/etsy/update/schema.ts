import { z } from "zod";
import {
  type FieldDifference,
  type Remark,
  updatableFields,
} from "@/lib/etsy/listing/schema";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";

/**
 * Listings that one screen shows in full, and one press confirms. More go
 * screen by screen.
 */
export const maxTargets = 20;

const altTextSchema = z.strictObject({
  /** Etsy's number of the photo. */
  imageId: z.string().regex(/^[1-9]\d{0,15}$/),
  text: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[^\0]*$/u),
});

/**
 * A listing and where its texts come from: the listing itself, unless it names
 * another source.
 */
const targetSchema = z
  .strictObject({
    listingId: z.int().positive(),
    /**
     * What this change replaced, or the latest that can be put back, as far as
     * it still stands there.
     */
    putBack: z.union([z.uuid(), z.literal("latest")]).optional(),
    /** These, and nothing else of the listing. */
    altTexts: z.array(altTextSchema).min(1).max(20).optional(),
    /**
     * With `confirm`: what is replaced of this listing; none, where it was only
     * shown.
     */
    fields: z
      .array(z.enum(updatableFields))
      .max(updatableFields.length)
      .default([]),
  })
  .refine(
    ({ putBack, altTexts }) => putBack === undefined || altTexts === undefined,
    "Texts come from one place only.",
  );
export type UpdateTarget = z.output<typeof targetSchema>;
export type UpdateTargetInput = z.input<typeof targetSchema>;

/**
 * `POST /api/etsy/updates`. Unless `confirm` is true, the answer says what
 * differs, listing by listing.
 */
export const updatesRequestSchema = z.strictObject({
  targets: z
    .array(targetSchema)
    .min(1)
    .max(maxTargets, `Up to ${maxTargets} listings go at once.`)
    .refine(
      (targets) =>
        new Set(targets.map(({ listingId }) => listingId)).size ===
        targets.length,
      "Each listing goes once.",
    ),
  confirm: z.boolean().optional(),
  /**
   * Of the answer without `confirm`: everything must be as it was shown there.
   */
  digest: z.string().max(100).optional(),
  /** The same for all screens that belong together. */
  groupId: z.uuid().optional(),
});
export type UpdatesRequest = z.output<typeof updatesRequestSchema>;

/** Why nothing at all of a listing can be replaced. */
export type Refusal =
  | "listing_gone"
  | "not_in_shop"
  | "other_shop"
  | "on_its_way"
  | "draft_incomplete"
  | "open_points"
  | "change_gone"
  | "deleted_at_etsy"
  | "sold_out"
  | "removed";

/** One listing of `UpdatesPreview`. */
export type TargetPreview = {
  listingId: number;
  productName: string;
  etsyListingId: string | null;
  /** Etsy's editor. */
  editUrl: string | null;
  /** Etsy's word: draft, active, inactive or expired; null when not read. */
  state: string | null;
  /**
   * What can be replaced. Alt texts have one entry for each photo there, also
   * where it stays.
   */
  differences: FieldDifference[];
  /** Etsy's photos in order, which the entries of alt texts belong to. */
  imageIds: (string | null)[];
  remarks: Remark[];
  refusal: Refusal | null;
};

/**
 * The answer without `confirm`, and `preview` of the one with 409. In the order
 * of the targets.
 */
export type UpdatesPreview = {
  listings: TargetPreview[];
  /** Stands for all of it. */
  digest: string;
};

/** The answer with 202. */
export type UpdatesStarted = {
  groupId: string;
  started: { listingId: number; publicationId: string }[];
};

/**
 * `GET /api/etsy/updates/{groupId}`: where each listing stands. One that was
 * updated again since is not among them unless it had been done.
 */
export type UpdatesProgress = {
  listings: {
    listingId: number;
    productName: string;
    publication: Pick<
      PublicationAnswer,
      | "publicationId"
      | "state"
      | "steps"
      | "problem"
      | "editUrl"
      | "refusedTexts"
    >;
  }[];
};
