import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import pg from "pg";
import {
  cleanUp,
  fillAsStopped,
  isRoot,
  makeFolder,
  namesIn,
  startParts,
  stopParts,
} from "@/tests/support/embedded-parts";

afterAll(cleanUp);

// Elsewhere PostgreSQL runs as ourselves, and its cluster never lay anywhere
// else.
const asRoot = isRoot ? test : test.skip;
if (!isRoot)
  process.stderr.write(
    "Not tried, since we are not root: where root's database lies.\n",
  );

async function start(dataDir: string) {
  const parts = startParts(dataDir);
  const settings = await parts.ready;
  if (!settings) throw new Error(parts.said());
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  return {
    query: (sql: string) => client.query(sql),
    async stop() {
      await client.end();
      return (await stopParts(parts)).output;
    },
    async kill() {
      client.on("error", () => {});
      parts.child.kill("SIGKILL");
      await new Promise((resolve) => parts.child.once("exit", resolve));
      await client.end();
    },
  };
}

/** Where only root may walk, as below /root. */
function makeClosedFolder() {
  const closed = makeFolder();
  chmodSync(closed, 0o700);
  const dataDir = path.join(closed, "data");
  mkdirSync(dataDir);
  return dataDir;
}

/**
 * Recreates what earlier versions did for root in private folders: a link into
 * the temporary folder.
 */
function moveElsewhere(dataDir: string, parent: string) {
  const elsewhere = path.join(parent, "listwright-cluster-aBc123");
  // Moves the cluster to another folder with the same owner, where earlier
  // versions had it.
  renameSync(path.join(dataDir, "postgres"), elsewhere);
  symlinkSync(elsewhere, path.join(dataDir, "postgres"));
  return elsewhere;
}

asRoot(
  "root: the database is in a data directory that only root may enter, and stays so",
  async () => {
    const dataDir = makeClosedFolder();
    const modes = () =>
      [dataDir, path.dirname(dataDir)].map(
        (folder) => statSync(folder).mode & 0o777,
      );
    const first = await start(dataDir);
    await first.query("create table kept as select 7 as figure");
    await first.stop();
    expect(lstatSync(path.join(dataDir, "postgres")).isDirectory()).toBe(true);
    expect(modes()).toEqual([0o700, 0o700]);

    const second = await start(dataDir);
    expect((await second.query("select figure from kept")).rows).toEqual([
      { figure: 7 },
    ]);
    await second.stop();
  },
);

asRoot.each(["stopped", "left running by a script that was killed"])(
  "a database in the temporary folder is moved to the data directory, %s",
  async (how) => {
    const dataDir = makeClosedFolder();
    await fillAsStopped(dataDir);
    if (how !== "stopped") await (await start(dataDir)).kill();
    const parent = makeFolder();
    const elsewhere = moveElsewhere(dataDir, parent);

    const second = await start(dataDir);
    expect((await second.query("select figure from kept")).rows).toEqual([
      { figure: 7 },
    ]);
    expect(await second.stop()).toContain(
      `The database was moved from ${elsewhere} to ${dataDir}/postgres.`,
    );
    expect(lstatSync(path.join(dataDir, "postgres")).isDirectory()).toBe(true);
    expect(readdirSync(parent)).toEqual([]);
  },
);

asRoot("a killed move is completed by the next start", async () => {
  const dataDir = makeClosedFolder();
  await fillAsStopped(dataDir);
  renameSync(
    path.join(dataDir, "postgres"),
    path.join(dataDir, "postgres-moved"),
  );
  const second = await start(dataDir);
  expect((await second.query("select figure from kept")).rows).toEqual([
    { figure: 7 },
  ]);
  await second.stop();
  expect(namesIn(dataDir)).not.toContain("postgres-moved");
});

asRoot(
  "a database deleted from the temporary folder: reported, and a new one is created",
  async () => {
    const dataDir = makeClosedFolder();
    await fillAsStopped(dataDir);
    const elsewhere = moveElsewhere(dataDir, makeFolder());
    rmSync(elsewhere, { recursive: true });
    const second = await start(dataDir);
    expect(await second.stop()).toContain(
      `The database in ${elsewhere} is gone; a new one is created.`,
    );
  },
);

asRoot("a user's own link is not changed", async () => {
  const dataDir = makeClosedFolder();
  await fillAsStopped(dataDir);
  const own = path.join(makeFolder(), "big-disk");
  renameSync(path.join(dataDir, "postgres"), own);
  symlinkSync(own, path.join(dataDir, "postgres"));
  const second = await start(dataDir);
  await second.stop();
  expect(lstatSync(path.join(dataDir, "postgres")).isSymbolicLink()).toBe(true);
  expect(existsSync(path.join(own, "PG_VERSION"))).toBe(true);
});
