import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { processSpace, startOf } from "./processes";
import { Stop } from "./settings";

/** Milliseconds between two signs of life, and how long one is waited for. */
const beat = 1_000;
const silence = 3_000;

function fileOf(dataDir: string) {
  return path.join(dataDir, "running.pid");
}

function readHolder(file: string) {
  try {
    const [pid, started, space] = readFileSync(file, "utf8").split("\n");
    return { pid: Number(pid), started, space };
  } catch {
    return null;
  }
}

/** Numbers of another container or machine say nothing here; whether somebody touches the file does. */
async function isTouched(file: string) {
  const touchedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const first = touchedAt();
  for (const end = Date.now() + silence; Date.now() < end; ) {
    if (touchedAt() !== first) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** The number of the living process that holds this data directory, or null. */
export async function findHolder(dataDir: string): Promise<number | null> {
  const file = fileOf(dataDir);
  const holder = readHolder(file);
  if (!holder || !Number.isInteger(holder.pid) || holder.pid < 1) return null;
  const { pid, started, space } = holder;
  // Earlier versions wrote the number alone.
  if (started === undefined) return pid !== process.pid && pid !== process.ppid && startOf(pid) !== null ? pid : null;
  const isHeld = space === processSpace() ? startOf(pid) === started : await isTouched(file);
  return isHeld ? pid : null;
}

/** The sentence for a data directory that takes no files. */
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
  return new Stop(`The data directory ${dataDir} cannot be written: ${reasons[code]}. Mend that, or set DATA_DIR.`);
}

function occupied(holder: string) {
  return new Stop(
    `Listwright already runs with this data directory (${holder}). Set DATA_DIR and PORT for a second copy.`,
  );
}

function writeClaim(dataDir: string) {
  const file = fileOf(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    rmSync(file, { force: true });
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  try {
    writeFileSync(file, [process.pid, startOf(process.pid), processSpace()].join("\n"), { flag: "wx" });
  } catch (error) {
    const tookIt = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw tookIt ? occupied("one that starts right now") : unwritable(dataDir, error);
  }
  return file;
}

/** Two copies must not share one cluster. Resolves with what gives the directory back; a process that dies holds nothing. */
export async function claimDataDir(dataDir: string) {
  const holder = await findHolder(dataDir);
  if (holder !== null) throw occupied(`process ${holder}`);
  const file = writeClaim(dataDir);
  const timer = setInterval(() => ignoreErrors(() => utimesSync(file, new Date(), new Date())), beat).unref();
  return () => {
    clearInterval(timer);
    ignoreErrors(() => rmSync(file, { force: true }));
  };
}

/** The disk may be gone or read-only by now, which is no reason to fall. */
function ignoreErrors(step: () => void) {
  try {
    step();
  } catch {}
}
