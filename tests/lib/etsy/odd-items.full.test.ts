import { GET as properties } from "@/app/api/etsy/categories/[id]/properties/route";
import { GET as categories } from "@/app/api/etsy/categories/route";
import { GET as connection } from "@/app/api/etsy/connection/route";
import { GET as options } from "@/app/api/etsy/options/route";
import { db } from "@/lib/database/db";
import { forgetCategories } from "@/lib/etsy/categories/categories";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { listActive, listProperties } from "@/lib/etsy/listing/list-active";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { log } from "@/lib/log";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { createPublisher, expectOneDraft } from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(async () => {
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_800_001, shop_id: 61_800_001 });
  await db().etsyContent.deleteMany();
  forgetCategories();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const addOdd = (path: string, item: unknown, list = "results") =>
  etsy.fail("etsy", { mode: "odd_item", path, item, list });
const connected = async () => {
  const seller = await createEtsySeller();
  await seller.connect();
  return seller;
};
async function get(handler: unknown, path: string, cookie: string, id = "") {
  const route = handler as (
    request: Request,
    context: object,
  ) => Promise<Response>;
  const response = await route(
    createRequest("GET", path, undefined, { cookie }),
    { params: Promise.resolve({ id }) },
  );
  return { status: response.status, body: await response.json() };
}
const readOptions = ({ cookie }: { cookie: string }) =>
  get(options, "/api/etsy/options", cookie);

const nothing = [null, 7, "Gifts", [], {}];
const oddChoices: [path: string, odd: unknown[]][] = [
  [
    "/sections",
    [
      { shop_section_id: 5, title: null },
      { shop_section_id: 5, title: "  " },
      { title: "Lamps" },
    ],
  ],
  [
    "/shipping-profiles",
    [
      { shipping_profile_id: null, title: "Parcel" },
      { shipping_profile_id: -3, title: "Parcel" },
    ],
  ],
  ["/readiness-state-definitions", [{ readiness_state_id: "soon" }]],
  [
    "/policies/return",
    [{ return_policy_id: 4, accepts_returns: null, accepts_exchanges: true }],
  ],
  ["/production-partners", [{ production_partner_id: 4, partner_name: null }]],
];
test.each(
  oddChoices.flatMap(([path, odd]) =>
    [...nothing, ...odd].map(
      (item) => [path, JSON.stringify(item), item] as const,
    ),
  ),
)(
  "options: in %s, %s is left out and logged, and everything else can be chosen",
  async (path, _, item) => {
    const seller = await connected();
    const whole = await readOptions(seller);
    const warn = jest.spyOn(log(), "warn");
    await addOdd(path, item);
    expect(await readOptions(seller)).toEqual(whole);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({
        what: expect.any(String),
        problems: expect.any(Array),
      }),
      expect.stringContaining("left out"),
    );
  },
);

test.each([
  [
    "/production-partners",
    { production_partner_id: 4, partner_name: "Printer", location: null },
    "Printer",
  ],
  [
    "/production-partners",
    { production_partner_id: "4", partner_name: "Weaver" },
    "Weaver",
  ],
  [
    "/shipping-profiles",
    { shipping_profile_id: "8", title: null, is_deleted: null },
    "Profile 8",
  ],
  [
    "/sections",
    { shop_section_id: "9007199254740991", title: "Lamps" },
    "Lamps",
  ],
  [
    "/readiness-state-definitions",
    { readiness_state_id: 6, processing_days_display_label: null },
    "Profile 6",
  ],
])(
  "options: in %s, what lacks only what isn't needed can be chosen: %j",
  async (path, item, label) => {
    const seller = await connected();
    await addOdd(path, item);
    expect(JSON.stringify((await readOptions(seller)).body)).toContain(
      `"${label}"`,
    );
  },
);

test("a draft: is made in a shop with an odd item in every list, and an odd draft beside it", async () => {
  const seller = await createPublisher();
  await addOdd("GET /etsy/v3/application/shops", null);
  await addOdd("/images", null);
  await addOdd("GET /etsy/v3/application/listings", null, "tags");
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "done",
    problem: null,
  });
  await expectOneDraft(etsy.url, seller);
});

test.each([
  ["no price", { title: "Half a draft", description: "", price: null }],
  ["no title", { title: null, description: null }],
  ["no number", { listing_id: null, title: "Lost", description: "Lost" }],
])(
  "a draft whose answer was lost: is found beside a draft of the seller's with %s",
  async (_, odd) => {
    const seller = await createPublisher();
    const price = { amount: 100, divisor: 100 };
    const created_timestamp = Math.floor(Date.now() / 1_000);
    await etsy.fail("etsy", {
      mode: "lost_answer",
      path: "POST /etsy/v3/application/shops/61800001/listings",
      count: 1,
    });
    await addOdd("GET /etsy/v3/application/shops/61800001/listings", {
      listing_id: 77,
      price,
      created_timestamp,
      ...odd,
    });
    const { publicationId } = (await seller.publish()).body;
    await seller.work(publicationId, publishStep);
    expect((await seller.read(publicationId)).body).toMatchObject({
      state: "done",
      problem: null,
    });
    await expectOneDraft(etsy.url, seller);
  },
);

test("categories and their attributes: odd ones are left out at every depth", async () => {
  const { cookie } = await connected();
  const find = async () =>
    (await get(categories, "/api/etsy/categories?q=mug", cookie)).body;
  const attributes = async () =>
    (
      await get(
        properties,
        "/api/etsy/categories/6104/properties",
        cookie,
        "6104",
      )
    ).body;
  const before = [await find(), await attributes()];
  for (const [list, item] of [
    ["children", { id: null, name: "Mugs" }],
    ["results", { property_id: 12, display_name: null }],
    ["possible_values", { value_id: {}, name: "Teal" }],
    ["scales", null],
  ] as const) {
    await db().etsyContent.deleteMany();
    forgetCategories();
    await addOdd("/seller-taxonomy/nodes", item, list);
    expect([list, await find(), await attributes()]).toEqual([list, ...before]);
  }
});

test("a shop with an odd language: connects, with the others", async () => {
  await addOdd("/shops/61800001", { code: "de" }, "languages");
  const { cookie } = await connected();
  expect(
    (await get(connection, "/api/etsy/connection", cookie)).body,
  ).toMatchObject({
    connected: true,
    languages: expect.arrayContaining(["en-US"]),
  });
});

test("active listings: what can't be read of one leaves the listing, and an odd one leaves the page", async () => {
  const whole = {
    title: "Oak dish",
    description: "A dish.",
    taxonomy_id: 6104,
    price: 20,
    quantity: 1,
  };
  const made = {
    who_made: "i_did",
    when_made: "made_to_order",
    is_supply: false,
    state: "active",
  };
  const shop = { user_id: 51_800_001, shop_id: 61_800_001 };
  await etsy.setUpShop({
    ...shop,
    listings: [{ ...whole, ...made, tags: ["oak"], photos: ["On linen"] }],
  });
  const { user } = await connected();
  await addOdd("/listings", {
    listing_id: 5,
    title: "Odd",
    tags: [null, "oak"],
    price: { amount: "9" },
    images: [{}],
  });
  const place = { etsyShopId: 61_800_001n, offset: 0 };
  const page = await withAccessToken(user.id, (token) =>
    listActive(place, token),
  );
  expect(page).toMatchObject({
    received: 2,
    listings: [
      { title: "Odd", tags: ["oak"], price: "", altTexts: [""] },
      { title: "Oak dish" },
    ],
  });
  await addOdd("/listings", { title: "No number" });
  expect(
    await withAccessToken(user.id, (token) => listActive(place, token)),
  ).toMatchObject({
    received: 2,
    listings: [{ title: "Oak dish" }],
  });
  await addOdd("/properties", { property_name: null, values: [null] });
  const id = page.listings[1]?.id ?? "";
  expect(
    await withAccessToken(user.id, (token) =>
      listProperties(61_800_001n, id, token),
    ),
  ).toEqual([]);
});
