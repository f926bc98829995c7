import { db } from "@/lib/db";
import { readEtsyNumber } from "@/lib/etsy/listing/read-etsy-number";
import { publishStep } from "@/lib/etsy/publish/run-step";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createUser, signIn } from "@/tests/support/factories";
import { createPublisher, listDraftsAtEtsy } from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
const old = {
  ...{ state: "active", title: "Old dish", description: "An old text.", taxonomy_id: 6104, tags: ["dish"] },
  ...{ who_made: "i_did", when_made: "made_to_order", is_supply: false },
  ...{ shipping_profile_id: 70_000_001, readiness_state_id: 80_000_002 },
};
const alone = { user_id: 51_000_009, shop_id: 61_000_009 };
/** A shop with a listing that was made there, and another's with one. */
async function setUp() {
  await etsy.reset();
  const theirs = await etsy.setUpShop({ user_id: 51_000_008, shop_id: 61_000_008, listings: [old] });
  const own = await etsy.setUpShop({ ...alone, listings: [old] });
  return { own: String(own.listing_ids[0]), theirs: String(theirs.listing_ids[0]) };
}
let ids: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  ids = await setUp();
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});
const addressOf = (id: string) => `https://www.etsy.com/de/listing/${id}/old-dish?ref=shop`;
const writes = async () => (await etsy.calls()).filter(({ method, path }) => method !== "GET" && !/oauth/.test(path));

test("a listing that was made at Etsy: linked without a change there, then updated field by field", async () => {
  const seller = await createPublisher();
  const { status, body } = await seller.link(addressOf(ids.own));
  expect([status, body]).toEqual([201, { publicationId: expect.any(String) }]);
  expect(await writes()).toEqual([]);
  expect((await seller.read(body.publicationId)).body).toMatchObject({
    ...{ state: "done", steps: [], etsyListingId: ids.own, problem: null },
  });
  const shown = (await seller.update({ fields: [] })).body;
  expect(shown).toMatchObject({ state: "active", etsyListingId: ids.own });
  const title = shown.differences.find(({ field }: { field: string }) => field === "title");
  expect(title).toMatchObject({ there: ["Old dish"] });
  const confirmed = { fields: ["title"], confirm: true, digest: shown.digest };
  expect((await seller.update(confirmed)).status).toBe(202);
  await seller.work(body.publicationId, publishStep);
  expect((await seller.read(body.publicationId)).body).toMatchObject({
    problem: null,
    state: "done",
    canPutBack: ["title"],
  });
  const made = (await listDraftsAtEtsy(etsy.url)).find(({ listing_id: id }) => String(id) === ids.own);
  expect(made).toMatchObject({ state: "active", fields: { title: title.here[0], description: "An old text." } });
});

test("another shop's listing, and one that isn't there: not found, and nothing is stored", async () => {
  const seller = await createPublisher();
  for (const id of [ids.theirs, "987654321"])
    expect(await seller.link(addressOf(id))).toMatchObject({
      ...{ status: 404, body: { message: "There is no such listing in your shop at Etsy." } },
    });
  expect(await db().publication.count({ where: { userId: seller.userId } })).toBe(0);
});

test("linked twice, or with a draft of its own: refused, and the first stays", async () => {
  const seller = await createPublisher();
  const { body } = await seller.link(ids.own);
  expect((await seller.link(ids.own)).status).toBe(409);
  const { listingId: other } = await createPublisher({ photos: 1 });
  await db().listing.update({ where: { id: other }, data: { userId: seller.userId } });
  expect(await db().publication.count({ where: { etsyListingId: BigInt(ids.own) } })).toBe(1);
  expect((await seller.publish()).body).toEqual(body);
});

test("another's listing of ours can't be linked, and nobody without a shop can", async () => {
  const seller = await createPublisher();
  const stranger = await signIn(await createUser());
  expect((await seller.link(ids.own, stranger)).status).toBe(404);
  await db().etsyConnection.deleteMany({ where: { userId: seller.userId } });
  expect(await seller.link(ids.own)).toMatchObject({ status: 409, body: { code: "etsy_reconnect" } });
});

test.each([
  ["1234", 1234n],
  ["https://www.etsy.com/listing/1234/mug", 1234n],
  ["etsy.com/de/listing/9007199254740991", 9007199254740991n],
  ["https://www.etsy.com/your/shops/me/listing-editor/edit/55#x", 55n],
  ["https://www.etsy.com/shop/HarborClay", null],
  ["https://example.com/listing/1234", null],
  ["0", null],
  ["mug", null],
  ["", null],
])("the number in %s", (address, number) => {
  expect(readEtsyNumber(address)).toBe(number);
});

test("an address without a number is refused", async () => {
  const seller = await createPublisher();
  expect(await seller.link("https://www.etsy.com/shop/HarborClay")).toMatchObject({
    ...{ status: 422, body: { code: "invalid_input" } },
  });
});
