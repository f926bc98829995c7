import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { POST as signIn } from "@/app/api/auth/signin/route";
import { findSubscriptionStatus } from "@/lib/billing/find-subscription-status";
import {
  changeLedger,
  commitReservation,
  reserveListing,
} from "@/lib/billing/quota/data";
import { tierOf, usageOf } from "@/lib/billing/usage";
import { db } from "@/lib/database/db";
import { startJobs, stopJobs } from "@/lib/jobs/worker";
import { tasks } from "@/lib/tasks";
import { migrateDatabase } from "@/scripts/migrate-database";
import { seedPassword } from "@/scripts/seed-users";
import { moveClock, restoreClock } from "@/tests/support/clock";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser } from "@/tests/support/factories";
import { createDatabase } from "@/tests/support/migrating";
import { until } from "@/tests/support/one-more-instance";
import { startOwnSandbox } from "@/tests/support/sandbox";

/**
 * The newest migration of the commit that made the fixture, and when it was
 * made.
 */
const lastMigration = "20261122034500_store_in_one_statement";
const madeAt = new Date("2026-11-22T17:33:00Z");

/** What later migrations call the tables, columns and values of the fixture. */
const tables: Record<string, string> = {
  BillingTrouble: "BillingIssue",
  BillingNotice: "BillingEmail",
  ModelDay: "ModelUsage",
  MailFailure: "EmailFailure",
  Tally: "DailyCount",
};
const columns: Record<string, string> = {
  "ModelDay.asked": "requests",
  "StripeCustomer.asked": "syncRequested",
  "StripeCustomer.applied": "syncApplied",
  "StripeCustomer.lookedAt": "syncedAt",
  "StripeCustomer.nextLookAt": "nextSyncAt",
  "StripeCustomer.raisingTo": "upgradingTo",
  "StripeEvent.settledAt": "processedAt",
  "JobRun.cleaned": "processed",
};
const values: Record<string, string> = {
  "StripeEvent.state.settled": "processed",
  "StripeEvent.state.parked": "deferred",
  "Tally.kind.departure": "account_deleted",
  "JobRun.task.reap_reservations": "expire_reservations",
  "JobRun.task.sweep_sessions": "purge_sessions",
};

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;
const shared = process.env.DATABASE_URL;
let database: Awaited<ReturnType<typeof createDatabase>>;
let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let before: Tables;
let after: Tables;

/** Every row of the application and of the job queue, by table. */
async function readTables(): Promise<Tables> {
  const found = await database.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')
       AND table_name NOT IN ('_prisma_migrations', 'migrations')`,
  );
  const read: Tables = {};
  for (const { schema, name } of found) {
    const rows = await database.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${schema}"."${name}" t`,
    );
    read[name] = rows.map(({ row }) => row);
  }
  return read;
}

/**
 * The migrations of the commit that made the fixture, then its rows, as that
 * commit's triggers had left them.
 */
async function loadFixture() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  for (const name of readdirSync("prisma/migrations").filter(
    (entry) => entry <= lastMigration,
  )) {
    cpSync(`prisma/migrations/${name}`, path.join(folder, name), {
      recursive: true,
    });
  }
  await migrateDatabase(database.url, folder);
  rmSync(folder, { recursive: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("SET session_replication_role = replica");
  await client.query(
    readFileSync("tests/fixtures/upgrade/database.sql", "utf8"),
  );
  await client.end();
}

beforeAll(async () => {
  [database, sandbox] = await Promise.all([
    createDatabase(),
    startOwnSandbox(),
  ]);
  await loadFixture();
  before = await readTables();
  await migrateDatabase(database.url);
  after = await readTables();
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    RESEND_BASE_URL: sandbox.url,
    STRIPE_BASE_URL: sandbox.url,
  });
});
afterAll(async () => {
  restoreClock();
  await closeConnections();
  process.env.DATABASE_URL = shared;
  await Promise.all([database.drop(), sandbox.close()]);
});

const sorted = (rows: unknown[]) =>
  rows.map((row) => JSON.stringify(row)).sort();

/** A row of the fixture under today's names. */
function renamed(table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      columns[`${table}.${column}`] ?? column,
      values[`${table}.${column}.${value}`] ?? value,
    ]),
  );
}

const fixture = readFileSync("tests/fixtures/upgrade/database.sql", "utf8");
const filled = [
  ...new Set(
    [...fixture.matchAll(/^INSERT INTO "\w+"\."(\w+)"/gm)].map(
      ([, table]) => table ?? "",
    ),
  ),
];

test.each(filled)(
  "table %s: every row and value is there after the upgrade",
  (table) => {
    const rows = before[table] ?? [];
    expect(rows.length).toBe(fixture.split(`"."${table}" (`).length - 1);
    const known = Object.keys(renamed(table, rows[0] ?? {}));
    const found = (after[tables[table] ?? table] ?? []).map((row) =>
      Object.fromEntries(known.map((column) => [column, row[column]])),
    );
    expect(sorted(found)).toEqual(
      sorted(rows.map((row) => renamed(table, row))),
    );
  },
);

test("no other table has rows after the upgrade", () => {
  const expected = filled.map((table) => tables[table] ?? table);
  const withRows = Object.entries(after).filter(([, rows]) => rows.length > 0);
  expect(withRows.map(([name]) => name).sort()).toEqual(expected.sort());
});

const entitlements = {
  "free@example.com": "free",
  "limit@example.com": "free",
  "trial@example.com": "standard",
  "standard@example.com": "standard",
  "pro@example.com": "pro",
  "admin@example.com": "free",
  "unverified@example.com": "free",
  "paying@example.com": "standard",
  "past-due@example.com": "pro",
  "leaving@example.com": "pro",
  "lowering@example.com": "pro",
  "ended@example.com": "free",
  "trial-over@example.com": "free",
  "resetting@example.com": "free",
  "verifying@example.com": "free",
  "writing@example.com": "free",
};

test("every account has its former plan", async () => {
  const users = await db().user.findMany();
  expect(
    Object.fromEntries(users.map((user) => [user.email, tierOf(user, madeAt)])),
  ).toEqual(entitlements);
  const limit = users.find(({ email }) => email === "limit@example.com");
  if (!limit) throw new Error("no such user");
  expect(usageOf(limit, limit.listingsThisMonth, madeAt)).toMatchObject({
    used: 5,
    remaining: 0,
    needsUpgrade: true,
  });
});

test("the subscription status matches the last sync", async () => {
  const leaving = await db().user.findUniqueOrThrow({
    where: { email: "leaving@example.com" },
  });
  expect(await findSubscriptionStatus(leaving, madeAt)).toMatchObject({
    subscriptionTier: "pro",
    scheduledTier: "free",
    canManageBilling: true,
  });
  const pastDue = await db().user.findUniqueOrThrow({
    where: { email: "past-due@example.com" },
  });
  expect(await findSubscriptionStatus(pastDue, madeAt)).toMatchObject({
    pastDueSince: expect.stringMatching(/^2026-11-18/),
    hostedInvoiceUrl: "http://127.0.0.1:9/invoice",
  });
});

test("accounts sign in with their password, except unverified ones", async () => {
  for (const email of Object.keys(entitlements)) {
    const answer = await signIn(
      createRequest("POST", "/api/auth/signin", {
        email,
        password: seedPassword,
      }),
    );
    expect([email, answer.status]).toEqual([
      email,
      /^(unverified|verifying)@/.test(email) ? 403 : 200,
    ]);
  }
});

async function listLedgerErrors() {
  return database.query(
    `SELECT u.email, month.period, month.used, counted.number FROM "Usage" month JOIN "User" u ON u.id = month."userId",
       LATERAL (
         SELECT count(*)::int + month."carriedOver" AS number FROM "Reservation" r
         WHERE r."userId" = u.id AND r.period = month.period AND r.state <> 'refunded'
       ) counted
     WHERE month.used <> counted.number
     UNION ALL
     SELECT email, NULL, "totalListings", counted.number FROM "User" u, LATERAL (
       SELECT count(*)::int AS number FROM "Listing" l WHERE l."userId" = u.id AND l."deletedAt" IS NULL
     ) counted WHERE "totalListings" <> counted.number
     UNION ALL
     SELECT email, NULL, "listingsThisMonth", counted.number FROM "User" u, LATERAL (
       SELECT COALESCE(sum(used), 0)::int AS number FROM "Usage" month
       WHERE month."userId" = u.id AND month.period = listing_period(u."lastListingDate")
     ) counted WHERE "listingsThisMonth" <> counted.number`,
  );
}

async function countDays(kind: string) {
  const [row] = await database.query<{ count: number }>(
    `SELECT COALESCE(sum("count"), 0)::int AS count FROM "DailyCount" WHERE "kind" = $1`,
    [kind],
  );
  return row?.count ?? 0;
}

test("the ledger is consistent, before and after a new listing", async () => {
  expect(await listLedgerErrors()).toEqual([]);
  const { id: userId } = await db().user.findUniqueOrThrow({
    where: { email: "resetting@example.com" },
  });
  const attempt = {
    userId,
    quota: 1,
    idempotencyKey: "after the upgrade",
    requestHash: "x",
  };
  const reserved = await reserveListing(attempt, {
    inFlight: 3,
    failuresPerHour: 20,
    perMinute: 30,
  });
  if (reserved.kind !== "reserved") throw new Error(reserved.kind);
  expect(
    await changeLedger("upgrade", (tx) => commitReservation(tx, reserved.id)),
  ).toBe(true);
  expect(await listLedgerErrors()).toEqual([]);
});

test("sequences continue after the highest id, and triggers count new rows", async () => {
  const [users, deleted] = [
    await countDays("sign_up"),
    await countDays("account_deleted"),
  ];
  expect(users).toBe(16);
  const { id } = await createUser();
  expect(id).toBe(17);
  expect(await countDays("sign_up")).toBe(users + 1);
  const failure = await db().emailFailure.create({
    data: { userId: id, template: "verify_email", reason: "refused" },
  });
  expect(failure.id).toBe(2);
  await db().user.delete({ where: { id } });
  expect(await countDays("account_deleted")).toBe(deleted + 1);
});

const maintenance = [
  "expire_reservations",
  "purge_deleted_listings",
  "purge_failed_jobs",
  "purge_rate_limits",
  "purge_records",
  "purge_refunds",
  "purge_sessions",
  "purge_tokens",
  "reconcile_customers",
  "release_jobs",
  "retry_stripe_events",
];

describe("queued jobs", () => {
  beforeAll(async () => {
    moveClock((madeAt.getTime() - Date.now()) / 86_400_000);
    for (const task of maintenance)
      await database.query("SELECT graphile_worker.add_job($1)", [task]);
    // One of them was to run two days later.
    await database.query(
      "SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now())",
    );
    startJobs(tasks);
    await until(async () => {
      const waiting = await database.query<{ attempts: number }>(
        "SELECT attempts, last_error FROM graphile_worker.jobs",
      );
      return (
        waiting.length === 0 || waiting.some(({ attempts }) => attempts > 1)
      );
    });
    await stopJobs();
  });

  test("all of them ran", async () => {
    expect(
      await database.query(
        "SELECT task_identifier, last_error FROM graphile_worker.jobs",
      ),
    ).toEqual([]);
  });

  test("the emails were sent with their original values", async () => {
    const outbox: { to: string | string[]; subject: string; text: string }[] =
      await (await fetch(`${sandbox.url}/outbox.json`)).json();
    const arrived = outbox
      .map(({ to, subject }) => [String(to), subject])
      .sort();
    expect(arrived).toEqual([
      ["limit@example.com", "This month's listings are used"],
      ["paying@example.com", "Your trial of Standard has begun"],
      ["verifying@example.com", "Confirm your email address"],
    ]);
    const started = outbox.find(
      ({ to }) => String(to) === "paying@example.com",
    );
    expect(started?.text.replaceAll(/\s+/g, " ")).toContain(
      "Standard plan: 30 listings a month",
    );
  });

  test("an unknown customer's plan stays, and the deleted customer is gone", async () => {
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
    expect(
      await db().stripeCustomer.findUnique({ where: { id: "cus_dump_gone" } }),
    ).toMatchObject({
      deletedAt: expect.any(Date),
      erasedAt: expect.any(Date),
    });
  });

  test("maintenance jobs ran and are recorded", async () => {
    const runs = await db().jobRun.findMany({ orderBy: { task: "asc" } });
    expect(runs.map(({ task, error }) => [task, error])).toEqual(
      maintenance.map((task) => [task, null]),
    );
    const open = await db().reservation.findFirst({
      where: { idempotencyKey: "dump-open" },
    });
    expect(open).toMatchObject({ state: "refunded" });
    expect(await listLedgerErrors()).toEqual([]);
  });
});
