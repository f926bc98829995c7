import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildCommit, hasCommit } from "@/tests/support/earlier-version";
import { migrate } from "@/tests/support/migrating";
import { until } from "@/tests/support/one-more-instance";
import { describeWith } from "@/tests/support/programs";
import { openProxiedSite } from "@/tests/support/proxied-site";
import { startTraffic } from "@/tests/support/traffic";

jest.setTimeout(600_000);

/**
 * The oldest version that may run beside this one. A migration that removes
 * what it uses has to move it forward, and so drops the upgrade from there
 * without a gap.
 */
const oldest = "4a76273b5d868b713ea8e1d8d9e92004eb5b76d6";

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

async function upgrade() {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "versions-"));
  undo.push(() => rmSync(scratch, { recursive: true, force: true }));
  const earlier = buildCommit(oldest, scratch);
  const { database, sandbox, nginx, ports, site, start } =
    await openProxiedSite(undo, {
      closesConnections: true,
    });
  earlier.migrate(database.url);
  const instances = await Promise.all(
    ports.map((port) => start(port, earlier.folder)),
  );
  const traffic = await startTraffic(site, sandbox.url);
  await traffic.untilAnsweredBy(ports);

  expect(await migrate(database.url)).toMatchObject({
    code: 0,
    output: expect.stringContaining("Applied"),
  });
  await traffic.untilAnsweredBy(ports);

  for (const [index, port] of ports.entries()) {
    // An instance of that version drops idle connections at once, so nginx has
    // to forget it before it stops.
    nginx.reload(port);
    await traffic.untilOnly(ports[1 - index] ?? 0);
    instances[index]?.child.kill("SIGTERM");
    expect(await instances[index]?.ended).toBe(0);
    await start(port);
    nginx.reload();
    await traffic.untilAnsweredBy(ports);
  }
  expect(await traffic.stop()).toBeGreaterThan(50);
  return { database, failures: traffic.failures() };
}

describeWith(
  ["nginx", "openssl", "git"],
  "two instances, upgraded one after another",
  () => {
    test("none of the requests meanwhile fails, and nothing is lost", async () => {
      const { database, failures } = await upgrade();
      expect(failures).toEqual([]);
      const count = async (sql: string) =>
        (await database.query<{ count: number }>(sql))[0]?.count;
      await until(
        async () =>
          (await count(
            `SELECT count(*)::int FROM "StripeEvent" WHERE state <> 'processed'`,
          )) === 0,
      );
      const made = await count(`SELECT count(*)::int FROM "Listing"`);
      expect(made).toBeGreaterThan(4);
      expect(
        await count(
          `SELECT count(*)::int FROM "Reservation" WHERE state = 'committed'`,
        ),
      ).toBe(made);
      expect(
        await count(
          `SELECT count(*)::int FROM "Reservation" WHERE state <> 'committed'`,
        ),
      ).toBe(0);
      expect(
        await count(
          "SELECT count(*)::int FROM graphile_worker.jobs WHERE last_error IS NOT NULL",
        ),
      ).toBe(0);
    });
  },
  hasCommit(oldest) ? [] : ["the whole history of the repository"],
);
