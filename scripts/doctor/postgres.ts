import { readdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import pg from "pg";
import { explainConnectionFailure } from "../../lib/database/explain-connection-failure";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import { isLocal } from "../../lib/settings/addresses";
import type { Subject } from "./subject";

const minVersion = 140_000;
/**
 * Connections that one instance opens at most: its pool, the rate limits', the
 * job queue's.
 */
const connectionsPerInstance = 18;

export async function connect(connectionString: string, callLimit: number) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: callLimit,
    query_timeout: callLimit,
  });
  // A lost connection fails the query that waits for it.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Not awaited: a server that hangs would never confirm it. */
export const disconnect = (client: pg.Client) =>
  void client.end().catch(() => {});

export const checkPostgres: Subject = {
  name: "PostgreSQL",
  needs: ["DATABASE_URL"],
  async *check({
    settings: { DATABASE_URL: url = "" },
    source,
    now,
    callLimit,
  }) {
    const direct = source.DIRECT_DATABASE_URL || undefined;
    const client = await connect(url, callLimit).catch((thrown) =>
      explainConnection(thrown, "DATABASE_URL"),
    );
    if ("status" in client) return yield client;
    try {
      yield await checkVersion(client);
      yield checkTls(url);
      yield await checkPooling(url, direct, callLimit);
      yield await checkMigrations(client);
      yield await checkClock(client, now);
      yield await checkConnections(client);
      yield await checkSpace(client, url);
    } finally {
      disconnect(client);
    }
  },
};

const connectionFixes: Record<string, string> = {
  "28P01": "Correct the user and the password.",
  "28000":
    "Allow this user and host in pg_hba.conf, or add ?sslmode=verify-full to the address.",
  "3D000": "Create the database: createdb, or CREATE DATABASE.",
  "53300": "Raise max_connections, or put PgBouncer in front.",
  ECONNREFUSED: "Start PostgreSQL, or correct host and port.",
  ENOTFOUND: "Correct the host.",
};

function explainConnection(thrown: unknown, setting: string): Check {
  const { code = "", message } = thrown as { code?: string; message: string };
  const fix =
    connectionFixes[code] ??
    explainConnectionFailure(thrown, setting) ??
    "Check that this machine reaches the database, and look at its log.";
  return error(
    "PostgreSQL",
    `no connection to ${setting}: ${message || code}.`,
    fix,
  );
}

async function checkVersion(client: pg.Client): Promise<Check> {
  const { rows } = await client.query<{ number: number; text: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as text",
  );
  const { number = 0, text = "" } = rows[0] ?? {};
  if (number >= minVersion) return ok("PostgreSQL version", text);
  return error(
    "PostgreSQL version",
    `${text} is too old.`,
    "Upgrade to PostgreSQL 14 or newer.",
  );
}

/** The client refuses an unencrypted connection with each of these. */
const encryptedModes = ["prefer", "require", "verify-ca", "verify-full"];

function checkTls(url: string): Check {
  const name = "PostgreSQL TLS";
  const mode = new URL(url).searchParams.get("sslmode") ?? "none";
  if (encryptedModes.includes(mode))
    return ok(name, `encrypted, certificate checked (sslmode=${mode}).`);
  if (mode === "no-verify") {
    return warning(
      name,
      "encrypted, but any certificate is accepted.",
      "Use sslmode=verify-full in DATABASE_URL.",
    );
  }
  if (!new URL(url).hostname || isLocal(url))
    return ok(name, "not encrypted; the database is on this machine.");
  return warning(
    name,
    "the connection is not encrypted.",
    "Add ?sslmode=verify-full to DATABASE_URL.",
  );
}

async function checkPooling(
  url: string,
  direct: string | undefined,
  callLimit: number,
): Promise<Check> {
  const name = "PostgreSQL pooling";
  const refused =
    direct &&
    (await connect(direct, callLimit).then(
      disconnect,
      (thrown: unknown) => thrown,
    ));
  if (refused) return explainConnection(refused, "DIRECT_DATABASE_URL");
  if (direct !== undefined && (await poolsTransactions(direct, callLimit))) {
    return error(
      name,
      "DIRECT_DATABASE_URL goes through a pooler in transaction mode.",
      "Point it at PostgreSQL itself, not PgBouncer.",
    );
  }
  if (!(await poolsTransactions(url, callLimit)))
    return ok(name, "each connection keeps its session.");
  if (direct !== undefined)
    return ok(
      name,
      "transaction mode; migrations and jobs use DIRECT_DATABASE_URL.",
    );
  return error(
    name,
    "DATABASE_URL goes through a pooler in transaction mode, which migrations and jobs can't use.",
    "Set DIRECT_DATABASE_URL to PostgreSQL itself.",
  );
}

/**
 * Whether two statements of one connection can run in different sessions, as
 * with PgBouncer's pool_mode=transaction: open transactions of others take the
 * session that the first statement had.
 */
async function poolsTransactions(url: string, callLimit: number) {
  const clients: pg.Client[] = [];
  const open = async () => {
    const client = await connect(url, callLimit);
    clients.push(client);
    return client;
  };
  try {
    const first = await open();
    const session = await sessionOf(first);
    for (let others = 0; others < 2; others += 1) {
      const other = await open();
      await other.query("begin");
      if ((await sessionOf(other)) === session) return true;
    }
    return (await sessionOf(first)) !== session;
  } finally {
    clients.forEach(disconnect);
  }
}

async function sessionOf(client: pg.Client) {
  return (await client.query<{ pid: number }>("select pg_backend_pid() as pid"))
    .rows[0]?.pid;
}

const missingTable = "42P01";

async function checkMigrations(client: pg.Client): Promise<Check> {
  const name = "PostgreSQL migrations";
  const migrate = "Run `npm run migrate`.";
  const known = readdirSync("prisma/migrations", {
    withFileTypes: true,
  }).filter((entry) => entry.isDirectory());
  const found = await client
    .query<{ name: string; finished: Date | null }>(
      `select migration_name as name, finished_at as finished from _prisma_migrations where rolled_back_at is null order by finished_at, migration_name`,
    )
    .catch((thrown: { code?: string }) => {
      if (thrown.code === missingTable) return null;
      throw thrown;
    });
  if (!found) return error(name, "the database is empty.", migrate);
  const unfinished = found.rows.find(({ finished }) => !finished);
  if (unfinished)
    return error(
      name,
      `${unfinished.name} started and did not finish.`,
      `${migrate} It explains what to do.`,
    );
  const applied = found.rows.map((row) => row.name);
  const missing = known
    .map((entry) => entry.name)
    .filter((each) => !applied.includes(each));
  if (missing.length > 0)
    return error(
      name,
      `${missing.length} missing: ${missing.join(", ")}.`,
      migrate,
    );
  const newer = applied.filter(
    (each) => !known.some((entry) => entry.name === each),
  );
  const last = found.rows.at(-1);
  if (newer.length === 0)
    return ok(
      name,
      `all ${known.length} are applied, ${last?.name} at ${last?.finished?.toISOString()} as the last.`,
    );
  return warning(
    name,
    `the database has ${newer.length} from a newer version.`,
    "Deploy that version here, too.",
  );
}

async function checkClock(
  client: pg.Client,
  now: () => number,
): Promise<Check> {
  const name = "Clock";
  const before = now();
  const { rows } = await client.query<{ time: Date }>(
    "select clock_timestamp() as time",
  );
  const after = now();
  const seconds = Math.round(
    ((rows[0]?.time.getTime() ?? 0) - (before + after) / 2) / 1_000,
  );
  const message = `this machine and PostgreSQL differ by ${Math.abs(seconds)} s.`;
  const fix =
    "Let NTP set the clock on both machines (timedatectl set-ntp true).";
  if (Math.abs(seconds) >= 60) return error(name, message, fix);
  return Math.abs(seconds) >= 5
    ? warning(name, message, fix)
    : ok(name, message);
}

async function checkConnections(client: pg.Client): Promise<Check> {
  const name = "PostgreSQL connections";
  const { rows } = await client.query<{ max: number; used: number }>(
    `select current_setting('max_connections')::int as max,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const { max = 0, used = 0 } = rows[0] ?? {};
  const message = `${used} of ${max} are in use; an instance opens up to ${connectionsPerInstance}.`;
  if (max - used >= connectionsPerInstance) return ok(name, message);
  return warning(
    name,
    message,
    "Raise max_connections, or put PgBouncer in front.",
  );
}

/**
 * PostgreSQL does not tell the free space of its disk. On the same machine, the
 * file system does.
 */
async function checkSpace(client: pg.Client, url: string): Promise<Check> {
  const name = "PostgreSQL space";
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  const used = Number(rows[0]?.bytes);
  const free = isLocal(url) ? await freeBytes(client) : null;
  if (free === null)
    return ok(
      name,
      `uses ${inGigabytes(used)}; its free space can't be seen from here.`,
    );
  const message = `uses ${inGigabytes(used)}; ${inGigabytes(free)} are free.`;
  if (free > 2e9) return ok(name, message);
  const fix = "Enlarge the disk: PostgreSQL stops when it is full.";
  return free > 2e8 ? warning(name, message, fix) : error(name, message, fix);
}

/**
 * Null if the user may not read the setting, or the server's files are on
 * another machine.
 */
async function freeBytes(client: pg.Client) {
  try {
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    const { bavail, bsize } = await statfs(rows[0]?.folder ?? "");
    return bavail * bsize;
  } catch {
    return null;
  }
}

const inGigabytes = (bytes: number) =>
  `${(bytes / 1e9).toFixed(bytes < 1e10 ? 2 : 0)} GB`;
