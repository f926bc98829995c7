import "server-only";
import type pg from "pg";

/**
 * Mends what a clock that was set back leaves in the queue. Everything dated ahead would wait until the clock gets there
 * again: what the crontab has done (by an instance's clock), what it queued, and what was queued or tried for now (by the
 * database's). What was to wait for days keeps its day.
 */
export async function mendQueue(pool: pg.Pool, scheduled: string[]) {
  await pool.query(`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = NULL
    WHERE last_execution > now() + interval '5 minutes'`);
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

/** Calls back when the clock was set back by more than a minute since the last look at it. */
export function createClockWatch(onSetBack: () => void) {
  const ahead = () => Date.now() - performance.now();
  let last = ahead();
  return () => {
    const present = ahead();
    if (present < last - 60_000) onSetBack();
    last = present;
  };
}
