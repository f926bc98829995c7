import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import {
  deleteListings,
  purgeDeletedListings,
  restoreListings,
} from "@/lib/listings/delete-listings";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { closeConnections } from "@/tests/support/connections";
import {
  addPhoto,
  addToListing,
  countPhotos,
  expirePhoto,
} from "@/tests/support/photo-rows";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

async function createWithListing(photos: number) {
  const seller = await createPhotoSeller();
  const ids: string[] = [];
  for (let number = 0; number < photos; number += 1)
    ids.push(await addPhoto(seller.id));
  const { id: listingId } = await db().listing.create({
    data: listingRow(seller.id),
  });
  await addToListing(listingId, ids);
  return { ...seller, photoIds: ids, firstId: ids[0] ?? "", listingId };
}

/** As if it had been deleted twenty minutes ago. */
const ageDeletion = (id: number) =>
  db().listing.update({
    where: { id },
    data: { deletedAt: new Date(Date.now() - 20 * 60_000) },
  });

test("a photo that waits: ends after seven days, with its bytes", async () => {
  const seller = await createPhotoSeller();
  const [old, fresh] = [await addPhoto(seller.id), await addPhoto(seller.id)];
  await expirePhoto(old);
  expect((await seller.read(old)).status).toBe(404);
  await purgePhotos();
  expect((await seller.readThumbnail(old)).status).toBe(404);
  expect((await seller.read(fresh)).status).toBe(200);
  expect(await countPhotos(seller.id)).toEqual({ rows: 1, copies: 1 });
});

test("a listing's photo: its working copy ends after seven days, its thumbnail stays", async () => {
  const { firstId, ...seller } = await createWithListing(1);
  await expirePhoto(firstId);
  await purgePhotos();
  expect((await seller.read(firstId)).status).toBe(404);
  expect((await seller.readThumbnail(firstId)).status).toBe(200);
  expect(await countPhotos(seller.id)).toEqual({ rows: 1, copies: 0 });
  expect(
    await db().photo.findUniqueOrThrow({ where: { id: firstId } }),
  ).toMatchObject({ expiresAt: null });
});

test("a deleted listing: its photos are hidden at once, come back with an undo, and end with it", async () => {
  const { firstId, listingId, ...seller } = await createWithListing(3);
  const statuses = async () => [
    (await seller.read(firstId)).status,
    (await seller.readThumbnail(firstId)).status,
  ];
  await deleteListings(seller.id, [listingId]);
  expect(await statuses()).toEqual([404, 404]);
  await restoreListings(seller.id, [listingId]);
  expect(await statuses()).toEqual([200, 200]);

  await deleteListings(seller.id, [listingId]);
  await ageDeletion(listingId);
  await purgeDeletedListings();
  expect(await statuses()).toEqual([404, 404]);
  await purgePhotos();
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
});

test("a photo of two listings: stays until the second is gone", async () => {
  const { firstId, listingId, ...seller } = await createWithListing(1);
  const { id: secondId } = await db().listing.create({
    data: listingRow(seller.id),
  });
  await addToListing(secondId, [firstId]);
  for (const [id, status] of [
    [listingId, 200],
    [secondId, 404],
  ] as const) {
    await deleteListings(seller.id, [id]);
    await ageDeletion(id);
    await purgeDeletedListings();
    await purgePhotos();
    expect((await seller.read(firstId)).status).toBe(status);
  }
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
});

test("a photo whose thumbnail alone was left: ends with its listing too", async () => {
  const { firstId, listingId, ...seller } = await createWithListing(1);
  await expirePhoto(firstId);
  await purgePhotos();
  await deleteListings(seller.id, [listingId]);
  await ageDeletion(listingId);
  await purgeDeletedListings();
  await purgePhotos();
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
});

test("more photos than one batch: all that are due are deleted in one run", async () => {
  const seller = await createPhotoSeller();
  for (let number = 0; number < 120; number += 1)
    await addPhoto(seller.id, { expiresAt: new Date(0) });
  await purgePhotos();
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
});

test("a photo in a bucket that is no longer set: is no longer here, can be deleted, and no job fails of it", async () => {
  const seller = await createPhotoSeller();
  const id = await addPhoto(seller.id, {
    copy: { create: { preview: new Uint8Array([1]) } },
  });
  const key = `photos/${randomUUID()}.jpg`;
  await db().photoObject.create({
    data: { key, photoId: id, createdAt: new Date(0) },
  });
  expect((await seller.read(id)).status).toBe(404);
  expect((await seller.readThumbnail(id)).status).toBe(200);
  expect((await seller.remove(id)).status).toBe(204);
  await purgePhotos();
  // For an instance that has the bucket's settings.
  expect(await db().photoObject.delete({ where: { key } })).toMatchObject({
    photoId: null,
    isDue: false,
  });
});

test("a photo that is deleted as waiting: goes, unless a listing has it", async () => {
  const { firstId, listingId: _, ...seller } = await createWithListing(1);
  const waiting = await addPhoto(seller.id);
  expect((await seller.removeWaiting(waiting)).status).toBe(204);
  expect((await seller.removeWaiting(waiting)).status).toBe(404);
  const refused = await seller.removeWaiting(firstId);
  expect([refused.status, (await refused.json()).code]).toEqual([
    409,
    "conflict",
  ]);
  expect((await seller.readThumbnail(firstId)).status).toBe(200);
  expect((await seller.remove(firstId)).status).toBe(204);
});
