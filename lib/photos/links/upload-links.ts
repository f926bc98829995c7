import "server-only";
import { isUuid } from "@/lib/database/is-uuid";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { maxPhotos, type PhotoSize } from "@/lib/photos/limits";
import {
  addLinkPhoto,
  type FoundLink,
  findLink,
  findOpenLink,
  insertLink,
  listLinkPhotos,
} from "@/lib/photos/links/link-data";
import type {
  CreatedUploadLink,
  OpenLink,
  PublicPhoto,
  UploadLink,
} from "@/lib/photos/links/schema";
import { deletePhoto } from "@/lib/photos/read-picture";
import { admitPhoto, uploadPhoto } from "@/lib/photos/upload-photo";
import { limit } from "@/lib/resilience/rate-limit";
import { createToken, hashToken } from "@/lib/token";

/** Milliseconds for which a link takes photos. */
const lifetime = 3_600_000;
const hourly = {
  points: 60,
  seconds: 3_600,
  message:
    "You've made many upload links. Please wait a while, or use one that you have.",
};
/** A link that leaked must not use up what its maker may upload. */
const perLink = {
  points: 5 * maxPhotos,
  seconds: 3_600,
  message:
    "Too many photos were sent through this link. Please ask for another one.",
};

/** The same whether it has expired, is full, was revoked or never existed. */
const noSuchLink = () =>
  new AppError(
    "not_found",
    "This link can't be used. It may have expired, or it already has all the photos it can take.",
  );

/**
 * A new address for photos of the user's, which ends within the hour, and with
 * the key or the app that asks for it. Throws `rate_limited`.
 */
export async function createUploadLink(
  { id: madeBy, user }: { id: string; user: { id: number } },
  now: Date,
): Promise<CreatedUploadLink> {
  await limit("uploadLinks", String(user.id), hourly);
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  const id = await insertLink(
    { userId: user.id, hash: hashToken(token), madeBy, expiresAt },
    now,
  );
  const origin = env().APP_URL;
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    maxPhotos,
    url: `${origin}/u/${token}`,
    uploadUrl: `${origin}/api/upload-links/${token}`,
  };
}

/** A link of the user's with the photos that came by it, also once it ended. */
export async function findUploadLink(
  userId: number,
  id: string,
  now: Date,
): Promise<UploadLink | null> {
  const link = isUuid(id) ? await findLink(userId, id) : null;
  if (!link) return null;
  return {
    id: link.id,
    expiresAt: link.expiresAt.toISOString(),
    maxPhotos,
    photos: await listLinkPhotos(userId, link.photoIds, now),
  };
}

/** Throws `not_found`. */
export async function readUploadLink(userId: number, id: string, now: Date) {
  const link = await findUploadLink(userId, id, now);
  if (!link) throw new AppError("not_found", "There is no such upload link.");
  return link;
}

/** The link of a token that takes photos. Throws `not_found`. */
export async function requireOpenLink(token: string, now: Date) {
  const link = await findOpenLink(hashToken(token), maxPhotos, now);
  if (!link) throw noSuchLink();
  return link;
}

export const toOpenLink = ({ expiresAt, photos }: FoundLink): OpenLink => ({
  expiresAt: expiresAt.toISOString(),
  maxPhotos,
  photos,
});

/** As `admitPhoto`, and for each link by itself. */
export async function admitByLink({ id, userId }: FoundLink) {
  await limit("linkPhotos", id, perLink);
  await admitPhoto(userId);
}

/**
 * Stores a photo as `uploadPhoto` does, for the user who made the link. Nothing
 * of it is kept when the link expires in the meantime, or others fill it: that
 * throws `not_found`. Also throws what `uploadPhoto` throws.
 */
export async function uploadByLink(
  { id: linkId, userId }: FoundLink,
  bytes: Buffer<ArrayBuffer>,
  size: PhotoSize | null,
): Promise<PublicPhoto> {
  const { thumbnailUrl: _, ...photo } = await uploadPhoto(userId, bytes, size);
  const now = new Date();
  if (await addLinkPhoto(linkId, photo.id, maxPhotos, now)) return photo;
  await deletePhoto({ userId, id: photo.id, isWaiting: true }, now).catch(
    (err: unknown) =>
      log().warn({ err }, "a photo of a link that ended waits for its end"),
  );
  throw noSuchLink();
}
