import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { createBatchSeller } from "@/tests/support/batch-seller";
import { startTestEtsy } from "@/tests/support/etsy";
import {
  createPublisher,
  fewSteps,
  listDraftsAtEtsy,
} from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
afterAll(() => etsy.close());
beforeEach(() => etsy.reset());

type Publisher = Awaited<ReturnType<typeof createPublisher>>;

/**
 * A batch that holds the listing as its accepted row, and one that is ready.
 */
async function addBatch({ userId, listingId }: Publisher) {
  const { id } = await db().batch.create({
    data: { userId, name: "Autumn", state: "running" },
  });
  const form = { productName: "Ring dish" };
  const rows = [
    { position: 1, state: "accepted", listingId },
    { position: 2, state: "queued", listingId: null },
  ];
  await db().batchRow.createMany({
    data: rows.map((row) => ({ ...row, batchId: id, userId, form })),
  });
  return id;
}

async function createShopSeller() {
  const publisher = await createPublisher(fewSteps);
  const batchId = await addBatch(publisher);
  const seller = await createBatchSeller({ cookieOf: publisher.cookie });
  const drafts = async () =>
    (await seller.read(batchId)).body.rows.map(({ draft }) => draft);
  return { ...publisher, batchId, drafts };
}

test("rows of a batch: a draft on its way, then made, with its number on Etsy", async () => {
  const seller = await createShopSeller();
  expect(await seller.drafts()).toEqual([null, null]);
  const { publicationId } = (await seller.publish()).body;
  expect(await seller.drafts()).toMatchObject([
    { publicationId, state: "queued", etsyListingId: null },
    null,
  ]);
  await seller.work(publicationId, publishStep);
  const [made] = await listDraftsAtEtsy(etsy.url);
  expect(await seller.drafts()).toMatchObject([
    {
      publicationId,
      state: "done",
      etsyListingId: String(made?.listing_id),
      canChooseAgain: false,
    },
    null,
  ]);
});

test("row of a batch: Etsy's refusal is told with its words, and other choices may be sent", async () => {
  const seller = await createShopSeller();
  const { publicationId } = (await seller.publish({ shippingProfileId: 1 }))
    .body;
  await seller.work(publicationId, publishStep);
  const [draft] = await seller.drafts();
  expect(draft).toMatchObject({
    state: "failed",
    code: "refused",
    canChooseAgain: true,
    etsyListingId: null,
  });
  expect(draft?.words).not.toBe("");
});

test("row of a batch: the draft in a shop that is connected no more is not the new shop's", async () => {
  const seller = await createShopSeller();
  await seller.publish();
  await db().publication.updateMany({
    where: { userId: seller.userId },
    data: { etsyShopId: 1n },
  });
  expect(await seller.drafts()).toEqual([null, null]);
  await db().etsyConnection.deleteMany({ where: { userId: seller.userId } });
  expect(await seller.drafts()).toMatchObject([{ state: "queued" }, null]);
});

test("batch of another user: neither its rows nor their drafts are told", async () => {
  const seller = await createShopSeller();
  await seller.publish();
  const other = await createBatchSeller();
  expect((await other.read(seller.batchId)).status).toBe(404);
});

test("row of a batch: the same listing confirmed twice has one draft", async () => {
  const seller = await createShopSeller();
  const [one, two] = await Promise.all([seller.publish(), seller.publish()]);
  expect(one.body.publicationId).toBe(two.body.publicationId);
  await seller.work(one.body.publicationId, publishStep);
  expect(await listDraftsAtEtsy(etsy.url)).toHaveLength(1);
});
