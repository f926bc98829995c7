"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense } from "react";
import { useUser } from "@/components/site";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { formatQuota, paidTiers } from "@/lib/settings/plans";

const PlanStatus = lazy(async () => {
  const file = await import("@/components/billing/pricing/plan-status");
  return { default: file.PlanStatus };
});

const ChosenPlanOffer = lazy(async () => {
  const file = await import("@/components/billing/pricing/chosen-plan-offer");
  return { default: file.ChosenPlanOffer };
});

/**
 * The seller's plan; a visitor's text has the same place, so that nothing
 * moves.
 */
export function CurrentPlan() {
  const { user } = useUser();
  return (
    <Card className="min-h-48" aria-labelledby="current-plan" role="region">
      <h2 id="current-plan" className="mb-4 text-xl">
        Your plan
      </h2>
      {user ? (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <PlanStatus />
        </Suspense>
      ) : (
        <div className="max-w-2xl text-muted-foreground">
          <p>
            {formatQuota("free")} are free, no card required. Once you sign in,
            this box shows your plan, your remaining listings and your next
            renewal.
          </p>
          <a
            href="/signin?callbackUrl=/pricing"
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            Sign in to see your plan
          </a>
        </div>
      )}
    </Card>
  );
}

/** Offers the plan that a visitor chose before signing in. */
export function ChosenPlan() {
  const { user } = useUser();
  const chosen = useSearchParams().get("plan");
  const tier = paidTiers.find((each) => each === chosen);
  if (!user || !tier) return null;
  return (
    <Suspense>
      <ChosenPlanOffer tier={tier} />
    </Suspense>
  );
}
