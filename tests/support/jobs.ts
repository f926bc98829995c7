import { db } from "@/lib/database/db";
import { jobTable, queuedJobs } from "@/lib/jobs/data";

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
    SELECT id::text AS id, key, task, payload, run_at AS "runAt", attempts, locked_by AS "lockedBy"
    FROM ${queuedJobs} job
    WHERE (${key}::text IS NULL OR key = ${key}) AND (${task}::text IS NULL OR task = ${task})
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
  >`SELECT coalesce(max(id), 0)::text AS id FROM ${queuedJobs} job`;
  return row?.id ?? "0";
}

/** How many jobs in the queue are newer than this one. */
export async function countJobsAfter(id: string) {
  const [row] = await db().$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM ${queuedJobs} job WHERE id > ${id}::bigint`;
  return row?.count ?? 0;
}

/**
 * Takes the job with this key out of the queue, as a worker that has finished
 * it does.
 */
export function takeJobs(key: string) {
  return db().$queryRaw<
    { payload: unknown }[]
  >`DELETE FROM ${jobTable} WHERE key = ${key} RETURNING payload`;
}

/**
 * Locks the job with this key, as a worker does that took it so many minutes
 * ago.
 */
export async function lockJob(key: string, worker: string, minutes = 0) {
  await db().$executeRaw`
    UPDATE ${jobTable} SET locked_by = ${worker}, locked_at = now() - make_interval(mins => ${minutes}::int)
    WHERE key = ${key}`;
}

/** By id: a job that was removed while it was locked has lost its key. */
export async function unlockJob(id: string) {
  await db()
    .$executeRaw`UPDATE ${jobTable} SET locked_by = NULL, locked_at = NULL WHERE id = ${BigInt(id)}`;
}

/** Uses up the attempts of the job with this key. */
export async function failJob(key: string) {
  await db()
    .$executeRaw`UPDATE ${jobTable} SET attempts = max_attempts, last_error = 'refused' WHERE key = ${key}`;
}
