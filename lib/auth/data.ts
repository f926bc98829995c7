import "server-only";
import { db } from "@/lib/db";

const currentUserFields = {
  id: true,
  email: true,
  isVerified: true,
  createdAt: true,
  subscriptionTier: true,
  subscriptionExpiresAt: true,
  trialStartedAt: true,
  trialExpiresAt: true,
  hasUsedTrial: true,
} as const;

export function findUserBySession(sid: string, now: Date) {
  return db().user.findFirst({
    where: { sessions: { some: { sid, expire: { gt: now } } } },
    select: currentUserFields,
  });
}
