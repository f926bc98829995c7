"use client";

import { PlanBadge } from "@/components/billing/plan-badge";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { planDay } from "@/components/pricing/change/plan-days";
import { paidTier } from "@/components/pricing/change/plan-offer";
import { usePlanChange } from "@/components/pricing/change/use-plan-change";
import { PlanNotices } from "@/components/pricing/plan-notices";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { formatPrice } from "@/lib/billing/plans";

/** The signed-in seller's plan, what is left of the month, what comes next, and the way to card and invoices. */
export function PlanStatus() {
  const { status, error, refresh } = useSubscriptionStatus();
  const change = usePlanChange(status ? paidTier(status) : "free");
  if (!status) {
    if (!error) return <Skeleton className="h-20" />;
    return (
      <div>
        <p className="text-muted">We can't reach your account right now. Your plan is as it was.</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={refresh}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <PlanBadge status={status} />
      <PlanNotices status={status} change={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted">{comesNext(status)}</p>
        {status.canManageBilling && (
          <Button variant="secondary" size="sm" disabled={change.isBusy} onClick={change.manage}>
            Manage billing
          </Button>
        )}
      </div>
      {change.problem && <p className="text-brick text-sm">{change.problem}</p>}
    </div>
  );
}

/** What happens to the plan when nobody does anything; a scheduled change and an open payment have notices of their own. */
function comesNext(status: SubscriptionStatus) {
  const { isInTrial, trialExpiresAt, currentPeriodEnd, scheduledTier, paymentTrouble } = status;
  if (isInTrial && trialExpiresAt) {
    return `Your trial ends on ${planDay(trialExpiresAt)}, by itself. Then you are on Free.`;
  }
  const paid = paidTier(status);
  if (paid === "free") return "No card, nothing to cancel.";
  if (scheduledTier || paymentTrouble || !currentPeriodEnd) return `${formatPrice(paid)} per month.`;
  return `${formatPrice(paid)} per month. Renews on ${planDay(currentPeriodEnd)}.`;
}
