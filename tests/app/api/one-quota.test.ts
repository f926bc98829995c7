import { POST as generateListing } from "@/app/api/generate-listing/route";
import { POST as generateNames } from "@/app/api/generate-shop-names/route";
import { POST as createKey } from "@/app/api/keys/route";
import type { CreatedKey } from "@/lib/access/keys/schema";
import { db } from "@/lib/database/db";
import { answerOf } from "@/tests/support/answer";
import { createBatchSeller, mugRows } from "@/tests/support/batch-seller";
import { createRequest } from "@/tests/support/factories";
import { postCall } from "@/tests/support/mcp";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { callApi } from "@/tests/support/public-api";

setUpModelSandbox();
jest.setTimeout(120_000);

const quota = 6;
beforeEach(() => {
  process.env.BILLING = "off";
  process.env.LISTINGS_PER_MONTH = String(quota);
});
afterEach(() => {
  delete process.env.BILLING;
  delete process.env.LISTINGS_PER_MONTH;
});

const shop = {
  keywords: "stoneware, mugs, slow mornings",
  description: "Wheel-thrown mugs and bowls in quiet glazes.",
  style: "calm",
  target_audience: "coffee lovers",
};

/** A seller without a plan, and each way of hers to use up a listing. */
async function createSeller() {
  const seller = await createBatchSeller({ fields: {} });
  const { cookie } = seller;
  const post = (path: string, body: object) =>
    createRequest("POST", path, body, { cookie });
  const key = { name: "Test", scopes: ["generate", "read"] };
  const { secret } = (await answerOf(createKey(post("/api/keys", key))))
    .body as CreatedKey;
  const mug = () => ({ productName: `Mug ${crypto.randomUUID()}` });
  const page = () =>
    answerOf(generateListing(post("/api/generate-listing", mug())));
  const ways = {
    page,
    names: () =>
      answerOf(generateNames(post("/api/generate-shop-names", shop))),
    program: () =>
      callApi("createListing", {
        secret,
        body: mug(),
        headers: {
          "Idempotency-Key": crypto.randomUUID(),
          Prefer: "wait=30",
        },
      }),
    assistant: async () =>
      (
        await postCall("generate_listing", mug(), {
          Accept: "application/json, text/event-stream",
          Authorization: `Bearer ${secret}`,
        })
      ).text(),
    batch: () => seller.work(),
  };
  const usage = () => callApi("readUsage", { secret });
  return { seller, ways, usage };
}

test("without billing: page, shop names, program, assistant and batch at once share one quota", async () => {
  const { seller, ways, usage } = await createSeller();
  const { page, names, program, assistant, batch } = ways;
  expect((await usage()).body).toMatchObject({
    plan: "pro",
    quota,
    remaining: quota,
    isInTrial: false,
  });
  const { body } = await seller.create({ name: "Autumn", rows: mugRows(8) });
  const all = [page, names, program, assistant, batch, page, program];
  await Promise.all(all.map((use) => use()));
  // What only had to wait for the others is repeated until nothing is left.
  while ((await page()).status !== 403);
  expect(await seller.used()).toBe(quota);
  const { userId } = seller;
  const written = await db().listing.count({ where: { userId } });
  const named = await db().shopNameRun.count({ where: { userId } });
  expect(written + named).toBe(quota);

  const refused = {
    code: "limit_reached",
    message: expect.stringMatching(
      /^You've reached your monthly limit\. It resets on [A-Z][a-z]+ 1\.$/,
    ),
  };
  for (const use of [page, names])
    expect(await use()).toMatchObject({ status: 403, body: refused });
  expect(await program()).toMatchObject({
    status: 403,
    body: { code: refused.code, detail: refused.message },
  });
  expect(await assistant()).toMatch(/monthly limit\. It resets on/);
  await seller.resume(body.id);
  await batch();
  const { rows } = (await seller.read(body.id)).body;
  const waiting = rows.filter(({ state }) => state === "waiting");
  expect(waiting.length).toBeGreaterThan(0);
  for (const row of waiting)
    expect(row).toMatchObject({
      reason: refused.code,
      message: refused.message,
    });
  expect(await seller.used()).toBe(quota);
  expect((await usage()).body).toMatchObject({ quota, remaining: 0 });
});
