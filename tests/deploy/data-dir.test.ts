import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  cleanUp,
  fillAsStopped,
  isRoot,
  makeFolder,
  namesIn,
  run,
  startParts,
  stopParts,
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
