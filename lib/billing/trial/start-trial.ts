import "server-only";
import type { remindTrialEndTask } from "@/lib/billing/tasks";
import { insertTrial, queueTrialEnding } from "@/lib/billing/trial/trial-data";
import { AppError } from "@/lib/errors";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { plans, trial } from "@/lib/settings/plans";
import { dayLength } from "@/lib/time/day";

/**
 * Starts the trial, once per user. Throws `conflict` for a user who has had it
 * or has a paid plan.
 */
export async function startTrial(userId: number, now: Date) {
  const endsAt = new Date(now.getTime() + trial.days * dayLength);
  const remindAt = new Date(
    endsAt.getTime() - trial.remindDaysBefore * dayLength,
  );
  if (!(await insertTrial(userId, { startedAt: now, endsAt, remindAt }))) {
    throw new AppError(
      "conflict",
      "Your account can't start a trial. Each account has one, on the Free plan.",
    );
  }
  return {
    message: `Your ${trial.days}-day trial of ${plans[trial.tier].name} has begun.`,
    trialExpiresAt: endsAt.toISOString(),
  };
}

/** Runs `trial.remindDaysBefore` days before the end of a trial. */
export async function remindTrialEnd(
  { userId }: PayloadOf<typeof remindTrialEndTask>,
  now = new Date(),
) {
  await queueTrialEnding(userId, now);
}
