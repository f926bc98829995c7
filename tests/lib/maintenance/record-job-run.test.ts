import { randomUUID } from "node:crypto";
import { GET as readFigures } from "@/app/admin/api/metrics/route";
import type { Metrics } from "@/lib/admin/schema";
import { db } from "@/lib/database/db";
import { maintain } from "@/lib/maintenance/maintain";
import { saveJobRun } from "@/lib/maintenance/maintenance-data";
import { closeConnections } from "@/tests/support/connections";
import { createRequest, createUser, signIn } from "@/tests/support/factories";

const email = `${randomUUID()}@example.com`;
process.env.ADMIN_EMAILS = email;
afterAll(closeConnections);

const context = { attempt: 1, signal: new AbortController().signal };
const run = (task: string, clean: () => Promise<number>) =>
  maintain(task, "* * * * *", clean).run({}, context);
const fail = async () =>
  Promise.reject(new Error("no room for mug@example.com"));
const recordOf = (task: string) =>
  db().jobRun.findUniqueOrThrow({ where: { task } });

test("a failing job: its error, failures in a row and last success are stored until it succeeds", async () => {
  const task = `task-${randomUUID()}`;
  await run(task, async () => 7);
  const done = await recordOf(task);
  expect(done).toMatchObject({
    processed: 7,
    error: null,
    failuresInRow: 0,
    succeededAt: done.startedAt,
  });

  for (const failuresInRow of [1, 2]) {
    await expect(run(task, fail)).rejects.toThrow("no room");
    const failed = await recordOf(task);
    const told = {
      processed: null,
      error: "no room for [email]",
      failuresInRow,
      succeededAt: done.succeededAt,
    };
    expect(failed).toMatchObject(told);
  }

  await run(task, async () => 0);
  const again = await recordOf(task);
  expect(again).toMatchObject({
    processed: 0,
    error: null,
    failuresInRow: 0,
    succeededAt: again.startedAt,
  });
});

test("a job that never succeeded: the admin page shows no last success", async () => {
  const task = `task-${randomUUID()}`;
  await expect(run(task, fail)).rejects.toThrow("no room");
  const cookie = await signIn(await createUser({ email }));
  const answer = await readFigures(
    createRequest("GET", "/admin/api/metrics", undefined, { cookie }),
    {
      params: Promise.resolve({}),
    },
  );
  const { jobs }: Metrics = await answer.json();
  const told = {
    processed: null,
    error: "no room for [email]",
    failuresInRow: 1,
    succeededAt: null,
  };
  expect(jobs.find((job) => job.task === task)).toMatchObject(told);
});

test("an earlier run doesn't replace a later one", async () => {
  const task = `task-${randomUUID()}`;
  const at = (minute: number) => ({
    task,
    startedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    durationMs: 1,
  });
  await saveJobRun(at(5), { processed: 1, error: null });
  await saveJobRun(at(4), { processed: null, error: "late" });
  expect(await recordOf(task)).toMatchObject({
    ...at(5),
    processed: 1,
    error: null,
    failuresInRow: 0,
  });
});
