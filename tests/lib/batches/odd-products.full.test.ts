import { db } from "@/lib/database/db";
import {
  createBatchSeller,
  endWaiting,
  forgetMinute,
  mugRows,
} from "@/tests/support/batch-seller";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "20000";
const sandbox = setUpModelSandbox();

type Seller = Awaited<ReturnType<typeof createBatchSeller>>;

const oddRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    form: { productName: `Cursed teapot ${index + 1}` },
  }));

/** Starts a batch of which the writer refuses each odd product. */
async function startBatch(seller: Seller, rows: object[]) {
  await sandbox.fail({ mode: "refusal", match: "Cursed teapot" });
  const { body } = await seller.create({ name: "Autumn", rows });
  return body.id as string;
}
const heldRows = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.rows.filter(
    ({ reason }) => reason === "rate_limited",
  );
const countsOf = async (seller: Seller, id: string) =>
  (await seller.read(id)).body.counts;

// `ledger.test.ts` shows in all runs how many may fail beside those written.
test("as many odd products as good ones: no row waits longer than a minute, and each good one is written", async () => {
  const seller = await createBatchSeller();
  const good = mugRows(25);
  const rows = oddRows(25).flatMap((odd, index) => [odd, good[index] ?? odd]);
  const id = await startBatch(seller, rows);
  do {
    await seller.work();
    expect(await heldRows(seller, id)).toEqual([]);
    await forgetMinute(seller.userId);
    await endWaiting(seller.userId);
  } while ((await countsOf(seller, id)).queued > 0);
  expect(await countsOf(seller, id)).toMatchObject({
    ready: 25,
    refused: 25,
  });
  expect(await seller.used()).toBe(25);
});

test("nothing but odd products: after twenty the others wait, say why and until when, and ask the model nothing", async () => {
  const seller = await createBatchSeller();
  const id = await startBatch(seller, oddRows(24));
  await seller.work();
  const { refused } = await countsOf(seller, id);
  // One is being written when another is the twentieth.
  expect([20, 21]).toContain(refused);
  for (let tries = 0; tries < 3; tries++) {
    await seller.work();
    expect(await countsOf(seller, id)).toMatchObject({
      refused,
      queued: 24 - refused,
    });
    const held = await heldRows(seller, id);
    expect(held.length).toBeGreaterThan(0);
    for (const { message, nextAt } of held) {
      expect(message).toMatch(/^Many listings were refused or failed/);
      expect(Date.parse(nextAt ?? "")).toBeGreaterThan(Date.now() + 60_000);
    }
    expect(await sandbox.modelCalls()).toHaveLength(refused);
    await forgetMinute(seller.userId);
    await endWaiting(seller.userId);
  }
  const hourAgo = new Date(Date.now() - 3_601_000);
  await db().reservation.updateMany({
    where: { userId: seller.userId },
    data: { createdAt: hourAgo },
  });
  await seller.work();
  expect(await countsOf(seller, id)).toMatchObject({ refused: 24, queued: 0 });
});
