import { spawn } from "node:child_process";
import { chmodSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { claimDataDir } from "@/scripts/claim-data-dir";
import {
  cleanUp,
  fillAsStopped,
  isRoot,
  makeFolder,
  namesIn,
  run,
  startParts,
  stopParts,
  track,
} from "@/tests/support/embedded-parts";
import { until } from "@/tests/support/one-more-instance";

afterAll(cleanUp);

const claimOf = (dataDir: string) => path.join(dataDir, "running.pid");

/**
 * Simulates a container: its own process ids, and all processes end with the
 * first one.
 */
const container = [
  "unshare",
  "--pid",
  "--fork",
  "--kill-child",
  "--mount-proc",
];
const canContain = run("unshare", ...container.slice(1), "true").status === 0;
if (!canContain)
  process.stderr.write(
    "Not tried, since this machine does not let us make a container: restarts in one.\n",
  );

/** A running process that owns the directory until it is killed. */
async function startHolder(dataDir: string) {
  const script = `import("./scripts/claim-data-dir.ts").then(({ claimDataDir }) => claimDataDir(${JSON.stringify(dataDir)})).then(() => { console.log("claimed"); setInterval(() => {}, 1000); });`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  track(child);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return {
    pid: child.pid,
    kill: () =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill("SIGKILL");
      }),
  };
}

test("a running process owns its data directory, a killed one doesn't", async () => {
  const dataDir = makeFolder();
  const holder = await startHolder(dataDir);
  await expect(claimDataDir(dataDir)).rejects.toThrow(
    `already runs with this data directory (process ${holder.pid})`,
  );
  await holder.kill();
  (await claimDataDir(dataDir))();
});

test.each([
  ["alone, as earlier versions wrote it", () => String(process.pid)],
  [
    "beside the start of a process that is dead",
    (written: string) => written.replace(/\n\d+\n/, "\n1\n"),
  ],
])("the current process's own id %s is not another owner", async (_, stale) => {
  const dataDir = makeFolder();
  const release = await claimDataDir(dataDir);
  const written = readFileSync(claimOf(dataDir), "utf8");
  release();
  writeFileSync(claimOf(dataDir), stale(written));
  (await claimDataDir(dataDir))();
});

test("a process id that was reused by another process owns nothing", async () => {
  const dataDir = makeFolder();
  const holder = await startHolder(dataDir);
  writeFileSync(
    claimOf(dataDir),
    readFileSync(claimOf(dataDir), "utf8").replace(
      /\n[^\n]+\n/,
      "\nan earlier start\n",
    ),
  );
  (await claimDataDir(dataDir))();
  await holder.kill();
});

test("a claim of another container counts while it is renewed", async () => {
  const dataDir = makeFolder();
  writeFileSync(
    claimOf(dataDir),
    `${process.pid}\n1\nanother boot, another container`,
  );
  const beat = setInterval(
    () => utimesSync(claimOf(dataDir), new Date(), new Date()),
    200,
  );
  await expect(claimDataDir(dataDir)).rejects.toThrow("already runs");
  clearInterval(beat);
  (await claimDataDir(dataDir))();
});

(canContain ? test : test.skip)(
  "a container that is killed starts again, though its numbers come again",
  async () => {
    const dataDir = makeFolder();
    await fillAsStopped(dataDir);
    const first = startParts(dataDir, { under: container });
    expect(await first.ready).not.toBeNull();
    const holder = readFileSync(claimOf(dataDir), "utf8").split("\n")[0];
    first.child.kill("SIGKILL");
    await first.ended;

    const second = startParts(dataDir, { under: container });
    expect(await second.ready).not.toBeNull();
    expect(readFileSync(claimOf(dataDir), "utf8").split("\n")[0]).toBe(holder);
    second.child.kill("SIGKILL");
    await second.ended;
  },
);

/** As root a mode closes nothing, so the folder is mounted read-only. */
function makeReadOnly(folder: string) {
  if (!isRoot) {
    chmodSync(folder, 0o500);
    return () => chmodSync(folder, 0o700);
  }
  const mounted = run("mount", "--bind", folder, folder).status === 0;
  if (!mounted) return null;
  const undo = () => void run("umount", folder);
  if (run("mount", "-o", "remount,ro,bind", folder).status === 0) return undo;
  undo();
  return null;
}
const canClose = (() => {
  const open = makeReadOnly(makeFolder());
  open?.();
  return open !== null;
})();
if (!canClose)
  process.stderr.write(
    "Not tried, since root may not mount here: a data directory that is read-only.\n",
  );

(canClose ? test.each(["empty", "used"]) : test.skip.each(["empty", "used"]))(
  "a data directory that is read-only and %s is one sentence",
  async (state) => {
    const dataDir = makeFolder();
    if (state === "used") await fillAsStopped(dataDir);
    const open = makeReadOnly(dataDir);
    const { code, output } = await startParts(dataDir).ended;
    open?.();
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      new RegExp(`^The data directory ${dataDir} cannot be written: [^\\n]+$`),
    );
    const again = startParts(dataDir);
    expect(await again.ready).not.toBeNull();
    await stopParts(again);
  },
);

test("a signal during the start ends all its processes", async () => {
  const dataDir = makeFolder();
  const parts = startParts(dataDir);
  await until(
    () =>
      parts.said() !== "" ||
      namesIn(dataDir).some((name) => name.startsWith("postgres")),
  );
  expect(await stopParts(parts)).toMatchObject({
    output: expect.not.stringContaining("    at "),
  });
  const again = startParts(dataDir);
  expect(await again.ready).not.toBeNull();
  await stopParts(again);
});
