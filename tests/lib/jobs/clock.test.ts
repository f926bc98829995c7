import { randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import { db } from "@/lib/database/db";
import { defineTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { repairQueue } from "@/lib/jobs/queue-data";
import { createClockWatch } from "@/lib/jobs/worker";
import { moveClock, restoreClock } from "@/tests/support/clock";
import { crontabTable, dateJob } from "@/tests/support/jobs";

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 1,
});
afterEach(restoreClock);
afterAll(async () => {
  await Promise.all([pool.end(), db().$disconnect()]);
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/**
 * Inserts a job that was queued or tried while the database's clock was `ahead`
 * days ahead.
 */
async function insertJob({
  task = `task-${randomUUID()}`,
  runAt = 0,
  ahead = 0,
  attempts = 0,
}) {
  const key = randomUUID();
  const kind = defineTask({ name: task, schema: z.object({}) });
  await addJob(db(), kind, {}, { key, runAt: inDays(ahead + runAt) });
  await dateJob(key, { days: ahead, attempts });
  return async () => {
    const [job] = await db().$queryRaw<{ isDue: boolean }[]>`
      SELECT run_at <= now() AS "isDue" FROM graphile_worker.jobs WHERE key = ${key}`;
    return job?.isDue;
  };
}

test("after the clock was set back: due jobs are due, and scheduled jobs stay scheduled", async () => {
  const scheduled = `task-${randomUUID()}`;
  const due = [
    await insertJob({ ahead: 30 }),
    await insertJob({ ahead: 30, runAt: 0.25, attempts: 11 }),
    // Queued by an instance whose clock was ahead, while the database's was
    // right.
    await insertJob({ task: scheduled, runAt: 30 }),
  ];
  const waiting = [
    await insertJob({ runAt: 0.25, attempts: 11 }),
    await insertJob({ ahead: 30, runAt: 4 }),
    await insertJob({ runAt: 4 }),
    await insertJob({ task: scheduled, runAt: 0.25, attempts: 11 }),
  ];
  await repairQueue(pool, [scheduled]);
  expect(await Promise.all(due.map((isDue) => isDue()))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await Promise.all(waiting.map((isDue) => isDue()))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("crontab runs dated in the future don't block later runs", async () => {
  const [ahead, usual] = [`task-${randomUUID()}`, `task-${randomUUID()}`];
  for (const [identifier, at] of [
    [ahead, inDays(30)],
    [usual, inDays(0)],
  ] as const) {
    await db().$executeRaw`
      INSERT INTO ${crontabTable} (identifier, known_since, last_execution)
      VALUES (${identifier}, ${at}, ${at})`;
  }
  await repairQueue(pool, []);
  const known = await db().$queryRaw<{ identifier: string; done: boolean }[]>`
    SELECT identifier, last_execution IS NOT NULL AS done FROM ${crontabTable}
    WHERE identifier = ANY(${[ahead, usual]})`;
  expect(
    Object.fromEntries(known.map(({ identifier, done }) => [identifier, done])),
  ).toEqual({
    [ahead]: false,
    [usual]: true,
  });
});

test("a clock set back: reported once; a clock that runs on or jumps ahead: never", () => {
  const setBack = jest.fn();
  const check = createClockWatch(setBack);
  const callsAfter = (days: number) => {
    moveClock(days);
    check();
    restoreClock();
    return setBack.mock.calls.length;
  };
  check();
  expect([0, 2, 1, 1, 0, 0].map(callsAfter)).toEqual([0, 0, 1, 1, 2, 2]);
});
