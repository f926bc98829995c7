"use client";

import { PlanBadge } from "@/components/billing/plan-badge";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { useUser } from "@/components/site/use-user";
import { Card } from "@/components/ui/card";

/** Where the signed-in user stands; nothing for a visitor. */
export function CurrentPlan() {
  const { user } = useUser();
  const { status, error } = useSubscriptionStatus();
  if (!user) return null;
  return (
    <Card className="mt-8" aria-live="polite">
      <h2 className="mb-3 text-xl">Where you stand</h2>
      {status && <PlanBadge status={status} />}
      {status && !status.canCreateListing && (
        <p className="mt-3 font-semibold text-brick">
          You've used all {status.quota} listings of this month. Counts start again on the first.
        </p>
      )}
      {!status && (
        <p className="text-muted">{error ? "We can't reach your account right now." : "Loading your plan…"}</p>
      )}
      <p className="mt-3 text-muted text-sm">Paid plans open soon: card payments are not connected yet.</p>
    </Card>
  );
}
