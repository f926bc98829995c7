"use client";

import Link from "next/link";
import { PlanSummary } from "@/components/billing/plan-summary";
import { brandPath } from "@/components/brand/explain-failure";
import { useUser } from "@/components/site/use-user";

const link = "text-clay underline underline-offset-4";

/** What the seller's plan has left for names; for the others, what it takes. */
export function BrandStanding() {
  const { user } = useUser();
  return (
    <PlanSummary includes={({ subscriptionTier }) => subscriptionTier !== "free"}>
      {(status) => (
        <>
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
        </>
      )}
    </PlanSummary>
  );
}
