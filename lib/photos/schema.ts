import { z } from "zod";
import { photoCheckSchema } from "@/lib/listing-text/fields/schema";
import { maxPhotos, tooManyPhotos } from "@/lib/photos/limits";

/** The answer to an upload. */
export const uploadedPhotoSchema = z.object({
  id: z.string(),
  /** Pixels of the photo as it was taken, upright. */
  width: z.number(),
  height: z.number(),
  checks: z.array(photoCheckSchema),
  thumbnailUrl: z.string(),
  /** ISO 8601: when its working copy is deleted. */
  expiresAt: z.string(),
});
export type UploadedPhoto = z.output<typeof uploadedPhotoSchema>;

const isWithoutDoubles = (ids: string[]) => new Set(ids).size === ids.length;

/**
 * The photos of a listing in their order; the first is the one that shoppers
 * see.
 */
export const photoIdsSchema = z
  .array(
    z
      .uuid("One of the photos can't be used. Please add it again.")
      .toLowerCase(),
  )
  .max(maxPhotos, tooManyPhotos)
  .refine(isWithoutDoubles, "The same photo is chosen twice.");
