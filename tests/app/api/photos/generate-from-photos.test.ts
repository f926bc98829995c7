import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { POST as generate } from "@/app/api/generate-listing/route";
import { GET as readListing } from "@/app/api/listings/[id]/route";
import { aiBreaker } from "@/lib/ai/call-model";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { deleteListings } from "@/lib/listings/delete-listings";
import { closeConnections } from "@/tests/support/connections";
import { createRequest } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import { addPhoto, expirePhoto } from "@/tests/support/photo-rows";
import { createPhotoSeller } from "@/tests/support/photo-seller";
import { createPieceIn, photoFile } from "@/tests/support/photos";
import { isFull } from "@/tests/support/repetitions";
import { startTestSandbox } from "@/tests/support/sandbox";
import { seenDish } from "@/tests/support/seeing-model";

process.env.ANTHROPIC_DEADLINE_MS = "8000";
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  aiBreaker.recordSuccess();
});
afterAll(async () => {
  await Promise.all([sandbox.close(), closeConnections()]);
});

const dish = {
  productName: "Oak ring dish",
  materials: "oak",
  extraDetails: "9 cm wide. Wipe clean.",
};
const brown = "#7a4a20";

async function createSeller() {
  const seller = await createPhotoSeller();
  return {
    ...seller,
    /** Working copies of pieces in these colors. */
    addAll: (colors: string[]) =>
      Promise.all(
        colors.map(async (color) =>
          addPhoto(seller.id, {
            image: new Uint8Array(await createPieceIn(color)),
          }),
        ),
      ),
    async uploadAll(colors: string[]) {
      const ids: string[] = [];
      for (const color of colors)
        ids.push((await seller.upload(await createPieceIn(color))).body.id);
      return ids;
    },
    async generate(
      photoIds: unknown,
      {
        form = dish as object,
        image,
        key = randomUUID() as string,
      }: Options = {},
    ) {
      const body = new FormData();
      body.set("formData", JSON.stringify(form));
      body.set(
        "photoIds",
        typeof photoIds === "string" ? photoIds : JSON.stringify(photoIds),
      );
      if (image) body.set("image", photoFile(image));
      const headers = { "Idempotency-Key": key };
      const response = await generate(
        createRequest("POST", "/api/generate-listing", body, {
          ...seller,
          headers,
        }),
      );
      return { status: response.status, body: await response.json() };
    },
    used: () => countUsed(seller.id),
    read: async (id: number) => {
      const request = createRequest(
        "GET",
        "/api/listings/x",
        undefined,
        seller,
      );
      return (
        await readListing(request, {
          params: Promise.resolve({ id: String(id) }),
        })
      ).json();
    },
  };
}
type Options = { form?: object; image?: Uint8Array; key?: string };

type Block = { type: string; text?: string; source?: { data: string } };
const askedBlocks = async (): Promise<Block[]> =>
  (await sandbox.modelCalls())[0]?.body.messages[0]?.content ?? [];
const imagesOf = (blocks: Block[]) =>
  blocks.flatMap(({ source }) =>
    source ? [Buffer.from(source.data, "base64")] : [],
  );

test("seven photos: six are sent whole, the seventh on a numbered sheet, and one listing is counted", async () => {
  const seller = await createSeller();
  const photoIds = await seller.addAll([
    brown,
    brown,
    brown,
    brown,
    brown,
    brown,
    brown,
  ]);
  const { status, body } = await seller.generate(photoIds);
  expect(status).toBe(200);
  expect(await seller.used()).toBe(1);
  const blocks = await askedBlocks();
  const labels = blocks.flatMap((block) =>
    block.text?.startsWith("Photo") ? [block.text] : [],
  );
  expect(labels).toEqual([
    "Photo 1:",
    "Photo 2:",
    "Photo 3:",
    "Photo 4:",
    "Photo 5:",
    "Photo 6:",
    "Photos 7 to 7 on one sheet, numbered, 1 in a row:",
  ]);
  const sizes = await Promise.all(
    imagesOf(blocks).map((image) => sharp(image).metadata()),
  );
  const tokens = sizes.reduce(
    (sum, { width, height }) => sum + Math.ceil((width * height) / 750),
    0,
  );
  expect(sizes).toHaveLength(7);
  expect(tokens).toBeLessThan(7_100);

  const photos: ListingPhoto[] = body.photos;
  expect(photos.map(({ id, position }) => [id, position])).toEqual(
    photoIds.map((id, index) => [id, index + 1]),
  );
  expect(photos[0]?.altText).toBe(body.altText);
  expect(new Set(photos.map(({ altText }) => altText.toLowerCase())).size).toBe(
    7,
  );
  for (const { altText } of photos)
    expect(altText.length).toBeLessThanOrEqual(250);
  expect(await seller.read(body.id)).toEqual(body);
});

test("facts name the photo that shows them, and what the seller typed names none", async () => {
  const seller = await createSeller();
  const { body } = await seller.generate(
    await seller.uploadAll([brown, brown]),
  );
  const seen = body.facts.filter(
    ({ source }: { source: string }) => source === "photo",
  );
  expect(seen.length).toBeGreaterThan(0);
  for (const { photo } of seen) expect([1, 2]).toContain(photo);
  for (const fact of body.facts)
    if (fact.source === "seller") expect(fact).not.toHaveProperty("photo");
});

test("photos of two colors: neither is used, and the listing asks which it is", async () => {
  const seller = await createSeller();
  const { body } = await seller.generate(
    await seller.addAll(["#c01818", "#c01818", "#1828c0"]),
  );
  expect(body.photoQuestions).toEqual([
    {
      topic: "color",
      message: "Photo 1 shows Red, photo 3 Blue. Which is it?",
    },
  ]);
  expect(body.missing).toContain("color");
  expect(body.ready).toBe(false);
  expect(body.open).toContainEqual({
    code: "blank_open",
    field: "description",
    message:
      "Photo 1 shows Red, photo 3 Blue. Which is it? Fill in [add color].",
  });
  const { title, description, tags, attributes } = body;
  expect(JSON.stringify([title, description, tags, attributes])).not.toMatch(
    /\b(?:red|blue)\b/i,
  );
  expect(body.photos[2].altText).toMatch(/blue/i);
});

test("photos of two colors, and the seller says which: no question", async () => {
  const seller = await createSeller();
  const ids = await seller.addAll(["#c01818", "#1828c0"]);
  const { body } = await seller.generate(ids, {
    form: { ...dish, colors: ["Red"] },
  });
  expect(body.photoQuestions).toEqual([]);
  expect(body.attributes).toContainEqual({
    name: "Primary color",
    value: "Red",
  });
});

test("photos without a product's name: write a listing, as one photo does", async () => {
  const seller = await createSeller();
  const photos = await seller.addAll([brown, brown]);
  await sandbox.fail({ mode: "answer", answer: seenDish, count: 1 });
  const { status, body } = await seller.generate(photos, { form: {} });
  expect([status, body.productName]).toEqual([200, "ring dish"]);
  expect((await seller.generate([], { form: {} })).status).toBe(422);
});

test("a photo beside the chosen ones: is the first, and of it only the thumbnail is kept", async () => {
  const seller = await createSeller();
  const [id] = await seller.addAll([brown]);
  const { body } = await seller.generate([id], {
    image: await createPieceIn(brown),
  });
  expect(
    body.photos.map((photo: ListingPhoto) => [
      photo.id,
      photo.position,
      photo.thumbnailUrl,
    ]),
  ).toEqual([
    [null, 1, `/api/listings/${body.id}/thumbnail`],
    [id, 2, `/api/photos/${id}/thumbnail`],
  ]);
  expect(imagesOf(await askedBlocks())).toHaveLength(2);
  expect(await seller.read(body.id)).toEqual(body);
});

test("one photo, as always: is photo 1 of its listing", async () => {
  const seller = await createSeller();
  const { body } = await seller.generate([], {
    image: await createPieceIn(brown),
  });
  const thumbnailUrl = `/api/listings/${body.id}/thumbnail`;
  expect(body.photos).toEqual([
    {
      id: null,
      position: 1,
      altText: body.altText,
      thumbnailUrl,
      expiresAt: null,
    },
  ]);
  expect((await askedBlocks()).map(({ type }) => type)).toEqual([
    "image",
    "text",
  ]);
});

test("the same photos again: a second listing has them, and both are counted", async () => {
  const seller = await createSeller();
  const ids = await seller.addAll([brown, brown]);
  const answers = [await seller.generate(ids), await seller.generate(ids)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(
    await db().listingPhoto.count({ where: { photoId: { in: ids } } }),
  ).toBe(4);
  await deleteListings(seller.id, [answers[0]?.body.id]);
  expect((await seller.generate(ids)).status).toBe(200);
});

fullTest(
  "twenty photos: all have their own alt text; one more, with or beside them, is refused",
  async () => {
    const seller = await createSeller();
    const ids = await seller.addAll(Array.from({ length: 20 }, () => brown));
    const { body } = await seller.generate(ids);
    expect(
      new Set(body.photos.map(({ altText }: ListingPhoto) => altText)).size,
    ).toBe(20);
    const image = await createPieceIn(brown);
    expect((await seller.generate(ids, { image })).status).toBe(422);
    expect((await seller.generate([...ids, randomUUID()])).status).toBe(422);
    expect(await seller.used()).toBe(1);
  },
);

test.each([
  ["twice the same", (id: string) => [id, id], 422, "invalid_input"],
  [
    "twice the same in other letters",
    (id: string) => [id, id.toUpperCase()],
    422,
    "invalid_input",
  ],
  ["an unknown one", (id: string) => [id, randomUUID()], 404, "not_found"],
  ["no id", (id: string) => [id, "1; drop"], 422, "invalid_input"],
  ["a number", () => [7], 422, "invalid_input"],
  ["no list", () => ({ id: 1 }), 422, "invalid_input"],
  ["no JSON", () => "[", 400, "bad_request"],
])(
  "photo ids with %s: a clear error, and nothing is counted",
  async (_, idsOf, status, code) => {
    const seller = await createSeller();
    const answer = await seller.generate(idsOf(await addPhoto(seller.id)));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await db().reservation.count({ where: { userId: seller.id } })).toBe(
      0,
    );
    expect(await sandbox.modelCalls()).toEqual([]);
  },
);

test("another user's photo, an expired one and one of a deleted listing: not found, nothing is counted", async () => {
  const [seller, other] = [await createSeller(), await createSeller()];
  const expired = await addPhoto(seller.id);
  await expirePhoto(expired);
  const [hidden = ""] = await seller.addAll([brown]);
  const { body } = await seller.generate([hidden]);
  await deleteListings(seller.id, [body.id]);
  for (const id of [await addPhoto(other.id), expired, hidden]) {
    expect(await seller.generate([id])).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  }
  expect(await seller.used()).toBe(1);
});

test("a click that is repeated: the same listing; other photos under its key: refused", async () => {
  const seller = await createSeller();
  const [one = "", two = ""] = await seller.addAll([brown, brown]);
  const key = randomUUID();
  const { body } = await seller.generate([one, two], { key });
  expect((await seller.generate([one, two], { key })).body).toEqual(body);
  expect((await seller.generate([two, one], { key })).status).toBe(422);
  await seller.remove(two);
  const { status, body: again } = await seller.generate([one, two], { key });
  expect([status, again.id, again.photos.length]).toEqual([200, body.id, 1]);
  expect(await seller.used()).toBe(1);
});

test("a photo whose bytes are damaged: an error, and the listing is given back", async () => {
  const seller = await createSeller();
  const { status } = await seller.generate([await addPhoto(seller.id)]);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await seller.used()).toBe(0);
});

test("a model that fails: nothing is counted, and the photos wait as before", async () => {
  const seller = await createSeller();
  const ids = await seller.addAll([brown, brown]);
  await sandbox.fail({ mode: "refusal", count: 1 });
  expect((await seller.generate(ids)).status).toBe(502);
  expect(await seller.used()).toBe(0);
  expect(
    await db().listingPhoto.count({ where: { photoId: { in: ids } } }),
  ).toBe(0);
  expect((await seller.generate(ids)).status).toBe(200);
});

fullTest(
  "twelve sellers with six photos each at once: none is sent away",
  async () => {
    const size = isFull ? {} : { width: 400, height: 300 };
    const image = new Uint8Array(await createPieceIn(brown, size));
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const seller = await createSeller();
        const ids = await Promise.all(
          Array.from({ length: 6 }, () => addPhoto(seller.id, { image })),
        );
        return (await seller.generate(ids)).status;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 12 }, () => 200));
  },
);
