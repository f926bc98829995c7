import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Sql } from "@/lib/database/sql";
import type { PayloadSchema, Task } from "@/lib/jobs/define-task";
import { requestIdField } from "@/lib/observability/request-id";

type JobOptions = {
  /**
   * 12 attempts take about 22 hours; the delay grows from 3 seconds to 6 hours.
   */
  maxAttempts?: number;
  runAt?: Date;
  /**
   * Replaces a waiting job with the same key; by default it is one of its own.
   * A job that has lost its key is one that was removed or replaced after a
   * worker had started it.
   */
  key?: string;
  /**
   * A user's id: the job is removed with the account, and its key is unique per
   * user only.
   */
  owner?: number;
  /** Every other job that is due runs first. */
  canWait?: boolean;
  /**
   * One of thousands that may wait for hours: after all others, and not counted
   * as late.
   */
  isBulk?: boolean;
};

/**
 * Queues a job in the caller's transaction: it exists if and only if that
 * commits. Throws when it can't be queued. Finished jobs are deleted.
 */
export async function addJob<Schema extends PayloadSchema>(
  tx: Sql,
  { name }: Task<Schema>,
  payload: z.input<Schema>,
  options: JobOptions = {},
) {
  const {
    maxAttempts = 12,
    runAt = null,
    canWait = false,
    isBulk = false,
  } = options;
  const priority = isBulk ? 2 : canWait ? 1 : 0;
  const key = keyOf(options);
  // Queues nothing if a worker locks the job with this key at the same moment
  // (graphile/worker#580); the next attempt sees the lock and queues another
  // job.
  for (let tries = 0; tries < 10; tries += 1) {
    const queued = await tx.$executeRaw`SELECT FROM graphile_worker.add_job(
      ${name}::text,
      payload := ${JSON.stringify({ ...payload, ...requestIdField() })}::json,
      run_at := ${runAt}::timestamptz,
      max_attempts := ${maxAttempts}::int,
      job_key := ${key}::text,
      priority := ${priority}::int
    ) job WHERE job.id IS NOT NULL`;
    if (queued === 1) return;
  }
  throw new Error(`The job ${name} could not be queued.`);
}

type KeyedJob<Payload> = { payload: Payload; key: string; runAt: Date };

/** The same for many jobs of a user at once. */
export async function addJobs<Schema extends PayloadSchema>(
  tx: Sql,
  { name }: Task<Schema>,
  jobs: KeyedJob<z.input<Schema>>[],
  { owner, canWait = false }: { owner: number; canWait?: boolean },
) {
  const rows = jobs.map(({ payload, key, runAt }) => ({
    payload: { ...payload, ...requestIdField() },
    key: keyOf({ key, owner }),
    run_at: runAt,
  }));
  for (let tries = 0; tries < 10; tries += 1) {
    const queued = await tx.$executeRaw`
      SELECT FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one(payload json, key text, run_at timestamptz),
        LATERAL graphile_worker.add_job(
          ${name}::text,
          payload := one.payload,
          run_at := one.run_at,
          max_attempts := 12,
          job_key := one.key,
          priority := ${canWait ? 1 : 0}::int
        ) job WHERE job.id IS NOT NULL`;
    if (queued === rows.length) return;
  }
  throw new Error(`Jobs of ${name} could not be queued.`);
}

/**
 * The prefix of the keys of a user's jobs; `commit_reservation` in the database
 * uses it too.
 */
export const keyPrefixOf = (owner: number) => `user:${owner}:`;

function keyOf({ key = randomUUID(), owner }: JobOptions) {
  return owner === undefined ? key : `${keyPrefixOf(owner)}${key}`;
}

/**
 * Removes a user's waiting jobs in the caller's transaction. A job that a
 * worker has started is not retried.
 */
export async function removeJobsOf(tx: Sql, owner: number) {
  await tx.$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.remove_job(job.key)
    WHERE starts_with(job.key, ${keyPrefixOf(owner)})`;
}

/** The same for the job with one key. */
export async function removeJob(tx: Sql, key: string) {
  await tx.$executeRaw`SELECT FROM graphile_worker.remove_job(${key})`;
}
