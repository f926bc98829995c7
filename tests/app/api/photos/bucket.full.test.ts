import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { db } from "@/lib/database/db";
import { bucketBreaker, putObject } from "@/lib/photos/bucket";
import { saveCopy, tryDeleteObjects } from "@/lib/photos/copies";
import { waitingLimits } from "@/lib/photos/limits";
import { storePhoto, takeOrphans } from "@/lib/photos/photo-data";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { ageObjects, startTestBucket } from "@/tests/support/bucket";
import { createRequest } from "@/tests/support/factories";
import { until } from "@/tests/support/one-more-instance";
import {
  addPhoto,
  addPhotos,
  addToListing,
  countPhotos,
  expirePhoto,
} from "@/tests/support/photo-rows";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import { createJpeg, createPieceIn } from "@/tests/support/photos";
import { listingRow } from "@/tests/support/seller";

let bucket: Awaited<ReturnType<typeof startTestBucket>>;
beforeAll(async () => {
  bucket = await startTestBucket();
});
beforeEach(async () => {
  bucketBreaker.recordSuccess();
  await bucket.clearFaults();
  await bucket.empty();
});
afterAll(async () => {
  await bucket.close();
});

const bytesOf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer());

test("with a bucket: the working copy is there and nowhere else, and reads as it was stored", async () => {
  const seller = await createPhotoSeller();
  const { status, body } = await seller.upload(await createJpeg());
  expect(status).toBe(201);
  expect(await countPhotos(seller.id)).toEqual({ rows: 1, copies: 0 });
  const [object] = await bucket.list();
  expect(object).toMatchObject({ contentType: "image/jpeg" });
  expect(object?.key).toMatch(/^photos-of-tests\/photos\/[\w-]{36}\.jpg$/);
  const read = await bytesOf(await seller.read(body.id));
  expect([read.length, read.subarray(0, 3)]).toEqual([
    object?.size,
    Buffer.from([0xff, 0xd8, 0xff]),
  ]);
});

test("a photo that PostgreSQL has from before: is read from there", async () => {
  const seller = await createPhotoSeller();
  expect(await bytesOf(await seller.read(await addPhoto(seller.id)))).toEqual(
    Buffer.from([1, 2, 3]),
  );
});

test("a listing from photos in the bucket: is written, and the export has them", async () => {
  const seller = await createPhotoSeller();
  const photoIds: string[] = [];
  for (const color of ["#7a4a20", "#7a4a20"])
    photoIds.push((await seller.upload(await createPieceIn(color))).body.id);
  const request = createRequest(
    "POST",
    "/api/generate-listing",
    { productName: "Oak dish", photoIds },
    seller,
  );
  const response = await generate(request);
  expect([response.status, (await response.json()).photos.length]).toEqual([
    200, 2,
  ]);
  const file = await (
    await exportAccount(createRequest("GET", "/", undefined, seller))
  ).json();
  for (const { image } of file.photos)
    expect(image).toMatch(/^data:image\/jpeg;base64,/);
  expect(JSON.stringify(file)).not.toContain("photos/");
});

test("a deleted photo: its object is gone at once", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  expect((await seller.remove(body.id)).status).toBe(204);
  expect(await bucket.list()).toEqual([]);
});

test("a bucket that fails meanwhile: the photo is gone, and the job deletes what is left", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  await bucket.fail({ mode: "status", status: 500, count: 4 });
  expect((await seller.remove(body.id)).status).toBe(204);
  expect((await seller.read(body.id)).status).toBe(404);
  expect(await bucket.list()).toHaveLength(1);
  await bucket.clearFaults();
  await ageObjects();
  await purgePhotos();
  expect(await bucket.list()).toEqual([]);
});

test("a photo deleted while the bucket is missing: its object is not forgotten, and goes once the bucket is back", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  await bucket.fail({ mode: "no_bucket" });
  expect((await seller.read(body.id)).status).toBe(503);
  expect((await seller.remove(body.id)).status).toBe(204);
  await ageObjects();
  await purgePhotos().catch(() => undefined);
  expect(await bucket.list()).toHaveLength(1);
  await bucket.clearFaults();
  bucketBreaker.recordSuccess();
  await ageObjects();
  await purgePhotos();
  expect(await bucket.list()).toEqual([]);
});

test("an object that is missing in a bucket that is there: the photo is gone", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  await bucket.empty();
  expect((await seller.read(body.id)).status).toBe(404);
  expect((await seller.remove(body.id)).status).toBe(204);
});

test("a listing's photo after seven days: its object is gone, its thumbnail stays", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  const { id } = await db().listing.create({ data: listingRow(seller.id) });
  await addToListing(id, [body.id]);
  await expirePhoto(body.id);
  await ageObjects();
  await purgePhotos();
  expect(await bucket.list()).toEqual([]);
  expect((await seller.readThumbnail(body.id)).status).toBe(200);
});

test("an upload that died after its object: the job deletes the object, and no other's", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  const other = await seller.upload(await createJpeg());
  // What a killed process leaves: the note and the object, and no photo.
  await db().photo.delete({ where: { id: body.id } });
  await purgePhotos();
  expect(await bucket.list()).toHaveLength(2);
  await ageObjects();
  await purgePhotos();
  expect(await bucket.list()).toHaveLength(1);
  expect((await seller.read(other.body.id)).status).toBe(200);
});

test("an upload that is refused at its end: its object is gone at once", async () => {
  const seller = await createPhotoSeller();
  await addPhotos(seller.id, waitingLimits.photos - 1);
  const answers = await Promise.all(
    [await createJpeg(), await createJpeg()].map(
      async (jpeg) => (await seller.upload(jpeg)).status,
    ),
  );
  expect(answers.sort()).toEqual([201, 429]);
  expect(await bucket.list()).toHaveLength(1);
});

const picture = Buffer.from([1, 2, 3]);
const copy = {
  width: 9,
  height: 9,
  digest: "0",
  checks: [],
  image: picture,
  preview: picture,
  thumbnail: picture,
};

test("an upload that stood still until the job took its object: no photo is stored without bytes", async () => {
  const seller = await createPhotoSeller();
  for (const purge of [async () => takeOrphans(), purgePhotos]) {
    const saved = await saveCopy(picture);
    await ageObjects();
    await purge();
    await expect(storePhoto(seller.id, copy, saved)).rejects.toThrow(
      "being deleted",
    );
  }
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
});

test("an object that is written after the job took it: is deleted, and one that a photo has is not", async () => {
  const seller = await createPhotoSeller();
  const [late, used] = [await saveCopy(picture), await saveCopy(picture)];
  await storePhoto(seller.id, copy, used);
  await db().photoObject.delete({ where: { key: late.objectKey ?? "" } });
  await tryDeleteObjects([late.objectKey ?? "", used.objectKey ?? ""]);
  expect((await bucket.list()).map(({ key }) => key)).toEqual([
    `photos-of-tests/${used.objectKey}`,
  ]);
});

type Fault = { mode: string; status: number; latencyMs?: number };

test.each<[string, Fault]>([
  ["answers 500", { mode: "status", status: 500 }],
  ["answers 404 to everything", { mode: "status", status: 404 }],
  ["refuses our key", { mode: "status", status: 403 }],
  [
    "answers with a gateway's page late",
    { mode: "status", status: 502, latencyMs: 50 },
  ],
])(
  "a bucket that %s: an upload fails clearly, and no photo is stored",
  async (_, fault) => {
    const seller = await createPhotoSeller();
    await bucket.fail({ ...fault, count: 10 });
    const { status, body } = await seller.upload(await createJpeg());
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
  },
);

test("a bucket that fails while a photo is read: a clear error, and a listing is given back", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createPieceIn("#7a4a20"));
  await bucket.fail({ mode: "status", status: 503, count: 10 });
  expect((await seller.read(body.id)).status).toBe(503);
  const request = createRequest(
    "POST",
    "/",
    { productName: "Dish", photoIds: [body.id] },
    seller,
  );
  expect((await generate(request)).status).toBe(503);
  expect(
    await db().reservation.count({
      where: { userId: seller.id, state: "committed" },
    }),
  ).toBe(0);
});

test("an object that is gone from the bucket: the photo is no longer here", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  await bucket.empty();
  expect((await seller.read(body.id)).status).toBe(404);
});

const faults = () =>
  db().serviceFault.findMany({ select: { service: true, message: true } });

test("a bucket that refuses our key: the analytics say it until it stores again", async () => {
  const seller = await createPhotoSeller();
  await bucket.fail({ mode: "status", status: 403, count: 2 });
  expect((await seller.upload(await createJpeg())).status).toBe(503);
  await until(async () => (await faults()).length === 1);
  expect(await faults()).toEqual([
    { service: "storage", message: "403 SignatureDoesNotMatch" },
  ]);
  await bucket.clearFaults();
  expect((await seller.upload(await createJpeg())).status).toBe(201);
  await until(async () => (await faults()).length === 0);
});

const requests = async () =>
  (await (await fetch(`${bucket.url}/requests.json?service=s3`)).json()).length;

test("a bucket that keeps failing: is left alone for some seconds", async () => {
  await bucket.fail({ mode: "status", status: 400 });
  for (let count = 0; count < 6; count += 1)
    await expect(
      putObject("photos/a", picture, "image/jpeg"),
    ).rejects.toThrow();
  const before = await requests();
  await expect(
    putObject("photos/a", picture, "image/jpeg"),
  ).rejects.toMatchObject({ code: "unavailable" });
  expect(await requests()).toBe(before);
});

test("more photos at once than memory should hold: those beyond are refused, the others are stored", async () => {
  await bucket.fail({ mode: "latency", latencyMs: 50 });
  const keys = Array.from({ length: 60 }, (_, index) => `photos/${index}`);
  const results = await Promise.allSettled(
    keys.map((key) => putObject(key, picture, "image/jpeg")),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  expect([refused.length, (await bucket.list()).length]).toEqual([8, 52]);
});
