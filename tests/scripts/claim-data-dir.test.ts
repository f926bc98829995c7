import { spawn } from "node:child_process";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { claimDataDir } from "@/scripts/claim-data-dir";
import { cleanUp, makeFolder, track } from "@/tests/support/embedded-parts";

afterAll(cleanUp);

const claimOf = (dataDir: string) => path.join(dataDir, "running.pid");

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
