import { createDatabase, migrate } from "@/tests/support/migrating";
import { startInstance, until } from "@/tests/support/one-more-instance";

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
  const { code, output } = await migrate(database.url);
  if (code !== 0) throw new Error(output);
});
afterAll(() => database.drop());
beforeEach(() => database.query('DELETE FROM "FunnelCount"'));

type Instance = Awaited<ReturnType<typeof startInstance>>;
const started: Instance[] = [];
// One that is left would keep the tests from ending.
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill("SIGKILL");
});

async function start() {
  const instance = await startInstance({
    DATABASE_URL: database.url,
    DIRECT_DATABASE_URL: "",
  });
  started.push(instance);
  return instance;
}

/** Opened by `count` browsers at once. */
async function open(address: string, path: string, count: number) {
  const statuses = await Promise.all(
    Array.from({ length: count }, async () => {
      const headers = { Origin: address };
      const url = `${address}/api/visits?first=${path}`;
      return (await fetch(url, { method: "POST", headers })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
}

async function counted() {
  const rows = await database.query<{ line: string }>(
    `SELECT kind || ' ' || page || ' ' || count AS line FROM "FunnelCount" ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}

const visits = (path: string, count: number) => [
  `page ${path} ${count}`,
  `visit ${path} ${count}`,
];

test("SIGTERM: what is in memory is stored, once, also by a second signal", async () => {
  const instance = await start();
  await open(instance.address, "/faq", 90);
  expect(await counted()).toEqual([]);
  instance.child.kill("SIGTERM");
  instance.child.kill("SIGINT");
  expect(await instance.ended).toBe(0);
  expect(await counted()).toEqual(visits("/faq", 90));
});

test("SIGKILL: what was stored stays, the last minute is lost, and nothing is counted twice", async () => {
  const killed = await start();
  const other = await start();
  await open(killed.address, "/faq", 30);
  await until(async () => (await counted()).length > 0);
  expect(await counted()).toEqual(visits("/faq", 30));
  await open(killed.address, "/faq", 7);
  await open(other.address, "/pricing", 5);
  killed.child.kill("SIGKILL");
  await killed.ended;

  const next = await start();
  await open(next.address, "/faq", 3);
  for (const { child } of [other, next]) child.kill("SIGTERM");
  expect(await Promise.all([other.ended, next.ended])).toEqual([0, 0]);
  expect(await counted()).toEqual([
    "page /faq 33",
    "page /pricing 5",
    "visit /faq 33",
    "visit /pricing 5",
  ]);
});
