import { migrate } from "@/tests/support/migrating";
import { describeWith } from "@/tests/support/programs";
import { openProxiedSite } from "@/tests/support/proxied-site";
import { repetitions } from "@/tests/support/repetitions";
import { startTraffic } from "@/tests/support/traffic";

jest.setTimeout(1_800_000);

const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

describeWith(["nginx", "openssl"], "two instances behind nginx", () => {
  test("restarted one after another while requests run: none fails", async () => {
    const { database, sandbox, ports, site, start } =
      await openProxiedSite(undo);
    expect(await migrate(database.url)).toMatchObject({ code: 0 });
    const instances = await Promise.all(ports.map((port) => start(port)));
    const traffic = await startTraffic(site, sandbox.url);
    for (let round = 0; round < repetitions(1, 30); round += 1) {
      for (const [index, port] of ports.entries()) {
        instances[index]?.child.kill("SIGTERM");
        expect(await instances[index]?.ended).toBe(0);
        instances[index] = await start(port);
      }
    }
    await traffic.untilAnsweredBy(ports);
    expect(await traffic.stop()).toBeGreaterThan(50);
    expect(traffic.failures()).toEqual([]);
  });
});
