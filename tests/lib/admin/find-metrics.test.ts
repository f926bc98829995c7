import { readdirSync } from "node:fs";
import { findMetrics } from "@/lib/admin/find-metrics";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

test("metrics: the last migration, and when it changed the database", async () => {
  const { release } = await findMetrics(new Date());
  const names = readdirSync("prisma/migrations").filter((name) =>
    /^\d/.test(name),
  );
  expect(release.migration).toEqual({
    name: names.sort().at(-1),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});
