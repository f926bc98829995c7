import "server-only";
import { deleteFailedJobs, releaseJobs } from "@/lib/jobs/data";
import { deleteExpiredIdentities, deleteExpiredTokens, deleteRecords, deleteRefunds } from "@/lib/maintenance/data";

/** Days that rows are stored: long enough to investigate what went wrong. */
const retention = { refunds: 30, failedJobs: 14, records: 400 };

/** Minutes; far more than a job may take. By itself the queue waits four hours. */
const lockTimeout = 5;

export const purgeTokens = () => deleteExpiredTokens();
export const purgeExpiredIdentities = () => deleteExpiredIdentities();
export const purgeRefunds = () => deleteRefunds(retention.refunds);
export const purgeFailedJobs = () => deleteFailedJobs(retention.failedJobs);
export const purgeRecords = () => deleteRecords(retention.records);

/** Unlocks the jobs of a killed process. Each of these tasks may run twice with a single effect. */
export const releaseStuckJobs = (tasks: string[]) => releaseJobs(tasks, lockTimeout);
