import "server-only";
import { z } from "zod";
import type { Bearer } from "@/lib/access/bearer";
import { AppError } from "@/lib/errors";
import { maxPhotos, tooManyPhotos } from "@/lib/photos/limits";
import { createdUploadLinkSchema } from "@/lib/photos/links/schema";
import {
  createUploadLink,
  findUploadLink,
} from "@/lib/photos/links/upload-links";

export const photoLinkInputSchema = z.strictObject({});

export const photoLinkSchema = createdUploadLinkSchema.extend({
  curl: z
    .string()
    .describe("How a program sends a photo that is a file on its computer."),
  next: z.string().describe("What to do now."),
});

/** The answer of `POST /api/v1/upload-links`, with what to do with it. */
export async function createPhotoLink(bearer: Bearer, now: Date) {
  const link = await createUploadLink(bearer, now);
  return {
    ...link,
    curl: `curl -F photo=@mug.jpg ${link.uploadUrl}`,
    next: `Give the seller this link: ${link.url} On its page she adds up to ${maxPhotos} photos of one piece, within an hour. If the photos are files that you can read, send each with curl instead. When they are there, call generate_listing with uploadLink: "${link.id}".`,
  };
}

/**
 * The ids of the photos that came by a link, behind others. Throws
 * `invalid_input` with what to do instead.
 */
export async function withLinkPhotos(
  userId: number,
  { uploadLink, photoIds }: { uploadLink: string; photoIds: string[] },
  now: Date,
) {
  const link = await findUploadLink(userId, uploadLink, now);
  if (!link) throw refuse("There is no such link, or it is over a day old.");
  if (link.photos.length === 0)
    throw Date.parse(link.expiresAt) > now.getTime()
      ? new AppError(
          "invalid_input",
          "No photo has come through this link yet. Ask the seller to add some on its page, then call again.",
        )
      : refuse("No photo came through this link before it expired.");
  const ids = new Set([...photoIds, ...link.photos.map(({ id }) => id)]);
  if (ids.size > maxPhotos) throw new AppError("invalid_input", tooManyPhotos);
  return [...ids];
}

const refuse = (reason: string) =>
  new AppError(
    "invalid_input",
    `${reason} Make another one with create_upload_link.`,
  );
