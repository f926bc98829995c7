import { GET as propose } from "@/app/api/listings/[id]/etsy-draft/route";
import { PUT as replace } from "@/app/api/listings/[id]/photos/[photoId]/route";
import { GET as readPublication } from "@/app/api/listings/[id]/publication/route";
import { GET as history } from "@/app/api/listings/history/route";
import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { addPhoto } from "@/tests/support/photo-rows";
import {
  createPublisher,
  dishChoices,
  fewSteps,
} from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

type Seller = Awaited<ReturnType<typeof createPublisher>>;
async function answerTo(
  handler: unknown,
  cookie: string,
  params: Record<string, string>,
  body?: unknown,
) {
  const route = handler as (
    request: Request,
    context: object,
  ) => Promise<Response>;
  const request = createRequest(
    body === undefined ? "GET" : "PUT",
    "/api/x",
    body,
    { cookie },
  );
  const response = await route(request, { params: Promise.resolve(params) });
  return { status: response.status, body: await response.json() };
}
const proposalFor = ({ listingId }: Seller, cookie: string) =>
  answerTo(propose, cookie, { id: String(listingId) });
const publicationOf = ({ listingId }: Seller, cookie: string) =>
  answerTo(readPublication, cookie, { id: String(listingId) });
const replaceBy = (
  { listingId, photoIds }: Seller,
  photoId: string,
  cookie: string,
) =>
  answerTo(
    replace,
    cookie,
    { id: String(listingId), photoId: photoIds[1] ?? "" },
    { photoId },
  );
const photosOf = async ({ listingId }: Seller) => {
  const rows = await db().listingPhoto.findMany({
    where: { listingId },
    orderBy: { position: "asc" },
  });
  return rows.map(({ photoId, altText }) => [photoId, altText]);
};

test("proposal: the product's category first, and the choices of the shop's last drafts without price and attributes", async () => {
  const seller = await createPublisher();
  expect(await proposalFor(seller, seller.cookie)).toMatchObject({
    status: 200,
    body: { used: [] },
  });
  const first = (await proposalFor(seller, seller.cookie)).body.categories;
  expect(first[0]).toMatchObject({ id: 6104, name: "Ring Dishes" });
  expect(first.length).toBeLessThanOrEqual(3);
  await seller.publish();
  const { price: _, quantity: __, attributes: ___, ...kept } = dishChoices;
  const { used } = (await proposalFor(seller, seller.cookie)).body;
  expect(used).toEqual([{ ...kept, type: "physical", partnerIds: [] }]);
});

test("proposal: while Etsy doesn't answer, it has no categories and still the rest", async () => {
  const { forgetCategories } = await import("@/lib/etsy/categories/categories");
  const seller = await createPublisher();
  await db().etsyContent.deleteMany();
  forgetCategories();
  await etsy.fail("etsy", {
    mode: "status",
    status: 503,
    path: "/seller-taxonomy/",
  });
  expect(await proposalFor(seller, seller.cookie)).toEqual({
    status: 200,
    body: { categories: [], used: [] },
  });
});

test("proposal and publication of another's listing: 404", async () => {
  const [seller, other] = [await createPublisher(), await createEtsySeller()];
  await seller.publish();
  expect((await proposalFor(seller, other.cookie)).status).toBe(404);
  expect((await publicationOf(seller, other.cookie)).status).toBe(404);
});

test("publication of a listing: none, then how far it is, also after the shop was disconnected", async () => {
  const seller = await createPublisher(fewSteps);
  expect((await publicationOf(seller, seller.cookie)).body).toEqual({
    publication: null,
  });
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  const expected = { publication: { publicationId, state: "done" } };
  expect((await publicationOf(seller, seller.cookie)).body).toMatchObject(
    expected,
  );
  await db().etsyConnection.deleteMany({ where: { userId: seller.userId } });
  expect((await publicationOf(seller, seller.cookie)).body).toMatchObject(
    expected,
  );
});

test("a draft of choices that don't fit: 422 names the field, with and without confirm", async () => {
  const seller = await createPublisher(fewSteps);
  for (const [change, field] of [
    [{ price: 0.1 }, "price"],
    [{ whenMade: "2030_2031" }, "whenMade"],
    [{ shippingProfileId: undefined }, "shippingProfileId"],
    [{ attributes: [{ id: 200, valueIds: [999] }] }, "attributes/200"],
    [{ attributes: [] }, "attributes/55777001"],
    [{ languages: ["fr"] }, "languages"],
    [{ heldBy: 1 }, ""],
  ] as const) {
    const refused = {
      change,
      status: 422,
      body: { code: "invalid_input", field },
    };
    for (const answer of [
      await seller.preview(change),
      await seller.publish(change),
    ])
      expect({ change, ...answer }).toMatchObject(refused);
  }
});

test("a digital draft: goes without shipping, and says that it needs its files", async () => {
  const seller = await createPublisher({ photos: 1 });
  const physical = {
    shippingProfileId: undefined,
    readinessStateId: undefined,
    returnPolicyId: undefined,
  };
  const { status, body } = await seller.publish({
    type: "download",
    ...physical,
  });
  expect(status).toBe(202);
  await seller.work(body.publicationId, publishStep);
  expect((await seller.read(body.publicationId)).body).toMatchObject({
    state: "done",
    isDigital: true,
    problem: null,
  });
});

test("a draft of a listing that changed after it was shown: 409, and nothing is queued", async () => {
  const seller = await createPublisher();
  const { digest } = (await seller.preview()).body;
  expect((await seller.preview()).body.digest).toBe(digest);
  const id = seller.listingId;
  const { results } = await db().listing.findUniqueOrThrow({ where: { id } });
  await db().listing.update({
    where: { id },
    data: {
      results: { ...Object(results), title: "Ring Dish, Speckled and Small" },
    },
  });
  expect(await seller.publish({ digest })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect((await publicationOf(seller, seller.cookie)).body).toEqual({
    publication: null,
  });
  const { digest: latest } = (await seller.preview()).body;
  expect((await seller.publish({ digest, price: 25 })).status).toBe(409);
  expect((await seller.publish({ digest: latest })).status).toBe(202);
});

test("a draft that is confirmed without the digest of its sheet: 422 names it, and nothing is queued, also again", async () => {
  const seller = await createPublisher();
  const undigested = {
    status: 422,
    body: { code: "invalid_input", field: "digest" },
  };
  expect(await seller.publish({ digest: undefined })).toMatchObject(undigested);
  expect(
    await db().publication.count({ where: { listingId: seller.listingId } }),
  ).toBe(0);
  const { publicationId: id } = (await seller.publish()).body;
  await db().publication.update({ where: { id }, data: { state: "failed" } });
  expect(await seller.publish({ price: 30, digest: undefined })).toMatchObject(
    undigested,
  );
  expect((await seller.read(id)).body.state).toBe("failed");
});

test("history: each listing says how far it is on its way to Etsy, in one answer", async () => {
  const seller = await createPublisher();
  const states = async () => {
    const response = await history(
      createRequest("GET", "/api/listings/history", undefined, {
        cookie: seller.cookie,
      }),
      {
        params: Promise.resolve({}),
      },
    );
    return (await response.json()).map(
      ({ etsyDraft }: { etsyDraft: unknown }) => etsyDraft,
    );
  };
  expect(await states()).toEqual([null]);
  const { publicationId: id } = (await seller.publish()).body;
  expect(await states()).toEqual(["sending"]);
  await db().publication.update({ where: { id }, data: { state: "failed" } });
  expect(await states()).toEqual(["stopped"]);
  await db().publication.update({ where: { id }, data: { state: "done" } });
  expect(await states()).toEqual(["done"]);
});

test("a photo whose copy is gone: the publication stops, takes the one that replaces it, and goes on", async () => {
  const seller = await createPublisher();
  const [first, gone, third] = seller.photoIds;
  await db().photoCopy.deleteMany({ where: { photoId: gone ?? "" } });
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body.problem).toMatchObject({
    code: "photo_expired",
    field: "photo 2",
  });
  const again = await addPhoto(seller.userId, {
    image: new Uint8Array(seller.images[1] ?? []),
  });
  const answer = await replaceBy(seller, again, seller.cookie);
  expect(answer.status).toBe(200);
  // A second time, as after an answer that was lost.
  expect(await replaceBy(seller, again, seller.cookie)).toEqual(answer);
  expect(answer.body.photos.map(({ id }: { id: string }) => id)).toEqual([
    first,
    again,
    third,
  ]);
  expect(await photosOf(seller)).toEqual([
    [first, null],
    [again, "A mug, seen from side 2"],
    [third, "A mug, seen from side 3"],
  ]);
  expect(await db().photo.count({ where: { id: gone ?? "" } })).toBe(0);
  await seller.retry(publicationId);
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
});

test("replacing a photo: another's photo, one of a listing, one that is gone, another's listing: 404, and nothing changes", async () => {
  const [seller, other] = [await createPublisher(), await createPublisher()];
  const before = await photosOf(seller);
  const mine = await addPhoto(seller.userId);
  const foreign = await addPhoto(other.userId);
  const past = new Date(Date.now() - 1_000);
  const over = await addPhoto(seller.userId, { expiresAt: past });
  const attempts = [
    replaceBy(seller, foreign, seller.cookie),
    replaceBy(seller, seller.photoIds[2] ?? "", seller.cookie),
    replaceBy(seller, over, seller.cookie),
    replaceBy(seller, mine, other.cookie),
    replaceBy(seller, foreign, other.cookie),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(404);
  expect(await photosOf(seller)).toEqual(before);
  expect((await replaceBy(seller, "not-an-id", seller.cookie)).status).toBe(
    422,
  );
});
