import { readdirSync } from "node:fs";
import { createDatabase, migrate } from "@/tests/support/migrating";

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test("five processes migrating an empty database in parallel: one migrates, all succeed", async () => {
  const runs = await Promise.all(
    Array.from({ length: 5 }, () => migrate(database.url)),
  );
  expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
  expect(runs.filter(({ output }) => output.includes("Applied "))).toHaveLength(
    1,
  );
  expect(
    runs.filter(({ output }) => output.includes("Nothing to migrate.")),
  ).toHaveLength(4);

  const committed = readdirSync("prisma/migrations").filter(
    (entry) => entry !== "migration_lock.toml",
  );
  const rows = await database.query<{ migration_name: string; done: boolean }>(
    "select migration_name, finished_at is not null and rolled_back_at is null as done from _prisma_migrations",
  );
  expect(rows.map((row) => row.migration_name).sort()).toEqual(
    committed.sort(),
  );
  expect(rows.every(({ done }) => done)).toBe(true);
});
