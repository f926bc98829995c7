import { POST as cancel } from "@/app/api/batches/[id]/cancel/route";
import { POST as pause } from "@/app/api/batches/[id]/pause/route";
import { POST as resume } from "@/app/api/batches/[id]/resume/route";
import { GET as read, DELETE as remove } from "@/app/api/batches/[id]/route";
import { POST as retry } from "@/app/api/batches/[id]/rows/[rowId]/retry/route";
import { POST as accept } from "@/app/api/batches/[id]/rows/accept/route";
import { POST as reject } from "@/app/api/batches/[id]/rows/reject/route";
import { POST as reopen } from "@/app/api/batches/[id]/rows/reopen/route";
import { POST as addRows } from "@/app/api/batches/[id]/rows/route";
import { POST as create, GET as list } from "@/app/api/batches/route";
import { runModelBatch } from "@/lib/batches/day/run/run-model-batch";
import type { BatchAnswer } from "@/lib/batches/schema";
import { runModelBatchTask, writeBatchRowTask } from "@/lib/batches/tasks";
import { writeBatchRow } from "@/lib/batches/write/write-row";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { listJobs, takeJobs } from "@/tests/support/jobs";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** Forms of so many pieces. */
export const mugRows = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    form: {
      productName: `Stoneware mug ${first + index}`,
      materials: "stoneware",
      colors: ["Blue"],
    },
  }));

/**
 * A signed-in user with so many listings left this month, who writes batches.
 */
export async function createBatchSeller({
  left = 30,
  cookieOf,
  fields = { subscriptionTier: "standard" },
}: {
  left?: number;
  cookieOf?: string;
  fields?: Parameters<typeof createUser>[0];
} = {}) {
  const user = await createUser(fields);
  const cookie = cookieOf ?? (await signIn(user));
  if (left < 30) await takeListings(user.id, 30 - left);

  async function call(
    handler: unknown,
    method: string,
    params: Record<string, string>,
    body?: unknown,
  ) {
    const request = createRequest(method, "/api/batches", body, { cookie });
    const response = await (handler as Handler)(request, {
      params: Promise.resolve(params),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? null : JSON.parse(text),
    };
  }
  const lane = (number: number) => `user:${user.id}:batch:${number}`;
  /**
   * Works off one lane until it is empty; a job that has to wait is left unless
   * `isTimeOver`.
   */
  async function workLane(number: number) {
    for (;;) {
      const [next] = await listJobs({ key: lane(number) });
      if (!next || next.runAt > new Date(Date.now() + 1_000)) return;
      const [job] = await takeJobs(writeBatchRowTask, lane(number));
      if (job) await writeBatchRow(job.payload);
    }
  }
  return {
    user,
    userId: user.id,
    cookie,
    call,
    create: (batch: object) => call(create, "POST", {}, batch),
    list: () => call(list, "GET", {}),
    async read(id: string) {
      return (await call(read, "GET", { id })) as {
        status: number;
        body: BatchAnswer;
      };
    },
    remove: (id: string) => call(remove, "DELETE", { id }),
    addRows: (id: string, body: object) => call(addRows, "POST", { id }, body),
    pause: (id: string) => call(pause, "POST", { id }),
    resume: (id: string) => call(resume, "POST", { id }),
    cancel: (id: string) => call(cancel, "POST", { id }),
    accept: (id: string, ids: string[]) =>
      call(accept, "POST", { id }, { ids }),
    reject: (id: string, ids: string[]) =>
      call(reject, "POST", { id }, { ids }),
    reopen: (id: string, ids: string[]) =>
      call(reopen, "POST", { id }, { ids }),
    retry: (id: string, rowId: string, body: object = {}) =>
      call(retry, "POST", { id, rowId }, body),
    /** Works off both lanes at once, as two workers do. */
    work: () => Promise.all([workLane(0), workLane(1)]),
    workLane,
    /**
     * One step of each call with rows that are written within a day, also of
     * one that has to wait.
     */
    async workDay(now = new Date()) {
      const key = `user:${user.id}:model-batches`;
      const done = new Set<string>();
      for (;;) {
        const [next] = await listJobs({ key });
        const { id } = (next?.payload ?? {}) as { id?: string };
        if (id === undefined || done.has(id)) break;
        const [job] = await takeJobs(runModelBatchTask, key);
        done.add(id);
        if (job) await runModelBatch(job.payload, now);
      }
      if (done.size === 0) return;
      const others = {
        userId: user.id,
        state: { not: "ended" },
        id: { notIn: [...done] },
      };
      for (const { id } of await db().modelBatch.findMany({
        where: others,
        orderBy: { createdAt: "asc" },
      }))
        await runModelBatch({ id, userId: user.id }, now);
    },
    resumeIn: (id: string, mode: string) =>
      call(resume, "POST", { id }, { mode }),
    used: () => countUsed(user.id),
    listings: () =>
      db().listing.findMany({
        where: { userId: user.id, deletedAt: null },
        orderBy: { id: "asc" },
      }),
  };
}

/** Lets the minute pass for which the ledger has a limit of its own. */
export const forgetMinute = (userId: number) =>
  db()
    .$executeRaw`UPDATE "Reservation" SET "createdAt" = now() - interval '2 minutes' WHERE "userId" = ${userId}`;

/** Lets the time pass until which rows of the user wait. */
export async function endWaiting(userId: number) {
  await db().batchRow.updateMany({
    where: { userId, nextAt: { not: null } },
    data: { nextAt: null },
  });
  await db().$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now())
    WHERE starts_with(job.key, ${`user:${userId}:batch:`})`;
}

async function takeListings(userId: number, used: number) {
  const [row] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  await db().usage.create({
    data: { userId, period: row?.period ?? "", used },
  });
}
