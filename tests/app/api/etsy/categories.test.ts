import { GET as properties } from "@/app/api/etsy/categories/[id]/properties/route";
import { GET as categories } from "@/app/api/etsy/categories/route";
import { GET as options } from "@/app/api/etsy/options/route";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { forgetCategories } from "@/lib/etsy/categories/categories";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
let cookie: string;
beforeAll(async () => {
  etsy = await startTestEtsy();
  cookie = await signIn(await createUser());
});
beforeEach(async () => {
  await etsy.reset();
  await db().etsyContent.deleteMany();
  forgetCategories();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const search = async (q: string) => {
  const response = await categories(
    createRequest(
      "GET",
      `/api/etsy/categories?q=${encodeURIComponent(q)}`,
      undefined,
      { cookie },
    ),
  );
  return { status: response.status, body: await response.json() };
};
const attributesOf = async (id: string) => {
  const request = createRequest(
    "GET",
    `/api/etsy/categories/${id}/properties`,
    undefined,
    { cookie },
  );
  const response = await properties(request, {
    params: Promise.resolve({ id }),
  });
  return { status: response.status, body: await response.json() };
};
const readOptions = async (as: string) => {
  const response = await options(
    createRequest("GET", "/api/etsy/options", undefined, { cookie: as }),
  );
  return { status: response.status, body: await response.json() };
};
const callsTo = async (end: string) =>
  (await etsy.calls()).filter(({ path }) => path.endsWith(end)).length;

test("categories: are read from Etsy once a day, and searched here", async () => {
  expect(await search("mug")).toMatchObject({
    status: 200,
    body: [
      {
        id: 1062,
        name: "Mugs",
        path: [
          "Home & Living",
          "Kitchen & Dining",
          "Drink & Barware",
          "Drinkware",
        ],
      },
    ],
  });
  await Promise.all(["bowl", "ring dish", "beanie"].map(search));
  forgetCategories();
  expect((await search("soap")).body[0]).toMatchObject({ id: 309 });
  expect(await callsTo("/seller-taxonomy/nodes")).toBe(1);
  await db().etsyContent.updateMany({
    data: { readAt: new Date(Date.now() - 24 * 3_600_000) },
  });
  forgetCategories();
  await search("mug");
  expect(await callsTo("/seller-taxonomy/nodes")).toBe(2);
});

test("categories: while Etsy fails and nothing is stored, the answer says to try again", async () => {
  await etsy.fail("etsy", { mode: "status", status: 503 });
  expect(await search("mug")).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  await etsy.clearFaults();
  expect(await search("mug")).toMatchObject({ status: 200 });
});

test("categories: a search of more than 200 characters is refused", async () => {
  expect(await search("m".repeat(201))).toMatchObject({ status: 422 });
});

test("attributes: exactly those of the category, required ones first, with its values and scales", async () => {
  const { status, body } = await attributesOf("1062");
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({
    name: "Materials",
    isRequired: true,
    maxValues: 5,
  });
  const names = body.map(({ name }: { name: string }) => name);
  expect(names).toContain("Capacity");
  expect(names).not.toContain("Style");
  expect(
    body.find(({ name }: { name: string }) => name === "Capacity"),
  ).toMatchObject({
    values: [],
    scales: [
      { id: 340, name: "Fluid ounces" },
      { id: 341, name: "Milliliters" },
    ],
  });
  expect(body.find(({ id }: { id: number }) => id === 200)).toMatchObject({
    maxValues: 1,
    values: expect.arrayContaining([{ id: 2, name: "Blue" }]),
  });
  await attributesOf("1062");
  expect(await callsTo("/nodes/1062/properties")).toBe(1);
});

test.each(["999999", "1031", "0", "1e3", "abc", "-1"])(
  "attributes: category %s has none: 404",
  async (id) => {
    expect(await attributesOf(id)).toMatchObject({ status: 404 });
  },
);

test("options: the profiles, policies, sections and partners of the connected shop, without deleted ones", async () => {
  const profile = { shipping_profile_id: 1, title: "Letters" };
  await etsy.setUpShop({
    shipping_profiles: [
      profile,
      { ...profile, shipping_profile_id: 2, is_deleted: true },
    ],
    production_partners: [
      { production_partner_id: 3, partner_name: "Printer", location: "Riga" },
    ],
  });
  const seller = await createEtsySeller();
  await seller.connect();
  expect(await readOptions(seller.cookie)).toEqual({
    status: 200,
    body: {
      currency: "USD",
      shippingProfiles: [{ id: 1, title: "Letters" }],
      readinessStates: [
        {
          id: 80_000_001,
          kind: "ready_to_ship",
          label: "Ready to ship, 1-2 days",
        },
        {
          id: 80_000_002,
          kind: "made_to_order",
          label: "Made to order, 5-10 days",
        },
      ],
      returnPolicies: [
        { id: 90_000_001, label: "Returns and exchanges within 30 days" },
      ],
      sections: [
        { id: 30_000_001, title: "Kitchen" },
        { id: 30_000_002, title: "Gifts" },
      ],
      partners: [{ id: 3, label: "Printer, Riga" }],
    },
  });
});

test("options: without a connection, and after it was revoked, the answer says to connect", async () => {
  expect(await readOptions(cookie)).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
  const seller = await createEtsySeller();
  await seller.connect();
  await etsy.changeTokens({ action: "revoke" });
  expect(await readOptions(seller.cookie)).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
});

test("without a key: none of the calls exists", async () => {
  jest.replaceProperty(env(), "ETSY_KEYSTRING", undefined);
  expect([
    (await search("mug")).status,
    (await attributesOf("1062")).status,
  ]).toEqual([404, 404]);
});
