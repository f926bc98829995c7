import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "../ports";
import { Stop, secretOf } from "../settings";
import { type Place, placePostgres } from "./place-postgres";

const user = "listwright";
const database = "listwright";

function run(place: Place, program: "initdb" | "postgres", args: string[], log: number) {
  return spawn(path.join(place.programs, program), args, {
    ...place.owner,
    cwd: place.cluster,
    // A group of its own: Ctrl-C in the terminal must not stop it before the application.
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
}

function ended(child: ChildProcess) {
  return new Promise<number | null>((resolve) => child.once("exit", resolve));
}

async function makeCluster(place: Place, password: string, log: number) {
  const passwordFile = path.join(place.cluster, "..", `${path.basename(place.cluster)}.password`);
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const code = await ended(
    run(
      place,
      "initdb",
      [
        `--pgdata=${place.cluster}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
      ],
      log,
    ),
  );
  rmSync(passwordFile);
  if (code !== 0)
    throw new Stop("The embedded PostgreSQL could not be created; postgres.log in the data directory says why.");
}

/** Ends the server of this cluster, also one that an earlier run left behind when it was killed. */
function stopServer(place: Place) {
  if (!existsSync(path.join(place.cluster, "postmaster.pid"))) return;
  const args = ["stop", "-D", place.cluster, "-m", "fast", "-t", "20", "-s"];
  spawnSync(path.join(place.programs, "pg_ctl"), args, { ...place.owner, cwd: place.cluster });
}

async function connectWhenReady(connectionString: string, server: ChildProcess) {
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => {});
      if (server.exitCode !== null) {
        throw new Stop("The embedded PostgreSQL did not start; postgres.log in the data directory says why.");
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Starts a real PostgreSQL whose cluster lives under the data directory, and makes the database on first use.
 * `durable: false` gives up safety in a power cut for speed, for tests.
 */
export async function startPostgres(dataDir: string, { durable = true } = {}) {
  mkdirSync(dataDir, { recursive: true });
  const password = secretOf(dataDir, "postgres");
  const place = placePostgres(path.join(dataDir, "postgres"));
  const log = openSync(path.join(dataDir, "postgres.log"), "a");
  if (!existsSync(path.join(place.cluster, "PG_VERSION"))) await makeCluster(place, password, log);
  stopServer(place);

  const port = await findFreePort();
  const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300"];
  if (!durable) flags.push("fsync=off", "full_page_writes=off");
  const args = ["-D", place.cluster, "-p", String(port), ...flags.flatMap((flag) => ["-c", flag])];
  const server = run(place, "postgres", args, log);

  const addressOf = (name: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`;
  const client = await connectWhenReady(addressOf("postgres"), server);
  const known = await client.query("select 1 from pg_database where datname = $1", [database]);
  if (known.rowCount === 0) await client.query(`create database ${database}`);
  await client.end();

  return {
    url: addressOf(database),
    version: readFileSync(path.join(place.cluster, "PG_VERSION"), "utf8").trim(),
    place,
    stop: () => stopServer(place),
  };
}
