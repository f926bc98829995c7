"use client";

import { LimitAlert } from "@/components/billing/limit-alert";
import { PlanBadge } from "@/components/billing/plan-badge";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";

type StandingProps = {
  /** Whether the plan has what the page is for; without it there is nothing left to count. */
  includes?: (status: SubscriptionStatus) => boolean;
  /** What is said to others; gets what is known of the plan. */
  children: (status: SubscriptionStatus | undefined) => React.ReactNode;
};

/** What the seller's plan has left. Of one height while nothing is known yet. */
export function Standing({ includes = () => true, children }: StandingProps) {
  const { status, isLoading } = useSubscriptionStatus();
  const isIncluded = status !== undefined && includes(status);
  if (isIncluded && !status.canCreateListing) {
    return (
      <div className="space-y-4">
        <PlanBadge status={status} />
        <LimitAlert />
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
