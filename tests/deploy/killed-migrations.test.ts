import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrateDatabase, resolveMigration } from "@/scripts/migrate-database";
import {
  createDatabase,
  migrate,
  startMigrating,
} from "@/tests/support/migrating";
import { until } from "@/tests/support/one-more-instance";

type Database = Awaited<ReturnType<typeof createDatabase>>;
let database: Database;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders)
    rmSync(folder, { recursive: true, force: true });
});

/** Migrations of a test's own: name → script. */
function folderOf(scripts: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  folders.push(folder);
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "migration.sql"), script);
  }
  return folder;
}

/**
 * The last whose result the catalog doesn't tell: an index that is created
 * concurrently is repeated instead.
 */
function findLastUnresolvable() {
  const names = readdirSync("prisma/migrations").filter(
    (name) => name !== "migration_lock.toml",
  );
  const isIndex = (name: string) =>
    /^create (?:unique )?index concurrently/im.test(
      readFileSync(
        path.join("prisma/migrations", name, "migration.sql"),
        "utf8",
      ),
    );
  return names.sort().findLast((name) => !isIndex(name)) ?? "";
}

async function waitUntilBlocked() {
  await until(async () => {
    const waiting = await database.query(
      "select 1 from pg_locks where not granted and locktype <> 'advisory'",
    );
    return waiting.length > 0;
  });
}

const namesOf = async (condition: string) =>
  (
    await database.query<{ name: string }>(
      `select migration_name as name from _prisma_migrations where ${condition}`,
    )
  ).map(({ name }) => name);

test("a process killed during a migration: nothing is applied, and the next one migrates", async () => {
  const blocker = await database.connect();
  await blocker.query("begin");
  // The first migration creates this table after others, and waits here.
  await blocker.query('create table "Listing" ()');
  const { child, ended } = startMigrating(database.url);
  await waitUntilBlocked();
  child.kill("SIGKILL");
  await ended;
  await blocker.query("rollback");
  await blocker.end();

  expect(await migrate(database.url)).toMatchObject({ code: 0 });
  expect(await namesOf("finished_at is null")).toEqual([]);
  expect(await migrate(database.url)).toMatchObject({
    code: 0,
    output: expect.stringContaining("Nothing to migrate."),
  });
});

test("an unfinished row of an earlier version: reported with the command that resolves it", async () => {
  expect(await migrate(database.url)).toMatchObject({ code: 0 });
  const name = findLastUnresolvable();
  await database.query(
    "update _prisma_migrations set finished_at = null, applied_steps_count = 0 where migration_name = $1",
    [name],
  );

  const refused = await migrate(database.url);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    `"npm run migrate -- --resolve ${name} applied"`,
  );
  expect(refused.output).toContain(
    `"npm run migrate -- --resolve ${name} rolled-back"`,
  );
  expect(refused.output).not.toContain("    at ");

  expect(
    await migrate(database.url, "--resolve", name, "applied"),
  ).toMatchObject({ code: 0 });
  expect(await migrate(database.url)).toMatchObject({
    code: 0,
    output: expect.stringContaining("Nothing to migrate."),
  });
  expect(
    await namesOf("finished_at is null and rolled_back_at is null"),
  ).toEqual([]);
  expect(
    await migrate(database.url, "--resolve", name, "applied"),
  ).toMatchObject({ code: 1 });
});

test("a migration resolved as rolled back is applied by the next run", async () => {
  const folder = folderOf({
    "1_a": "create table a ()",
    "2_b": "create table b ()",
  });
  await migrateDatabase(database.url, folder);
  await database.query("drop table b");
  await database.query(
    "update _prisma_migrations set finished_at = null, applied_steps_count = 0 where migration_name = '2_b'",
  );
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    "2_b rolled-back",
  );
  await resolveMigration(database.url, "2_b", false, folder);
  expect(await migrateDatabase(database.url, folder)).toEqual(["2_b"]);
  await database.query("select from b");
});

test("an applied migration without its row, and a failed one: resolved automatically", async () => {
  const folder = folderOf({
    "1_a": "create table a ()",
    "2_b": "create table b ()",
  });
  await migrateDatabase(database.url, folder);
  await database.query("drop table b");
  await database.query("update _prisma_migrations set finished_at = null");
  await database.query(
    "update _prisma_migrations set applied_steps_count = 0, logs = 'disk full' where migration_name = '2_b'",
  );
  const said: string[] = [];
  expect(
    await migrateDatabase(database.url, folder, (line) => said.push(line)),
  ).toEqual(["2_b"]);
  expect(said).toEqual([
    expect.stringContaining("1_a had been applied"),
    expect.stringContaining("2_b had failed"),
  ]);
  await database.query("select from b");
});

test("a failing script leaves no changes and no row", async () => {
  const folder = folderOf({
    "1_a": "create table a ()",
    "2_b": "create table b (); select from nothing_there",
  });
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    "2_b failed and was rolled back",
  );
  expect(await namesOf("true")).toEqual(["1_a"]);
  await expect(database.query("select from b")).rejects.toThrow();
});

/**
 * Kills the migration to 2_b, which creates an index concurrently, and leaves
 * an invalid one.
 */
async function killIndexCreation(folder: string) {
  const blocker = await database.connect();
  await migrateDatabase(
    database.url,
    folderOf({ "1_a": "create table a (x int)" }),
  );
  // Creating an index concurrently waits for open transactions.
  await blocker.query("begin");
  await blocker.query("insert into a values (1)");
  const killed = expect(
    migrateDatabase(database.url, folder),
  ).rejects.toThrow();
  await waitUntilBlocked();
  await blocker.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  await killed;
  await blocker.query("commit");
  await blocker.end();
}

const validIndexes = () =>
  database.query(
    "select from pg_index where indexrelid = 'by_x'::regclass and indisvalid",
  );

test("an index created concurrently by a killed run: the next run drops what is left and creates it again", async () => {
  const script =
    "-- Readers must not wait.\ncreate index concurrently by_x on a (x);";
  const folder = folderOf({ "1_a": "create table a (x int)", "2_b": script });
  await killIndexCreation(folder);
  expect(await validIndexes()).toHaveLength(0);
  expect(await migrateDatabase(database.url, folder, () => {})).toEqual([
    "2_b",
  ]);
  expect(await validIndexes()).toHaveLength(1);
  expect(
    await namesOf("finished_at is null and rolled_back_at is null"),
  ).toEqual([]);
});

test("an index created concurrently by a run that was killed before it recorded that: kept", async () => {
  const folder = folderOf({
    "1_a": "create table a (x int)",
    "2_b": "create index concurrently by_x on a (x)",
  });
  await migrateDatabase(database.url, folder);
  const read = () =>
    database.query<{ oid: number }>("select 'by_x'::regclass::oid::int as oid");
  const before = await read();
  await database.query(
    "update _prisma_migrations set finished_at = null, applied_steps_count = 0 where migration_name = '2_b'",
  );
  await migrateDatabase(database.url, folder, () => {});
  expect(await read()).toEqual(before);
  expect(
    await namesOf("finished_at is null and rolled_back_at is null"),
  ).toEqual([]);
});

test("another statement that can't run in a transaction: reported when its run was killed", async () => {
  const folder = folderOf({
    "1_a": "create table a (x int)",
    "2_b": "reindex table concurrently a",
  });
  await migrateDatabase(database.url, folder);
  await database.query(
    "update _prisma_migrations set finished_at = null, applied_steps_count = 0 where migration_name = '2_b'",
  );
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    "--resolve 2_b",
  );
});

test("an index created concurrently while another process waits to migrate: no deadlock", async () => {
  const folder = folderOf({
    "1_a": "create table a (x int)",
    "2_b": "create index concurrently by_x on a (x)",
  });
  await migrateDatabase(
    database.url,
    folderOf({ "1_a": "create table a (x int)" }),
  );
  const blocker = await database.connect();
  await blocker.query("begin");
  await blocker.query("insert into a values (1)");
  const runs = [
    migrateDatabase(database.url, folder, () => {}),
    migrateDatabase(database.url, folder, () => {}),
  ];
  await waitUntilBlocked();
  await blocker.query("commit");
  await blocker.end();
  expect((await Promise.all(runs)).flat()).toEqual(["2_b"]);
});

test("such a statement together with others: refused with the reason", async () => {
  const folder = folderOf({
    "1_a": "create table a (x int); create index concurrently by_x on a (x)",
  });
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    "must be alone in its file",
  );
  await expect(database.query("select from a")).rejects.toThrow();
  expect(
    await namesOf("finished_at is null and rolled_back_at is null"),
  ).toEqual([]);
});
