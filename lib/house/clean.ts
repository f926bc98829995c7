import "server-only";
import {
  releaseJobs,
  removeExpiredIdentities,
  removeExpiredTokens,
  removeNotes,
  removeRefunds,
  removeSpentJobs,
} from "@/lib/house/data";

/** Days that things are kept: long enough to look into what went wrong. */
const keeping = { refunds: 30, spentJobs: 14, notes: 400 };

/** Minutes; far more than an errand may take. Left to itself the queue waits four hours. */
const longestErrand = 5;

export const cleanTokens = () => removeExpiredTokens();
export const purgeExpiredIdentities = () => removeExpiredIdentities();
export const cleanRefunds = () => removeRefunds(keeping.refunds);
export const cleanSpentJobs = () => removeSpentJobs(keeping.spentJobs);
export const cleanNotes = () => removeNotes(keeping.notes);

/** Frees what a killed process was doing. Each of these tasks may be done twice and has one effect. */
export const releaseAbandoned = (tasks: string[]) => releaseJobs(tasks, longestErrand);
