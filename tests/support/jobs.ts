import { db } from "@/lib/database/db";
import type { PayloadSchema, Task } from "@/lib/jobs/define-task";
import { Prisma } from "@/prisma/generated/client";

/*
 * graphile-worker's own tables, of all tests only here: the payload of a job
 * that waits is shown by nothing else, and locks and dates that are made up are
 * set by nothing else.
 */
const jobTable = Prisma.raw("graphile_worker._private_jobs");
const taskTable = Prisma.raw("graphile_worker._private_tasks");
export const crontabTable = Prisma.raw(
  "graphile_worker._private_known_crontabs",
);

type Job = {
  id: string;
  key: string | null;
  task: string;
  payload: unknown;
  runAt: Date;
  attempts: number;
  lockedBy: string | null;
};
type Filter = {
  key?: string;
  task?: string;
  to?: string;
  userId?: number;
  customer?: string;
  lockedBy?: string;
};

/** The jobs in the queue to which all of the filter applies, oldest first. */
export function listJobs(filter: Filter) {
  const {
    key = null,
    task = null,
    to = null,
    userId = null,
    customer = null,
    lockedBy = null,
  } = filter;
  return db().$queryRaw<Job[]>`
    SELECT job.id::text AS id, key, identifier AS task, payload, run_at AS "runAt", attempts, locked_by AS "lockedBy"
    FROM ${jobTable} job JOIN ${taskTable} task ON task.id = job.task_id
    WHERE (${key}::text IS NULL OR key = ${key}) AND (${task}::text IS NULL OR identifier = ${task})
      AND (${to}::text IS NULL OR payload->>'to' = ${to})
      AND (${userId}::int IS NULL OR (payload->>'userId')::int = ${userId})
      AND (${customer}::text IS NULL OR payload->>'customer' = ${customer})
      AND (${lockedBy}::text IS NULL OR locked_by = ${lockedBy})
    ORDER BY job.id`;
}

/** The newest job in the queue; "0" while there is none. */
export async function newestJobId() {
  const [row] = await db().$queryRaw<
    { id: string }[]
  >`SELECT coalesce(max(id), 0)::text AS id FROM graphile_worker.jobs`;
  return row?.id ?? "0";
}

/** How many jobs in the queue are newer than this one. */
export async function countJobsAfter(id: string) {
  const [row] = await db().$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE id > ${id}::bigint`;
  return row?.count ?? 0;
}

/**
 * Takes the job with this key out of the queue, as a worker that has finished
 * it does. Throws when its task refuses the payload.
 */
export async function takeJobs<Schema extends PayloadSchema>(
  { name, schema }: Task<Schema>,
  key: string,
) {
  const [waiting] = await listJobs({ key });
  if (waiting === undefined) return [];
  if (waiting.task !== name) throw new Error(`${key} is a ${waiting.task}`);
  const taken = await db().$queryRaw<{ payload: unknown }[]>`
    SELECT payload FROM graphile_worker.remove_job(${key}) WHERE id IS NOT NULL`;
  return taken.map(({ payload }) => ({ payload: schema.parse(payload) }));
}

/** The same for a job that has to be there; its payload. */
export async function takeJob<Schema extends PayloadSchema>(
  task: Task<Schema>,
  key: string,
) {
  const [job] = await takeJobs(task, key);
  if (job === undefined) throw new Error(`no job ${key}`);
  return job.payload;
}

/** Queues a job of the crontab, as an operator does. */
export async function addMaintenanceJob(name: string) {
  await db().$executeRaw`SELECT FROM graphile_worker.add_job(${name})`;
}

/**
 * Locks the job with this key, as a worker does that took it so many minutes
 * ago.
 */
export async function lockJob(
  key: string,
  worker: string,
  minutes = 0,
  tx: Pick<Prisma.TransactionClient, "$executeRaw"> = db(),
) {
  await tx.$executeRaw`
    UPDATE ${jobTable} SET locked_by = ${worker}, locked_at = now() - make_interval(mins => ${minutes}::int)
    WHERE key = ${key}`;
}

/** What the queue does when a worker is done with its jobs. */
export async function unlockJobs(worker: string) {
  await db()
    .$executeRaw`SELECT FROM graphile_worker.force_unlock_workers(ARRAY[${worker}])`;
}

/**
 * Ends the locks of a killed instance on the jobs that have one of these values
 * in one of these fields of their payload, as the time does.
 */
export async function releaseLocks(fields: string[], values: string[]) {
  await db().$executeRaw`
    UPDATE ${jobTable} SET locked_at = locked_at - interval '6 minutes'
    WHERE locked_at IS NOT NULL
      AND EXISTS (SELECT FROM unnest(${fields}::text[]) field WHERE payload->>field = ANY(${values}))`;
  await addMaintenanceJob("release_jobs");
}

/** As if it had been queued, and tried so often, so many days from now. */
export async function dateJob(
  key: string,
  { days, attempts }: { days: number; attempts: number },
) {
  await db().$executeRaw`
    UPDATE ${jobTable} SET created_at = now() + make_interval(days => ${days}::int),
      updated_at = now() + make_interval(days => ${days}::int), attempts = ${attempts}::int
    WHERE key = ${key}`;
}

/** As after so many attempts, the last of which failed. */
export async function delayJob(
  key: string,
  { attempts, hours }: { attempts?: number; hours: number },
) {
  await db().$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(
      ARRAY[job.id], run_at := now() + make_interval(hours => ${hours}::int), attempts := ${attempts ?? null}::int)
    WHERE job.key = ${key}`;
}

/** Uses up the attempts of the job with this key. */
export async function failJob(key: string) {
  await db().$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.permanently_fail_jobs(ARRAY[job.id], 'refused')
    WHERE job.key = ${key}`;
}
