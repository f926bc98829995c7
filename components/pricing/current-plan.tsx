"use client";

import { lazy, Suspense } from "react";
import { useUser } from "@/components/site/use-user";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const PlanStatus = lazy(async () => {
  const file = await import("@/components/pricing/plan-status");
  return { default: file.PlanStatus };
});

/** Where the seller stands; a visitor's stands in the same place, so that nothing moves. */
export function CurrentPlan() {
  const { user } = useUser();
  return (
    <Card className="min-h-48" aria-labelledby="current-plan" role="region">
      <h2 id="current-plan" className="mb-4 text-xl">
        Where you stand
      </h2>
      {user ? (
        <Suspense fallback={<Skeleton className="h-20" />}>
          <PlanStatus />
        </Suspense>
      ) : (
        <div className="max-w-2xl text-muted">
          <p>
            Five listings a month are free, without a card. Signed in, you see here which plan you have, what is left of
            it and what comes next.
          </p>
          <a
            href="/signin?callbackUrl=/pricing"
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-clay underline underline-offset-4"
          >
            Sign in to see yours
          </a>
        </div>
      )}
    </Card>
  );
}
