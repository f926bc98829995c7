import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import {
  formatPrice,
  plans,
  type Tier,
  tiers,
  trial,
} from "@/lib/settings/plans";

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

/** The plan that is paid for; a trial is not. */
export const paidTier = ({
  isInTrial,
  subscriptionTier,
}: SubscriptionStatus): Tier => (isInTrial ? "free" : subscriptionTier);

/** Why a plan can't be chosen now; null when it can. */
function refusalOf(tier: Tier, status: SubscriptionStatus): string | null {
  const { isInTrial, trialExpiresAt, scheduledTier, scheduledAt } = status;
  if (tier === "free" && isInTrial)
    return trialExpiresAt
      ? `Starts ${formatDate(trialExpiresAt)}`
      : "After the trial";
  if (tier === paidTier(status))
    return scheduledTier && scheduledAt
      ? `Ends ${formatDate(scheduledAt)}`
      : "Current plan";
  if (tier === scheduledTier)
    return scheduledAt ? `Starts ${formatDate(scheduledAt)}` : "Next plan";
  // A downgrade to Free doesn't wait for the payment.
  return status.hasPaymentIssue && tier !== "free"
    ? "Pay the open invoice first"
    : null;
}

/** What a seller can do with a plan. */
export function planOffer(tier: Tier, status: SubscriptionStatus): PlanOffer {
  const reason = refusalOf(tier, status);
  if (reason !== null) return { kind: "none", reason };
  const paid = paidTier(status);
  const { name } = plans[tier];
  if (tiers.indexOf(tier) < tiers.indexOf(paid))
    return { kind: "downgrade", label: `Downgrade to ${name}` };
  const isTrialPlan = status.isInTrial && tier === trial.tier;
  return {
    kind: "upgrade",
    label: isTrialPlan
      ? `Keep ${name} for ${formatPrice(tier)} per month`
      : `${paid === "free" ? "Choose" : "Upgrade to"} ${name}`,
    canStartTrial: status.canStartTrial && tier === trial.tier,
    note: isTrialPlan
      ? "Your trial plan. Billing starts on the day you pay."
      : null,
  };
}
