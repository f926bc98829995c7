import { DELETE as disconnect } from "@/app/api/etsy/connection/route";
import { POST as note } from "@/app/api/listings/[id]/changes/route";
import { POST as check } from "@/app/api/publications/[id]/check/route";
import type { ListingChanges } from "@/lib/changes/schema";
import { db } from "@/lib/database/db";
import { readEtsyNumber } from "@/lib/etsy/listing/read-etsy-number";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import {
  createPublisher,
  listDraftsAtEtsy,
} from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
const old = {
  state: "active",
  title: "Old dish",
  description: "An old text.",
  taxonomy_id: 6104,
  tags: ["dish"],

  who_made: "i_did",
  when_made: "made_to_order",
  is_supply: false,

  shipping_profile_id: 70_000_001,
  readiness_state_id: 80_000_002,
};
const alone = { user_id: 51_000_009, shop_id: 61_000_009 };
/** A shop with a listing that was made there, and another's with one. */
async function setUp() {
  await etsy.reset();
  const theirs = await etsy.setUpShop({
    user_id: 51_000_008,
    shop_id: 61_000_008,
    listings: [old],
  });
  const own = await etsy.setUpShop({ ...alone, listings: [old] });
  return {
    own: String(own.listing_ids[0]),
    theirs: String(theirs.listing_ids[0]),
  };
}
let ids: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  ids = await setUp();
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});
const addressOf = (id: string) =>
  `https://www.etsy.com/de/listing/${id}/old-dish?ref=shop`;
async function checkAs(cookie: string, id: string) {
  const response = await check(
    createRequest("POST", "/api/x", {}, { cookie }),
    { params: Promise.resolve({ id }) },
  );
  return { status: response.status, body: await response.json() };
}
const writes = async () =>
  (await etsy.calls()).filter(
    ({ method, path }) => method !== "GET" && !/oauth/.test(path),
  );

test("a listing that was made on Etsy: linked without a change there, then updated field by field", async () => {
  const seller = await createPublisher();
  const { status, body } = await seller.link(addressOf(ids.own));
  expect([status, body]).toEqual([201, { publicationId: expect.any(String) }]);
  expect(await writes()).toEqual([]);
  expect((await seller.read(body.publicationId)).body).toMatchObject({
    state: "done",
    steps: [],
    etsyListingId: ids.own,
    problem: null,
  });
  const shown = (await seller.update({ fields: [] })).body;
  expect(shown).toMatchObject({ state: "active", etsyListingId: ids.own });
  const title = shown.differences.find(
    ({ field }: { field: string }) => field === "title",
  );
  expect(title).toMatchObject({ there: ["Old dish"] });
  const confirmed = { fields: ["title"], confirm: true, digest: shown.digest };
  expect((await seller.update(confirmed)).status).toBe(202);
  await seller.work(body.publicationId, publishStep);
  expect((await seller.read(body.publicationId)).body).toMatchObject({
    problem: null,
    state: "done",
    canPutBack: ["title"],
  });
  const made = (await listDraftsAtEtsy(etsy.url)).find(
    ({ listing_id: id }) => String(id) === ids.own,
  );
  expect(made).toMatchObject({
    state: "active",
    fields: { title: title.here[0], description: "An old text." },
  });
});

/**
 * What the seller says that she copied, and what stood there before by the
 * newest note.
 */
async function noteOf(seller: Awaited<ReturnType<typeof createPublisher>>) {
  const request = createRequest(
    "POST",
    "/api/x",
    {},
    { cookie: seller.cookie },
  );
  const response = await note(request, {
    params: Promise.resolve({ id: String(seller.listingId) }),
  });
  const { changes } = (await response.json()) as ListingChanges;
  return {
    status: response.status,
    before: Object.fromEntries(
      (changes[0]?.fields ?? []).map((f) => [f.field, f.before]),
    ),
  };
}

test("linked: what was on Etsy is the old text of the next note, and alt texts of as many photos", async () => {
  const seller = await createPublisher({ photos: 2 });
  await seller.link(ids.own);
  expect(await noteOf(seller)).toEqual({
    status: 201,
    before: {
      title: ["Old dish"],
      description: ["An old text."],
      tags: ["dish"],
      materials: [],
    },
  });
  expect(await noteOf(seller)).toMatchObject({ status: 200 });

  const withPhotos = { ...old, photos: ["Front", "Back"] };
  const { listing_ids: numbers } = await etsy.setUpShop({
    ...alone,
    listings: [withPhotos],
  });
  const other = await createPublisher({ photos: 2 });
  expect((await other.link(String(numbers[0]))).status).toBe(201);
  expect((await noteOf(other)).before.altTexts).toEqual(["Front", "Back"]);
});

test("linked: nothing is called changed on Etsy, and an update leaves the other texts as they are known", async () => {
  const seller = await createPublisher();
  const { publicationId: id } = (await seller.link(ids.own)).body;
  const checked = async () => (await checkAs(seller.cookie, id)).body.atEtsy;
  expect(await checked()).toEqual({ state: "active", changed: [] });
  const { digest } = (await seller.update({ fields: [] })).body;
  await seller.update({ fields: ["title"], confirm: true, digest });
  await seller.work(id, publishStep);
  expect(await checked()).toEqual({ state: "active", changed: [] });
  expect((await noteOf(seller)).before).toMatchObject({
    description: ["An old text."],
    tags: ["dish"],
  });
});

test("linked and disconnected: the texts from Etsy are deleted, and no old text is made up", async () => {
  const seller = await createPublisher();
  const { publicationId: id } = (await seller.link(ids.own)).body;
  await disconnect(
    createRequest("DELETE", "/", undefined, { cookie: seller.cookie }),
  );
  expect(
    JSON.stringify(
      (await db().publication.findUniqueOrThrow({ where: { id } })).sent,
    ),
  ).not.toMatch(/dish|old text/i);
  await seller.connect();
  expect((await checkAs(seller.cookie, id)).body.atEtsy).toEqual({
    state: "active",
    changed: [],
    isUnknown: true,
  });
  const { digest } = (await seller.update({ fields: [] })).body;
  await seller.update({ fields: ["title"], confirm: true, digest });
  await seller.work(id, publishStep);
  expect((await noteOf(seller)).before).toMatchObject({
    description: null,
    tags: null,
  });
});

test("another shop's listing, and one that isn't there: not found, and nothing is stored", async () => {
  const seller = await createPublisher();
  for (const id of [ids.theirs, "987654321"])
    expect(await seller.link(addressOf(id))).toMatchObject({
      status: 404,
      body: { message: "There is no such listing in your Etsy shop." },
    });
  expect(
    await db().publication.count({ where: { userId: seller.userId } }),
  ).toBe(0);
});

test("linked twice, or with a draft of its own: refused, and the first stays", async () => {
  const seller = await createPublisher();
  const { body } = await seller.link(ids.own);
  expect((await seller.link(ids.own)).status).toBe(409);
  const { listingId: other } = await createPublisher({ photos: 1 });
  await db().listing.update({
    where: { id: other },
    data: { userId: seller.userId },
  });
  expect(
    await db().publication.count({ where: { etsyListingId: BigInt(ids.own) } }),
  ).toBe(1);
  expect((await seller.publish()).body).toEqual(body);
});

test("another's listing of ours can't be linked, and nobody without a shop can", async () => {
  const seller = await createPublisher();
  const stranger = await signIn(await createUser());
  expect((await seller.link(ids.own, stranger)).status).toBe(404);
  await db().etsyConnection.deleteMany({ where: { userId: seller.userId } });
  expect(await seller.link(ids.own)).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
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
  expect(
    await seller.link("https://www.etsy.com/shop/HarborClay"),
  ).toMatchObject({
    status: 422,
    body: { code: "invalid_input" },
  });
});
