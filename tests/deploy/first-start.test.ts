import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  cleanUp,
  descendants,
  fillAsStopped,
  killAll,
  makeFolder,
  namesIn,
  startParts,
  stopParts,
} from "@/tests/support/embedded-parts";
import { until } from "@/tests/support/one-more-instance";

afterAll(cleanUp);

/** The folders in which a cluster may be coming to be. */
function findClusters(dataDir: string) {
  const drafts = namesIn(dataDir).filter((name) =>
    name.startsWith("postgres-draft-"),
  );
  return [
    path.join(dataDir, "postgres"),
    ...drafts.map((name) => path.join(dataDir, name, "cluster")),
  ];
}
const reaches = (file: string) => (dataDir: string) =>
  findClusters(dataDir).some((cluster) => existsSync(path.join(cluster, file)));

const moments: [string, (dataDir: string) => boolean][] = [
  [
    "before it writes",
    (dataDir) => namesIn(dataDir).some((name) => name.startsWith("postgres")),
  ],
  ["when it has written the version", reaches("PG_VERSION")],
  ["when it has made the first database", reaches("base/1/PG_VERSION")],
  ["when it runs for the first time", reaches("postmaster.pid")],
];

test.each(moments)(
  "a first start killed %s: the next one succeeds",
  async (_, isThere) => {
    const dataDir = makeFolder();
    const killed = startParts(dataDir);
    await until(() => isThere(dataDir));
    killAll([killed.child.pid ?? 0, ...descendants(killed.child)]);
    await killed.ended;

    const next = startParts(dataDir);
    expect(await next.ready).toMatchObject({
      DATABASE_URL: expect.any(String),
    });
    await stopParts(next);
    expect(
      namesIn(dataDir).filter((name) => /draft|password|unfinished/.test(name)),
    ).toEqual([]);
  },
);

test("a first start whose script alone is killed: the next one succeeds", async () => {
  const dataDir = makeFolder();
  const killed = startParts(dataDir);
  await until(() => reaches("PG_VERSION")(dataDir));
  killed.child.kill("SIGKILL");

  const next = startParts(dataDir);
  expect(await next.ready).not.toBeNull();
  await stopParts(next);
  expect(
    namesIn(dataDir).filter((name) => /draft|password|unfinished/.test(name)),
  ).toEqual([]);
});

test("a partial database of an earlier version is set aside", async () => {
  const dataDir = makeFolder();
  mkdirSync(path.join(dataDir, "postgres"));
  writeFileSync(path.join(dataDir, "postgres/PG_VERSION"), "18\n");
  writeFileSync(path.join(dataDir, "postgres.password"), "open to all");
  const parts = startParts(dataDir);
  expect(await parts.ready).not.toBeNull();
  expect((await stopParts(parts)).output).toMatch(
    /is incomplete; it was moved to \S+postgres-unfinished-/,
  );
  expect(namesIn(dataDir)).not.toContain("postgres.password");
});

test("a database that refuses our password: one sentence instead of an endless wait", async () => {
  const dataDir = makeFolder();
  await fillAsStopped(dataDir);
  writeFileSync(path.join(dataDir, "postgres.secret"), "another-password");
  const { code, output } = await startParts(dataDir).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^The embedded PostgreSQL refused our password [^\n]+$/,
  );
});
