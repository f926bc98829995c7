import "server-only";
import {
  releaseJobs,
  removeExpiredIdentities,
  removeExpiredTokens,
  removeNotes,
  removeRefunds,
  removeSpentJobs,
} from "@/lib/house/data";

const day = 86_400_000;
/** Milliseconds that things are kept: long enough to look into what went wrong. */
const keeping = { refunds: 30 * day, spentJobs: 14 * day, notes: 400 * day };

/** Milliseconds; far more than an errand may take. Left to itself the queue waits four hours. */
const longestErrand = 5 * 60_000;

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

export const cleanTokens = () => removeExpiredTokens(new Date());
export const purgeExpiredIdentities = () => removeExpiredIdentities(new Date());
export const cleanRefunds = () => removeRefunds(ago(keeping.refunds));
export const cleanSpentJobs = () => removeSpentJobs(ago(keeping.spentJobs));
export const cleanNotes = () => removeNotes(ago(keeping.notes));

/** Frees what a killed process was doing. Each of these tasks may be done twice and has one effect. */
export const releaseAbandoned = (tasks: string[]) => releaseJobs(tasks, ago(longestErrand));
