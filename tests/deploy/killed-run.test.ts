import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { claimDataDir } from "@/scripts/claim-data-dir";
import { startOf } from "@/scripts/processes";
import {
  cleanUp,
  makeFolder,
  namesIn,
  serverOf,
  track,
} from "@/tests/support/embedded-parts";
import { until } from "@/tests/support/one-more-instance";

afterAll(cleanUp);

/** `npm test` with its own temporary folder. */
function startRun(temporary: string) {
  const child = spawn(
    process.execPath,
    [
      "scripts/run.mjs",
      "test",
      "--only=server",
      "tests/scripts/migrations.test.ts",
    ],
    {
      env: { ...process.env, TMPDIR: temporary, TEST_DATABASE_URL: "" },
      stdio: "ignore",
    },
  );
  track(child);
  return {
    child,
    ended: new Promise<number | null>((resolve) => child.once("exit", resolve)),
  };
}

const runsIn = (temporary: string) =>
  namesIn(temporary).filter(
    (name) => name.startsWith("listwright-") && name !== "listwright-run-alive",
  );
const clusterIn = (temporary: string) =>
  path.join(temporary, runsIn(temporary)[0] ?? "none", "postgres");

test("a killed test run: its processes and files are removed by the next run, and running ones aren't", async () => {
  const temporary = makeFolder();
  const killed = startRun(temporary);
  await until(() =>
    existsSync(path.join(clusterIn(temporary), "postmaster.pid")),
  );
  killed.child.kill("SIGKILL");
  await killed.ended;
  const cluster = clusterIn(temporary);
  const server = serverOf(cluster);
  expect(startOf(server)).not.toBeNull();

  // Another run that is still running: this process owns its folder.
  const alive = path.join(temporary, "listwright-run-alive");
  mkdirSync(alive);
  const release = await claimDataDir(alive);
  expect(await startRun(temporary).ended).toBe(0);
  expect(startOf(server)).toBeNull();
  expect(existsSync(alive)).toBe(true);
  expect(runsIn(temporary)).toEqual([]);
  release();
});
