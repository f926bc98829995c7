import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import pg from "pg";

const server = () => process.env.DATABASE_URL ?? "";

async function query<Row extends pg.QueryResultRow>(
  address: string,
  sql: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database of a test's own on the server that all share. */
export async function createDatabase() {
  const name = `migrations_${randomUUID().replaceAll("-", "")}`;
  await query(server(), `create database ${name}`);
  const url = new URL(server());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      query<Row>(url.href, sql, values),
    async connect() {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      return client;
    },
    drop: () => query(server(), `drop database ${name} with (force)`),
  };
}

/**
 * `npm run migrate` as a separate process; `ended` resolves with its exit code
 * and output.
 */
export function startMigrating(url: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "migrate", ...args],
    {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string }>(
    (resolve) => child.once("close", (code) => resolve({ code, output })),
  );
  return { child, ended };
}

export const migrate = (url: string, ...args: string[]) =>
  startMigrating(url, ...args).ended;
