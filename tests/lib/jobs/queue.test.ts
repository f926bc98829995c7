import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { defineTask, handleTask } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";
import { startJobs, stopJobs } from "@/lib/jobs/worker";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { listJobs, lockJob } from "@/tests/support/jobs";
import { until } from "@/tests/support/one-more-instance";

/** Of its own, so that no other worker on this database takes its jobs. */
const task = defineTask({
  name: `task-${randomUUID()}`,
  schema: z.object({ name: z.string() }),
});
type Run = { name: string; attempt: number };
const runs: Run[] = [];
let failures = 0;
let onRun: (run: Run) => Promise<void> | void = () => undefined;

beforeAll(() =>
  startJobs([
    handleTask(task, async ({ name }, { attempt }) => {
      const run = { name, attempt };
      runs.push(run);
      await onRun(run);
      if (failures > 0) {
        failures -= 1;
        throw new Error("not this time");
      }
    }),
  ]),
);
beforeEach(() => {
  runs.length = 0;
  onRun = () => undefined;
});
afterAll(async () => {
  await stopJobs();
  await closeConnections();
});

const nextRun = () => new Promise<Run>((resolve) => (onRun = resolve));
const add = (name: string, options = {}) =>
  db().$transaction((tx) => addJob(tx, task, { name }, options));

test("a job runs once its transaction is committed", async () => {
  const run = nextRun();
  await add("committed");
  expect(await run).toEqual({ name: "committed", attempt: 1 });
});

test("a job of a failed transaction is not queued", async () => {
  const failing = db().$transaction(async (tx) => {
    await addJob(tx, task, { name: "rolled back" });
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  const run = nextRun();
  await add("after it");
  expect((await run).name).toBe("after it");
  expect(runs.map(({ name }) => name)).not.toContain("rolled back");
});

test("a failed job is retried", async () => {
  failures = 1;
  const second = new Promise<Run>((resolve) => {
    onRun = (run) => {
      if (run.attempt === 2) resolve(run);
    };
  });
  await add("twice");
  expect(await second).toEqual({ name: "twice", attempt: 2 });
});

test("a waiting job with the same key is replaced", async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  const key = randomUUID();
  for (const name of ["old", "new"]) await add(name, { key, runAt });
  const waiting = await listJobs({ key });
  expect(waiting.map(({ payload }) => ({ payload }))).toEqual([
    { payload: { name: "new" } },
  ]);
});

test("a job queued while a worker locks the one with its key: queued in addition", async () => {
  const key = randomUUID();
  await add("taken", { key, runAt: new Date(Date.now() + 3_600_000) });
  let added: Promise<void> | undefined;
  await db().$transaction(async (worker) => {
    await lockJob(key, "a worker", 0, worker);
    added = add("asked for", {
      key,
      runAt: new Date(Date.now() + 3_600_000),
    });
    await until(async () => {
      const waiting = await worker.$queryRaw<unknown[]>`
        SELECT pid FROM pg_locks
        WHERE NOT granted AND transactionid IS NOT NULL AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`;
      return waiting.length === 1;
    });
  });
  await added;
  const queued = await listJobs({ key });
  expect(
    queued.map(({ payload, lockedBy }) => ({ payload, lockedBy })),
  ).toEqual([{ payload: { name: "asked for" }, lockedBy: null }]);
});

test("jobs with canWait run after other due jobs", async () => {
  const names = [
    "one",
    "two",
    "three",
    "letter 1",
    "letter 2",
    "letter 3",
    "plan",
  ];
  const finish = new Map<string, () => void>();
  onRun = ({ name }) =>
    new Promise<void>((done) => void finish.set(name, done));
  for (const name of names.slice(0, 3)) await add(name);
  await until(() => runs.length === 3);
  for (const name of names.slice(3))
    await add(name, { canWait: name !== "plan" });
  finish.get("one")?.();
  await until(() => runs.length === 4);
  // Releases the jobs that still wait.
  onRun = () => undefined;
  for (const done of finish.values()) done();
  expect(runs[3]?.name).toBe("plan");
  await until(() => runs.length === names.length);
});

test("emails have a lower priority than other jobs", async () => {
  const { id, email: to } = await createUser();
  await db().$transaction((tx) =>
    queueEmail(tx, { to, email: { template: "account_exists" } }),
  );
  const start = `user:${id}:`;
  expect(
    await db()
      .$queryRaw`SELECT priority FROM graphile_worker.jobs WHERE starts_with(key, ${start})`,
  ).toEqual([{ priority: 1 }]);
});

test("stopping waits for the running job", async () => {
  let finish: (() => void) | undefined;
  let finished = false;
  const begun = new Promise<void>((resolve) => {
    onRun = async () => {
      resolve();
      await new Promise<void>((done) => {
        finish = done;
      });
      finished = true;
    };
  });
  await add("long");
  await begun;
  const stopped = stopJobs();
  finish?.();
  await stopped;
  expect(finished).toBe(true);
});
