import { randomUUID } from "node:crypto";
import { z } from "zod";
import { markDeletedAtStripe } from "@/lib/billing/deletion/deletion-data";
import { db } from "@/lib/database/db";
import { defineTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { purgeFailedJobs } from "@/lib/maintenance/jobs";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import {
  dateJob,
  failJob,
  listJobs,
  lockJob,
  unlockJobs,
} from "@/tests/support/jobs";

afterAll(closeConnections);

/** Of its own, so that nothing else takes its jobs. */
const task = defineTask({ name: `task-${randomUUID()}`, schema: z.object({}) });

test("failed jobs are deleted after 14 days, or once nobody is left whom they are about", async () => {
  const [here, gone] = [await createUser(), await createUser()];
  await db().user.delete({ where: { id: gone.id } });
  const [kept, erased] = [`cus_${randomUUID()}`, `cus_${randomUUID()}`];
  await markDeletedAtStripe(erased);
  await db().stripeCustomer.create({ data: { id: kept } });
  const name = randomUUID();
  const fresh = [
    name,
    `user:${here.id}:${name}`,
    `delete:${kept}`,
    `sync:${kept}`,
  ];
  const purged = [
    `old ${name}`,
    `user:${gone.id}:${name}`,
    `delete:${erased}`,
    `sync:${erased}`,
  ];
  const waiting = `waiting ${name}`;
  for (const key of [...fresh, ...purged, waiting])
    await addJob(db(), task, {}, { key });
  for (const key of [...fresh, ...purged]) await failJob(key);
  await dateJob(`old ${name}`, { days: -15, attempts: 12 });
  await dateJob(waiting, { days: -15, attempts: 11 });
  await purgeFailedJobs();
  expect(
    (await listJobs({ task: task.name })).map(({ key }) => key).sort(),
  ).toEqual([...fresh, waiting].sort());
});

test("a job that was replaced while it ran: deleted once its worker is done with it, and the other stays", async () => {
  const [key, worker] = [randomUUID(), `worker-${randomUUID()}`];
  const own = defineTask({ name: `task-${key}`, schema: z.object({}) });
  await addJob(db(), own, {}, { key });
  await lockJob(key, worker);
  await addJob(db(), own, {}, { key });
  await purgeFailedJobs();
  const keys = async () =>
    (await listJobs({ task: own.name })).map((job) => job.key);
  expect(await keys()).toEqual([null, key]);
  await unlockJobs(worker);
  await purgeFailedJobs();
  expect(await keys()).toEqual([key]);
});

test("a job that is queued without a key has one of its own", async () => {
  const own = defineTask({
    name: `task-${randomUUID()}`,
    schema: z.object({}),
  });
  for (let count = 0; count < 2; count += 1) await addJob(db(), own, {});
  const jobs = await listJobs({ task: own.name });
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(2);
  expect(jobs.map(({ key }) => key)).not.toContain(null);
});
