import "server-only";
import { noticeOnce } from "@/lib/billing/notices/data";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs";

type Trial = { startedAt: Date; endsAt: Date; remindAt: Date };

/** Starts the one trial of a user who pays for nothing; false, and nothing changed, for anybody else. */
export function insertTrial(userId: number, { startedAt, endsAt, remindAt }: Trial) {
  return db().$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: {
        id: userId,
        hasUsedTrial: false,
        OR: [{ subscriptionTier: "free" }, { subscriptionExpiresAt: { lte: startedAt } }],
      },
      data: { hasUsedTrial: true, trialStartedAt: startedAt, trialExpiresAt: endsAt },
      select: { id: true, email: true },
    });
    if (!user) return false;
    const mail = { template: "trial_started", endsAt: endsAt.toISOString() } as const;
    await noticeOnce(tx, { user, mail, subject: "trial" });
    await addJob(tx, "remind_trial_end", { userId }, { runAt: remindAt, owner: userId, key: "trial" });
    return true;
  });
}

/** Queues the letter that a trial ends, once, for who is still in it and pays for nothing. */
export function queueTrialEnding(userId: number, now: Date) {
  return db().$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: {
        id: userId,
        trialExpiresAt: { gt: now },
        OR: [{ subscriptionTier: "free" }, { subscriptionExpiresAt: { lte: now } }],
      },
      select: { id: true, email: true, trialExpiresAt: true },
    });
    if (!user?.trialExpiresAt) return;
    const mail = { template: "trial_ending", endsAt: user.trialExpiresAt.toISOString() } as const;
    await noticeOnce(tx, { user, mail, subject: "trial" });
  });
}
