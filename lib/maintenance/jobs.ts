import "server-only";
import { deleteCounts } from "@/lib/funnel/funnel-data";
import { releaseJobs } from "@/lib/jobs/private-tables-data";
import { deleteFailedJobs } from "@/lib/jobs/queue-data";
import {
  deleteExpiredIdentities,
  deleteExpiredTokens,
  deleteRecords,
  deleteRefunds,
  deleteSettledModelBatches,
} from "@/lib/maintenance/maintenance-data";

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
export const purgeRecords = async () =>
  (await deleteRecords(retention.records)) +
  (await deleteCounts(retention.records));

/** Unlocks the jobs of a killed process. All of these tasks are idempotent. */
export const releaseStuckJobs = (tasks: string[]) =>
  releaseJobs(tasks, lockTimeout);
