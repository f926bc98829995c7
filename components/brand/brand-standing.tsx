"use client";

import Link from "next/link";
import { LimitAlert } from "@/components/billing/limit-alert";
import { PlanBadge } from "@/components/billing/plan-badge";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { brandPath } from "@/components/brand/explain-failure";
import { useUser } from "@/components/site/use-user";
import { Skeleton } from "@/components/ui/skeleton";

const link = "text-clay underline underline-offset-4";

/** What the seller's plan has left for names; for the others, what it takes. */
export function BrandStanding() {
  const { user } = useUser();
  const { status, isLoading } = useSubscriptionStatus();
  if (status && status.subscriptionTier !== "free" && !status.canCreateListing) {
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
      {status && status.subscriptionTier !== "free" && <PlanBadge status={status} />}
      {status?.subscriptionTier === "free" && (
        <p className="text-muted">
          New names and logos are part of the{" "}
          <Link href="/pricing" className={link}>
            Standard and Pro plans
          </Link>
          . What you kept stays yours.
        </p>
      )}
      {user === null && (
        <p className="text-muted">
          Part of the{" "}
          <Link href="/pricing" className={link}>
            Standard and Pro plans
          </Link>
          , trial included. Fill in everything now and{" "}
          <Link href={`/signin?callbackUrl=${brandPath}`} className={link}>
            sign in
          </Link>{" "}
          when you generate.
        </p>
      )}
    </div>
  );
}
