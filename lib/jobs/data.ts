import "server-only";
import type pg from "pg";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { Prisma } from "@/prisma/generated/client";

/*
 * The only module that names graphile-worker's private tables, for what its
 * functions and its view don't offer: payloads, locks of a certain age, the
 * last run of the crontab. `tests/lib/jobs/private-tables.test.ts` fails when
 * an upgrade changes what is used of them.
 */
export const jobTable = Prisma.raw("graphile_worker._private_jobs");
const taskTable = Prisma.raw("graphile_worker._private_tasks");
export const crontabTable = Prisma.raw(
  "graphile_worker._private_known_crontabs",
);

/**
 * For a FROM: the columns of every job in the queue, and the name of its task.
 */
export const queuedJobs = Prisma.sql`(
  SELECT queued.*, named.identifier AS task FROM ${jobTable} queued JOIN ${taskTable} named ON named.id = queued.task_id
)`;

/**
 * Deletes jobs without attempts left, with the emails and links in them. Those
 * of deleted accounts don't wait `days`: a worker had started them when the
 * account was deleted.
 */
export function deleteFailedJobs(days: number) {
  return purgeInBatches(() => deleteSomeFailedJobs(days));
}

async function deleteSomeFailedJobs(days: number) {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT job.id::text AS id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM ${jobTable}
      WHERE attempts >= max_attempts AND locked_at IS NULL AND (
        updated_at < now() - make_interval(days => ${days}::int)
        OR (payload->>'userId' IS NOT NULL AND NOT EXISTS (SELECT FROM "User" u WHERE u.id = (payload->>'userId')::int))
        OR EXISTS (SELECT FROM "StripeCustomer" c WHERE c.id = payload->>'customer' AND c."erasedAt" IS NOT NULL)
      ) LIMIT ${purgeBatchSize}
    )) job`;
  return rows.length;
}

/**
 * After an outage far more may be due, and counting all of them would slow down
 * the queue.
 */
const maxCounted = 10_000;

/**
 * How many jobs are due, up to 10,000 of each priority, and the seconds that
 * the oldest of them has waited. Reads only the queue's index.
 */
export async function findQueueState() {
  const [row] = await db().$queryRaw<[{ due: number; oldestSeconds: number }]>`
    SELECT count(*)::int AS due, COALESCE(max(extract(epoch FROM now() - run_at)), 0)::float8 AS "oldestSeconds"
    FROM (
      (SELECT run_at FROM ${jobTable} WHERE is_available AND priority = 0 AND run_at <= now() ORDER BY run_at LIMIT ${maxCounted}::int)
      UNION ALL
      (SELECT run_at FROM ${jobTable} WHERE is_available AND priority = 1 AND run_at <= now() ORDER BY run_at LIMIT ${maxCounted}::int)
    ) due`;
  return row;
}

/**
 * Unlocks jobs of these tasks that a worker has held for longer, so that
 * another takes them; the worker keeps its later jobs. A lock in the future was
 * taken before the clock was set back.
 */
export function releaseJobs(tasks: string[], minutes: number) {
  return db().$executeRaw`
    UPDATE ${jobTable} AS job SET locked_at = NULL, locked_by = NULL
    FROM ${taskTable} AS task
    WHERE task.id = job.task_id AND task.identifier = ANY(${tasks}) AND (
      job.locked_at < now() - make_interval(mins => ${minutes}::int) OR job.locked_at > now() + interval '1 minute'
    )`;
}

/**
 * Clears the crontab's last runs that a wrong clock dated in the future, so
 * that it runs again.
 */
function resetFutureCrontabs(pool: pg.Pool) {
  return pool.query(`
    UPDATE ${crontabTable.sql} SET last_execution = NULL WHERE last_execution > now() + interval '5 minutes'`);
}

/**
 * Repairs the queue after a clock was set back. Without it, everything with a
 * future date would wait for that date: the crontab's last runs and the jobs it
 * queued (dated by an instance's clock), and jobs that were due or retried
 * (dated by the database's clock). Jobs that were scheduled days ahead are not
 * changed.
 */
export async function repairQueue(pool: pg.Pool, scheduled: string[]) {
  await resetFutureCrontabs(pool);
  const { rowCount } = await pool.query(
    `SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now())
     WHERE job.locked_at IS NULL AND job.run_at > now() + interval '5 minutes' AND (
       (job.task_identifier = ANY($1) AND job.attempts = 0)
       OR (job.updated_at > now() + interval '5 minutes' AND job.run_at < job.updated_at + interval '7 hours')
     )`,
    [scheduled],
  );
  return rowCount ?? 0;
}
