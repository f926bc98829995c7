import { planDay } from "@/components/pricing/change/plan-days";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { formatPrice, plans, type Tier, tiers } from "@/lib/billing/plans";

export type PlanOffer =
  /** Nothing to do, and why. */
  | { kind: "stands"; words: string }
  | { kind: "raise"; label: string; canStartTrial: boolean; note: string | null }
  | { kind: "lower"; label: string };

const stands = (words: string): PlanOffer => ({ kind: "stands", words });

/** The plan that is paid for: a trial is no payment. */
export const paidTier = ({ isInTrial, subscriptionTier }: SubscriptionStatus): Tier =>
  isInTrial ? "free" : subscriptionTier;

/** What a seller can do with a plan. */
export function planOffer(tier: Tier, status: SubscriptionStatus): PlanOffer {
  const { isInTrial, trialExpiresAt, scheduledTier, scheduledAt, paymentTrouble, canStartTrial } = status;
  const paid = paidTier(status);
  if (tier === "free" && isInTrial)
    return stands(trialExpiresAt ? `From ${planDay(trialExpiresAt)}` : "After the trial");
  if (tier === paid) return stands(scheduledTier && scheduledAt ? `Yours until ${planDay(scheduledAt)}` : "Your plan");
  if (tier === scheduledTier) return stands(scheduledAt ? `From ${planDay(scheduledAt)}` : "Your next plan");
  // Nobody has to pay in order to leave.
  if (paymentTrouble && tier !== "free") return stands("Pay the open invoice first");
  const { name } = plans[tier];
  if (tiers.indexOf(tier) < tiers.indexOf(paid)) return { kind: "lower", label: `Downgrade to ${name}` };
  const isKept = isInTrial && tier === "standard";
  return {
    kind: "raise",
    label: isKept
      ? `Keep ${name} for ${formatPrice(tier)} per month`
      : `${paid === "free" ? "Choose" : "Upgrade to"} ${name}`,
    canStartTrial: canStartTrial && tier === "standard",
    note: isKept ? "Your trial. Billing starts on the day you pay." : null,
  };
}
