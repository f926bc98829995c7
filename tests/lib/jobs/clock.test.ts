import { randomUUID } from "node:crypto";
import pg from "pg";
import { db } from "@/lib/db";
import { crontabTable, jobTable, repairQueue } from "@/lib/jobs/data";
import { addJob, createClockWatch } from "@/lib/jobs/queue";
import { moveClock, restoreClock } from "@/tests/support/clock";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
afterEach(restoreClock);
afterAll(async () => {
  await Promise.all([pool.end(), db().$disconnect()]);
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/** A job as a database left it whose clock was `ahead` days ahead when it was queued or tried. */
async function leaveJob({ task = `task-${randomUUID()}`, runAt = 0, ahead = 0, attempts = 0 }) {
  const key = randomUUID();
  await addJob(db(), task, {}, { key, runAt: inDays(ahead + runAt) });
  await db().$executeRaw`
    UPDATE ${jobTable}
    SET created_at = now() + make_interval(days => ${ahead}::int), updated_at = now() + make_interval(days => ${ahead}::int),
      attempts = ${attempts}::int
    WHERE key = ${key}`;
  return async () => {
    const [job] = await db().$queryRaw<{ isDue: boolean }[]>`
      SELECT run_at <= now() AS "isDue" FROM graphile_worker.jobs WHERE key = ${key}`;
    return job?.isDue;
  };
}

test("after the clock was set back: due jobs are due, and scheduled jobs stay scheduled", async () => {
  const scheduled = `task-${randomUUID()}`;
  const due = [
    await leaveJob({ ahead: 30 }),
    await leaveJob({ ahead: 30, runAt: 0.25, attempts: 11 }),
    // Queued by an instance whose clock was ahead, when the database's was right.
    await leaveJob({ task: scheduled, runAt: 30 }),
  ];
  const waiting = [
    await leaveJob({ runAt: 0.25, attempts: 11 }),
    await leaveJob({ ahead: 30, runAt: 4 }),
    await leaveJob({ runAt: 4 }),
    await leaveJob({ task: scheduled, runAt: 0.25, attempts: 11 }),
  ];
  await repairQueue(pool, [scheduled]);
  expect(await Promise.all(due.map((isDue) => isDue()))).toEqual([true, true, true]);
  expect(await Promise.all(waiting.map((isDue) => isDue()))).toEqual([false, false, false, false]);
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
  expect(Object.fromEntries(known.map(({ identifier, done }) => [identifier, done]))).toEqual({
    [ahead]: false,
    [usual]: true,
  });
});

test("a clock set back: reported once; a clock that runs on or jumps ahead: never", () => {
  const setBack = jest.fn();
  const look = createClockWatch(setBack);
  const looks = (days: number) => {
    moveClock(days);
    look();
    restoreClock();
    return setBack.mock.calls.length;
  };
  look();
  expect([looks(0), looks(2), looks(1), looks(1), looks(0), looks(0)]).toEqual([0, 0, 1, 1, 2, 2]);
});
