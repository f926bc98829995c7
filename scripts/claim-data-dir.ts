import {
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { processSpace, startOf } from "./processes";
import { protectDataDir } from "./protect-data-dir";
import { Stop } from "./settings";

/**
 * Milliseconds between two renewals, and after which a claim without one has
 * expired.
 */
const renewInterval = 1_000;
const renewTimeout = 3_000;

function fileOf(dataDir: string) {
  return path.join(dataDir, "running.pid");
}

function readOwner(file: string) {
  try {
    const [pid, started, space] = readFileSync(file, "utf8").split("\n");
    return { pid: Number(pid), started, space };
  } catch {
    return null;
  }
}

/**
 * Process ids of another container or machine mean nothing here; only a renewed
 * file counts.
 */
async function isRenewed(file: string) {
  const renewedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const first = renewedAt();
  for (const end = Date.now() + renewTimeout; Date.now() < end; ) {
    if (renewedAt() !== first) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** The id of the running process that owns this data directory, or null. */
export async function findOwner(dataDir: string): Promise<number | null> {
  const file = fileOf(dataDir);
  const owner = readOwner(file);
  if (!owner || !Number.isInteger(owner.pid) || owner.pid < 1) return null;
  const { pid, started, space } = owner;
  // Earlier versions wrote only the process id.
  if (started === undefined)
    return pid !== process.pid && pid !== process.ppid && startOf(pid) !== null
      ? pid
      : null;
  const isRunning =
    space === processSpace() ? startOf(pid) === started : await isRenewed(file);
  return isRunning ? pid : null;
}

/** The error for a data directory that can't be written. */
export function unwritable(dataDir: string, error: unknown) {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const reasons: Record<string, string> = {
    EROFS: "its file system is read-only",
    EACCES: "this user may not write there",
    EPERM: "this user may not write there",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk is full",
    ENOTDIR: "a part of its path is a file",
    EEXIST: "it is a file",
  };
  if (!reasons[code]) return error;
  return new Stop(
    `The data directory ${dataDir} cannot be written: ${reasons[code]}. Fix that, or set DATA_DIR.`,
  );
}

function alreadyRunning(owner: string) {
  return new Stop(
    `Listwright already runs with this data directory (${owner}). Set DATA_DIR and PORT for a second copy.`,
  );
}

function writeClaim(dataDir: string) {
  const file = fileOf(dataDir);
  try {
    protectDataDir(dataDir);
    rmSync(file, { force: true });
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  try {
    writeFileSync(
      file,
      [process.pid, startOf(process.pid), processSpace()].join("\n"),
      { flag: "wx", mode: 0o600 },
    );
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw isTaken
      ? alreadyRunning("another one that is starting")
      : unwritable(dataDir, error);
  }
  return file;
}

/**
 * Prevents two instances from sharing one cluster. Resolves with a function
 * that releases the claim; a killed process owns nothing.
 */
export async function claimDataDir(dataDir: string) {
  const owner = await findOwner(dataDir);
  if (owner !== null) throw alreadyRunning(`process ${owner}`);
  const file = writeClaim(dataDir);
  const timer = setInterval(
    () => ignoreErrors(() => utimesSync(file, new Date(), new Date())),
    renewInterval,
  ).unref();
  return () => {
    clearInterval(timer);
    ignoreErrors(() => rmSync(file, { force: true }));
  };
}

/** The disk may be gone or read-only, which must not crash the process. */
function ignoreErrors(step: () => void) {
  try {
    step();
  } catch {}
}
