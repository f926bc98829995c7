import { POST as draft } from "@/app/api/listings/[id]/etsy-draft/route";
import { POST as retry } from "@/app/api/publications/[id]/retry/route";
import { db } from "@/lib/database/db";
import { etsyBreaker } from "@/lib/etsy/api/call-etsy";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { createBatchSeller } from "@/tests/support/batch-seller";
import {
  answerConsent,
  createEtsySeller,
  type startTestEtsy,
} from "@/tests/support/etsy";
import { takeJobs } from "@/tests/support/jobs";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { createJpeg } from "@/tests/support/photos";
import { dishChoices, listDraftsAtEtsy } from "@/tests/support/publications";

type Etsy = Awaited<ReturnType<typeof startTestEtsy>>;
type Seller = Awaited<ReturnType<typeof createBatchSeller>>;

/**
 * An Etsy shop of a seller who writes batches, and what can happen on the way
 * of her listings to it.
 */
export async function connectBatchShop(
  etsy: Etsy,
  { userId, cookie, call }: Seller,
) {
  await etsy.reset();
  // Of one shop only one draft is made at a time, and all tests share one
  // database.
  const shopId = 62_000_000 + userId;
  await etsy.setUpShop({ user_id: 52_000_000 + userId, shop_id: shopId });
  const create = `POST /etsy/v3/application/shops/${shopId}/listings`;
  const faults = [
    { mode: "lost_answer", path: create, count: 1 },
    { mode: "lost_answer", path: "/images", count: 1 },
    { mode: "status", status: 500, path: create, count: 3 },
    {
      mode: "status",
      status: 429,
      retryAfter: 1,
      path: "/properties",
      count: 2,
    },
  ];
  const { start, finish } = await createEtsySeller();
  await finish(await answerConsent(await start(cookie)), cookie);

  const publications = () =>
    db().publication.findMany({
      where: { userId },
      orderBy: { createdAt: "asc" },
    });
  async function workOne(id: string, most: number) {
    for (let taken = 0; taken < most; taken += 1) {
      const [job] = await takeJobs(
        publishListingTask,
        `user:${userId}:publish:${id}`,
      );
      if (job === undefined) return;
      await publishStep(job.payload);
    }
  }
  return {
    /**
     * The next requests of a kind fail, which one by turns; first the answer to
     * a new draft is lost.
     */
    fail: (turn: number) =>
      etsy.fail(
        "etsy",
        faults[turn % faults.length] ?? { mode: "lost_answer" },
      ),
    /**
     * Of a written listing: nothing is left open, and it has a photo and a
     * title of its own.
     */
    async settle(listingId: number) {
      const productName = `Ring dish ${listingId}`;
      const facts = [
        { name: "product", value: productName, source: "seller" },
        { name: "materials", value: "stoneware", source: "seller" },
      ];
      const results = {
        ...emptyListing,
        title: `Ring Dish ${listingId}`,
        description: "A ring dish of stoneware.",
        tags: ["ring dish"],
        materials: [],
        altText: "A ring dish on oak",
        attributes: [],
      };
      const data = {
        productName,
        materials: "stoneware",
        results,
        facts,
        missing: [],
        notes: {},
        version: { increment: 1 },
      };
      await db().listing.update({ where: { id: listingId }, data });
      if ((await db().listingPhoto.count({ where: { listingId } })) > 0) return;
      await addToListing(listingId, [
        await addPhoto(userId, {
          image: new Uint8Array(await createJpeg({ width: 60, height: 40 })),
        }),
      ]);
    },
    async send(listingId: number) {
      const params = { id: String(listingId) };
      const { digest } = (await call(draft, "POST", params, dishChoices)).body;
      return call(draft, "POST", params, {
        ...dishChoices,
        confirm: true,
        digest,
      });
    },
    async work(most = 3) {
      for (const { id } of await publications()) await workOne(id, most);
    },
    /** Between Etsy's answer that the draft is made, and our note of it. */
    async killAfterDraft() {
      await db().$executeRaw`
        UPDATE "Publication" SET "etsyListingId" = NULL, "holder" = gen_random_uuid(),
          "heldUntil" = now() - interval '1 second', "steps" = jsonb_set("steps", '{0,state}', '"started"')
        WHERE "userId" = ${userId} AND state IN ('running', 'waiting') AND "etsyListingId" IS NOT NULL
          AND "steps"->1->>'state' = 'waiting'`;
    },
    /** Without faults: everything that is on its way gets there. */
    async finish() {
      await etsy.clearFaults();
      for (let round = 0; round < 3; round += 1) {
        etsyBreaker.recordSuccess();
        await db().etsyRate.updateMany({ data: { blockedUntil: null } });
        for (const { id, state } of await publications()) {
          if (state === "failed") await call(retry, "POST", { id }, {});
          await workOne(id, 40);
        }
      }
    },
    /**
     * Each listing has at most one draft on Etsy, nothing is more than a draft,
     * and we know of each.
     */
    async expectWhole() {
      const drafts = await listDraftsAtEtsy(etsy.url);
      expect(drafts.map(({ state }) => state)).toEqual(
        drafts.map(() => "draft"),
      );
      const titles = drafts.map(({ fields }) => fields.title);
      expect(new Set(titles).size).toBe(titles.length);
      const known = (await publications())
        .map(({ etsyListingId }) => etsyListingId)
        .filter((id) => id !== null);
      expect(new Set(known.map(String))).toEqual(
        new Set(drafts.map(({ listing_id }) => String(listing_id))),
      );
      return drafts.length;
    },
  };
}
