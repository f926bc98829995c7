import { randomUUID } from "node:crypto";
import { parseCrontab } from "graphile-worker";
import { z } from "zod";
import type { syncCustomerTask } from "@/lib/billing/tasks";
import { db } from "@/lib/database/db";
import { defineTask, workerGroups } from "@/lib/jobs/define-task";
import { addJob, type addJobs, removeJob } from "@/lib/jobs/queue";
import { crontabOf } from "@/lib/jobs/worker";
import { tasks } from "@/lib/tasks";
import { closeConnections } from "@/tests/support/connections";
import { listJobs, lockJob } from "@/tests/support/jobs";

afterAll(closeConnections);

const named = tasks.map((task) => [task.name, task] as const);
const context = { attempt: 1, signal: new AbortController().signal };

test("tasks: each name is there once", () => {
  const names = tasks.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});

/*
 * Jobs with these names may be waiting in a database that is upgraded: a task
 * is renamed in two releases, and its name here in the second.
 */
test("tasks: what is queued keeps its name and its workers", () => {
  const queued = tasks.filter(({ cron }) => cron === null);
  expect(
    Object.fromEntries(
      workerGroups.map((group) => [
        group,
        queued
          .filter(({ workers }) => workers === group)
          .map(({ name }) => name),
      ]),
    ),
  ).toEqual({
    requests: [
      "send_email",
      "do_nothing",
      "sync_customer",
      "sync_charge",
      "delete_customer",
      "remind_trial_end",
      "notify_limit_reached",
      "cancel_model_batch",
      "publish_listing",
      "read_listing_numbers",
      "read_shop_audit",
    ],
    model: ["write_batch_row", "write_alt_texts", "run_model_batch"],
    webhooks: ["deliver_webhook"],
    slow_webhooks: ["deliver_slow_webhook"],
  });
});

test.each(named)("task %s: refuses what is no payload", async (name, task) => {
  for (const nonsense of [null, "x", 7, []])
    await expect(task.run(nonsense, context)).rejects.toThrow(z.ZodError);
  // Those that need nothing are queued with an empty payload.
  const needsNothing = task.cron !== null || name === "do_nothing";
  expect(task.schema.safeParse({}).success).toBe(needsNothing);
});

test("the crontab: graphile-worker reads each line, and no job waits twice", () => {
  const scheduled = tasks.filter(({ cron }) => cron !== null);
  const items = parseCrontab(crontabOf(tasks));
  expect(items.map(({ task }) => task)).toEqual(
    scheduled.map(({ name }) => name),
  );
  for (const { task, options } of items)
    expect(options).toMatchObject({
      jobKey: task,
      jobKeyMode: "preserve_run_at",
    });
});

test("the crontab's jobs run where nothing slow does", () => {
  const scheduled = tasks.filter(({ cron }) => cron !== null);
  expect(new Set(scheduled.map(({ workers }) => workers))).toEqual(
    new Set(["requests"]),
  );
});

test("functions of the database queue only tasks that are there", async () => {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT DISTINCT found[1] AS name
    FROM pg_proc, regexp_matches(prosrc, 'graphile_worker\\.add_job\\(\\s*''(\\w+)''', 'g') AS found
    WHERE pronamespace = 'public'::regnamespace`;
  const names = rows.map(({ name }) => name);
  expect(names).toContain("notify_limit_reached");
  const known = tasks.map(({ name }) => name);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test("release_jobs: unlocks what is queued, and leaves what the crontab queues to its next time", async () => {
  const worker = `worker-${randomUUID()}`;
  for (const { name, schema } of tasks) {
    const key = `${worker} ${name}`;
    // Without what its payload needs: nothing runs it here.
    await addJob(db(), { ...defineTask({ name, schema }) }, {}, { key });
    await lockJob(key, worker, 6);
  }
  const release = tasks.find(({ name }) => name === "release_jobs");
  await release?.run({}, context);
  const held = await listJobs({ lockedBy: worker });
  for (const { name } of tasks) await removeJob(db(), `${worker} ${name}`);
  expect(held.map(({ task }) => task)).toEqual(
    tasks.filter(({ cron }) => cron !== null).map(({ name }) => name),
  );
});

type CustomerSchema = (typeof syncCustomerTask)["schema"];
type Queueing = Parameters<typeof addJob<CustomerSchema>>;
type QueueingMany = Parameters<typeof addJobs<CustomerSchema>>;
type Payload = Queueing[2];
type Is<Given, Wanted> = Given extends Wanted ? true : false;

/** The type checker is the test: another answer of a type isn't assignable. */
test("queueing: the types take the payload of the task, and refuse that of another", () => {
  const own: Is<{ customer: string }, Payload> = true;
  const refused: [
    anotherTasks: Is<{ charge: string }, Payload>,
    missing: Is<object, Payload>,
    tooMuch: Is<"charge", keyof Payload>,
    nameForTask: Is<string, Queueing[1]>,
    amongMany: Is<{ customer: number }, QueueingMany[2][number]["payload"]>,
  ] = [false, false, false, false, false];
  expect([own, ...refused]).toEqual([true, false, false, false, false, false]);
});
