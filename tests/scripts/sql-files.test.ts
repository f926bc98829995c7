import { readdirSync, readFileSync } from "node:fs";
import { migrateDatabase } from "@/scripts/migrate-database";
import { createDatabase } from "@/tests/support/migrating";

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
  await migrateDatabase(database.url);
});
afterAll(() => database.drop());

/** Every function and trigger of ours, as PostgreSQL has it. */
async function listDefinitions() {
  const rows = await database.query<{ name: string; definition: string }>(
    `SELECT 'functions/' || p.proname AS name, pg_get_functiondef(p.oid) AS definition
     FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
     UNION ALL
     SELECT 'triggers/' || t.tgname, pg_get_triggerdef(t.oid)
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace
     ORDER BY 1, 2`,
  );
  return rows;
}

const files = ["functions", "triggers"].flatMap((kind) =>
  readdirSync(`prisma/sql/${kind}`).map((file) => ({
    name: `${kind}/${file.replace(/\.sql$/, "")}`,
    sql: readFileSync(`prisma/sql/${kind}/${file}`, "utf8"),
  })),
);

test("each function and trigger of a fresh database has its file, and no file has another", async () => {
  const found = await listDefinitions();
  expect(found.map(({ name }) => name)).toEqual(
    files.map(({ name }) => name).sort(),
  );
});

test("a fresh database has functions and triggers as the files define them", async () => {
  const before = await listDefinitions();
  for (const { sql } of files) await database.query(sql);
  expect(await listDefinitions()).toEqual(before);
});

test.each(files)("$name: says first what it guarantees", ({ name, sql }) => {
  expect(sql).toMatch(/^-- \S.*\n/);
  const [kind, own] = name.split("/");
  const created = kind === "functions" ? "FUNCTION" : "TRIGGER";
  expect(sql).toContain(`\nCREATE OR REPLACE ${created} "${own}"`);
});
