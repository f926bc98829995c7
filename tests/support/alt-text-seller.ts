import { GET as picture } from "@/app/api/alt-texts/[id]/pictures/[imageId]/route";
import { POST as retry } from "@/app/api/alt-texts/[id]/retry/route";
import {
  PATCH as edit,
  DELETE as removeOne,
} from "@/app/api/alt-texts/[id]/route";
import { GET as progress } from "@/app/api/alt-texts/progress/route";
import { GET as review } from "@/app/api/alt-texts/review/route";
import {
  GET as read,
  POST as start,
  DELETE as stop,
} from "@/app/api/alt-texts/route";
import { POST as openTargets } from "@/app/api/alt-texts/targets/route";
import { POST as readShop } from "@/app/api/audit/shop/route";
import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { POST as updates } from "@/app/api/etsy/updates/route";
import { POST as tryAgain } from "@/app/api/publications/[id]/retry/route";
import type {
  AltTextProgress,
  AltTextReview,
  AltTextsAnswer,
  AltTextTarget,
} from "@/lib/alt-texts/schema";
import { writeAltTextsTask } from "@/lib/alt-texts/tasks";
import { writeAltTexts } from "@/lib/alt-texts/write-alt-texts";
import { readShopPage } from "@/lib/audit/etsy-shop/read-shop-page";
import { readShopAuditTask } from "@/lib/audit/etsy-shop/tasks";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import { createEtsySeller, type startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { takeJobs } from "@/tests/support/jobs";

type Etsy = Awaited<ReturnType<typeof startTestEtsy>>;
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** A listing of a shop with photos of these alt texts. */
export const dishWith = (number: number, photos: string[]) => ({
  state: "active",
  title: `Oak Ring Dish No ${number}`,
  description: `Dish ${number} of oak, for rings.`,
  taxonomy_id: 6104,

  who_made: "i_did",
  when_made: "made_to_order",
  is_supply: false,
  tags: ["oak dish"],
  materials: ["oak"],

  shipping_profile_id: 70_000_001,
  readiness_state_id: 80_000_002,
  price: 24.5,
  photos,
});

let lastShop = 0;

/** A seller with a connected shop of these photos, which was read. */
export async function createAltTextSeller(etsy: Etsy, photos: string[][]) {
  lastShop += 1;
  const shopId = 62_200_000 + lastShop;
  const { listing_ids: listingIds } = await etsy.setUpShop({
    user_id: 52_200_000 + lastShop,
    shop_id: shopId,
    listings: photos.map((texts, index) => dishWith(index + 1, texts)),
  });
  const seller = await createEtsySeller();
  await seller.connect();
  const { cookie } = seller;
  const userId = seller.user.id;
  await db().user.update({
    where: { id: userId },
    data: { subscriptionTier: "standard" },
  });

  async function call(
    handler: unknown,
    method: string,
    params: Record<string, string> = {},
    body?: unknown,
  ) {
    const response = await (handler as Handler)(
      createRequest(method, "/api/alt-texts", body, { cookie }),
      { params: Promise.resolve(params) },
    );
    const isJson = response.headers
      .get("content-type")
      ?.startsWith("application/json");
    return {
      status: response.status,
      body: isJson ? await response.json() : null,
      response,
    };
  }

  async function readAgain() {
    await call(readShop, "POST", {}, { again: true });
    for (;;) {
      const audit = await db().shopAudit.findUnique({ where: { userId } });
      const key = `user:${userId}:audit:${audit?.id}`;
      const [job] = await takeJobs(readShopAuditTask, key);
      if (job === undefined) return;
      await readShopPage(job.payload);
    }
  }
  await readAgain();

  const key = `user:${userId}:alt-texts`;
  /** Runs the jobs of the writing, whenever they are due; at most `most`. */
  async function work(most = 200) {
    for (let done = 0; done < most; done += 1) {
      const [job] = await takeJobs(writeAltTextsTask, key);
      if (job === undefined) return done;
      await writeAltTexts(job.payload);
    }
    return most;
  }
  const ids = listingIds.map(String) as string[];
  return {
    ...seller,
    userId,
    shopId,
    ids,
    key,
    work,
    readAgain,
    read: async () => (await call(read, "GET")).body as AltTextsAnswer,
    start: (listings = ids) => call(start, "POST", {}, { listings }),
    stop: () => call(stop, "DELETE"),
    retry: (id: string) => call(retry, "POST", { id }, {}),
    /** One publication that stopped. */
    tryAgain: (id: string) => call(tryAgain, "POST", { id }, {}),
    remove: (id: string) => call(removeOne, "DELETE", { id }),
    edit: (id: string, body: object) => call(edit, "PATCH", { id }, body),
    picture: (id: string, imageId: number | string) =>
      call(picture, "GET", { id, imageId: String(imageId) }),
    progress: async () =>
      (await call(progress, "GET")).body.chosen as AltTextProgress[],
    review: async () => (await call(review, "GET")).body as AltTextReview,
    disconnect: () => call(disconnect, "DELETE"),
    targets: async (listings = ids) =>
      (await call(openTargets, "POST", {}, { listings })).body
        .targets as AltTextTarget[],
    /** What one screen shows of these targets. */
    preview: async (targets: AltTextTarget[]) =>
      call(updates, "POST", {}, { targets: targets.map((one) => one.target) }),
    /** The press on that screen. */
    confirm: async (targets: AltTextTarget[], digest: string) =>
      call(
        updates,
        "POST",
        {},
        {
          targets: targets.map(({ target }) => ({
            ...target,
            fields: ["altTexts"],
          })),
          confirm: true,
          digest,
        },
      ),
    /** Steps of all publications, whenever they are due; at most `most`. */
    async publish(most = 400) {
      let steps = 0;
      for (let isBusy = true; isBusy && steps < most; ) {
        isBusy = false;
        const rows = await db().publication.findMany({ where: { userId } });
        for (const { id } of rows) {
          const [job] = await takeJobs(
            publishListingTask,
            `user:${userId}:publish:${id}`,
          );
          if (job === undefined || steps >= most) continue;
          isBusy = true;
          steps += 1;
          await publishStep(job.payload);
        }
      }
      return steps;
    },
    publications: () => db().publication.findMany({ where: { userId } }),
    used: () => countUsed(userId),
    /** Whatever waits for its time may be tried now. */
    endWaiting: () =>
      db().altTextListing.updateMany({
        where: { userId },
        data: { nextAt: null },
      }),
  };
}
