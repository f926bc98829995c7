import { randomUUID } from "node:crypto";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { BatchAnswer } from "@/lib/batches/schema";
import { db } from "@/lib/database/db";
import { browserFlags } from "@/scripts/find-browser";
import { createUser, randomIpAddress, signIn } from "@/tests/support/factories";
import {
  kill,
  rounds,
  setUpHolds,
  startFaultInstance,
} from "@/tests/support/fault-instance";
import { call, controlSandbox, instances } from "@/tests/support/instances";
import { addMaintenanceJob } from "@/tests/support/jobs";
import { until } from "@/tests/support/one-more-instance";

setUpHolds();

let browser: Browser;
beforeAll(async () => {
  const { BROWSER_PATH: executablePath } = process.env;
  browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
});
afterAll(() => browser.close());

/** A tab of the signed-in user's. */
async function openPage(address: string, cookie: string) {
  const context = await browser.newContext({
    extraHTTPHeaders: { "X-Forwarded-For": randomIpAddress() },
  });
  context.setDefaultTimeout(120_000);
  const [name = "", value = ""] = cookie.split("=");
  const cookies = [
    { name, value },
    { name: "listwright-signed-in", value: "1" },
  ];
  await context.addCookies(cookies.map((each) => ({ ...each, url: address })));
  return context.newPage();
}

/**
 * Drops a table of these products, has them written, and closes the tab; the
 * batch's id.
 */
async function writeAndClose(page: Page, address: string, products: string[]) {
  await page.goto(`${address}/batches`);
  await page.getByText("None yet").waitFor();
  const buffer = Buffer.from(["Product name", ...products].join("\n"));
  await page
    .locator('input[type="file"][accept*="csv"]')
    .setInputFiles({ name: "mugs.csv", mimeType: "text/csv", buffer });
  await page
    .getByRole("button", { name: `Write ${products.length} listings` })
    .click();
  await page.waitForURL(/batch=/);
  const id = new URL(page.url()).searchParams.get("batch") ?? "";
  await page.context().close();
  return id;
}

/** How many rows of the batch's page say each of these. */
async function countRows(page: Page, address: string, id: string) {
  await page.goto(`${address}/batches?batch=${id}`);
  await page
    .getByText("Waiting: 20 to review, 3 waiting for your quota, 1 refused.")
    .waitFor();
  const rows = page
    .getByRole("list", { name: "Listings of this batch" })
    .getByRole("listitem");
  // They are drawn after the sentence above them.
  await rows.nth(23).waitFor();
  const written = rows.filter({
    has: page.getByRole("button", { name: /^Accept/ }),
  });
  const [waiting, refused] = [
    "This month's listings are used up.",
    "The writer declined this request.",
  ].map((hasText) => rows.filter({ hasText }));
  return {
    written: await written.count(),
    waiting: await waiting?.count(),
    refused: await refused?.count(),
  };
}

/**
 * A user with 20 listings left, and a batch of 24 of which the writer refuses
 * one and takes its time with each.
 */
async function startBatch(address: string) {
  const user = await createUser({ subscriptionTier: "standard" });
  const cookie = await signIn(user);
  const [month] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  await db().usage.create({
    data: { userId: user.id, period: month?.period ?? "", used: 10 },
  });
  const mark = randomUUID();
  const fault = { service: "anthropic", match: mark };
  // Of two that fit, the first counts.
  await controlSandbox("/faults", {
    ...fault,
    mode: "refusal",
    match: `${mark} 7 mug`,
  });
  await controlSandbox("/faults", {
    ...fault,
    mode: "latency",
    latencyMs: 400,
  });
  const products = Array.from(
    { length: 24 },
    (_, index) => `${mark} ${index + 1} mug`,
  );
  const id = await writeAndClose(
    await openPage(address, cookie),
    address,
    products,
  );
  const read = async (): Promise<BatchAnswer> =>
    (
      await call(instances()[0], "GET", `/api/batches/${id}`, undefined, {
        cookie,
      })
    ).json();
  return { userId: user.id, cookie, id, read };
}

const listWriting = (batchId: string) =>
  db().batchRow.findMany({
    where: { batchId, state: "writing" },
    select: { id: true, holder: true },
  });

/**
 * Lets the time pass after which a killed worker's rows and reservations are
 * over.
 */
async function passTime(userId: number, batchId: string) {
  const before = await listWriting(batchId);
  // Longer than a worker that lives takes for a row.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const after = await listWriting(batchId);
  const dead = after.filter(({ id, holder }) =>
    before.some((row) => row.id === id && row.holder === holder),
  );
  const past = new Date(Date.now() - 1_000);
  await db().batchRow.updateMany({
    where: { OR: dead.map(({ id, holder }) => ({ id, holder })) },
    data: { heldUntil: past },
  });
  const keys = dead.map(({ id }) => `batch:${id}`);
  await db().reservation.updateMany({
    where: { userId, state: "reserved", idempotencyKey: { in: keys } },
    data: { expiresAt: past },
  });
  await addMaintenanceJob("expire_reservations");
  await until(
    async () =>
      (await db().reservation.count({
        where: { state: "reserved", idempotencyKey: { in: keys } },
      })) === 0,
  );
  await addMaintenanceJob("revive_batches");
}

test.each(rounds)(
  "a batch whose tab is closed and two instances killed: each row once, up to the quota (round %i)",
  async () => {
    const doomed = [await startFaultInstance(), await startFaultInstance()];
    const batch = await startBatch(doomed[0]?.address ?? "");
    for (const [index, instance] of doomed.entries()) {
      await until(
        async () => (await batch.read()).counts.ready >= 4 + 5 * index,
      );
      await kill(instance);
      await passTime(batch.userId, batch.id);
    }
    await until(async () => {
      const { queued, writing } = (await batch.read()).counts;
      return queued + writing === 0;
    });
    const { counts, rows } = await batch.read();
    const page = await openPage(instances()[0], batch.cookie);
    expect(await countRows(page, instances()[0], batch.id)).toEqual({
      written: 20,
      waiting: 3,
      refused: 1,
    });
    await page.context().close();
    expect(counts).toMatchObject({ ready: 20, waiting: 3, refused: 1 });
    expect(rows.find(({ state }) => state === "refused")).toMatchObject({
      position: 7,
      reason: "refused",
    });
    const owned = { userId: batch.userId };
    expect(await db().listing.count({ where: owned })).toBe(20);
    expect(await db().usage.findFirst({ where: owned })).toMatchObject({
      used: 30,
    });
    expect(
      await db().reservation.count({ where: { ...owned, state: "committed" } }),
    ).toBe(20);
  },
);
