import { z } from "zod";
import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { db } from "@/lib/database/db";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import type { FieldDifference, UpdatePreview } from "@/lib/etsy/listing/schema";
import { findPublicationOf } from "@/lib/etsy/publish/publication-data";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { startUpdates } from "@/lib/etsy/update/update-data";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import {
  createPublisher,
  fewSteps,
  listDraftsAtEtsy,
} from "@/tests/support/publications";
import { inFullRuns, repetitions } from "@/tests/support/repetitions";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
const setUp = async () => {
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_004, shop_id: 61_000_004 });
};
beforeEach(setUp);
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

type Publisher = Awaited<ReturnType<typeof createPublisher>>;
const improved = {
  title: "Speckled Ring Dish for Small Rings",
  tags: ["ring dish", "small bowl"],
};
const sentTitle = "Ring Dish, Speckled & Small: Ann's Own";

/** A listing whose draft is on Etsy, and which was improved here since. */
async function createImproved(
  changes: object = improved,
  { photos = 1, choices = fewSteps.choices } = {},
) {
  const seller = await createPublisher({ photos, choices });
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  await edit(seller, changes);
  return { ...seller, publicationId };
}

const edit = ({ listingId }: Publisher, changes: object) => db().$executeRaw`
  UPDATE "Listing" SET "results" = "results" || ${JSON.stringify(changes)}::jsonb WHERE "id" = ${listingId}`;

/** As the seller does in Etsy's editor. */
async function editAtEtsy(
  seller: Publisher & { publicationId: string },
  changes: Record<string, string>,
) {
  const { etsyListingId } = (await seller.read(seller.publicationId)).body;
  const path = `/shops/61000004/listings/${etsyListingId}`;
  const body = new URLSearchParams(changes);
  await withAccessToken(seller.userId, (accessToken) =>
    callEtsy({ method: "PATCH", path, body, accessToken, answer: z.unknown() }),
  );
}

const fieldsOf = ({ differences }: UpdatePreview) =>
  differences.map(({ field }: FieldDifference) => field);
const changedRequests = async () =>
  (await etsy.calls()).filter(({ method }) => method !== "GET");
const clearLog = () => fetch(`${etsy.url}/requests.json`, { method: "DELETE" });

/** Confirms what is shown, and works until nothing is left to do. */
async function update(
  seller: Publisher & { publicationId: string },
  fields: string[],
  more: object = {},
) {
  const { digest } = (await seller.update({ fields, ...more })).body;
  const answer = await seller.update({
    fields,
    confirm: true,
    digest,
    ...more,
  });
  await seller.work(seller.publicationId, publishStep);
  return answer;
}

test("without confirm: the difference to what is on Etsy, field by field, and nothing is changed", async () => {
  const seller = await createImproved();
  await clearLog();
  const { status, body } = await seller.update({});
  expect([status, body]).toMatchObject([
    200,
    {
      state: "draft",
      canChangeAltTexts: true,
      etsyListingId: expect.any(String),
      editUrl: `https://www.etsy.com/your/shops/me/listing-editor/edit/${body.etsyListingId}`,
      differences: [
        { field: "title", here: [improved.title], there: [sentTitle] },
        {
          field: "tags",
          here: improved.tags,
          there: ["ring dish", "trinket dish"],
        },
      ],
    },
  ]);
  expect(await changedRequests()).toEqual([]);
  expect((await etsy.calls()).length).toBe(1);
});

test("confirmed: only the named fields are replaced, and never the state", async () => {
  const seller = await createImproved();
  await clearLog();
  expect(await update(seller, ["title"])).toMatchObject({
    status: 202,
    body: { publicationId: seller.publicationId },
  });
  expect((await seller.read(seller.publicationId)).body).toMatchObject({
    state: "done",
    canPutBack: ["title"],
  });
  const [found] = await listDraftsAtEtsy(etsy.url);
  expect(found).toMatchObject({
    state: "draft",
    fields: { title: improved.title, tags: ["ring dish", "trinket dish"] },
  });
  const requests = await changedRequests();
  expect(
    requests.map(({ method, body }) => [method, Object.keys(body ?? {})]),
  ).toEqual([["PATCH", ["title"]]]);
  expect(fieldsOf((await seller.update({})).body)).toEqual(["tags"]);
});

fullTest(
  "alt texts: are replaced one by one, and the photos stay as they are",
  async () => {
    const seller = await createImproved({}, { photos: 3 });
    const before = (await listDraftsAtEtsy(etsy.url))[0]?.images;
    await db().$executeRaw`
    UPDATE "ListingPhoto" SET "altText" = 'Seen from above, ' || "position" WHERE "listingId" = ${seller.listingId} AND "position" > 1`;
    expect(await update(seller, ["altTexts"])).toMatchObject({ status: 202 });
    const after = (await listDraftsAtEtsy(etsy.url))[0]?.images;
    expect(after?.map(({ digest }) => digest)).toEqual(
      before?.map(({ digest }) => digest),
    );
    expect(after?.map((image) => image.alt_text)).toEqual([
      "A speckled ring dish on oak",
      "Seen from above, 2",
      "Seen from above, 3",
    ]);
    expect((await seller.update({})).body.differences).toEqual([]);
  },
);

test("other photos on Etsy than here: alt texts are left out", async () => {
  const seller = await createImproved({ altText: "Another text" });
  const { etsyListingId } = (await seller.read(seller.publicationId)).body;
  const body = new FormData();
  body.set(
    "image",
    new Blob([new Uint8Array(seller.images[0] ?? [])], { type: "image/jpeg" }),
    "more.jpg",
  );
  body.set("rank", "2");
  const path = `/shops/61000004/listings/${etsyListingId}/images`;
  await withAccessToken(seller.userId, (accessToken) =>
    callEtsy({ method: "POST", path, body, accessToken, answer: z.unknown() }),
  );
  expect((await seller.update({})).body).toMatchObject({
    differences: [],
    canChangeAltTexts: false,
  });
});

test("the text on Etsy changed after it was shown: 409 with what stands there now, and nothing is replaced", async () => {
  const seller = await createImproved();
  const { digest } = (await seller.update({})).body;
  await editAtEtsy(seller, { title: "Written on Etsy" });
  await clearLog();
  const refused = await seller.update({
    fields: ["title"],
    confirm: true,
    digest,
  });
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(refused.body.preview.differences[0]).toMatchObject({
    field: "title",
    there: ["Written on Etsy"],
  });
  expect(await changedRequests()).toEqual([]);
  const again = {
    fields: ["title"],
    confirm: true,
    digest: refused.body.preview.digest,
  };
  expect((await seller.update(again)).status).toBe(202);
});

test("the text here changed after it was shown: 409, and nothing is replaced", async () => {
  const seller = await createImproved();
  const { digest } = (await seller.update({})).body;
  await edit(seller, { title: "Ring Dish That Nobody Saw" });
  expect(
    await seller.update({ fields: ["title"], confirm: true, digest }),
  ).toMatchObject({ status: 409 });
  await seller.work(seller.publicationId, publishStep);
  expect((await listDraftsAtEtsy(etsy.url))[0]?.fields.title).toBe(sentTitle);
});

test("the text on Etsy changes while the update waits: it stops and says so, and both texts are kept", async () => {
  const seller = await createImproved();
  const { digest } = (await seller.update({})).body;
  await seller.update({ fields: ["title"], confirm: true, digest });
  await editAtEtsy(seller, { title: "Written on Etsy" });
  await seller.work(seller.publicationId, publishStep);
  expect((await seller.read(seller.publicationId)).body).toMatchObject({
    state: "failed",
    problem: { code: "changed_at_etsy", field: "title" },
  });
  expect((await listDraftsAtEtsy(etsy.url))[0]?.fields.title).toBe(
    "Written on Etsy",
  );
  expect(await update(seller, ["title"])).toMatchObject({ status: 202 });
  expect((await listDraftsAtEtsy(etsy.url))[0]?.fields.title).toBe(
    improved.title,
  );
});

test("put back: what the update replaced is on Etsy again, and the listing here stays improved", async () => {
  const seller = await createImproved();
  await update(seller, ["title", "tags"]);
  expect(
    (await seller.update({ putBack: true })).body.differences,
  ).toMatchObject([
    { field: "title", here: [sentTitle], there: [improved.title] },
    { field: "tags", here: ["ring dish", "trinket dish"] },
  ]);
  expect(await update(seller, ["title"], { putBack: true })).toMatchObject({
    status: 202,
  });
  expect((await listDraftsAtEtsy(etsy.url))[0]?.fields).toMatchObject({
    title: sentTitle,
    tags: improved.tags,
  });
  expect((await seller.read(seller.publicationId)).body).toMatchObject({
    state: "done",
    canPutBack: [],
  });
  expect((await seller.update({ putBack: true })).status).toBe(404);
  expect(fieldsOf((await seller.update({})).body)).toEqual(["title"]);
});

test.each(["lost_answer", ...inFullRuns(["cut", "html", "malformed"])])(
  "%s at each write: in the end each field is there once",
  async (mode) => {
    for (let round = 0; round < repetitions(1, 20); round += 1) {
      await setUp();
      const seller = await createImproved(improved, { photos: 3 });
      await db()
        .$executeRaw`UPDATE "ListingPhoto" SET "altText" = 'Other' WHERE "listingId" = ${seller.listingId} AND "position" = 2`;
      await etsy.fail("etsy", { mode, path: "PATCH /etsy", count: 1 });
      await etsy.fail("etsy", { mode, path: "/images", count: 1 });
      await update(seller, ["title", "tags", "altTexts"]);
      expect((await seller.read(seller.publicationId)).body).toMatchObject({
        state: "done",
        problem: null,
      });
      const drafts = await listDraftsAtEtsy(etsy.url);
      expect(drafts).toMatchObject([
        { fields: improved, images: [{}, { alt_text: "Other" }, {}] },
      ]);
    }
  },
);

test("Etsy answers 200 and keeps what it had: the update says so", async () => {
  const seller = await createImproved();
  const { digest } = (await seller.update({})).body;
  await seller.update({ fields: ["title"], confirm: true, digest });
  await seller.work(seller.publicationId, publishStep, 1);
  await editAtEtsy(seller, { title: sentTitle });
  await seller.work(seller.publicationId, publishStep);
  expect((await seller.read(seller.publicationId)).body).toMatchObject({
    state: "failed",
    problem: {
      code: "refused",
      field: "title",
      message: expect.stringContaining("kept the title"),
    },
  });
});

test("the gallery is full: the alt text that Etsy refuses is named, to be copied there", async () => {
  const seller = await createImproved({ altText: "Another text" });
  const message = "The listing already has the maximum of 20 images.";
  await etsy.fail("etsy", {
    mode: "status",
    status: 400,
    message,
    path: "/images",
    count: 1,
  });
  await update(seller, ["altTexts"]);
  expect((await seller.read(seller.publicationId)).body).toMatchObject({
    problem: {
      code: "refused",
      field: "photo 1",
      words: message,
      message: expect.stringContaining("copy it there"),
    },
  });
});

fullTest(
  "Etsy's images are in disorder for a moment: the alt text is sent again",
  async () => {
    const seller = await createImproved({ altText: "Another text" });
    const message =
      "The ListingImages for this Listing are in an inconsistent order.";
    await etsy.fail("etsy", {
      mode: "status",
      status: 400,
      message,
      path: "POST",
      match: "alt_text",
      count: 1,
    });
    await update(seller, ["altTexts"]);
    expect((await seller.read(seller.publicationId)).body).toMatchObject({
      state: "done",
      problem: null,
    });
  },
);

test("confirmed with no field or one that doesn't differ, and requests of a state or a price: 422, and nothing is changed", async () => {
  const seller = await createImproved();
  const { digest } = (await seller.update({})).body;
  await clearLog();
  for (const request of [
    { fields: [], confirm: true, digest },
    { fields: ["title", "materials"], confirm: true, digest },
    { fields: ["state"] },
    { state: "active" },
    { fields: ["price"] },
  ]) {
    const { status } = await seller.update(request);
    expect([request, status]).toEqual([request, 422]);
  }
  expect(await changedRequests()).toEqual([]);
});

fullTest(
  "a listing with open points: isn't sent, but its former text can be put back",
  async () => {
    const seller = await createImproved();
    await update(seller, ["title"]);
    await edit(seller, { title: "Ring Dish [add size]" });
    const { digest } = (await seller.update({})).body;
    expect(
      await seller.update({ fields: ["title"], confirm: true, digest }),
    ).toMatchObject({
      status: 422,
      body: {
        code: "not_ready",
        open: [expect.objectContaining({ code: "blank_open" })],
      },
    });
    expect((await update(seller, ["title"], { putBack: true })).status).toBe(
      202,
    );
  },
);

fullTest(
  "a listing that isn't on Etsy, or no more: 404, and the publication says that it was deleted",
  async () => {
    const unpublished = await createPublisher({ photos: 1 });
    expect(await unpublished.update({})).toMatchObject({ status: 404 });
    const seller = await createImproved();
    await etsy.setUpShop({ user_id: 51_000_004, shop_id: 61_000_004 });
    expect(await seller.update({})).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining("deleted there") },
    });
    expect((await seller.read(seller.publicationId)).body).toMatchObject({
      problem: { code: "deleted_at_etsy" },
    });
  },
);

fullTest("a draft that isn't complete: 409", async () => {
  const seller = await createPublisher();
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep, 2);
  expect(await seller.update({})).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
});

test("another's listing: 404, with and without confirm", async () => {
  const seller = await createImproved();
  const stranger = await signIn(await createUser());
  const other = await createPublisher({ photos: 1 });
  const { digest } = (await seller.update({})).body;
  for (const cookie of [stranger, other.cookie]) {
    for (const body of [{}, { fields: ["title"], confirm: true, digest }]) {
      expect(await seller.update(body, cookie)).toMatchObject({ status: 404 });
    }
  }
  expect((await listDraftsAtEtsy(etsy.url))[0]?.fields.title).toBe(sentTitle);
});

fullTest(
  "disconnected in the middle: nothing more is sent, and the texts from Etsy are deleted",
  async () => {
    const seller = await createImproved();
    const { digest } = (await seller.update({})).body;
    await seller.update({ fields: ["title"], confirm: true, digest });
    await disconnect(
      createRequest("DELETE", "/", undefined, { cookie: seller.cookie }),
    );
    await clearLog();
    await seller.work(seller.publicationId, publishStep);
    expect(await etsy.calls()).toEqual([]);
    const row = await db().publication.findUniqueOrThrow({
      where: { id: seller.publicationId },
    });
    expect(row).toMatchObject({
      update: null,
      state: "failed",
      problem: { code: "disconnected" },
    });
    await seller.connect();
    await seller.retry(seller.publicationId);
    await seller.work(seller.publicationId, publishStep);
    expect((await seller.read(seller.publicationId)).body).toMatchObject({
      state: "failed",
      problem: { code: "disconnected" },
    });
    expect((await listDraftsAtEtsy(etsy.url))[0]?.fields.title).toBe(sentTitle);
    expect((await update(seller, ["title"])).status).toBe(202);
    expect((await listDraftsAtEtsy(etsy.url))[0]?.fields.title).toBe(
      improved.title,
    );
  },
);

fullTest(
  "an update is started only of the version that was read: another one since, and it is not",
  async () => {
    const seller = await createImproved();
    const { etsyListingId } = (await seller.read(seller.publicationId)).body;
    const { etsyShopId } = await db().publication.findUniqueOrThrow({
      where: { id: seller.publicationId },
    });
    const read = await findPublicationOf(
      seller.userId,
      seller.listingId,
      etsyShopId,
    );
    if (read === null) throw new Error("There is no publication.");
    await update(seller, ["title"]);
    expect((await seller.read(seller.publicationId)).body).toMatchObject({
      state: "done",
      etsyListingId,
    });
    const before = await db().publication.findUniqueOrThrow({
      where: { id: read.id },
    });
    const changes = {
      fields: ["tags" as const],
      before: { tags: [] },
      after: { tags: ["dish"] },
      isPutBack: false,
      groupId: null,
    };
    const started = { update: changes, steps: [] };
    expect(await startUpdates([{ ...read, ...started }])).toBe(false);
    expect(
      await db().publication.findUniqueOrThrow({ where: { id: read.id } }),
    ).toEqual(before);
    expect(
      await startUpdates([{ ...read, ...started, version: before.version }]),
    ).toBe(true);
  },
);
