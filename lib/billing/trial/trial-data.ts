import "server-only";
import { queueBillingEmailOnce } from "@/lib/billing/billing-email-data";
import { remindTrialEndTask } from "@/lib/billing/tasks";
import { db, type Transaction } from "@/lib/database/db";
import { addJob, keyPrefixOf, removeJob } from "@/lib/jobs/queue";
import { plans, trial } from "@/lib/settings/plans";

type TrialDates = { startedAt: Date; endsAt: Date; remindAt: Date };

/**
 * Starts the trial of a user without a paid plan who has had none; false, and
 * nothing changed, for any other.
 */
export function insertTrial(
  userId: number,
  { startedAt, endsAt, remindAt }: TrialDates,
) {
  return db().$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: {
        id: userId,
        hasUsedTrial: false,
        OR: [
          { subscriptionTier: "free" },
          { subscriptionExpiresAt: { lte: startedAt } },
        ],
      },
      data: {
        hasUsedTrial: true,
        trialStartedAt: startedAt,
        trialExpiresAt: endsAt,
      },
      select: { id: true, email: true },
    });
    if (!user) return false;
    const { name, monthlyListings } = plans[trial.tier];
    const email = {
      template: "trial_started",

      plan: name,
      days: trial.days,
      listings: monthlyListings,
      endsAt: endsAt.toISOString(),
    } as const;
    await queueBillingEmailOnce(tx, { user, email, subject: "trial" });
    await addJob(
      tx,
      remindTrialEndTask,
      { userId },
      { runAt: remindAt, owner: userId, key: "trial" },
    );
    return true;
  });
}

/** Ends it now; false when there is none under way. */
export async function endTrial(tx: Transaction, userId: number, now: Date) {
  const { count } = await tx.user.updateMany({
    where: { id: userId, trialExpiresAt: { gt: now } },
    data: { trialExpiresAt: now },
  });
  if (count === 1) await removeJob(tx, `${keyPrefixOf(userId)}trial`);
  return count === 1;
}

/**
 * Queues the email that a trial ends, once, to a user who is still in it and
 * has no paid plan.
 */
export function queueTrialEnding(userId: number, now: Date) {
  return db().$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: {
        id: userId,
        trialExpiresAt: { gt: now },
        OR: [
          { subscriptionTier: "free" },
          { subscriptionExpiresAt: { lte: now } },
        ],
      },
      select: { id: true, email: true, trialExpiresAt: true },
    });
    if (!user?.trialExpiresAt) return;
    const email = {
      template: "trial_ending",

      plan: plans[trial.tier].name,
      freeListings: plans.free.monthlyListings,
      endsAt: user.trialExpiresAt.toISOString(),
    } as const;
    await queueBillingEmailOnce(tx, { user, email, subject: "trial" });
  });
}
