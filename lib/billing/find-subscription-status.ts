import "server-only";
import { findBillingState, queueDueLook } from "@/lib/billing/convergence/data";
import { countUsed } from "@/lib/billing/data";
import { tiers } from "@/lib/billing/plans";
import { type Account, usageOf } from "@/lib/billing/usage";

/** Milliseconds between two looks at Stripe that only a passed period asks for. */
const lookAgain = 10 * 60_000;
const unpaid = new Set(["past_due", "unpaid", "incomplete"]);

/**
 * What an account has and may do. Where a period has passed and nothing was heard of it, a look at Stripe is queued;
 * this answer doesn't wait for it.
 */
export async function findSubscriptionStatus(account: Account & { id: number }, now: Date) {
  const [used, billing] = await Promise.all([countUsed(account.id), findBillingState(account.id)]);
  if (billing?.nextLookAt && billing.nextLookAt <= now) {
    await queueDueLook(billing.customer, now, new Date(now.getTime() + lookAgain));
  }
  const usage = usageOf(account, used, now);
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
    /** The plan that follows the present one, and from when; null while nothing is scheduled. */
    scheduledTier: tiers.find((tier) => tier === billing?.scheduledTier) ?? null,
    scheduledAt: billing?.scheduledAt?.toISOString() ?? null,
    /** The end of what is paid for; null for who pays for nothing. */
    currentPeriodEnd: billing?.currentPeriodEnd?.toISOString() ?? null,
    /** A payment did not go through. The plan goes on for seven days after `pastDueSince`. */
    paymentTrouble: unpaid.has(billing?.status ?? ""),
    pastDueSince: billing?.pastDueSince?.toISOString() ?? null,
    /** Stripe's page where the open invoice can be paid. */
    hostedInvoiceUrl: billing?.hostedInvoiceUrl ?? null,
    /** Whether `POST /api/billing-portal` has invoices and a card to show. */
    canManageBilling: billing !== null,
  };
}
export type SubscriptionStatus = Awaited<ReturnType<typeof findSubscriptionStatus>>;
