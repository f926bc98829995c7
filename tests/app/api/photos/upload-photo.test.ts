import sharp from "sharp";
import { db } from "@/lib/database/db";
import { waitingLimits } from "@/lib/photos/limits";
import { storePhoto } from "@/lib/photos/photo-data";
import { closeConnections } from "@/tests/support/connections";
import { failWrites } from "@/tests/support/failing-writes";
import { fullTest } from "@/tests/support/full-test";
import {
  addPhoto,
  addPhotos,
  addToListing,
  countPhotos,
  expirePhoto,
} from "@/tests/support/photo-rows";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import {
  createBomb,
  createJpeg,
  createJpegOfSize,
  createPhoto,
  createPng,
} from "@/tests/support/photos";
import { isFull } from "@/tests/support/repetitions";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

const bytesOf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer());
const inSevenDays = () => Date.now() + 7 * 86_400_000;

test("a camera's photo: becomes an upright working copy without metadata, and a thumbnail", async () => {
  const seller = await createPhotoSeller();
  const exif = {
    IFD0: { Make: "Secretmaker" },
    IFD3: { GPSLatitude: "52/1 31/1 12/1", GPSLatitudeRef: "N" },
  };
  const { status, body } = await seller.upload(
    await createJpeg({ width: 4032, height: 3024, orientation: 6, exif }),
  );
  expect(status).toBe(201);
  expect(Object.keys(body).sort()).toEqual([
    "checks",
    "expiresAt",
    "height",
    "id",
    "thumbnailUrl",
    "width",
  ]);
  expect([body.width, body.height]).toEqual([3024, 4032]);
  expect(body.checks.map(({ id }: { id: string }) => id)).toEqual([
    "size",
    "aspect",
    "focus",
    "light",
    "background",
  ]);
  expect(Math.abs(Date.parse(body.expiresAt) - inSevenDays())).toBeLessThan(
    60_000,
  );

  const response = await seller.read(body.id);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "image/jpeg",
  ]);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  const image = await bytesOf(response);
  const {
    width,
    height,
    orientation,
    exif: left,
    icc,
    space,
  } = await sharp(image).metadata();
  expect({ width, height, orientation, left, icc, space }).toEqual({
    width: 2250,
    height: 3000,
    space: "srgb",
  });
  for (const mark of ["Exif", "Secretmaker", "GPS"])
    expect(image.includes(mark)).toBe(false);

  expect(body.thumbnailUrl).toBe(`/api/photos/${body.id}/thumbnail`);
  const thumbnail = await seller.readThumbnail(body.id);
  expect([thumbnail.status, thumbnail.headers.get("content-type")]).toEqual([
    200,
    "image/webp",
  ]);
  expect(Math.abs((await bytesOf(thumbnail)).length)).toBeLessThan(
    image.length,
  );
});

test("a photo with another color profile: becomes sRGB with the colors it showed", async () => {
  const seller = await createPhotoSeller();
  const picture = sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: { r: 200, g: 60, b: 40 },
    },
  });
  const { body } = await seller.upload(
    await picture.withIccProfile("p3").jpeg({ quality: 100 }).toBuffer(),
  );
  const image = await bytesOf(await seller.read(body.id));
  expect((await sharp(image).metadata()).icc).toBeUndefined();
  const [red, green, blue] = (await sharp(image).stats()).channels.map(
    ({ mean }) => Math.round(mean),
  );
  expect(
    Math.hypot((red ?? 0) - 200, (green ?? 0) - 60, (blue ?? 0) - 40),
  ).toBeLessThan(8);
});

fullTest(
  "a shrunk photo: its size and remarks are of the original, if the caller says it and it can be that photo",
  async () => {
    const seller = await createPhotoSeller();
    const jpeg = await createJpeg({ width: 1500, height: 1000 });
    const { body } = await seller.upload(jpeg, {
      width: "4500",
      height: "3000",
    });
    expect([body.width, body.height, body.checks[0].ok]).toEqual([
      4500,
      3000,
      true,
    ]);
    for (const width of [
      "",
      "0",
      "-4",
      "4e3",
      "99999",
      "50000",
      "3000",
      "1200",
      "wide",
    ]) {
      const { body: plain } = await seller.upload(jpeg, {
        width,
        height: "3000",
      });
      expect([plain.width, plain.height, plain.checks[0].ok]).toEqual([
        1500,
        1000,
        false,
      ]);
    }
  },
);

test("a photo that the browser has: is not sent again, and only while it is there", async () => {
  const seller = await createPhotoSeller();
  const id = await addPhoto(seller.id);
  for (const read of [seller.read, seller.readThumbnail]) {
    const etag = (await read(id)).headers.get("etag") ?? "";
    const again = await read(id, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await db().photo.updateMany({
      where: { id },
      data: { userId: (await createPhotoSeller()).id },
    });
    expect((await read(id, { "If-None-Match": etag })).status).toBe(404);
    await db().photo.updateMany({ where: { id }, data: { userId: seller.id } });
  }
});

test("another user's photo, and what can't be an id: not found, and nothing is deleted", async () => {
  const [owner, other] = await Promise.all([
    createPhotoSeller(),
    createPhotoSeller(),
  ]);
  const id = await addPhoto(owner.id);
  for (const one of [
    id,
    id.toUpperCase(),
    "0",
    "1;drop",
    "../x",
    `${id}0`,
    "00000000-0000-0000-0000-000000000000",
  ]) {
    for (const call of [other.read, other.readThumbnail, other.remove])
      expect((await call(one)).status).toBe(404);
  }
  expect(await countPhotos(owner.id)).toEqual({ rows: 1, copies: 1 });
});

test("a deleted photo: is gone with its bytes", async () => {
  const seller = await createPhotoSeller();
  const id = await addPhoto(seller.id);
  const response = await seller.remove(id);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
  expect((await seller.remove(id)).status).toBe(404);
  expect((await seller.read(id)).status).toBe(404);
});

test("the same bytes twice: two photos", async () => {
  const seller = await createPhotoSeller();
  const jpeg = await createJpeg();
  const uploads = [await seller.upload(jpeg), await seller.upload(jpeg)];
  expect(new Set(uploads.map(({ body }) => body.id)).size).toBe(2);
  const rows = await db().photo.findMany({
    where: { userId: seller.id },
    select: { digest: true },
  });
  expect(new Set(rows.map(({ digest }) => digest)).size).toBe(1);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
);
const refused: [
  name: string,
  status: number,
  code: string,
  make: () => Promise<Uint8Array | null>,
][] = [
  ["no file", 422, "invalid_input", async () => null],
  ["an empty file", 422, "invalid_image", async () => Buffer.alloc(0)],
  ["SVG", 415, "unsupported_media_type", async () => svg],
  [
    "WebP",
    415,
    "unsupported_media_type",
    () => createPhoto().webp().toBuffer(),
  ],
  [
    "AVIF",
    415,
    "unsupported_media_type",
    () => createPhoto().avif().toBuffer(),
  ],
  [
    "SVG behind a JPEG's first bytes",
    422,
    "invalid_image",
    async () => Buffer.concat([(await createJpeg()).subarray(0, 3), svg]),
  ],
  [
    "half a JPEG",
    422,
    "invalid_image",
    async () => (await createJpeg()).subarray(0, 900),
  ],
  [
    "half a PNG",
    422,
    "invalid_image",
    async () => (await createPng()).subarray(0, 400),
  ],
  [
    "16,000 × 16,000 pixels",
    422,
    "invalid_image",
    async () => createBomb(16_000),
  ],
  [
    "one byte more than 10 MB",
    413,
    "too_large",
    () => createJpegOfSize(10 * 1024 * 1024 + 1),
  ],
];

test.each(refused)(
  "%s: refused with %d %s, and nothing is stored",
  async (_, status, code, make) => {
    const seller = await createPhotoSeller();
    const answer = await seller.upload(await make());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
  },
);

fullTest(
  "20 decompression bombs at once: each refused, and a photo beside them passes",
  async () => {
    const seller = await createPhotoSeller();
    const bomb = createBomb(16_000);
    const before = process.memoryUsage().rss;
    const bombs = Array.from({ length: 20 }, () => seller.upload(bomb));
    const photo = seller.upload(await createJpeg());
    expect((await Promise.all(bombs)).map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 422),
    );
    expect((await photo).status).toBe(201);
    // One of them decoded would take 256 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  },
);

fullTest(
  "the 61st photo: refused until one of them is in a listing, deleted or over",
  async () => {
    const seller = await createPhotoSeller();
    const ids = await addPhotos(seller.id, waitingLimits.photos);
    const jpeg = await createJpeg();
    expect(await seller.upload(jpeg)).toMatchObject({
      status: 429,
      body: { code: "too_many_photos" },
    });

    const [first = "", second = "", third = ""] = ids;
    const { id } = await db().listing.create({ data: listingRow(seller.id) });
    const makeRoom = [
      () => addToListing(id, [first]),
      () => seller.remove(second),
      () => expirePhoto(third),
    ];
    for (const make of makeRoom) {
      await make();
      expect((await seller.upload(jpeg)).status).toBe(201);
      expect((await seller.upload(jpeg)).status).toBe(429);
    }
  },
);

test("photos at once beside a full count: as many pass as there is room", async () => {
  const seller = await createPhotoSeller();
  await addPhotos(seller.id, waitingLimits.photos - 2);
  const jpeg = await createJpeg();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => seller.upload(jpeg)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201, 201, 429, 429, 429, 429,
  ]);
  expect(await countPhotos(seller.id)).toEqual({ rows: 60, copies: 60 });
});

test("photos stored in the same moment beside a full count: as many as there is room", async () => {
  for (let round = 0; round < (isFull ? 3 : 1); round += 1) {
    const seller = await createPhotoSeller();
    await addPhotos(seller.id, waitingLimits.photos - 2);
    const picture = Buffer.alloc(200_000, 7);
    const copy = {
      width: 9,
      height: 9,
      digest: "0",
      checks: [],
      image: picture,
      preview: picture,
      thumbnail: picture,
    };
    const stored = await Promise.all(
      Array.from({ length: 8 }, () =>
        storePhoto(seller.id, copy, { image: picture, objectKey: null }),
      ),
    );
    expect(stored.filter((one) => one !== null)).toHaveLength(2);
    expect(await countPhotos(seller.id)).toEqual({ rows: 60, copies: 60 });
  }
});

test("300 MB that wait: the next photo is refused", async () => {
  const seller = await createPhotoSeller();
  const jpeg = await createJpeg();
  await addPhoto(seller.id, { size: waitingLimits.bytes - 200_000 });
  expect((await seller.upload(jpeg)).status).toBe(201);
  await addPhoto(seller.id, { size: 200_000 - 100 });
  expect((await seller.upload(jpeg)).status).toBe(429);
});

test("a full disk at either of the two rows: a clear error, and neither is stored", async () => {
  const seller = await createPhotoSeller();
  const failure = await failWrites(seller.id, "53100", 'INSERT ON "Photo"');
  expect(
    (await seller.upload(await createJpeg())).status,
  ).toBeGreaterThanOrEqual(500);
  await failure.end();
  await db().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION refuse_copy_${seller.id}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM "Photo" WHERE id = NEW."photoId" AND "userId" = ${seller.id}) THEN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100';
      END IF;
      RETURN NEW;
    END $$`);
  await db().$executeRawUnsafe(`
    CREATE TRIGGER refuse_copy_${seller.id} BEFORE INSERT ON "PhotoCopy"
    FOR EACH ROW EXECUTE FUNCTION refuse_copy_${seller.id}()`);
  expect(
    (await seller.upload(await createJpeg())).status,
  ).toBeGreaterThanOrEqual(500);
  await db().$executeRawUnsafe(
    `DROP FUNCTION refuse_copy_${seller.id} CASCADE`,
  );
  expect(await countPhotos(seller.id)).toEqual({ rows: 0, copies: 0 });
  expect((await seller.upload(await createJpeg())).status).toBe(201);
});
