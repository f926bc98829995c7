import { mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { unwritable } from "../claim-data-dir";
import { findFreePort } from "../ports";
import { Stop, secretOf } from "../settings";
import { clearDrafts, databaseUser, makeCluster } from "./make-cluster";
import { placePostgres } from "./place-postgres";
import { repairCluster } from "./repair-cluster";
import { restartServer } from "./restart-server";
import { type Program, runProgram } from "./run-program";
import { stopServer } from "./stop-server";

const database = "listwright";
/** Milliseconds for a start; after a crash its log is read again first. */
const startTimeout = 180_000;
/**
 * A wrong password, a user or a database that is not there: waiting will not
 * help.
 */
const refusals = ["28P01", "28000", "3D000"];

const why = "see postgres.log in the data directory for the reason.";

type Options = {
  /** False is faster, but loses data in a power failure; for tests. */
  durable?: boolean;
  /** Settings of PostgreSQL, each as "name=value"; for benchmarks. */
  settings?: string[];
  /** Whether the server is restarted when it exits. */
  restart?: boolean;
  /** Cleanup steps, which run in any case. */
  undo?: (() => unknown)[];
  say?: (line: string) => void;
};

async function connectWhenReady(connectionString: string, server: Program) {
  let over: string | number | undefined;
  server.ended.then((code) => {
    over = code;
  });
  for (const end = Date.now() + startTimeout; ; ) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (refusals.includes((error as { code?: string }).code ?? "")) {
        throw new Stop(
          `The embedded PostgreSQL refused our password (${(error as Error).message}). Its first start may have been killed: if there is nothing to keep, delete the folder postgres in the data directory.`,
        );
      }
      if (over !== undefined)
        throw new Stop(
          `The embedded PostgreSQL did not start (${over}); ${why}`,
        );
      if (Date.now() > end)
        throw new Stop(
          `The embedded PostgreSQL did not respond within three minutes; ${why}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function prepareCluster(dataDir: string, log: number, options: Options) {
  const password = secretOf(dataDir, "postgres");
  const place = placePostgres(dataDir);
  clearDrafts(place);
  if (!repairCluster(place, options.say ?? (() => {})))
    await makeCluster(place, password, log, options);
  stopServer(place);
  return { place, password };
}

function openLog(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return openSync(path.join(dataDir, "postgres.log"), "a", 0o600);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/**
 * Starts PostgreSQL with a cluster in the data directory, and creates the
 * database on first use.
 */
export async function startPostgres(dataDir: string, options: Options = {}) {
  const log = openLog(dataDir);
  const { place, password } = await prepareCluster(dataDir, log, options);
  const port = await findFreePort();
  const flags = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
  ];
  if (options.durable === false)
    flags.push("fsync=off", "full_page_writes=off");
  flags.push(...(options.settings ?? []));
  const args = [
    "-D",
    place.pgdata,
    "-p",
    String(port),
    ...flags.flatMap((flag) => ["-c", flag]),
  ];
  const start = () => runProgram(place, "postgres", args, log);

  const server = start();
  let endWatch = () => {};
  const stop = () => {
    endWatch();
    stopServer(place);
  };
  options.undo?.push(stop);
  const addressOf = (name: string) =>
    `postgresql://${databaseUser}:${password}@127.0.0.1:${port}/${name}`;
  const client = await connectWhenReady(addressOf("postgres"), server);
  const known = await client.query(
    "select 1 from pg_database where datname = $1",
    [database],
  );
  if (known.rowCount === 0) await client.query(`create database ${database}`);
  await client.end();
  if (options.restart)
    endWatch = restartServer({
      place,
      start,
      server,
      say: options.say ?? (() => {}),
    });

  const version = readFileSync(
    path.join(place.cluster, "PG_VERSION"),
    "utf8",
  ).trim();
  return { url: addressOf(database), version, place, stop };
}
