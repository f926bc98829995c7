import { readFileSync } from "node:fs";
import { migrateDatabase } from "@/scripts/migrate-database";
import { moveClock, restoreClock } from "@/tests/support/clock";
import { closeConnections } from "@/tests/support/connections";
import { createDatabase } from "@/tests/support/migrating";
import { patience } from "@/tests/support/patience";
import { startOwnSandbox } from "@/tests/support/sandbox";

/*
 * `tests/fixtures/upgrade` in a database of its own, with every later migration
 * applied. Its README says what the dump has.
 */

const folder = "tests/fixtures/upgrade";
const dump = readFileSync(`${folder}/database.sql`, "utf8");

export const madeAt = new Date("2026-11-29T10:36:00Z");

/** What is stored there encrypted, or only as a hash. */
export const secrets = {
  encryptionKey: Buffer.from("encrypts-the-rows-of-the-fixture").toString(
    "base64",
  ),
  session: "session-of-the-dump-of-4a76273b-for-tests-x",
  key: "lw_test_tyTiDaQDPOD1moGcmsppH1KiJRAY1s_acUNsB",
  accessToken: "lw_at_KP5XcsM4ojZhaNXOVKdvwkY-CYzaQojCK7yEVVNxCgQ",
  webhook: "whsec_10BcuTjMIB2r9Bvg/6Afgl8RxcOVbDMMN6Orq2KcHEw=",
};

/** How many rows the dump has, by table. */
export const dumpedRows: Record<string, number> = {};
for (const [, quoted = ""] of dump.matchAll(
  /^INSERT INTO (?:public|graphile_worker)\.("?\w+"?) /gm,
)) {
  const table = quoted.replaceAll('"', "");
  dumpedRows[table] = (dumpedRows[table] ?? 0) + 1;
}
// They say which migrations were applied, and grow with each.
delete dumpedRows._prisma_migrations;
delete dumpedRows.migrations;

export type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;
type Database = Awaited<ReturnType<typeof createDatabase>>;

/** Every row of the application and of the job queue, by table. */
export async function readTables(database: Database): Promise<Tables> {
  const found = await database.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')
       AND table_name NOT IN ('_prisma_migrations', 'migrations')`,
  );
  const read: Tables = {};
  for (const { schema, name } of found) {
    const rows = await database.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${schema}"."${name}" t`,
    );
    read[name] = rows.map(({ row }) => row);
  }
  return read;
}

/**
 * Loads the dump and migrates it, with the sandbox as every outside service and
 * the clock of this process at the moment of the dump. Open it before anything
 * reads the configuration.
 */
export async function openUpgradedDatabase() {
  const { DATABASE_URL: shared } = process.env;
  const [database, sandbox] = await Promise.all([
    createDatabase(),
    startOwnSandbox(`${folder}/sandbox`),
  ]);
  await database.query(dump);
  const before = await readTables(database);
  await migrateDatabase(database.url);
  const after = await readTables(database);
  Object.assign(process.env, {
    ...patience,
    DATABASE_URL: database.url,
    ANTHROPIC_BASE_URL: sandbox.url,
    RESEND_BASE_URL: sandbox.url,
    STRIPE_BASE_URL: sandbox.url,
    ETSY_BASE_URL: `${sandbox.url}/etsy`,
    ETSY_KEYSTRING: "etsy-sandbox-upgrade",
    ETSY_SHARED_SECRET: "etsy-sandbox-secret",
    TOKEN_ENCRYPTION_KEY: secrets.encryptionKey,
    S3_BUCKET: "photos-of-tests",
    S3_ENDPOINT: `${sandbox.url}/s3`,
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "s3-sandbox-key",
    S3_SECRET_ACCESS_KEY: "s3-sandbox-secret",
    ALLOW_LOOPBACK_FETCH: "true",
  });
  moveClock((madeAt.getTime() - Date.now()) / 86_400_000);
  return {
    database,
    sandbox,
    before,
    after,
    async close() {
      restoreClock();
      await closeConnections();
      Object.assign(process.env, { DATABASE_URL: shared });
      await Promise.all([database.drop(), sandbox.close()]);
    },
  };
}

export async function listLedgerErrors(database: Database) {
  return database.query(
    `SELECT u.email, month.period, month.used, counted.number FROM "Usage" month JOIN "User" u ON u.id = month."userId",
       LATERAL (
         SELECT count(*)::int + month."carriedOver" AS number FROM "Reservation" r
         WHERE r."userId" = u.id AND r.period = month.period AND r.state <> 'refunded'
       ) counted
     WHERE month.used <> counted.number
     UNION ALL
     SELECT email, NULL, "totalListings", counted.number FROM "User" u, LATERAL (
       SELECT count(*)::int AS number FROM "Listing" l WHERE l."userId" = u.id AND l."deletedAt" IS NULL
     ) counted WHERE "totalListings" <> counted.number
     UNION ALL
     SELECT email, NULL, "listingsThisMonth", counted.number FROM "User" u, LATERAL (
       SELECT COALESCE(sum(used), 0)::int AS number FROM "Usage" month
       WHERE month."userId" = u.id AND month.period = listing_period(u."lastListingDate")
     ) counted WHERE "listingsThisMonth" <> counted.number`,
  );
}
