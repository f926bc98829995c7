import { createHash } from "node:crypto";
import sharp from "sharp";
import {
  POST as link,
  PUT as update,
} from "@/app/api/listings/[id]/etsy/route";
import { POST as draft } from "@/app/api/listings/[id]/etsy-draft/route";
import { POST as retry } from "@/app/api/publications/[id]/retry/route";
import { GET as read } from "@/app/api/publications/[id]/route";
import { db } from "@/lib/database/db";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { createEtsySeller } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { takeJobs } from "@/tests/support/jobs";
import { addPhoto, addToListing } from "@/tests/support/photo-rows";
import { listingRow } from "@/tests/support/seller";

/** A dish of the shop that the sandbox starts with, with four attributes. */
export const dishChoices = {
  taxonomyId: 6104,
  price: 24.5,
  quantity: 2,
  whoMade: "i_did",
  whenMade: "made_to_order",
  isSupply: false,

  shippingProfileId: 70_000_001,
  readinessStateId: 80_000_002,
  returnPolicyId: 90_000_001,
  sectionId: 30_000_002,
  attributes: [
    { id: 55_777_001, valueIds: [5_577_700_103] },
    { id: 200, valueIds: [2] },
    { id: 55_888_004, number: 9.5, scaleId: 327 },
    { id: 46_803_063_641, valueIds: [4_680_306_364_101] },
  ],
};

const dish = {
  title: "Ring Dish, Speckled & Small: Ann's Own",
  description: "A speckled ring dish of stoneware.",
  tags: ["ring dish", "trinket dish"],
  materials: ["stoneware"],
  altText: "A speckled ring dish on oak",
};

type Run = (payload: PayloadOf<typeof publishListingTask>) => Promise<void>;

/**
 * With one photo, and the one attribute that the category requires: a draft of
 * few steps, for what comes after it.
 */
export const fewSteps = {
  photos: 1,
  choices: { attributes: dishChoices.attributes.slice(0, 1) },
};

/** A seller with a connected shop and a listing of a dish with photos. */
export async function createPublisher({
  photos = 3,
  title = dish.title,
  choices = {},
} = {}) {
  const seller = await createEtsySeller();
  await seller.connect();
  const { id: userId } = seller.user;
  const facts = [
    { name: "product", value: "speckled ring dish", source: "seller" },
    { name: "materials", value: "stoneware", source: "seller" },
  ];
  const data = {
    ...listingRow(userId, {
      productName: "Speckled ring dish",
      materials: "stoneware",
      results: { ...dish, title },
    }),
    facts,
  };
  const { id: listingId } = await db().listing.create({ data });
  const colors = ["red", "green", "blue", "black", "white", "gray"].slice(
    0,
    photos,
  );
  const images = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const photoIds = await Promise.all(
    images.map((image) => addPhoto(userId, { image: new Uint8Array(image) })),
  );
  await addToListing(listingId, photoIds);

  async function call(
    handler: unknown,
    method: string,
    id: string | number,
    body?: unknown,
    cookie = seller.cookie,
  ) {
    const route = handler as (
      request: Request,
      context: object,
    ) => Promise<Response>;
    const request = createRequest(method, "/api/x", body, { cookie });
    const response = await route(request, {
      params: Promise.resolve({ id: String(id) }),
    });
    return { status: response.status, body: await response.json() };
  }
  const usual = { ...dishChoices, ...choices };
  const preview = (changes: object = {}) =>
    call(draft, "POST", listingId, { ...usual, ...changes });
  /**
   * Confirms the sheet that these choices show, unless they name the digest of
   * another one.
   */
  async function publish(changes: object = {}) {
    const { digest = "of no sheet" } = (await preview(changes)).body;
    return call(draft, "POST", listingId, {
      ...usual,
      confirm: true,
      digest,
      ...changes,
    });
  }
  /**
   * Takes the publication's jobs one after the other, whenever they are due; at
   * most `most`.
   */
  async function work(publicationId: string, run: Run, most = 60) {
    for (let taken = 0; taken < most; taken += 1) {
      const [job] = await takeJobs(
        publishListingTask,
        `user:${userId}:publish:${publicationId}`,
      );
      if (job === undefined) return;
      await run(job.payload);
    }
  }
  return {
    ...seller,

    userId,
    listingId,
    photoIds,
    images,
    preview,
    publish,
    work,
    read: async (id: string, cookie?: string) =>
      (await call(read, "GET", id, undefined, cookie)) as {
        status: number;
        body: PublicationAnswer;
      },
    link: (address: string, cookie?: string) =>
      call(link, "POST", listingId, { address }, cookie),
    update: (body: object, cookie?: string) =>
      call(update, "PUT", listingId, body, cookie),
    retry: (id: string) => call(retry, "POST", id, {}),
  };
}

type Image = { listing_image_id: number; alt_text: string; digest: string };
export type DraftAtEtsy = {
  listing_id: number;
  state: string;
  fields: Record<string, unknown>;
  images: Image[];
} & {
  properties: { values: string[] }[];
  translations: Record<string, { title: string }>;
};

/** The listings of the sandbox at this address. */
export async function listDraftsAtEtsy(
  sandboxUrl: string,
): Promise<DraftAtEtsy[]> {
  const state = await (await fetch(`${sandboxUrl}/etsy/state.json`)).json();
  return state.listings;
}

const digestOf = (image: Buffer) =>
  createHash("sha256").update(image).digest("hex");

/**
 * The shop has exactly one draft, with the photos in their order, each once,
 * and the four attributes.
 */
export async function expectOneDraft(
  sandboxUrl: string,
  { images }: { images: Buffer[] },
) {
  const drafts = await listDraftsAtEtsy(sandboxUrl);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.images.map(({ digest }) => digest)).toEqual(
    images.map(digestOf),
  );
  expect(drafts[0]?.properties.map(({ values }) => values)).toEqual([
    ["Stoneware"],
    ["Blue"],
    ["9.5"],
    ["Birthday"],
  ]);
  return drafts[0];
}

/** Gives the listing a German translation, as if it had been written. */
export async function addTranslation(listingId: number) {
  const texts = {
    language: "de",
    title: "Ringschale",
    description: "Eine Schale.",
    tags: ["schale"],
    item: "Schale",
  };
  const bill = {
    writer: "w",
    promptVersion: "p",
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
  };
  await db().translation.create({ data: { listingId, ...texts, ...bill } });
}
