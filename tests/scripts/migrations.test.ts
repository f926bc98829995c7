import pg from "pg";
import { migrateDatabase } from "@/scripts/migrate-database";
import { createDatabase } from "@/tests/support/migrating";

test("the committed migrations create every table of the schema", async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  await client.end();
  expect(tables.rows.map((row) => row.name)).toEqual(
    expect.arrayContaining([
      "User",
      "Session",
      "Listing",
      "Thumbnail",
      "Usage",
      "Reservation",
      "rate_limit",
    ]),
  );
});

describe("a database of the version before the baseline", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeEach(async () => {
    database = await createDatabase();
    await migrateDatabase(database.url);
    await database.query("delete from _prisma_migrations");
  });
  afterEach(() => database.drop());

  const addEarlier = (count: number) =>
    database.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at)
       select gen_random_uuid(), '', '20261121' || lpad(n::text, 6, '0') || '_x', now() from generate_series(1, $1::int) n`,
      [count],
    );
  const listNames = async () =>
    (
      await database.query<{ name: string }>(
        "select migration_name as name from _prisma_migrations where migration_name > '202611260' order by 1",
      )
    ).map(({ name }) => name);

  test("it has all 53 migrations: marked as having the baseline, which isn't run", async () => {
    await addEarlier(53);
    // Its tables are there already, so the next one fails.
    await expect(migrateDatabase(database.url)).rejects.toThrow(
      "Migration 20261126030100_caps_of_apps failed",
    );
    expect(await listNames()).toEqual(["20261126000000_baseline"]);
  });

  test("it lacks some: refused with what to do, and nothing is changed", async () => {
    await addEarlier(52);
    await expect(migrateDatabase(database.url)).rejects.toThrow(
      "This database is older than version 4a76273b: start 4a76273b first, then this version.",
    );
    expect(await listNames()).toEqual([]);
  });
});
