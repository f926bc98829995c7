import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { db } from "@/lib/database/db";
import type { HandledTask } from "@/lib/jobs/define-task";
import { startJobs, stopJobs } from "@/lib/jobs/worker";
import { tasks } from "@/lib/tasks";
import { until } from "@/tests/support/one-more-instance";
import { listDraftsAtEtsy } from "@/tests/support/publications";
import {
  listLedgerErrors,
  openUpgradedDatabase,
  secrets,
} from "@/tests/support/upgraded-database";
import { startReceiver } from "@/tests/support/webhooks";

jest.setTimeout(600_000);

const maintenance = tasks
  .filter(({ cron }) => cron !== null)
  .map(({ name }) => name)
  .sort();
/** None is queued by the crontab here. */
const withoutCrontab = tasks.map((task) => ({ ...task, cron: null }));
const requestTasks = withoutCrontab.filter(
  ({ name }) => !maintenance.includes(name),
);

let upgraded: Awaited<ReturnType<typeof openUpgradedDatabase>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

type Queued = { task: string; attempts: number; error: string | null };

/** The jobs that wait for something else than maintenance, or for all. */
const listQueued = (except: string[] = []) =>
  upgraded.database.query<Queued>(
    `SELECT task_identifier AS task, attempts, last_error AS error FROM graphile_worker.jobs
     WHERE task_identifier <> ALL($1)`,
    [except],
  );

/** A job whose key is queued anew while it runs has no attempts left, either. */
const hasFailedTwice = ({ attempts, error }: Queued) =>
  error !== null && attempts > 1;

/** Some were to run weeks later. */
const makeDue = () =>
  upgraded.database.query(
    `SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now())
     WHERE job.locked_at IS NULL AND job.attempts = 0 AND job.run_at > now()`,
  );

/** Runs jobs of every kind until none is left, or one fails. */
async function runJobs(run: HandledTask[], except: string[] = []) {
  startJobs(run);
  await until(async () => {
    // Asked all the time, the database leaves the workers no connection.
    await wait(500);
    await upgraded.sandbox.control("/message-batches/end", {});
    await makeDue();
    const waiting = await listQueued(except);
    return waiting.length === 0 || waiting.some(hasFailedTwice);
  });
  await stopJobs();
}

beforeAll(async () => {
  [upgraded, receiver] = await Promise.all([
    openUpgradedDatabase(),
    startReceiver(),
  ]);
  // The program that gets the webhooks has moved to this machine.
  await upgraded.database.query(
    `UPDATE "WebhookEndpoint" SET "url" = replace("url", 'https://hooks.example/hook', $1)`,
    [receiver.url],
  );
  await runJobs(requestTasks, maintenance);
});
afterAll(async () => {
  await Promise.all([upgraded.close(), receiver.close()]);
});

test("all jobs that requests had queued ran", async () => {
  expect(await listQueued(maintenance)).toEqual([]);
  expect(await listLedgerErrors(upgraded.database)).toEqual([]);
});

describe("emails", () => {
  type Email = { to: string | string[]; subject: string; text: string };
  let outbox: Email[];
  beforeAll(async () => {
    outbox = await (await fetch(`${upgraded.sandbox.url}/outbox.json`)).json();
  });

  test("each is sent, once", () => {
    const arrived = outbox.map(({ to, subject }) => `${to}: ${subject}`).sort();
    expect(arrived).toEqual([
      "batches@example.com: Your listings are written as far as your plan goes",
      "free@example.com: You already have a Listwright account",
      "hooks@example.com: A webhook of yours is switched off",
      "hooks@example.com: A webhook of yours is switched off",
      "limit@example.com: This month's listings are used",
      "limit@example.com: This month's listings are used",
      "past-due@example.com: A payment did not go through",
      "paying@example.com: Your plan has changed",
      "paying@example.com: Your trial of Standard ends soon",
      "paying@example.com: Your trial of Standard has begun",
      "programs@example.com: An app has access to your account",
      "programs@example.com: An app has access to your account",
      "programs@example.com: Your account has a new API key",
      "programs@example.com: Your account has a new API key",
      "programs@example.com: Your account has a new API key",
      "programs@example.com: Your account has a new API key",
      "programs@example.com: Your account has a new API key",
      "programs@example.com: Your account has a new API key",
      "resetting@example.com: Choose a new password",
      "resetting@example.com: Your password was changed",
      "verifying@example.com: Confirm your email address",
      "waiting@example.com: This month's listings are used",
    ]);
  });

  test("the values are those that were queued", () => {
    const texts = outbox.map(({ text }) => text.replaceAll(/\s+/g, " "));
    for (const value of [
      "Standard plan: 30 listings a month",
      "?verify=dump-token",
      "?token=dump-reset",
      "Till",
      "Stock keeper",
      "hooks.example",
      "Autumn",
    ])
      expect(texts.join("\n")).toContain(value);
  });
});

describe("billing", () => {
  test("an unknown customer's plan stays, and deleted customers are gone", async () => {
    const customers = ["cus_dump_lowering", "cus_dump_paying"];
    const issues = await db().billingIssue.findMany({
      where: { customer: { in: customers } },
      orderBy: { customer: "asc" },
    });
    expect(issues).toMatchObject(
      customers.map((customer) => ({ customer, kind: "unknown_customer" })),
    );
    const lowering = await db().user.findUniqueOrThrow({
      where: { stripeCustomerId: "cus_dump_lowering" },
    });
    expect(lowering.subscriptionTier).toBe("pro");
    expect(
      await db().stripeEvent.findUnique({ where: { id: "evt_dump_3" } }),
    ).toMatchObject({ state: "deferred" });
    const gone = await db().stripeCustomer.findMany({
      where: { id: { in: ["cus_dump_gone", "cus_dump_deleted"] } },
    });
    const erased = { deletedAt: expect.any(Date), erasedAt: expect.any(Date) };
    expect(gone).toMatchObject([erased, erased]);
  });

  test("the customer of a charge is synced", async () => {
    const row = (rows: object[] | undefined) =>
      rows?.find((one) => Object(one).id === "cus_dump_ended");
    const synced = await db().stripeCustomer.findUniqueOrThrow({
      where: { id: "cus_dump_ended" },
    });
    const { syncApplied } = Object(row(upgraded.after.StripeCustomer));
    expect(synced.syncApplied).toBe(syncApplied + 1);
  });
});

test("batches go on: what was queued, was being written or was to be sent is written", async () => {
  const found = await db().batch.findMany({
    orderBy: { createdAt: "asc" },
    include: { rows: { orderBy: { position: "asc" } } },
  });
  const states = found.map(({ name, mode, rows }) => [
    `${name}, ${mode}`,
    rows.map(({ state }) => state),
  ]);
  const ten = (state: string) => Array.from({ length: 10 }, () => state);
  expect(Object.fromEntries(states)).toEqual({
    "Autumn market, now": [
      "accepted",
      "ready",
      "refused",
      "ready",
      "failed",
      "ready",
      "ready",
      "ready",
    ],
    "Spring drafts, now": ["queued", "queued"],
    "Paused, now": ["queued", "queued"],
    "Canceled, now": ["canceled", "canceled", "canceled"],
    "Done, now": ["accepted", "accepted"],
    "Too many, now": ["ready", "waiting", "waiting"],
    "Ended, day": ten("ready"),
    // The provider of this test never had these, and nothing was taken.
    "Sent, day": ten("failed"),
    "Sending, day": ten("ready"),
    "Paused, day": ten("writing"),
    "New, day": ten("ready"),
  });
  const open = await db().modelBatch.findMany({
    where: { state: { not: "ended" } },
    include: { batch: true },
  });
  expect(open).toMatchObject([{ state: "new", batch: { name: "Paused" } }]);
});

describe("Etsy", () => {
  test("publications go on: each listing has one whole draft, in its newest text", async () => {
    const publications = await db().publication.findMany();
    const failed = publications.filter(({ state }) => state !== "done");
    expect(failed).toMatchObject([
      { state: "failed", etsyListingId: null, problem: { code: "refused" } },
    ]);
    const listings = await listDraftsAtEtsy(upgraded.sandbox.url);
    const drafts = listings
      .filter(({ state }) => state === "draft")
      .map(({ fields, images }) => [fields.title, images.length]);
    expect(drafts.sort()).toEqual([
      ["Ring dish, half there", 3],
      ["Ring dish, queued", 3],
      ["Ring dish, updated and small", 3],
      ["Ring dish, waits", 3],
      ["Ring dish, with a new title", 3],
    ]);
    expect(publications.filter((row) => row.etsyListingId)).toHaveLength(5);
  });

  test("the numbers of changed listings are read to the last day", async () => {
    const last = await db().listingReading.count({ where: { key: "etsy:28" } });
    const done = await db().changeNote.count({ where: { reading: "done" } });
    expect([last, done]).toEqual([8, 8]);
    const typed = await db().listingReading.findMany({
      where: { source: "typed" },
    });
    expect(typed).toMatchObject([{ views: 12, favorites: 2, orders: 1 }]);
  });

  test("the audit of a shop is read to its end", async () => {
    const audits = await db().shopAudit.findMany({
      orderBy: { userId: "asc" },
    });
    expect(audits).toMatchObject([
      { state: "done", total: 3, nextOffset: 3 },
      { state: "done", total: 1, nextOffset: 1 },
      { state: "failed", problem: { code: "reconnect" } },
    ]);
  });
});

test("webhooks: what waited is delivered, signed with the secret that was stored", async () => {
  const [first] = receiver.received;
  expect(receiver.received.map(({ path }) => path).sort()).toEqual([
    "/hook",
    "/hook",
    "/hook/failing",
  ]);
  expect(first).toBeDefined();
  const { url, received } = receiver;
  const own = received.findLast(({ path }) => path === new URL(url).pathname);
  if (!own) throw new Error("nothing was delivered");
  const headers = own.headers as Record<string, string>;
  expect(new Webhook(secrets.webhook).verify(own.body, headers)).toMatchObject({
    type: expect.any(String),
  });
  const left = await db().webhookDelivery.findMany({
    where: { state: { not: "delivered" } },
  });
  expect(left).toMatchObject([{ state: "failed", failure: "switched_off" }]);
});

describe("maintenance", () => {
  beforeAll(() => runJobs(withoutCrontab));

  test("every job of the crontab ran without an error", async () => {
    expect(await listQueued()).toEqual([]);
    const runs = await db().jobRun.findMany({ orderBy: { task: "asc" } });
    expect(runs.map(({ task, error }) => [task, error])).toEqual(
      maintenance.map((task) => [task, null]),
    );
  });

  test("what was to expire has, and the ledger is consistent", async () => {
    const open = await db().reservation.findFirst({
      where: { idempotencyKey: "dump-open" },
    });
    expect(open).toMatchObject({ state: "refunded" });
    expect(await listLedgerErrors(upgraded.database)).toEqual([]);
    expect(await db().deletedPhotoOwner.count()).toBe(0);
    const objects = await db().photoObject.findMany();
    expect(objects.filter(({ photoId }) => photoId === null)).toEqual([]);
    expect(objects).toHaveLength(1);
  });
});
