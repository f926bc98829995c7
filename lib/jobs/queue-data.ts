import "server-only";
import type pg from "pg";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { resetFutureCrontabs } from "@/lib/jobs/private-tables-data";

/**
 * Deletes jobs without attempts left, with the emails and links in them. Those
 * of deleted accounts and ended invitations don't wait `days`, nor those that
 * have lost their key: when a worker had started a job, removing it and queueing
 * another in its place both take its key and its attempts.
 */
export function deleteFailedJobs(days: number) {
  return purgeInBatches(() => deleteSomeFailedJobs(days));
}

async function deleteSomeFailedJobs(days: number) {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT job.id::text AS id FROM graphile_worker.complete_jobs(ARRAY(
      SELECT failed.id FROM graphile_worker.jobs failed
      WHERE attempts >= max_attempts AND locked_at IS NULL AND (
        updated_at < now() - make_interval(days => ${days}::int)
        OR key IS NULL
        OR (key LIKE 'user:%' AND NOT EXISTS (
          SELECT FROM "User" u WHERE u.id = substring(key FROM '^user:(\\d+):')::int
        ))
        OR (key LIKE 'invitation:%' AND NOT EXISTS (
          SELECT FROM "Invitation" i WHERE i.id = substring(key FROM '^invitation:(\\d+)$')::int
        ))
        OR EXISTS (
          SELECT FROM "StripeCustomer" c
          WHERE c.id = substring(key FROM '^(?:sync|delete):(.+)$') AND c."erasedAt" IS NOT NULL
        )
      ) LIMIT ${purgeBatchSize}
    )) job`;
  return rows.length;
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
