import "server-only";
import { findBillingState } from "@/lib/billing/billing-state-data";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { queueDueSync } from "@/lib/billing/sync/sync-queue-data";
import { type Account, usageOf } from "@/lib/billing/usage";
import { installation } from "@/lib/settings/installation";
import { tiers } from "@/lib/settings/plans";

/**
 * Milliseconds between two syncs that are queued only because a period has
 * ended.
 */
const syncInterval = 10 * 60_000;
const unpaid = new Set(["past_due", "unpaid", "incomplete"]);

/**
 * The plan of an account and what it allows. When a period has ended without an
 * event from Stripe, a sync is queued; this call doesn't wait for it.
 */
export async function findSubscriptionStatus(
  account: Account & { id: number },
  now: Date,
) {
  const { hasBilling } = installation();
  const [used, billing] = await Promise.all([
    countUsed(account.id),
    hasBilling ? findBillingState(account.id) : null,
  ]);
  if (billing?.nextSyncAt && billing.nextSyncAt <= now) {
    await queueDueSync(
      billing.customer,
      now,
      new Date(now.getTime() + syncInterval),
    );
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
    trialExpiresAt:
      (hasBilling && account.trialExpiresAt?.toISOString()) || null,
    canStartTrial: usage.canStartTrial,
    /**
     * The plan that follows the current one, and from when; null while nothing
     * is scheduled.
     */
    scheduledTier:
      tiers.find((tier) => tier === billing?.scheduledTier) ?? null,
    scheduledAt: billing?.scheduledAt?.toISOString() ?? null,
    /** The end of what is paid for; null without a paid plan. */
    currentPeriodEnd: billing?.currentPeriodEnd?.toISOString() ?? null,
    /**
     * A payment failed. The plan continues for `graceDays` after
     * `pastDueSince`.
     */
    hasPaymentIssue: unpaid.has(billing?.status ?? ""),
    /**
     * The first payment waits: for the seller's bank to confirm it (3-D
     * Secure), or for a bank debit to arrive.
     */
    isPaymentPending: billing?.status === "incomplete",
    pastDueSince: billing?.pastDueSince?.toISOString() ?? null,
    /** Stripe's page where the open invoice can be paid. */
    hostedInvoiceUrl: billing?.hostedInvoiceUrl ?? null,
    /** Whether `POST /api/billing-portal` has invoices and a card to show. */
    canManageBilling: billing !== null,
  };
}
export type SubscriptionStatus = Awaited<
  ReturnType<typeof findSubscriptionStatus>
>;
