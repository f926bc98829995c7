import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { outsideServices } from "@/lib/settings/outside-services";

/** What makes PostgreSQL the only part that is started. */
export const withoutSandbox: Record<string, string> = Object.fromEntries(
  Object.values(outsideServices).flatMap(({ standIn }) =>
    standIn ? [[standIn.key, "none"]] : [],
  ),
);
const unset = {
  DATABASE_URL: undefined,
  ...Object.fromEntries(
    Object.keys(withoutSandbox).map((name) => [name, undefined]),
  ),
};

export const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: "utf8" });
export const isRoot = process.getuid?.() === 0;

const folders: string[] = [];
export function makeFolder(parent = os.tmpdir()) {
  folders.push(mkdtempSync(path.join(parent, "data-")));
  return folders.at(-1) ?? "";
}
const started: ChildProcess[] = [];

/**
 * A child that is ended when the tests of a file are over, also when one failed
 * before it ended it itself.
 */
export function track(child: ChildProcess) {
  started.push(child);
}

/** For afterAll: ends every child and removes every folder. */
export function cleanUp() {
  killAll(
    started
      .splice(0)
      .flatMap((child) =>
        isOver(child) ? [] : [...descendants(child), child.pid ?? 0],
      ),
  );
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

const isOver = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null;

const settingsIn = (output: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(output.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [
      name,
      value,
    ]),
  );

type Options = { env?: Record<string, string>; under?: string[]; cwd?: string };

/**
 * Starts the embedded parts as a process of its own, `under` another program.
 * `ready` resolves with what the application needs to use them, or null when
 * they ended before; `ended` with the exit code and all that was printed.
 */
export function startParts(
  dataDir: string,
  { env = withoutSandbox, under = [], cwd }: Options = {},
) {
  const [program = "", ...args] = [
    ...under,
    process.execPath,
    "scripts/run.mjs",
    "services",
  ];
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      ...unset,
      ...env,
      DATA_DIR: dataDir,
    } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  track(child);
  let output = "";
  const ended = new Promise<{ code: number | null; output: string }>(
    (resolve) => child.once("close", (code) => resolve({ code, output })),
  );
  const ready = new Promise<Record<string, string> | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += String(chunk);
        if (output.includes("Ctrl-C stops")) resolve(settingsIn(output));
      });
    }
    child.once("close", () => resolve(null));
  });
  return { child, ready, ended, said: () => output };
}

export async function stopParts({
  child,
  ended,
}: ReturnType<typeof startParts>) {
  child.kill("SIGTERM");
  return ended;
}

let stopped: Promise<string> | undefined;

async function stopAfterFirstStart() {
  const dataDir = makeFolder();
  const parts = startParts(dataDir);
  const settings = await parts.ready;
  if (settings === null) throw new Error(parts.said());
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await client.query("create table kept as select 7 as figure");
  await client.end();
  await stopParts(parts);
  return dataDir;
}

/**
 * Fills a data directory as a first start leaves it that was then stopped; a
 * table `kept` tells its database from a new one. A file of tests makes it
 * once, and copies it.
 */
export async function fillAsStopped(dataDir: string) {
  stopped ??= stopAfterFirstStart();
  const source = await stopped;
  const files = namesIn(source).map((name) => path.join(source, name));
  const { status, stderr } = run("cp", "-a", ...files, dataDir);
  if (status !== 0) throw new Error(stderr);
}

/** The numbers of all that a process started, and of what these started. */
export function descendants(child: ChildProcess): number[] {
  const rows = run("ps", "-A", "-o", "pid=,ppid=").stdout.trim().split("\n");
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (pid: number): number[] =>
    pairs
      .filter(([, parent]) => parent === pid)
      .flatMap(([each = 0]) => [each, ...below(each)]);
  return below(child.pid ?? 0);
}

export function killAll(pids: number[]) {
  for (const pid of pids.filter((each) => each > 0)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended meanwhile.
    }
  }
}

/** The number of the server that runs on this cluster, as it wrote it down. */
export function serverOf(cluster: string) {
  return Number(
    readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[0],
  );
}

export const namesIn = (folder: string) => readdirSync(folder).sort();
