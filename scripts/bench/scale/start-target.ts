import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { endChild } from "../../embedded/child";
import { startApplication } from "../../embedded/start-application";
import { startServices } from "../../embedded/start-services";
import { findFreePort } from "../../ports";
import { allEmbedded } from "../../settings";
import {
  adminEmail,
  adminId,
  callerIds,
  type Dataset,
  heavyId,
  leaverIds,
} from "./dataset";
import { load } from "./load";

/**
 * One production instance with a PostgreSQL of its own, and who sends requests
 * to it.
 */
export type Target = Dataset & {
  address: string;
  connectionString: string;
  client: pg.Client;
  child: ChildProcess;
  cluster: string;
  /**
   * Cookies of typical sellers, of the one with many listings, and of the
   * administrator.
   */
  sellers: string[];
  heavy: string;
  admin: string;
  /** Ids of accounts that may be deleted. */
  leavers: number[];
  stop: () => Promise<void>;
};

/**
 * Memory as a small server gives it to PostgreSQL; the rest are its defaults.
 */
const serving = [
  "shared_buffers=2GB",
  "shared_preload_libraries=pg_stat_statements",
  "max_wal_size=4GB",
];
const loading = [
  ...serving,
  "maintenance_work_mem=1GB",
  "fsync=off",
  "full_page_writes=off",
  "checkpoint_timeout=30min",
  "autovacuum=off",
];

const services = async (dataDir: string, settings: string[]) =>
  startServices(
    {
      ...allEmbedded,
      port: await findFreePort(),
      sandboxPort: await findFreePort(),
      dataDir,
    },
    { settings, say: console.log },
  );

/**
 * Signs these users in, and returns their cookies. A second run finds the same
 * sessions.
 */
async function signIn(client: pg.Client, ids: number[]) {
  const tokens = ids.map((id) =>
    createHash("sha256").update(`bench ${id}`).digest("base64url"),
  );
  await client.query(
    `INSERT INTO "Session" (sid, "userId", sess, expire)
     SELECT sid, id, json_build_object('createdAt', now()), now() + interval '30 days'
     FROM unnest($1::text[], $2::int[]) AS seller(sid, id) ON CONFLICT (sid) DO NOTHING`,
    [
      tokens.map((token) => createHash("sha256").update(token).digest("hex")),
      ids,
    ],
  );
  await client.query(
    `UPDATE "User" SET "subscriptionTier" = 'pro', "subscriptionExpiresAt" = NULL WHERE id = ANY($1)`,
    [ids],
  );
  return tokens.map((token) => `next-auth.session-token=${token}`);
}

/**
 * Loads the rows if `folder` has none yet, and starts the application on them.
 */
export async function startTarget(
  dataset: Dataset,
  folder: string,
  say: (line: string) => void,
): Promise<Target> {
  const dataDir = path.join(folder, `users-${dataset.users}`);
  const filled = await services(dataDir, loading);
  await load(filled.env.DATABASE_URL, dataset, say);
  await filled.stop();
  const running = await services(dataDir, serving);
  const connectionString = running.env.DATABASE_URL;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  const port = await findFreePort();
  const probe = `--import=${pathToFileURL("scripts/bench/report-process.mjs")}`;
  const child = await startApplication({
    port,
    env: {
      ...running.env,

      LOG_LEVEL: "error",
      ADMIN_EMAILS: adminEmail,
      MODEL_DAILY_BUDGET_USD: "0",
      TRUSTED_PROXY_HOPS: "1",
      METRICS_TOKEN: "bench-scale-metrics",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${probe}`,
    },
  });
  const [heavy = "", admin = "", ...sellers] = await signIn(client, [
    heavyId(dataset),
    adminId(dataset),
    ...callerIds(dataset),
  ]);
  const left = await client.query<{ id: number }>(
    `SELECT id FROM "User" WHERE id = ANY($1) ORDER BY id`,
    [leaverIds(dataset)],
  );
  async function stop() {
    await client.end();
    await endChild(child, 5_000);
    await running.stop();
  }
  const cluster = running.postgresPlace?.cluster ?? "";
  return {
    ...dataset,

    address: `http://localhost:${port}`,
    connectionString,
    client,
    child,
    cluster,
    sellers,
    heavy,
    admin,
    stop,
    leavers: left.rows.map(({ id }) => id),
  };
}
