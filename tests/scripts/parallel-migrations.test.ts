import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import pg from "pg";

jest.setTimeout(180_000);

const name = `migrations_${process.pid}_${Date.now()}`;
const addressOf = (database: string) => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = `/${database}`;
  return url.href;
};

async function ask<Row extends pg.QueryResultRow>(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function migrate() {
  const child = spawn(process.execPath, ["scripts/run.mjs", "migrate"], {
    env: { ...process.env, DATABASE_URL: addressOf(name) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
}

beforeAll(() => ask(process.env.DATABASE_URL ?? "", `create database ${name}`));
afterAll(() => ask(process.env.DATABASE_URL ?? "", `drop database ${name} with (force)`));

test("of five processes that migrate an empty database at once, one does it and all succeed", async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, migrate));
  expect(runs.filter(({ code }) => code !== 0)).toEqual([]);
  expect(runs.filter(({ output }) => output.includes("Applied "))).toHaveLength(1);
  expect(runs.filter(({ output }) => output.includes("Nothing to migrate."))).toHaveLength(4);

  const committed = readdirSync("prisma/migrations").filter((entry) => entry !== "migration_lock.toml");
  const rows = await ask<{ migration_name: string; done: boolean }>(
    addressOf(name),
    "select migration_name, finished_at is not null and rolled_back_at is null as done from _prisma_migrations",
  );
  expect(rows.map((row) => row.migration_name).sort()).toEqual(committed.sort());
  expect(rows.every(({ done }) => done)).toBe(true);
});
