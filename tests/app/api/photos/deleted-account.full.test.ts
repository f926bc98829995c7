import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { removeAccount } from "@/lib/account/deletion-data";
import { findPasswordHash } from "@/lib/auth/user-data";
import { db } from "@/lib/database/db";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { ageObjects, startTestBucket } from "@/tests/support/bucket";
import { createRequest, password } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import { addPhoto, addPhotos, addToListing } from "@/tests/support/photo-rows";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import { createJpeg } from "@/tests/support/photos";
import { listingRow } from "@/tests/support/seller";

let bucket: Awaited<ReturnType<typeof startTestBucket>>;
beforeAll(async () => {
  bucket = await startTestBucket();
});
beforeEach(async () => {
  await bucket.clearFaults();
  await bucket.empty();
});
afterAll(async () => {
  await bucket.close();
});

/**
 * A seller with photos in the bucket and in PostgreSQL: one waits, one is in a
 * listing.
 */
async function createOwner() {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  const listed = await addPhoto(seller.id);
  const { id: listingId } = await db().listing.create({
    data: listingRow(seller.id),
  });
  await addToListing(listingId, [listed]);
  const ids: string[] = [body.id, listed];
  return {
    ...seller,
    ids,
    deleteAccount: () =>
      deleteAccount(createRequest("POST", "/", { password }, seller)),
    statuses: async () => [
      (await seller.read(body.id)).status,
      (await seller.read(listed)).status,
    ],
    async left() {
      const [rows, copies] = await Promise.all([
        db().photo.count({ where: { id: { in: ids } } }),
        db().photoCopy.count({ where: { photoId: { in: ids } } }),
      ]);
      return { rows, copies, objects: (await bucket.list()).length };
    },
  };
}
const all = { rows: 2, copies: 2, objects: 1 };
const nothing = { rows: 0, copies: 0, objects: 0 };

const isHeldUp = async (pid: number) => {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`;
  return row?.count === 1;
};

test("a deleted account: no row, no bytes and no object is left when it is answered", async () => {
  const owner = await createOwner();
  expect(await owner.left()).toEqual(all);
  expect((await owner.deleteAccount()).status).toBe(200);
  expect(await owner.left()).toEqual(nothing);
});

test("a deletion that is refused at the very end: every photo is there as before", async () => {
  const owner = await createOwner();
  let deleting: Promise<Response> | undefined;
  await db().$transaction(async (tx) => {
    await tx.user.update({
      where: { id: owner.id },
      data: { password: "another hash" },
    });
    const [backend] = await tx.$queryRaw<
      [{ pid: number }]
    >`SELECT pg_backend_pid() AS pid`;
    deleting = owner.deleteAccount();
    await until(() => isHeldUp(backend.pid));
  });
  expect((await deleting)?.status).toBe(409);
  expect(await owner.left()).toEqual(all);
  expect(await owner.statuses()).toEqual([200, 200]);
});

test("the deletion itself: writes none of the photos, of which there may be thousands", async () => {
  const owner = await createOwner();
  const versions = () =>
    db()
      .$queryRaw`SELECT id::text, xmin::text FROM "Photo" WHERE "userId" = ${owner.id} ORDER BY id`;
  const before = await versions();
  expect(before).toHaveLength(2);
  expect(
    await removeAccount(owner.id, (await findPasswordHash(owner.id)) ?? ""),
  ).toBe(true);
  expect(await versions()).toEqual(before);
  await purgePhotos();
  expect(await versions()).toEqual([]);
});

test("a process that died right after an account was deleted: the job deletes its photos and their objects", async () => {
  const [owner, other] = [await createOwner(), await createPhotoSeller()];
  const kept = await other.upload(await createJpeg());
  await db().user.delete({ where: { id: owner.id } });
  expect(await owner.left()).toEqual({ ...all, objects: 2 });
  await ageObjects();
  await purgePhotos();
  expect(await owner.left()).toEqual({ ...nothing, objects: 1 });
  expect((await other.read(kept.body.id)).status).toBe(200);
});

test("a bucket that fails meanwhile: the account is gone, and the job deletes the objects, however old they are", async () => {
  const owner = await createOwner();
  await bucket.fail({ mode: "status", status: 500, count: 10 });
  expect((await owner.deleteAccount()).status).toBe(200);
  expect(await owner.left()).toEqual({ ...nothing, objects: 1 });
  await bucket.clearFaults();
  await purgePhotos();
  expect(await owner.left()).toEqual(nothing);
});

test("an account of more photos than are deleted at once: the job deletes the rest", async () => {
  const seller = await createPhotoSeller();
  const ids = await addPhotos(seller.id, 130);
  expect(
    (await deleteAccount(createRequest("POST", "/", { password }, seller)))
      .status,
  ).toBe(200);
  expect(await db().photo.count({ where: { id: { in: ids } } })).toBe(30);
  await purgePhotos();
  expect(await db().photo.count({ where: { id: { in: ids } } })).toBe(0);
  expect(
    await db().deletedPhotoOwner.count({ where: { userId: seller.id } }),
  ).toBe(0);
});
