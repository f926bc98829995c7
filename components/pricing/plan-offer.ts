import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import {
  formatPrice,
  plans,
  type Tier,
  tiers,
  trial,
} from "@/lib/billing/plans";

export type PlanOffer =
  | { kind: "none"; reason: string }
  | {
      kind: "upgrade";
      label: string;
      canStartTrial: boolean;
      note: string | null;
    }
  | { kind: "downgrade"; label: string };

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** ISO 8601 to "December 21, 2026", in the reader's time zone. */
export const formatDate = (at: string) => dates.format(new Date(at));

const none = (reason: string): PlanOffer => ({ kind: "none", reason });

/** The plan that is paid for; a trial is not. */
export const paidTier = ({
  isInTrial,
  subscriptionTier,
}: SubscriptionStatus): Tier => (isInTrial ? "free" : subscriptionTier);

/** What a seller can do with a plan. */
export function planOffer(tier: Tier, status: SubscriptionStatus): PlanOffer {
  const {
    isInTrial,
    trialExpiresAt,
    scheduledTier,
    scheduledAt,
    hasPaymentIssue,
    canStartTrial,
  } = status;
  const paid = paidTier(status);
  if (tier === "free" && isInTrial)
    return none(
      trialExpiresAt
        ? `Starts ${formatDate(trialExpiresAt)}`
        : "After the trial",
    );
  if (tier === paid)
    return none(
      scheduledTier && scheduledAt
        ? `Ends ${formatDate(scheduledAt)}`
        : "Current plan",
    );
  if (tier === scheduledTier)
    return none(
      scheduledAt ? `Starts ${formatDate(scheduledAt)}` : "Next plan",
    );
  // A downgrade to Free doesn't wait for the payment.
  if (hasPaymentIssue && tier !== "free")
    return none("Pay the open invoice first");
  const { name } = plans[tier];
  if (tiers.indexOf(tier) < tiers.indexOf(paid))
    return { kind: "downgrade", label: `Downgrade to ${name}` };
  const isTrialPlan = isInTrial && tier === trial.tier;
  return {
    kind: "upgrade",
    label: isTrialPlan
      ? `Keep ${name} for ${formatPrice(tier)} per month`
      : `${paid === "free" ? "Choose" : "Upgrade to"} ${name}`,
    canStartTrial: canStartTrial && tier === trial.tier,
    note: isTrialPlan
      ? "Your trial plan. Billing starts on the day you pay."
      : null,
  };
}
