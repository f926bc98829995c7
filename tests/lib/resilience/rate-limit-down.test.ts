import { randomUUID } from "node:crypto";
import { limit } from "@/lib/resilience/rate-limit";
import { closeConnections } from "@/tests/support/connections";
import { startDatabaseProxy } from "@/tests/support/database-proxy";

let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
beforeAll(async () => {
  proxy = await startDatabaseProxy();
});
afterAll(async () => {
  await closeConnections();
  await proxy.close();
});

test("rate limit: while the database is down, no call passes uncounted", async () => {
  const key = randomUUID();
  const allowance = { points: 5, seconds: 60 };
  await limit("test", key, allowance);
  proxy.cut();
  await expect(limit("test", key, allowance)).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  proxy.restore();
  await limit("test", key, allowance);
});
