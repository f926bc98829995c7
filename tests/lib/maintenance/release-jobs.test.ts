import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/database/db";
import { defineTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { releaseStuckJobs } from "@/lib/maintenance/jobs";
import { moveClock, restoreClock } from "@/tests/support/clock";
import { closeConnections } from "@/tests/support/connections";
import { listJobs, lockJob } from "@/tests/support/jobs";

afterEach(restoreClock);
afterAll(closeConnections);

const schema = z.object({ name: z.string() });

/** Jobs locked by a worker for this many minutes, each with its own name. */
async function holdJobs(
  jobs: { name: string; task: string; minutes: number }[],
) {
  const holder = `pool-${randomUUID()}`;
  for (const { name, task, minutes } of jobs) {
    const key = `${holder} ${name}`;
    const kind = defineTask({ name: task, schema });
    await addJob(db(), kind, { name }, { key });
    await lockJob(key, holder, minutes);
  }
  return async () =>
    (await listJobs({ lockedBy: holder })).map(
      ({ payload }) => schema.parse(payload).name,
    );
}

test("jobs locked for too long are unlocked; newer ones and other tasks stay locked", async () => {
  const [task, other] = [`task-${randomUUID()}`, `task-${randomUUID()}`];
  const listHeld = await holdJobs([
    { name: "old", task, minutes: 6 },
    { name: "fresh", task, minutes: 4 },
    { name: "other", task: other, minutes: 6 },
  ]);
  expect(await releaseStuckJobs([task])).toBe(1);
  expect(await listHeld()).toEqual(["fresh", "other"]);
});

test("an instance's clock that is ahead unlocks nothing early; locks from before the database's clock was set back are released", async () => {
  const task = `task-${randomUUID()}`;
  const listHeld = await holdJobs([
    { name: "fresh", task, minutes: 4 },
    { name: "in the future", task, minutes: -300 },
  ]);
  moveClock(1);
  expect(await releaseStuckJobs([task])).toBe(1);
  expect(await listHeld()).toEqual(["fresh"]);
});
