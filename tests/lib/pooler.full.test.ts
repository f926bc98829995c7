import { z } from "zod";
import { db } from "@/lib/database/db";
import { defineTask, handleTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { startJobs, stopJobs } from "@/lib/jobs/worker";
import { checkHealth } from "@/lib/maintenance/check-health";
import { limit } from "@/lib/resilience/rate-limit";
import { migrateDatabase } from "@/scripts/migrate-database";
import { closeConnections } from "@/tests/support/connections";
import { createDatabase, migrate } from "@/tests/support/migrating";
import { until } from "@/tests/support/one-more-instance";
import { startPgBouncer } from "@/tests/support/pgbouncer";
import { describeWith } from "@/tests/support/programs";

describeWith(["pgbouncer"], "through PgBouncer in transaction mode", () => {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS } = process.env;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;

  beforeAll(async () => {
    database = await createDatabase();
    pooler = await startPgBouncer(database.url);
    await migrateDatabase(database.url);
    delete process.env.DATABASE_TIMEOUT_MS;
    Object.assign(process.env, {
      DATABASE_URL: pooler.url,
      DIRECT_DATABASE_URL: database.url,
    });
  });
  afterAll(async () => {
    await closeConnections();
    delete process.env.DIRECT_DATABASE_URL;
    Object.assign(process.env, { DATABASE_URL, DATABASE_TIMEOUT_MS });
    await pooler.close();
    await database.drop();
  });

  test("the application is healthy", async () => {
    expect(await checkHealth()).toBeNull();
  });

  test("12 parallel transactions over 3 sessions: each has its timeouts and all commit", async () => {
    const limits = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        db().$transaction(async (tx) => {
          await tx.user.create({
            data: { email: `pooled-${index}@example.com`, password: "none" },
          });
          return tx.$queryRaw<
            object[]
          >`SELECT current_setting('statement_timeout') AS statement,
            current_setting('idle_in_transaction_session_timeout') AS idle`;
        }),
      ),
    );
    expect(new Set(limits.map((rows) => JSON.stringify(rows)))).toEqual(
      new Set([JSON.stringify([{ statement: "3s", idle: "2s" }])]),
    );
    expect(
      await db().user.count({ where: { email: { startsWith: "pooled-" } } }),
    ).toBe(12);
  });

  test("a statement that hangs in a transaction: PostgreSQL ends it, and the sessions work on", async () => {
    await expect(
      db().$transaction((tx) => tx.$executeRaw`SELECT pg_sleep(20)`),
    ).rejects.toThrow();
    expect(await checkHealth()).toBeNull();
    const [row] = await database.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%' AND state = 'active' AND pid <> pg_backend_pid()",
    );
    expect(row?.count).toBe("0");
  });

  test("50 parallel calls at a limit of 20: 20 pass", async () => {
    const calls = Array.from({ length: 50 }, () =>
      limit("pooled", "someone", { points: 20, seconds: 60 }),
    );
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      20,
    );
    expect(
      results.filter(
        (each) =>
          each.status === "rejected" && each.reason.code !== "rate_limited",
      ),
    ).toEqual([]);
  });

  test("jobs run", async () => {
    const seen: unknown[] = [];
    const pooled = defineTask({
      name: "pooled",
      schema: z.object({ number: z.int() }),
    });
    startJobs([handleTask(pooled, async (payload) => void seen.push(payload))]);
    for (let number = 0; number < 10; number += 1)
      await db().$transaction((tx) => addJob(tx, pooled, { number }));
    await until(() => seen.length === 10);
    await stopJobs();
  });

  test("npm run migrate with the pooler's address alone: one sentence, and no lock stays behind", async () => {
    delete process.env.DIRECT_DATABASE_URL;
    const { code, output } = await migrate(pooler.url);
    process.env.DIRECT_DATABASE_URL = database.url;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^DATABASE_URL points to a connection pooler .* set DIRECT_DATABASE_URL .*\n$/,
    );
    expect(
      await database.query("SELECT FROM pg_locks WHERE locktype = 'advisory'"),
    ).toEqual([]);
  });

  test("npm run migrate with both addresses: uses PostgreSQL's own", async () => {
    expect(await migrate(pooler.url)).toEqual({
      code: 0,
      output: "Nothing to migrate.\n",
    });
  });
});
