// `npm run bench -- batch`: 200 sellers give 25 rows each to two instances at
// once. Whether their turns are fair, the quota is exact and memory is bounded.
// `-- --sellers=40 --rows=10` changes how many. Then 500 rows of one seller, in
// both modes, against one row of another.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { reportOf } from "./bench/generate";
import { seedSellers } from "./bench/seed-sellers";
import { buildWhenStale } from "./build-when-stale";
import { endChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { startServices } from "./embedded/start-services";
import { findFreePort } from "./ports";
import { allEmbedded } from "./settings";

const megabyte = 1024 * 1024;
function optionOf(name: string, fallback: number) {
  const start = `--${name}=`;
  return Number(
    process.argv
      .find((argument) => argument.startsWith(start))
      ?.slice(start.length) ?? fallback,
  );
}
const sellers = optionOf("sellers", 200);
const rowsEach = optionOf("rows", 25);
/** Listings that each has left this month. */
const left = Math.ceil(rowsEach * 0.8);

const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-bench-"));
await buildWhenStale(console.log);
const services = await startServices(
  {
    ...allEmbedded,
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    dataDir,
  },
  { durable: false },
);
const probe = `--import=${pathToFileURL("scripts/bench/report-process.mjs")}`;
const ports = [await findFreePort(), await findFreePort()];
const instances = await Promise.all(
  ports.map((port) =>
    startApplication({
      port,
      env: {
        ...services.env,
        LOG_LEVEL: "fatal",
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${probe}`,
      },
    }),
  ),
);
const client = new pg.Client({ connectionString: services.env.DATABASE_URL });
await client.connect();

type Mode = "now" | "day";
/** Of one call. */
const rowsPerCall = 50;

const formsOf = (rows: number) =>
  Array.from({ length: rows }, (_, row) => ({
    form: { productName: `Stoneware mug ${row + 1}` },
  }));

async function post(cookie: string, index: number, path: string, body: object) {
  const address = `http://localhost:${ports[index % ports.length]}${path}`;
  const headers = {
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
    Cookie: cookie,
  };
  const response = await fetch(address, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const createBatch = (cookie: string, index: number, rows: number) =>
  post(cookie, index, "/api/batches", {
    name: "Benchmark",
    rows: formsOf(rows),
  });

async function createLargeBatch(cookie: string, rows: number, mode: Mode) {
  const { id } = await post(cookie, 0, "/api/batches", {
    name: "Large",
    rows: formsOf(rowsPerCall),
    draft: true,
  });
  for (let after = rowsPerCall; after < rows; after += rowsPerCall)
    await post(cookie, 0, `/api/batches/${id}/rows`, {
      rows: formsOf(Math.min(rowsPerCall, rows - after)),
      after,
    });
  await post(cookie, 0, `/api/batches/${id}/resume`, { mode });
}

/**
 * Seconds that one row of a seller takes, while the 500 of another are being
 * written in this mode.
 */
async function timeOneRow(large: Mode | null) {
  const [busy = "", single = ""] = await seedSellers(
    services.env.DATABASE_URL,
    2,
  );
  if (large !== null) await createLargeBatch(busy, 500, large);
  const startedAt = performance.now();
  const { id } = await createBatch(single, 1, 1);
  for (;;) {
    const { rows } = await client.query(
      `SELECT FROM "BatchRow" WHERE "batchId" = $1 AND state = 'ready'`,
      [id],
    );
    if (rows.length === 1) return (performance.now() - startedAt) / 1_000;
    await wait(50);
  }
}

type Progress = { userId: number; ready: number; open: number };

/** Of each seller the rows that are written and those that are to be. */
async function readProgress() {
  const { rows } = await client.query<Progress>(
    `SELECT "userId", count(*) FILTER (WHERE state = 'ready')::int AS ready,
       count(*) FILTER (WHERE state IN ('queued', 'writing'))::int AS open
     FROM "BatchRow" GROUP BY "userId"`,
  );
  return rows;
}

/**
 * From when all have given their rows, while all have some to be written: how
 * often the luckiest got as many as the unluckiest, once each got four.
 */
async function watch() {
  let worst = 0;
  const start = new Map(
    (await readProgress()).map(({ userId, ready }) => [userId, ready]),
  );
  for (;;) {
    const progress = await readProgress();
    const ready = progress.map(
      (seller) => seller.ready - (start.get(seller.userId) ?? 0),
    );
    const least = Math.min(...ready);
    if (least >= 4 && progress.every(({ open }) => open > 0))
      worst = Math.max(worst, Math.max(...ready) / least);
    if (progress.every(({ open }) => open === 0)) return worst;
    await wait(250);
  }
}

try {
  const cookies = await seedSellers(services.env.DATABASE_URL, sellers);
  await client.query(`UPDATE "User" SET "subscriptionTier" = 'standard'`);
  await client.query(
    `INSERT INTO "Usage" ("userId", period, used) SELECT id, listing_period(), 30 - $1::int FROM "User"`,
    [left],
  );
  await Promise.all(instances.map(reportOf));
  const startedAt = performance.now();
  for (let at = 0; at < cookies.length; at += 20)
    await Promise.all(
      cookies
        .slice(at, at + 20)
        .map((cookie, index) => createBatch(cookie, index, rowsEach)),
    );
  const worst = await watch();
  const seconds = (performance.now() - startedAt) / 1_000;
  const reports = await Promise.all(instances.map(reportOf));
  const { rows: outcomes } = await client.query<{
    state: string;
    least: number;
    most: number;
    all: number;
  }>(
    `SELECT state, min(count)::int AS least, max(count)::int AS most, sum(count)::int AS all
     FROM (SELECT "userId", state, count(*) FROM "BatchRow" GROUP BY 1, 2) each GROUP BY state ORDER BY state`,
  );
  const { rows: taken } = await client.query<{
    used: number;
    listings: number;
    sellers: number;
  }>(
    `SELECT u.used, (SELECT count(*) FROM "Listing" l WHERE l."userId" = u."userId")::int AS listings, count(*)::int AS sellers
     FROM "Usage" u GROUP BY 1, 2 ORDER BY 1`,
  );
  console.log(
    `${sellers} sellers, ${rowsEach} rows each, ${left} listings left each; two instances, ${os.cpus().length} cores.`,
  );
  console.log(
    `  all in             ${seconds.toFixed(0)} s, ${((sellers * left) / seconds).toFixed(1)} listings a second`,
  );
  for (const { state, least, most, all } of outcomes)
    console.log(
      `  ${state.padEnd(18)} ${all}, of each seller ${least} to ${most}`,
    );
  for (const { used, listings, sellers: those } of taken)
    console.log(
      `  quota              ${those} sellers: ${used} of 30 used, ${listings} listings`,
    );
  console.log(
    `  fair share         the most written at any time ${worst.toFixed(2)} × the fewest   goal at most 2 ×`,
  );
  for (const { rss, p99, max } of reports)
    console.log(
      `  an instance        peak ${(rss / megabyte).toFixed(0)} MB, event loop p99 ${p99.toFixed(0)} ms, worst ${max.toFixed(0)} ms`,
    );
  const alone = await timeOneRow(null);
  console.log(`  one row            alone ${alone.toFixed(1)} s`);
  for (const mode of ["now", "day"] as const)
    console.log(
      `  one row            while 500 of another are written (${mode}) ${(await timeOneRow(mode)).toFixed(1)} s`,
    );
} finally {
  await client.end();
  await Promise.all(instances.map((instance) => endChild(instance, 5_000)));
  await services.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
