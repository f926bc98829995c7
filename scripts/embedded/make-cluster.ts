import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { endProcessesOf } from "../processes";
import { Stop } from "../settings";
import type { Place } from "./place-postgres";
import { killGroup, runProgram } from "./run-program";

export const databaseUser = "listwright";
const prefix = "postgres-draft-";
/** Milliseconds; it takes seconds, on the slowest disks a minute. */
const initTimeout = 180_000;

function giveTo({ uid, gid }: Place["owner"], file: string) {
  if (uid === undefined || gid === undefined) return;
  try {
    chownSync(file, uid, gid);
  } catch (error) {
    throw new Stop(
      `PostgreSQL refuses to run as root, and its files cannot be given to another user: ${error}`,
    );
  }
}

/**
 * Ends the processes and deletes the files of a start that was killed while it
 * created a cluster.
 */
export function clearDrafts({ cluster }: Place) {
  const dataDir = path.dirname(cluster);
  const drafts = readdirSync(dataDir).filter((name) => name.startsWith(prefix));
  for (const draft of drafts.map((name) => path.join(dataDir, name))) {
    endProcessesOf(draft);
    rmSync(draft, {
      recursive: true,
      force: true,
      maxRetries: 20,
      retryDelay: 100,
    });
  }
  // Earlier versions put it there.
  rmSync(path.join(dataDir, "postgres.password"), { force: true });
}

function makeDraft(place: Place, password: string) {
  const draft = mkdtempSync(path.join(path.dirname(place.cluster), prefix));
  const cluster = path.join(draft, "cluster");
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(path.join(draft, "password"), password, { mode: 0o600 });
  for (const file of ["password", "cluster", "."])
    giveTo(place.owner, path.join(draft, file));
  chmodSync(draft, 0o700);
  return {
    folder: draft,
    cluster,
    pgdata: place.pgdata === place.cluster ? cluster : place.pgdata,
  };
}

function initialize(place: Place, log: number, isDurable: boolean) {
  const args = [
    `--pgdata=${place.pgdata}`,
    `--username=${databaseUser}`,
    `--pwfile=${place.pgdata}/../password`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    ...(isDurable ? [] : ["--no-sync"]),
  ];
  return runProgram(place, "initdb", args, log);
}

/**
 * Creates the cluster in a draft folder and renames it, so that the one in its
 * place is always complete.
 */
export async function makeCluster(
  place: Place,
  password: string,
  log: number,
  {
    durable: isDurable = true,
    undo = [],
  }: { durable?: boolean; undo?: (() => unknown)[] },
) {
  const draft = makeDraft(place, password);
  try {
    const program = initialize(
      { ...place, cluster: draft.cluster, pgdata: draft.pgdata },
      log,
      isDurable,
    );
    undo.push(() => killGroup(program));
    const timer = setTimeout(() => killGroup(program), initTimeout);
    const code = await program.ended;
    clearTimeout(timer);
    if (code !== 0) {
      throw new Stop(
        `The embedded PostgreSQL could not be created (${code}); see postgres.log in the data directory for the reason.`,
      );
    }
    if (existsSync(place.cluster)) rmdirSync(place.cluster);
    renameSync(draft.cluster, place.cluster);
  } finally {
    rmSync(draft.folder, {
      recursive: true,
      force: true,
      maxRetries: 20,
      retryDelay: 100,
    });
  }
}
