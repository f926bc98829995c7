import "server-only";
import type pg from "pg";
import { db } from "@/lib/database/db";
import { Prisma } from "@/prisma/generated/client";

/*
 * The only module that names graphile-worker's private tables, for what its
 * functions and its view don't offer. `force_unlock_workers` unlocks whatever an
 * instance holds, and so also the jobs that it is running beside one that
 * hangs. The crontab's last runs are shown and set by nothing else. The view
 * can't use the queue's index: with a million jobs that wait, a scrape would
 * read all of them, in a second instead of three milliseconds.
 * `tests/lib/jobs/private-tables.test.ts` fails when an upgrade changes what is
 * used of them.
 */
const jobTable = Prisma.raw("graphile_worker._private_jobs");
const crontabTable = "graphile_worker._private_known_crontabs";

/**
 * Unlocks jobs of these tasks that a worker has held for longer, so that
 * another takes them; the worker keeps its later jobs. A lock in the future was
 * taken before the clock was set back.
 */
export function releaseJobs(tasks: string[], minutes: number) {
  return db().$executeRaw`
    UPDATE ${jobTable} AS job SET locked_at = NULL, locked_by = NULL
    FROM graphile_worker.jobs AS held
    WHERE held.id = job.id AND held.task_identifier = ANY(${tasks}) AND (
      job.locked_at < now() - make_interval(mins => ${minutes}::int) OR job.locked_at > now() + interval '1 minute'
    )`;
}

/**
 * Clears the crontab's last runs that a wrong clock dated in the future, so
 * that it runs again.
 */
export function resetFutureCrontabs(pool: pg.Pool) {
  return pool.query(`
    UPDATE ${crontabTable} SET last_execution = NULL WHERE last_execution > now() + interval '5 minutes'`);
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
