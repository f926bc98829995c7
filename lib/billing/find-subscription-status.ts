import "server-only";
import { countUsed } from "@/lib/billing/data";
import { type Account, usageOf } from "@/lib/billing/usage";

export async function findSubscriptionStatus(account: Account & { id: number }, now: Date) {
  const usage = usageOf(account, await countUsed(account.id), now);
  return {
    subscriptionTier: usage.tier,
    canCreateListing: usage.canCreateListing,
    /** null means unlimited, as with `quota`. */
    listingsRemaining: usage.remaining,
    quota: usage.quota,
    needsUpgrade: usage.needsUpgrade,
    listingsThisMonth: usage.used,
    resetDate: usage.resetDate,
    isInTrial: usage.isInTrial,
    trialExpiresAt: account.trialExpiresAt?.toISOString() ?? null,
    canStartTrial: usage.canStartTrial,
  };
}
export type SubscriptionStatus = Awaited<ReturnType<typeof findSubscriptionStatus>>;
