import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";

const hasProc = process.platform === "linux";

function ps(column: "lstart" | "comm", pid: number) {
  return spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], {
    encoding: "utf8",
  }).stdout?.trim();
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * When a process started, in whatever words the system has for it: it tells a
 * process from a later one with the same number. Null when there is none, or
 * only a zombie.
 */
export function startOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (!hasProc) return ps("lstart", pid) || "unknown";
  try {
    // The name in parentheses may contain any character; the state is field 3
    // and the start field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)/s, "")
      .trim()
      .split(" ");
    return fields[0] === "Z" || fields[0] === "X"
      ? null
      : (fields[19] ?? "unknown");
  } catch {
    return null;
  }
}

/**
 * Where process numbers mean the same: this boot of this machine, and this
 * container.
 */
export function processSpace() {
  if (!hasProc) return process.platform;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
}

function isBelow(file: string, folder: string) {
  return file === folder || file.startsWith(`${folder}${path.sep}`);
}

/** Is this process a PostgreSQL that works in this folder? */
export function isPostgresOf(pid: number, folder: string) {
  if (startOf(pid) === null) return false;
  if (!hasProc)
    return path.basename(ps("comm", pid) || "postgres").startsWith("postgres");
  try {
    return isBelow(readlinkSync(`/proc/${pid}/cwd`), folder);
  } catch {
    return false;
  }
}

function belongsTo(pid: number, folder: string) {
  try {
    if (isBelow(readlinkSync(`/proc/${pid}/cwd`), folder)) return true;
    return readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .some((entry) => isBelow(entry.replace(/^TMPDIR=/, ""), folder));
  } catch {
    return false;
  }
}

/**
 * Ends at once every process that works in this folder or has its temporary
 * files there, where the system tells which these are.
 */
export function endProcessesOf(folder: string) {
  if (!hasProc) return;
  const pids = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid);
  for (const pid of pids.filter((each) => belongsTo(each, folder))) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has already exited.
    }
  }
}
