import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as generate } from "@/app/api/generate-listing/route";
import { db } from "@/lib/db";
import { purgePhotos } from "@/lib/photos/purge-photos";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, password } from "@/tests/support/factories";
import { addPhoto, addToListing, countPhotos, expirePhoto } from "@/tests/support/photo-rows";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import { createJpeg, createPieceIn } from "@/tests/support/photos";
import { startOwnSandbox } from "@/tests/support/sandbox";
import { listingRow } from "@/tests/support/seller";

jest.setTimeout(60_000);
let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
beforeAll(async () => {
  sandbox = await startOwnSandbox();
  Object.assign(process.env, {
    ANTHROPIC_BASE_URL: sandbox.url,
    S3_BUCKET: "photos-of-tests",
    S3_ENDPOINT: `${sandbox.url}/s3`,
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "s3-sandbox-key",
    S3_SECRET_ACCESS_KEY: "s3-sandbox-secret",
  });
});
beforeEach(async () => {
  await sandbox.clearFaults();
  await fetch(`${sandbox.url}/s3-objects.json`, { method: "DELETE" });
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});

type Stored = { key: string; size: number; contentType: string };
const stored = async (): Promise<Stored[]> => (await fetch(`${sandbox.url}/s3-objects.json`)).json();
const failBucket = (fault: object) => sandbox.control("/faults", { service: "s3", ...fault });
/** As if everything had been noted ten minutes ago. */
const ageObjects = () => db().photoObject.updateMany({ data: { createdAt: new Date(Date.now() - 600_000) } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("with a bucket: the working copy is there and nowhere else, and reads as it was stored", async () => {
  const seller = await createPhotoSeller();
  const { status, body } = await seller.upload(await createJpeg());
  expect(status).toBe(201);
  expect(await countPhotos(seller.id)).toEqual({ rows: 1, copies: 0 });
  const [object] = await stored();
  expect(object).toMatchObject({ contentType: "image/jpeg" });
  expect(object?.key).toMatch(/^photos-of-tests\/photos\/[\w-]{36}\.jpg$/);
  const read = await bytesOf(await seller.read(body.id));
  expect([read.length, read.subarray(0, 3)]).toEqual([object?.size, Buffer.from([0xff, 0xd8, 0xff])]);
});

test("a photo that PostgreSQL has from before: is read from there", async () => {
  const seller = await createPhotoSeller();
  expect(await bytesOf(await seller.read(await addPhoto(seller.id)))).toEqual(Buffer.from([1, 2, 3]));
});

test("a listing from photos in the bucket: is written, and the export has them", async () => {
  const seller = await createPhotoSeller();
  const photoIds: string[] = [];
  for (const color of ["#7a4a20", "#7a4a20"]) photoIds.push((await seller.upload(await createPieceIn(color))).body.id);
  const request = createRequest("POST", "/api/generate-listing", { productName: "Oak dish", photoIds }, seller);
  const response = await generate(request);
  expect([response.status, (await response.json()).photos.length]).toEqual([200, 2]);
  const file = await (await exportAccount(createRequest("GET", "/", undefined, seller))).json();
  for (const { image } of file.photos) expect(image).toMatch(/^data:image\/jpeg;base64,/);
  expect(JSON.stringify(file)).not.toContain("objectKey");
});

test("a deleted photo: its object is gone at once", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  expect((await seller.remove(body.id)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test("a deleted account: no object is left", async () => {
  const seller = await createPhotoSeller();
  for (let count = 0; count < 3; count += 1) await seller.upload(await createJpeg());
  expect(await stored()).toHaveLength(3);
  expect((await deleteAccount(createRequest("POST", "/", { password }, seller))).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test("a bucket that fails meanwhile: the photo is gone, and the job deletes what is left", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  await failBucket({ mode: "status", status: 500, count: 4 });
  expect((await seller.remove(body.id)).status).toBe(204);
  expect((await seller.read(body.id)).status).toBe(404);
  expect(await stored()).toHaveLength(1);
  await sandbox.clearFaults();
  await ageObjects();
  await purgePhotos();
  expect(await stored()).toEqual([]);
});

test("a listing's photo after seven days: its object is gone, its thumbnail stays", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  const { id } = await db().listing.create({ data: listingRow(seller.id) });
  await addToListing(id, [body.id]);
  await expirePhoto(body.id);
  await ageObjects();
  await purgePhotos();
  expect(await stored()).toEqual([]);
  expect((await seller.readThumbnail(body.id)).status).toBe(200);
});

test("an upload that died after its object: the job deletes the object, and no other's", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  const other = await seller.upload(await createJpeg());
  // What a killed process leaves: the note and the object, and no photo.
  await db().photo.delete({ where: { id: body.id } });
  await purgePhotos();
  expect(await stored()).toHaveLength(2);
  await ageObjects();
  await purgePhotos();
  expect(await stored()).toHaveLength(1);
  expect((await seller.read(other.body.id)).status).toBe(200);
});

test.each([
  ["answers 500", { mode: "status", status: 500 }],
  ["answers 404 to everything", { mode: "status", status: 404 }],
  ["refuses our key", { mode: "status", status: 403 }],
  ["answers with a gateway's page late", { mode: "status", status: 502, latencyMs: 50 }],
])("a bucket that %s: an upload fails clearly, and no photo is stored", async (_, fault) => {
  const seller = await createPhotoSeller();
  await failBucket({ ...fault, count: 10 });
  const { status, body } = await seller.upload(await createJpeg());
  expect([status, body.code]).toEqual([503, "unavailable"]);
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
});

test("a bucket that fails while a photo is read: a clear error, and a listing is given back", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createPieceIn("#7a4a20"));
  await failBucket({ mode: "status", status: 503, count: 10 });
  expect((await seller.read(body.id)).status).toBe(503);
  const request = createRequest("POST", "/", { productName: "Dish", photoIds: [body.id] }, seller);
  expect((await generate(request)).status).toBe(503);
  expect(await db().reservation.count({ where: { userId: seller.id, state: "committed" } })).toBe(0);
});

test("an object that is gone from the bucket: the photo is no longer here", async () => {
  const seller = await createPhotoSeller();
  const { body } = await seller.upload(await createJpeg());
  await fetch(`${sandbox.url}/s3-objects.json`, { method: "DELETE" });
  expect((await seller.read(body.id)).status).toBe(404);
});
