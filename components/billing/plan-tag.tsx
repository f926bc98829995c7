import { daysLeft } from "@/components/billing/days-left";
import { SwingTag } from "@/components/ui/swing-tag";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { plans } from "@/lib/billing/plans";

type PlanTagProps = { status: SubscriptionStatus; tone: "clay" | "brick" | "kraft" };

/** The plan as a swing tag; a trial says how long it still is. */
export function PlanTag({ status: { subscriptionTier, isInTrial, trialExpiresAt }, tone }: PlanTagProps) {
  return (
    <SwingTag tone={tone} strung className="font-semibold">
      {plans[subscriptionTier].name} {isInTrial ? "trial" : "plan"}
      {isInTrial && trialExpiresAt && <span className="ml-1.5 font-normal">{daysLeft(trialExpiresAt)}</span>}
    </SwingTag>
  );
}
