import { POST as createKey } from "@/app/api/keys/route";
import { db } from "@/lib/database/db";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import type { DraftResult } from "@/lib/mcp/draft-schema";
import { answerOf } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createEtsySeller, startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import { fullTest } from "@/tests/support/full-test";
import { connectAssistant } from "@/tests/support/mcp";
import { assistants } from "@/tests/support/mcp-clients";
import {
  createPublisher,
  dishChoices,
  expectOneDraft,
  listDraftsAtEtsy,
} from "@/tests/support/publications";
import { takeTurns } from "@/tests/support/repetitions";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

async function connectFor(cookie: string, version?: string) {
  const body = { name: "Assistant", scopes: ["etsy", "read"] };
  const { secret } = (
    await answerOf(
      createKey(createRequest("POST", "/api/keys", body, { cookie })),
    )
  ).body as {
    secret: string;
  };
  const assistant = await connectAssistant(secret, version);
  open.push(assistant.close);
  return async (args: Record<string, unknown>) => {
    const {
      isError = false,
      content,
      structuredContent,
    } = await assistant.call("create_etsy_draft", args);
    return {
      isError,
      text: content[0]?.text ?? "",
      result: structuredContent as DraftResult,
    };
  };
}

async function createDrafter(version?: string) {
  const publisher = await createPublisher();
  const draft = await connectFor(publisher.cookie, version);
  const listingId = String(publisher.listingId);
  /**
   * Confirms, and works the publication's jobs off while the call waits for
   * them.
   */
  async function confirm(args: Record<string, unknown>) {
    let isOver = false;
    const answer = draft({ listingId, confirm: true, ...args }).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const [found] = await db().publication.findMany({
        where: { listingId: publisher.listingId },
      });
      if (found) await publisher.work(found.id, publishStep);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return answer;
  }
  return {
    ...publisher,
    confirm,
    draft: (args: Record<string, unknown> = {}) =>
      draft({ listingId, ...args }),
  };
}

const publishedOf = (listingId: number) =>
  db().publication.count({ where: { listingId } });
const writes = async () =>
  (await etsy.calls()).filter(
    ({ method, path }) => method !== "GET" && !/oauth/.test(path),
  );

test.each(takeTurns(Object.keys(assistants), 0))(
  "%s: asks what is missing, shows the sheet, and drafts what was confirmed",
  async (version) => {
    const { draft, confirm, images, listingId } = await createDrafter(version);
    const asked = (await draft()).result;
    expect(asked).toMatchObject({ state: "choose", sheet: null, digest: null });
    const choose = new Map(
      asked.choose.map(({ argument, options }) => [argument, options]),
    );
    expect([...choose.keys()]).toEqual([
      "taxonomyId",
      "price",
      "quantity",
      "whoMade",
      "whenMade",
      "isSupply",
      "shippingProfileId",
      "readinessStateId",
    ]);
    expect(choose.get("taxonomyId")?.[0]).toMatchObject({
      value: 6104,
      label: expect.stringContaining("Ring Dishes"),
    });
    expect(choose.get("shippingProfileId")).toContainEqual({
      value: 70_000_001,
      label: expect.any(String),
    });

    const shown = (await draft(dishChoices)).result;
    expect(shown).toMatchObject({
      state: "confirm",
      open: [],
      sheet: { fields: { price: "24.50" } },
    });
    expect(shown.sheet?.chosen.map(({ argument }) => argument)).toContain(
      "shippingProfileId",
    );
    expect([await publishedOf(listingId), await writes()]).toEqual([0, []]);

    const done = (await confirm({ ...dishChoices, digest: shown.digest }))
      .result;
    expect(done).toMatchObject({
      state: "done",
      problem: null,
      editUrl: expect.stringContaining("listing-editor"),
    });
    await expectOneDraft(etsy.url, { images });
    expect((await draft()).result).toMatchObject({
      state: "done",
      editUrl: done.editUrl,
    });
    expect(
      (await draft({ ...dishChoices, price: 30, confirm: true, digest: "x" }))
        .result.editUrl,
    ).toBe(done.editUrl);
    expect(done.link).toBe(`http://localhost:3000/history?open=${listingId}`);
  },
);

test("what is confirmed is what was shown: without its digest, or after a change, nothing leaves", async () => {
  const { draft, listingId } = await createDrafter();
  const { digest } = (await draft(dishChoices)).result;
  const unseen = await draft({ ...dishChoices, confirm: true });
  expect([unseen.isError, unseen.text]).toEqual([
    true,
    expect.stringContaining("without confirm"),
  ]);
  for (const change of [
    { price: 25 },
    { whoMade: "collective" },
    { digest: "x" },
  ]) {
    const refused = await draft({
      ...dishChoices,
      digest,
      ...change,
      confirm: true,
    });
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringContaining("without confirm"),
    ]);
  }
  const { results } = await db().listing.findUniqueOrThrow({
    where: { id: listingId },
  });
  await db().listing.update({
    where: { id: listingId },
    data: { results: { ...Object(results), title: "Ring Dish, Speckled" } },
  });
  const changed = await draft({ ...dishChoices, digest, confirm: true });
  expect([changed.isError, changed.text]).toEqual([
    true,
    expect.stringContaining("This listing has changed"),
  ]);
  expect([await publishedOf(listingId), await writes()]).toEqual([0, []]);
});

fullTest(
  "a choice that Etsy would refuse is asked for again, with its values",
  async () => {
    const { draft } = await createDrafter();
    const { attributes: _, ...bare } = dishChoices;
    const lacking = (await draft(bare)).result;
    expect(lacking).toMatchObject({
      state: "choose",
      choose: [{ argument: expect.stringMatching(/^attributes\/\d+$/) }],
    });
    expect(lacking.choose[0]?.options.length).toBeGreaterThan(0);
    const odd = (await draft({ ...dishChoices, whenMade: "yesterday" })).result;
    expect(odd.choose[0]).toMatchObject({ argument: "whenMade" });
    expect(odd.choose[0]?.options).toContainEqual({
      value: "made_to_order",
      label: "Made to order",
    });
  },
);

test("open points are the seller's to settle: the sheet can't be confirmed before", async () => {
  const { draft, listingId } = await createDrafter();
  const { results } = await db().listing.findUniqueOrThrow({
    where: { id: listingId },
  });
  const description = "A ring dish. Width: [add width].";
  await db().listing.update({
    where: { id: listingId },
    data: { results: { ...Object(results), description } },
  });
  const { result } = await draft(dishChoices);
  expect(result).toMatchObject({
    state: "not_ready",
    digest: null,
    open: [{ field: "description" }],
  });
  expect(
    (await draft({ ...dishChoices, confirm: true, digest: "x" })).result,
  ).toMatchObject({ state: "not_ready" });
  expect(await db().publication.count({ where: { listingId } })).toBe(0);
});

test("the first answer about a draft names what is open, before anything is chosen", async () => {
  const { draft, listingId } = await createDrafter();
  expect((await draft()).result).toMatchObject({ state: "choose", open: [] });
  const { results } = await db().listing.findUniqueOrThrow({
    where: { id: listingId },
  });
  const description =
    "A ring dish, [add depth] deep. Fires at [add temperature].";
  await db().listing.update({
    where: { id: listingId },
    data: { results: { ...Object(results), description } },
  });
  const { state, open, next } = (await draft()).result;
  expect([state, open.map(({ message }) => message).join()]).toEqual([
    "choose",
    expect.stringMatching(/add depth.*add temperature/),
  ]);
  expect(next).toContain("edit_listing");
});

fullTest("a draft with confirm: false is a draft without it", async () => {
  const { draft, listingId } = await createDrafter();
  expect((await draft({ confirm: false })).result).toEqual(
    (await draft()).result,
  );
  const { result } = await draft({ ...dishChoices, confirm: false });
  expect(result).toEqual((await draft(dishChoices)).result);
  expect(result.state).toBe("confirm");
  expect(
    (await draft({ ...dishChoices, confirm: false, digest: result.digest }))
      .result.state,
  ).toBe("confirm");
  expect(await db().publication.count({ where: { listingId } })).toBe(0);
});

fullTest("the next draft starts with the choices of the last one", async () => {
  const first = await createDrafter();
  const { digest } = (await first.draft(dishChoices)).result;
  await first.confirm({ ...dishChoices, digest });
  const { id, ...row } = await db().listing.findUniqueOrThrow({
    where: { id: first.listingId },
  });
  const copy = await db().listing.create({
    data: {
      ...row,
      results: Object(row.results),
      facts: [],
      notes: {},
    } as never,
  });
  const { suggested } = (await first.draft({ listingId: String(copy.id) }))
    .result;
  const { price: _, quantity: __, attributes: ___, ...kept } = dishChoices;
  expect(suggested).toMatchObject(kept);
  expect(id).not.toBe(copy.id);
});

test("without a shop, and for another's listing, it says what to do, and nothing is stored", async () => {
  const [drafter, other] = [await createDrafter(), await createEtsySeller()];
  const draft = await connectFor(other.cookie);
  const args = { listingId: String(drafter.listingId), ...dishChoices };
  expect((await draft(args)).text).toContain("find_my_listings");
  await db().etsyConnection.deleteMany({ where: { userId: drafter.userId } });
  const unconnected = await drafter.draft();
  expect([unconnected.isError, unconnected.text]).toEqual([
    true,
    expect.stringContaining("http://localhost:3000/shop"),
  ]);
  expect(
    (await drafter.draft({ ...dishChoices, confirm: true, digest: "x" }))
      .isError,
  ).toBe(true);
  expect(await listDraftsAtEtsy(etsy.url)).toEqual([]);
});
