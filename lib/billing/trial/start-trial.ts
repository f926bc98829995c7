import "server-only";
import { plans, trial } from "@/lib/billing/plans";
import { insertTrial } from "@/lib/billing/trial/data";
import { AppError } from "@/lib/errors";

const day = 86_400_000;

/** Starts the trial, once for each user. Throws `conflict` for who had it or pays for a plan. */
export async function startTrial(userId: number, now: Date) {
  const endsAt = new Date(now.getTime() + trial.days * day);
  const remindAt = new Date(endsAt.getTime() - trial.remindDaysBefore * day);
  if (!(await insertTrial(userId, { startedAt: now, endsAt, remindAt }))) {
    throw new AppError("conflict", "Your account can't start a trial: it is there once, for the Free plan.");
  }
  return {
    message: `Your ${trial.days}-day trial of ${plans[trial.tier].name} has begun.`,
    trialExpiresAt: endsAt.toISOString(),
  };
}
