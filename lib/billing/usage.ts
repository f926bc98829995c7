import { installation } from "@/lib/settings/installation";
import { plans, type Tier, tiers, trial } from "@/lib/settings/plans";

export type Account = {
  subscriptionTier: string;
  /** null while no end is known. */
  subscriptionExpiresAt: Date | null;
  trialExpiresAt: Date | null;
  hasUsedTrial: boolean;
  /** Beside the plan's, in the month `grantedPeriod` ("2026-11", UTC). */
  grantedListings: number;
  grantedPeriod: string | null;
};

/** Of everybody where nothing is paid for. */
const tierWithoutBilling = "pro";

/**
 * The tier at `now`: what is paid for, else the trial, else free. Computed on
 * each read, never changed by a timer. The highest for everybody without
 * billing.
 */
export function tierOf(account: Account, now: Date): Tier {
  if (!installation().hasBilling) return tierWithoutBilling;
  const paid = paidTierOf(account, now);
  if (paid !== "free") return paid;
  return hasTrial(account, now) ? trial.tier : "free";
}

/** Listings that the account may make a month at `now`; null is no limit. */
export function quotaOf(account: Account, now: Date) {
  const { hasBilling, monthlyListings } = installation();
  const own = hasBilling
    ? plans[tierOf(account, now)].monthlyListings
    : monthlyListings;
  return own === null ? null : own + grantedAt(account, now);
}

/** The month of a grant, and of the ledger. */
export const periodAt = (now: Date) => now.toISOString().slice(0, 7);

/** Listings that an administrator granted for the month of `now`. */
export const grantedAt = (
  account: Pick<Account, "grantedListings" | "grantedPeriod">,
  now: Date,
) => (account.grantedPeriod === periodAt(now) ? account.grantedListings : 0);

/** What the account may do at `now` after `used` listings this month. */
export function usageOf(account: Account, used: number, now: Date) {
  const tier = tierOf(account, now);
  const { hasBilling } = installation();
  const isFree = hasBilling && paidTierOf(account, now) === "free";
  const quota = quotaOf(account, now);
  const remaining = quota === null ? null : Math.max(0, quota - used);
  const canCreateListing = remaining === null || remaining > 0;
  return {
    tier,
    /** Listings a month; null means unlimited. */
    quota,
    used,
    remaining,
    canCreateListing,
    needsUpgrade: hasBilling && !canCreateListing,
    resetDate: startOfNextMonth(now).toISOString(),
    isInTrial: isFree && hasTrial(account, now),
    canStartTrial: isFree && !account.hasUsedTrial,
  };
}

/**
 * Midnight UTC on the first day of the month after `now`: when the ledger
 * starts to count again.
 */
export function startOfNextMonth(now: Date) {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
}

/** Whether the account is trying a plan at `now` that it doesn't pay for. */
export const isTrying = (account: Account, now: Date) =>
  !isPaying(account, now) && hasTrial(account, now);

/**
 * Whether a plan is paid for at `now`; a trial costs nothing. Without billing
 * everybody counts as one who pays.
 */
export const isPaying = (
  account: Pick<Account, "subscriptionTier" | "subscriptionExpiresAt">,
  now: Date,
) => !installation().hasBilling || paidTierOf(account, now) !== "free";

function hasTrial({ trialExpiresAt }: Account, now: Date) {
  return trialExpiresAt !== null && trialExpiresAt > now;
}

function paidTierOf(
  {
    subscriptionTier,
    subscriptionExpiresAt,
  }: Pick<Account, "subscriptionTier" | "subscriptionExpiresAt">,
  now: Date,
): Tier {
  if (subscriptionExpiresAt !== null && subscriptionExpiresAt <= now)
    return "free";
  return tiers.find((tier) => tier === subscriptionTier) ?? "free";
}
