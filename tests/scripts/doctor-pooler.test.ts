import { checkPostgres } from "@/scripts/doctor/postgres";
import { migrateDatabase } from "@/scripts/migrate-database";
import { createDatabase } from "@/tests/support/migrating";
import { startPgBouncer } from "@/tests/support/pgbouncer";
import { describeWith } from "@/tests/support/programs";

describeWith(["pgbouncer"], "doctor: PgBouncer in transaction mode", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;

  beforeAll(async () => {
    database = await createDatabase();
    await migrateDatabase(database.url);
    pooler = await startPgBouncer(database.url);
  });
  afterAll(async () => {
    await pooler.close();
    await database.drop();
  });

  async function poolingOf(url: string, direct?: string) {
    const context = {
      settings: { DATABASE_URL: url },
      now: Date.now,
      send: false,
      callLimit: 10_000,
    };
    for await (const row of checkPostgres.check({
      ...context,
      source: { DIRECT_DATABASE_URL: direct },
    })) {
      if (row.name === "PostgreSQL pooling" || row.status === "error")
        return row;
    }
    return null;
  }

  test("no DIRECT_DATABASE_URL: an error that names it", async () => {
    expect(await poolingOf(pooler.url)).toMatchObject({
      status: "error",
      fix: expect.stringContaining("DIRECT_DATABASE_URL"),
    });
  });

  test("DIRECT_DATABASE_URL that also leads to the pooler: an error", async () => {
    expect(await poolingOf(pooler.url, pooler.url)).toMatchObject({
      status: "error",
    });
  });

  test("DIRECT_DATABASE_URL that leads nowhere: an error that names it", async () => {
    expect(
      await poolingOf(pooler.url, "postgresql://nobody@127.0.0.1:1/none"),
    ).toMatchObject({
      status: "error",
      message: expect.stringContaining("no connection to DIRECT_DATABASE_URL"),
    });
  });

  test("DIRECT_DATABASE_URL to PostgreSQL itself, or no pooler: ok", async () => {
    expect(await poolingOf(pooler.url, database.url)).toMatchObject({
      status: "ok",
    });
    expect(await poolingOf(database.url)).toMatchObject({ status: "ok" });
  });
});
