import { z } from "zod";
import { POST as startAudit } from "@/app/api/audit/shop/route";
import { GET as readAttributes } from "@/app/api/etsy/categories/[id]/properties/route";
import { GET as listCategories } from "@/app/api/etsy/categories/route";
import { GET as readOptions } from "@/app/api/etsy/options/route";
import { readShopPage } from "@/lib/audit/etsy-shop/read-shop-page";
import { db } from "@/lib/database/db";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { listProperties } from "@/lib/etsy/listing/list-active";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { combine } from "@/lib/listings/options/combinations";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { findContractProblems } from "@/tests/support/etsy-contract";
import {
  allowedRequests,
  type EtsyRequest,
  findProblems,
  nameOf,
  watchRequests,
} from "@/tests/support/etsy-requests";
import { createRequest } from "@/tests/support/factories";
import { addTranslation, createPublisher } from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
let watch: ReturnType<typeof watchRequests>;

const texts = { isRequired: true, maxCharacters: 12, options: [] };
const options = {
  questions: [
    {
      text: "Which name?",
      instructions: "Up to 12 letters",
      kind: "text_input",
      ...texts,
    },
    {
      text: "Font",
      instructions: "",
      kind: "dropdown",
      isRequired: false,
      maxCharacters: null,
      options: ["Script"],
    },
  ],
  variations: combine(
    [
      { name: "Size", values: ["S", "L"] },
      { name: "Color", values: ["Red", "Blue"] },
    ],
    ([size]) => ({
      price: size === 1 ? 32 : null,
      isOffered: true,
    }),
  ),
};

/**
 * Everything that we do on Etsy, and the requests after faults: all drafts, the
 * photos and the translation are read.
 */
async function doEverything() {
  const seller = await createPublisher();
  const get = (path: string) =>
    createRequest("GET", path, undefined, { cookie: seller.cookie });
  await readOptions(get("/api/etsy/options"));
  // So that they are read from Etsy, right before: other tests store the tree
  // too.
  await db().etsyContent.deleteMany({
    where: { key: { in: ["taxonomy", "attributes:1356"] } },
  });
  await listCategories(get("/api/etsy/categories?q=dish"));
  const params = Promise.resolve({ id: "1356" });
  await readAttributes(get("/api/etsy/categories/1356/properties"), { params });
  await addTranslation(seller.listingId);
  await db().$executeRaw`
    INSERT INTO "ListingOptions" ("listingId", "questions", "variations")
    VALUES (${seller.listingId}, ${JSON.stringify(options.questions)}::jsonb, ${JSON.stringify(options.variations)}::jsonb)`;
  const paths = [
    "POST /etsy/v3/application/shops/61000005/listings",
    "/images",
    "/translations/",
  ];
  for (const path of paths)
    await etsy.fail("etsy", { mode: "lost_answer", path, count: 1 });
  const { publicationId } = (await seller.publish({ languages: ["de"] })).body;
  await seller.work(publicationId, publishStep, 13);
  await etsy.changeTokens({ action: "expire_access" });
  await shuffle(
    seller.userId,
    (await seller.read(publicationId)).body.etsyListingId,
  );
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
  await auditShop(
    seller,
    String((await seller.read(publicationId)).body.etsyListingId),
  );
  const improved = JSON.stringify({
    title: "Another Title",
    altText: "Another text",
    tags: ["small bowl"],
  });
  await db().$executeRaw`
    UPDATE "Listing" SET "results" = "results" || ${improved}::jsonb WHERE "id" = ${seller.listingId}`;
  await db()
    .$executeRaw`UPDATE "ListingPhoto" SET "altText" = 'Other' WHERE "listingId" = ${seller.listingId}`;
  const { digest } = (await seller.update({})).body;
  await seller.update({
    fields: ["title", "tags", "altTexts"],
    confirm: true,
    digest,
  });
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
}

/** Reads the shop as an audit does, and the attributes of one listing. */
async function auditShop(
  { userId, cookie }: { userId: number; cookie: string },
  listing: string,
) {
  const request = createRequest("POST", "/api/audit/shop", {}, { cookie });
  const { audit } = await (
    await startAudit(request, { params: Promise.resolve({}) })
  ).json();
  await readShopPage({ auditId: audit.id, userId });
  await withAccessToken(userId, (accessToken, { etsyShopId }) =>
    listProperties(etsyShopId, listing, accessToken),
  );
}

/** Puts the photos into another order on Etsy, as parallel uploads do there. */
async function shuffle(userId: number, etsyListingId: string | null) {
  const answer = z.object({
    results: z.array(z.object({ listing_image_id: z.number() })),
  });
  await withAccessToken(userId, async (accessToken) => {
    const { results } = await callEtsy({
      path: `/listings/${etsyListingId}/images`,
      accessToken,
      answer,
    });
    const ids = results.map(({ listing_image_id: id }) => id).reverse();
    const path = `/shops/61000005/listings/${etsyListingId}`;
    const body = new URLSearchParams({ image_ids: ids.join() });
    await callEtsy({
      method: "PATCH",
      path,
      body,
      accessToken,
      answer: z.unknown(),
    });
  });
}

beforeAll(async () => {
  etsy = await startTestEtsy();
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_005, shop_id: 61_000_005 });
  watch = watchRequests(`${etsy.url}/etsy`);
  await doEverything();
});
afterAll(async () => {
  watch.end();
  await etsy.close();
  await closeConnections();
});

test("every request that we send: has exactly the form that it must have", () => {
  expect(watch.seen.flatMap(findProblems)).toEqual([]);
});

test("every form of a request: is really sent here, so that none of them is checked by nobody", () => {
  const sent = new Set(watch.seen.map(nameOf));
  const unsent = allowedRequests.filter((name) => !sent.has(name));
  // Only after a translation that was there before.
  expect(
    unsent.filter(
      (name) => !name.startsWith("PUT /shops/0/listings/0/translations"),
    ),
  ).toEqual([]);
});

test("requests to Etsy: the contract has each of them, with these fields", () => {
  const checked = watch.seen.filter(
    ({ path }) => !path.endsWith("/oauth/token"),
  );
  expect(checked.length).toBeGreaterThan(20);
  expect(checked.flatMap(findContractProblems)).toEqual([]);
});

const draft = (changes: object): EtsyRequest => {
  const { body, ...request } =
    watch.seen.find((each) => nameOf(each) === "POST /shops/0/listings") ??
    watch.seen[0] ??
    never();
  return { ...request, body: { ...(body as object), ...changes } };
};
const never = () => {
  throw new Error("no draft was sent");
};

test.each([
  ["a state", { state: "active" }],
  ["personalization in the listing's form", { is_personalizable: "true" }],
  ["paid renewals", { should_auto_renew: "true" }],
  ["minor units", { price: "2450" }],
  ["no tags as an empty text", { tags: "" }],
  ["an unknown year", { when_made: "2020_31" }],
  ["an id of more than 64 bits", { taxonomy_id: "12345678901234567890" }],
  ["brackets", { "tags[]": "ring dish" }],
])("a draft with %s: is noticed", (_, changes) => {
  expect(findProblems(draft({}))).toEqual([]);
  expect(findProblems(draft(changes))).not.toEqual([]);
});

test.each([
  ["DELETE", "/v3/application/listings/1"],
  ["POST", "/v3/application/shops/1/sections"],
  ["DELETE", "/v3/application/shops/1/listings/1/images/1"],
])("%s %s: is a request that we never send", (method, path) => {
  expect(
    findProblems({ method, path, query: {}, encoding: null, body: null }),
  ).toHaveLength(1);
});
