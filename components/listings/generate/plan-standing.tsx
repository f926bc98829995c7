"use client";

import Link from "next/link";
import { PlanSummary } from "@/components/billing/plan-summary";
import { useUser } from "@/components/site/use-user";
import { formatQuota } from "@/lib/billing/plans";

/** How many listings are left; for a visitor, what it takes to get one. */
export function PlanStanding() {
  const { user } = useUser();
  return (
    <PlanSummary>
      {() =>
        user === null && (
          <p className="text-muted">
            Fill in everything now and{" "}
            <Link href="/signin?callbackUrl=/generate" className="text-clay underline underline-offset-4">
              sign in
            </Link>{" "}
            when you generate. {formatQuota("free")} are free.
          </p>
        )
      }
    </PlanSummary>
  );
}
