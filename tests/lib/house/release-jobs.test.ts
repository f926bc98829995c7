import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { releaseAbandoned } from "@/lib/house/clean";
import { addJob } from "@/lib/jobs";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

test("what an instance has held for long is freed; what it began later, and other tasks, it keeps", async () => {
  const [task, other] = [`task-${randomUUID()}`, `task-${randomUUID()}`];
  const holder = `pool-${randomUUID()}`;
  const minutes = { old: 6, fresh: 4, other: 6 };
  for (const [name, held] of Object.entries(minutes)) {
    await addJob(db(), name === "other" ? other : task, { name }, { key: `${holder} ${name}` });
    await db().$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_by = ${holder}, locked_at = now() - make_interval(mins => ${held})
      WHERE key = ${`${holder} ${name}`}`;
  }
  expect(await releaseAbandoned([task])).toBe(1);
  const held = await db().$queryRaw`
    SELECT payload->>'name' AS name FROM graphile_worker._private_jobs WHERE locked_by = ${holder} ORDER BY id`;
  expect(held).toEqual([{ name: "fresh" }, { name: "other" }]);
});
