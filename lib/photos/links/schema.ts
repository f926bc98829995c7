import { z } from "zod";
import { maxPhotos } from "@/lib/photos/limits";
import { uploadedPhotoSchema } from "@/lib/photos/schema";

/** A photo for callers that can't use the pages. */
export const publicPhotoSchema = uploadedPhotoSchema.omit({
  thumbnailUrl: true,
});
export type PublicPhoto = z.output<typeof publicPhotoSchema>;

const linkShape = {
  id: z.string().describe("Identifies the link. It opens nothing."),
  expiresAt: z
    .string()
    .describe("ISO 8601: after that, it accepts no more photos."),
  maxPhotos: z
    .int()
    .describe(`How many photos it accepts in all: ${maxPhotos}, a listing's.`),
};

export const createdUploadLinkSchema = z.object({
  ...linkShape,
  url: z
    .string()
    .describe(
      "The page on which the seller, or whoever she passes it to, chooses or takes photos. No account is needed there.",
    ),
  uploadUrl: z
    .string()
    .describe(
      "The address to which a program posts a photo, as the part `photo` of a form.",
    ),
});
export type CreatedUploadLink = z.output<typeof createdUploadLinkSchema>;

export const uploadLinkSchema = z.object({
  ...linkShape,
  photos: z
    .array(publicPhotoSchema)
    .describe("Those that came through it, in the order in which they came."),
});
export type UploadLink = z.output<typeof uploadLinkSchema>;

/** What somebody who has the link may know about it. */
export const openLinkSchema = z.object({
  expiresAt: z.string(),
  maxPhotos: z.int(),
  /** How many came. */
  photos: z.int(),
});
export type OpenLink = z.output<typeof openLinkSchema>;
