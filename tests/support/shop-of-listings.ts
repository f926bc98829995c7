import { z } from "zod";
import { GET as together } from "@/app/api/changes/together/[groupId]/route";
import { GET as progress } from "@/app/api/etsy/updates/[groupId]/route";
import { POST as updates } from "@/app/api/etsy/updates/route";
import { POST as link } from "@/app/api/listings/[id]/etsy/route";
import { POST as retry } from "@/app/api/publications/[id]/retry/route";
import { db } from "@/lib/database/db";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import { createEtsySeller, type startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { takeJobs } from "@/tests/support/jobs";
import { listDraftsAtEtsy } from "@/tests/support/publications";
import { listingRow } from "@/tests/support/seller";

type Etsy = Awaited<ReturnType<typeof startTestEtsy>>;

const texts = {
  description: "A speckled ring dish of stoneware.",
  tags: ["ring dish"],
  materials: ["stoneware"],
};
const letterOf = (index: number) => String.fromCharCode(65 + index);
export const oldTitle = (index: number) =>
  `Ring Dish, Speckled: Ann's ${letterOf(index)}`;
export const newTitle = (index: number) =>
  `Ring Dish, Speckled & Small: Ann's ${letterOf(index)}`;

/**
 * A seller with published listings of two photos, each linked to one here whose
 * title is another.
 */
export async function createShopOfListings(
  etsy: Etsy,
  count: number,
  { state = "active" } = {},
) {
  const { listing_ids: etsyIds } = (await etsy.setUpShop({
    user_id: 51_000_004,
    shop_id: 61_000_004,
    listings: Array.from({ length: count }, (_, index) => ({
      title: oldTitle(index),
      ...texts,
      taxonomy_id: 1633,
      who_made: "i_did",
      when_made: "made_to_order",
      shipping_profile_id: 70_000_001,
      readiness_state_id: 80_000_002,
      state,
      photos: ["", "Side"],
    })),
  })) as { listing_ids: number[] };
  const seller = await createEtsySeller();
  await seller.connect();
  const { id: userId } = seller.user;
  const { cookie } = seller;
  const call = async (
    handler: unknown,
    { method = "POST", params = {}, body }: Call,
    as = cookie,
  ) => {
    const route = handler as (
      request: Request,
      context: object,
    ) => Promise<Response>;
    const response = await route(
      createRequest(method, "/api/x", body, { cookie: as }),
      { params: Promise.resolve(params) },
    );
    return { status: response.status, body: await response.json() };
  };
  const ids: number[] = [];
  for (const [index, etsyId] of etsyIds.entries()) {
    const data = {
      ...listingRow(userId, {
        productName: `Dish ${index + 1}`,
        materials: "stoneware",
        results: { ...texts, title: newTitle(index), altText: "A ring dish" },
      }),
      facts: [
        { name: "product", value: "ring dish", source: "seller" },
        { name: "materials", value: "stoneware", source: "seller" },
      ],
    };
    const { id } = await db().listing.create({ data });
    ids.push(id);
    const linked = await call(link, {
      params: { id: String(id) },
      body: { address: String(etsyId) },
    });
    expect(linked.status).toBe(201);
  }
  await fetch(`${etsy.url}/requests.json`, { method: "DELETE" });

  const send = (body: object, as?: string) => call(updates, { body }, as);
  /** Shows, and confirms what may be chosen. */
  async function confirm(targets: Target[], more: object = {}) {
    const preview = (await send({ targets })).body;
    const chosen = targets.map((target, index) => ({
      ...target,
      fields: preview.listings[index].differences.map(
        ({ field }: { field: string }) => field,
      ),
    }));
    const request = {
      targets: chosen,
      confirm: true,
      digest: preview.digest,
      ...more,
    };
    return { preview, request, answer: await send(request) };
  }
  /**
   * Takes the steps of all publications, whenever they are due; of each at most
   * `most`.
   */
  async function work(most = 60) {
    let isIdle = false;
    for (let round = 0; !isIdle && round < most; round += 1) {
      isIdle = true;
      const publications = await db().publication.findMany({
        where: { userId },
        select: { id: true },
      });
      for (const { id } of publications) {
        const key = `user:${userId}:publish:${id}`;
        for (const job of await takeJobs(publishListingTask, key)) {
          isIdle = false;
          await publishStep(job.payload);
        }
      }
    }
  }
  return {
    ...seller,
    userId,
    ids,
    etsyIds,
    send,
    confirm,
    work,
    retry: (id: string) => call(retry, { params: { id }, body: {} }),
    progress: (groupId: string, as?: string) =>
      call(progress, { method: "GET", params: { groupId } }, as),
    together: (groupId: string, as?: string) =>
      call(together, { method: "GET", params: { groupId } }, as),
    /** As the seller does in Etsy's editor. */
    async editAtEtsy(index: number, changes: Record<string, string>) {
      const path = `/shops/61000004/listings/${etsyIds[index]}`;
      const body = new URLSearchParams(changes);
      await withAccessToken(userId, (accessToken) =>
        callEtsy({
          method: "PATCH",
          path,
          body,
          accessToken,
          answer: z.unknown(),
        }),
      );
    },
    imageIds: async () =>
      (await listDraftsAtEtsy(etsy.url)).map(({ images }) =>
        images.map((image) => String(image.listing_image_id)),
      ),
    titles: async () =>
      (await listDraftsAtEtsy(etsy.url)).map(({ fields }) => fields.title),
    altTexts: async () =>
      (await listDraftsAtEtsy(etsy.url)).map(({ images }) =>
        images.map(({ alt_text }) => alt_text),
      ),
  };
}

type Call = { method?: string; params?: object; body?: unknown };
type Target = { listingId: number } & Record<string, unknown>;
