import "server-only";
import { insertTrial } from "@/lib/billing/trial/data";
import { AppError } from "@/lib/errors";

const day = 86_400_000;

/** Seven days of Standard, once for each user, without a card. Throws `conflict` for who had it or pays for a plan. */
export async function startTrial(userId: number, now: Date) {
  const endsAt = new Date(now.getTime() + 7 * day);
  const remindAt = new Date(endsAt.getTime() - 3 * day);
  if (!(await insertTrial(userId, { startedAt: now, endsAt, remindAt }))) {
    throw new AppError("conflict", "Your account can't start a trial: it is there once, for the Free plan.");
  }
  return { message: "Your 7-day trial of Standard has begun.", trialExpiresAt: endsAt.toISOString() };
}
