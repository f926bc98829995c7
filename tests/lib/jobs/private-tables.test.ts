import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { db } from "@/lib/database/db";

afterAll(() => db().$disconnect());

/**
 * What `lib/jobs/private-tables-data.ts` and `tests/support/jobs.ts` use of
 * graphile-worker's private tables.
 */
const used = {
  _private_jobs: {
    id: "bigint",
    task_id: "integer",
    payload: "json",
    run_at: "timestamp with time zone",
    attempts: "smallint",
    max_attempts: "smallint",
    last_error: "text",
    created_at: "timestamp with time zone",
    updated_at: "timestamp with time zone",
    key: "text",
    locked_at: "timestamp with time zone",
    locked_by: "text",
    priority: "smallint",
    is_available: "boolean",
  },
  _private_tasks: { id: "integer", identifier: "text" },
  _private_known_crontabs: {
    identifier: "text",
    known_since: "timestamp with time zone",
    last_execution: "timestamp with time zone",
  },
};

test.each(Object.entries(used))(
  "graphile-worker's table %s has the columns we use",
  async (table, columns) => {
    const found = await db().$queryRaw<{ name: string; type: string }[]>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'graphile_worker' AND table_name = ${table}`;
    expect(
      Object.fromEntries(found.map(({ name, type }) => [name, type])),
    ).toMatchObject(columns);
  },
);

test("graphile-worker's schema has the version that we support", async () => {
  const [row] = await db().$queryRaw<{ version: number }[]>`
    SELECT max(id)::int AS version FROM graphile_worker.migrations`;
  expect(row?.version).toBe(19);
});

test("only one file, and one of the tests, use private tables", async () => {
  const files = [
    "app",
    "components",
    "lib",
    "scripts",
    "server",
    "tests",
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file),
    ),
  );
  const naming = files
    .filter(
      (file) =>
        /\.(?:ts|tsx|mjs)$/.test(file) &&
        file !== "tests/lib/jobs/private-tables.test.ts",
    )
    .filter((file) =>
      readFileSync(file, "utf8").includes("graphile_worker._private"),
    );
  expect(naming).toEqual([
    "lib/jobs/private-tables-data.ts",
    "tests/support/jobs.ts",
  ]);
});
