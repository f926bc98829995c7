import "server-only";
import type pg from "pg";
import { resetFutureCrontabs } from "@/lib/jobs/data";

/**
 * Repairs the queue after a clock was set back. Everything dated ahead would wait until the clock gets there again: the
 * last runs of the crontab (by an instance's clock), the jobs it queued, and jobs that were due or retried (by the
 * database's). A job that was to wait for days keeps its day.
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

/** Calls back when the clock was set back by more than a minute since the last call. */
export function createClockWatch(onSetBack: () => void) {
  const ahead = () => Date.now() - performance.now();
  let last = ahead();
  return () => {
    const present = ahead();
    if (present < last - 60_000) onSetBack();
    last = present;
  };
}
