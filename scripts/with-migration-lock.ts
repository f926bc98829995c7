import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { explainConnectionFailure } from "../lib/database/explain-connection-failure";
import { makeTable } from "./migration-rows";
import { Stop } from "./settings";

/** An arbitrary number, the same for every instance. */
const lock = 7_201_126;
/** Milliseconds. */
const waitTimeout = 600_000;

async function connect(
  connectionString: string,
  timeouts: pg.ClientConfig = {},
) {
  try {
    const client = new pg.Client({ connectionString, ...timeouts });
    // A lost connection fails the query that waits for it.
    client.on("error", () => {});
    await client.connect();
    return client;
  } catch (error) {
    const isDirect = connectionString === process.env.DIRECT_DATABASE_URL;
    const reason = explainConnectionFailure(
      error,
      isDirect ? "DIRECT_DATABASE_URL" : "DATABASE_URL",
    );
    throw reason === null ? error : new Stop(reason);
  }
}

async function sessionOf(client: pg.Client) {
  return Number(
    (await client.query("select pg_backend_pid() as pid")).rows[0].pid,
  );
}

/**
 * Whether this connection and another one share sessions, so that no session
 * belongs to a connection.
 */
async function sharesSessions(client: pg.Client, connectionString: string) {
  const other = await connect(connectionString, {
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
  });
  try {
    const before = await sessionOf(client);
    await other.query("begin");
    const lent = await sessionOf(other);
    return lent === before || (await sessionOf(client)) !== before;
  } catch (error) {
    // Our connection has the last session of a pool.
    if ((error as Error).message === "Query read timeout") return false;
    throw error;
  } finally {
    other.end().catch(() => {});
  }
}

/**
 * A pooler that lends its sessions for a transaction keeps our lock after we
 * have ended.
 */
async function requireOwnSession(client: pg.Client, connectionString: string) {
  // PostgreSQL tells the session's number at the start of a connection, a
  // pooler one that it made up.
  const isPooler =
    (client as pg.Client & { processID: number }).processID !==
    (await sessionOf(client));
  if (!isPooler || !(await sharesSessions(client, connectionString))) return;
  throw new Stop(
    "DATABASE_URL points to a connection pooler in transaction mode, through which no migration can run: " +
      "set DIRECT_DATABASE_URL to the address of PostgreSQL itself.",
  );
}

/** Says which session has the lock, since one of a pooler may have kept it. */
async function explainWaiting(client: pg.Client, say: (line: string) => void) {
  const { rows } = await client.query(
    `select pid, state, to_char(state_change, 'HH24:MI:SS TZ') as since from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [lock],
  );
  for (const { pid, state, since } of rows) {
    say(
      `Waiting for another process that is migrating this database (session ${pid}, ${state} since ${since}). ` +
        `If there is none, end that session: select pg_terminate_backend(${pid})`,
    );
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  return (
    await client.query("select pg_try_advisory_lock($1) as taken", [lock])
  ).rows[0].taken;
}

/**
 * Asks again and again: a statement that waits for the lock would be a
 * deadlock, since creating an index concurrently waits for the end of every
 * statement that began before.
 */
async function takeLock(client: pg.Client, say: (line: string) => void) {
  if (await tryLock(client)) return;
  await explainWaiting(client, say);
  for (const end = Date.now() + waitTimeout; Date.now() < end; ) {
    await sleep(200);
    if (await tryLock(client)) return;
  }
  throw new Stop(
    "Another process has been migrating this database for ten minutes; try again when it is done.",
  );
}

type Work<Result> = (client: pg.Client) => Promise<Result>;

/**
 * The session that migrates also holds the lock, so that nobody else starts
 * while the database still executes the statements of a killed process.
 */
export async function withMigrationLock<Result>(
  connectionString: string,
  say: (line: string) => void,
  work: Work<Result>,
) {
  const client = await connect(connectionString);
  try {
    await requireOwnSession(client, connectionString);
    // Detects a killed process within a second, on systems that support it.
    await client
      .query("set client_connection_check_interval = 1000")
      .catch(() => {});
    await takeLock(client, say);
    await makeTable(client);
    return await work(client);
  } finally {
    await client.query("select pg_advisory_unlock_all()").catch(() => {});
    await client.end();
  }
}
