import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createPublisher } from "@/tests/support/publications";
import { addEndpoint, listEvents } from "@/tests/support/webhooks";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
  await etsy.setUpShop({ user_id: 51_000_022, shop_id: 61_000_022 });
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

test("etsy.draft_created: once, when all of it is on Etsy; an update is no draft", async () => {
  const seller = await createPublisher();
  await addEndpoint(seller.userId, ["etsy.draft_created"]);
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep, 2);
  expect(await listEvents(seller.userId)).toEqual([]);
  await seller.work(publicationId, publishStep);
  const { etsyListingId } = (await seller.read(publicationId)).body;
  const drafted = [
    "etsy.draft_created",
    {
      listingId: String(seller.listingId),
      publicationId,
      etsyListingId: String(etsyListingId),
    },
  ];
  expect(await listEvents(seller.userId)).toEqual([drafted]);
  // As an update leaves it.
  await db().publication.update({
    where: { id: publicationId },
    data: { state: "queued", update: {} },
  });
  await db().publication.update({
    where: { id: publicationId },
    data: { state: "done" },
  });
  expect(await listEvents(seller.userId)).toEqual([drafted]);
});
