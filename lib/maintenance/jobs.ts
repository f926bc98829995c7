import "server-only";
import { deleteFailedJobs, releaseJobs } from "@/lib/jobs/data";
import type { Tasks } from "@/lib/jobs/worker";
import { log, maskPersonalData } from "@/lib/log";
import {
  deleteExpiredIdentities,
  deleteExpiredTokens,
  deleteRecords,
  deleteRefunds,
  deleteSettledModelBatches,
  saveJobRun,
} from "@/lib/maintenance/data";

/** How many days rows are stored, to investigate failures. */
const retention = { refunds: 30, failedJobs: 14, records: 400 };

/**
 * Minutes; far more than a job may take. The queue's own timeout is four hours.
 */
const lockTimeout = 5;

export const purgeTokens = () => deleteExpiredTokens();
export const purgeExpiredIdentities = () => deleteExpiredIdentities();
export const purgeRefunds = async () =>
  (await deleteRefunds(retention.refunds)) +
  (await deleteSettledModelBatches());
export const purgeFailedJobs = () => deleteFailedJobs(retention.failedJobs);
export const purgeRecords = () => deleteRecords(retention.records);

/** Unlocks the jobs of a killed process. All of these tasks are idempotent. */
export const releaseStuckJobs = (tasks: string[]) =>
  releaseJobs(tasks, lockTimeout);

/**
 * Wraps a maintenance job as a task that records its last run, processed rows
 * and duration for the analytics page.
 */
export function recordJobRun(
  task: string,
  job: () => Promise<number>,
): Tasks[string] {
  return async () => {
    const startedAt = new Date();
    const started = performance.now();
    const run = () => ({
      task,
      startedAt,
      durationMs: Math.round(performance.now() - started),
    });
    try {
      const processed = await job();
      await saveJobRun(run(), { processed, error: null });
    } catch (error) {
      const reason =
        error instanceof Error
          ? maskPersonalData(error.message).slice(0, 200)
          : "not an Error";
      await saveJobRun(run(), { processed: null, error: reason }).catch(
        (err: unknown) =>
          log().error({ err, task }, "a job run was not recorded"),
      );
      throw error;
    }
  };
}
