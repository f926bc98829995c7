import { z } from "zod";
import { POST as check } from "@/app/api/publications/[id]/check/route";
import { db } from "@/lib/database/db";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { createPublisher, fewSteps } from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

async function checkAs(cookie: string, id: string) {
  const response = await check(
    createRequest("POST", "/api/x", {}, { cookie }),
    { params: Promise.resolve({ id }) },
  );
  return { status: response.status, body: await response.json() };
}

async function createDraft() {
  const seller = await createPublisher(fewSteps);
  const { publicationId: id } = (await seller.publish()).body;
  await seller.work(id, publishStep);
  return {
    seller,
    id,
    etsyId: (await seller.read(id)).body.etsyListingId,
    check: () => checkAs(seller.cookie, id),
  };
}

test("a draft as it was sent: nothing changed, in two requests, and nothing is written", async () => {
  const { check } = await createDraft();
  await fetch(`${etsy.url}/requests.json`, { method: "DELETE" });
  expect(await check()).toMatchObject({
    status: 200,
    body: {
      publication: { state: "done" },
      atEtsy: { state: "draft", changed: [] },
    },
  });
  expect((await etsy.calls()).map(({ method }) => method)).toEqual([
    "GET",
    "GET",
  ]);
});

test("a draft that was changed on Etsy: says what, with both texts", async () => {
  const { seller, etsyId, check } = await createDraft();
  await withAccessToken(seller.userId, (accessToken, { etsyShopId }) =>
    callEtsy({
      method: "PATCH",
      path: `/shops/${etsyShopId}/listings/${etsyId}`,
      accessToken,
      answer: z.unknown(),
      body: new URLSearchParams({
        title: 'A dish for "rings" & more',
        tags: "ring dish",
      }),
    }),
  );
  expect((await check()).body.atEtsy.changed).toEqual([
    {
      field: "title",
      sent: "Ring Dish, Speckled & Small: Ann's Own",
      atEtsy: 'A dish for "rings" & more',
    },
    { field: "tags", sent: "ring dish, trinket dish", atEtsy: "ring dish" },
  ]);
});

test("a draft that was deleted on Etsy: the publication says so, and the same listing can be sent again", async () => {
  const { seller, id, check } = await createDraft();
  await etsy.setUpShop();
  const gone = { state: "failed", problem: { code: "deleted_at_etsy" } };
  expect(await check()).toMatchObject({
    status: 200,
    body: { publication: gone, atEtsy: null },
  });
  expect((await seller.publish()).body).toEqual({ publicationId: id });
  await seller.work(id, publishStep);
  expect((await seller.read(id)).body).toMatchObject({
    state: "done",
    problem: null,
  });
});

test("a check that Etsy doesn't answer: 503, and the publication stays as it is", async () => {
  const { seller, id, check } = await createDraft();
  await etsy.fail("etsy", { mode: "status", status: 503 });
  expect(await check()).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  expect((await seller.read(id)).body).toMatchObject({
    state: "done",
    problem: null,
  });
});

test("a check of what is under way, without a connection, and of another's", async () => {
  const { seller, id } = await createDraft();
  const other = await createEtsySeller();
  expect((await checkAs(other.cookie, id)).status).toBe(404);
  await db().publication.update({ where: { id }, data: { state: "running" } });
  expect(await checkAs(seller.cookie, id)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  await db().publication.update({ where: { id }, data: { state: "done" } });
  await db().etsyConnection.deleteMany({ where: { userId: seller.userId } });
  expect(await checkAs(seller.cookie, id)).toMatchObject({
    status: 409,
    body: { code: "etsy_reconnect" },
  });
});
