"use client";

import { LimitAlert } from "@/components/billing/limit-alert";
import { PlanBadge } from "@/components/billing/plan-badge";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";

type PlanSummaryProps = {
  /**
   * Whether the plan includes the page's feature; if not, no remaining listings
   * are shown.
   */
  includes?: (status: SubscriptionStatus) => boolean;
  /** Shown below or instead of the plan. */
  children: (status: SubscriptionStatus | undefined) => React.ReactNode;
};

/**
 * The user's plan and remaining listings. Has a fixed height, so that nothing
 * moves when it loads.
 */
export function PlanSummary({
  includes = () => true,
  children,
}: PlanSummaryProps) {
  const { status, isLoading } = useSubscriptionStatus();
  const isIncluded = status !== undefined && includes(status);
  if (isIncluded && !status.canCreateListing) {
    return (
      <div className="space-y-4">
        <PlanBadge status={status} />
        <LimitAlert status={status} />
      </div>
    );
  }
  return (
    <div className="flex min-h-12 flex-col justify-center">
      {isLoading && <Skeleton className="h-11 w-full max-w-xl" />}
      {isIncluded && <PlanBadge status={status} />}
      {children(status)}
    </div>
  );
}
