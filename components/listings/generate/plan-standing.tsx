"use client";

import Link from "next/link";
import { LimitAlert } from "@/components/billing/limit-alert";
import { PlanBadge } from "@/components/billing/plan-badge";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { useUser } from "@/components/site/use-user";
import { Skeleton } from "@/components/ui/skeleton";

/** How many listings are left; for a visitor, what it takes to get one. */
export function PlanStanding() {
  const { user } = useUser();
  const { status, isLoading } = useSubscriptionStatus();
  if (status && !status.canCreateListing) {
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
      {status && <PlanBadge status={status} />}
      {user === null && (
        <p className="text-muted">
          Fill in everything now and{" "}
          <Link href="/signin?callbackUrl=/generate" className="text-clay underline underline-offset-4">
            sign in
          </Link>{" "}
          when you generate. Five listings a month are free.
        </p>
      )}
    </div>
  );
}
