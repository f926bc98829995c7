import { db } from "@/lib/database/db";
import type { Prisma } from "@/prisma/generated/client";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

type Fields = Partial<Prisma.PhotoUncheckedCreateInput> & {
  image?: Uint8Array<ArrayBuffer>;
};

/** A photo as an upload stores it, though of three bytes; returns its id. */
export async function addPhoto(
  userId: number,
  { image = new Uint8Array([1, 2, 3]), ...fields }: Fields = {},
) {
  const size = { width: 3000, height: 2000, size: image.length };
  const content = {
    digest: "0",
    checks: [],
    thumbnail: new Uint8Array([1, 2, 3]),
    copy: { create: { image, preview: image } },
  };
  const { id } = await db().photo.create({
    data: { userId, ...size, ...content, expiresAt: inDays(7), ...fields },
  });
  return id;
}

/** So many photos that nobody looks at; returns their ids. */
export const addPhotos = (userId: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => addPhoto(userId)));

/** Puts photos into a listing, in their order. */
export async function addToListing(listingId: number, photoIds: string[]) {
  const rows = photoIds.map((photoId, index) => ({
    listingId,
    photoId,
    position: index + 1,
    altText: index === 0 ? null : `A mug, seen from side ${index + 1}`,
  }));
  await db().listingPhoto.createMany({ data: rows });
}

/** How many rows and how many working copies a user has. */
export async function countPhotos(userId: number) {
  const [rows, copies] = await Promise.all([
    db().photo.count({ where: { userId } }),
    db().photoCopy.count({
      where: { photo: { userId }, image: { not: null } },
    }),
  ]);
  return { rows, copies };
}

/** Lets the time of a photo's working copy pass. */
export const expirePhoto = (id: string) =>
  db().photo.update({ where: { id }, data: { expiresAt: inDays(-1) } });
