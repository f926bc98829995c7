"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import {
  planPath,
  signInForPlan,
} from "@/components/billing/pricing/plan-path";
import { useUser } from "@/components/site";
import { Button, buttonVariants } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/form";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { plans, type Tier } from "@/lib/settings/plans";

/** Loaded for signed-in sellers only. */
const PlanAction = lazy(async () => {
  const file = await import("@/components/billing/pricing/plan-action");
  return { default: file.PlanAction };
});

type PlanButtonProps = {
  tier: Tier;
  /** Where Free leads a visitor, while not everybody may sign up. */
  signIn?: string | undefined;
};

/**
 * The button of a plan's tag: for a seller an action, for a visitor the way to
 * sign in.
 */
export function PlanButton({ tier, signIn }: PlanButtonProps) {
  const { user } = useUser();
  if (!user) return <VisitorButton tier={tier} signIn={signIn} />;
  return (
    <Suspense fallback={<Skeleton className="h-11" />}>
      <PlanAction tier={tier} />
    </Suspense>
  );
}

function VisitorButton({ tier, signIn }: PlanButtonProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const { user, refresh } = useUser();

  /**
   * While the user is still loading, waits for the answer: a seller continues
   * with the plan and need not sign in again.
   */
  async function handleClick() {
    if (user === undefined && (await refresh()))
      return router.push(planPath(tier));
    toast({
      title: "Sign In Required",
      description: "Please sign in to continue with this plan.",
    });
    router.push(signInForPlan(tier));
  }

  if (tier === "free") {
    return (
      <a
        href={signIn ?? "/signup?callbackUrl=/generate"}
        className={buttonVariants({
          variant: "secondary",
          className: "w-full",
        })}
      >
        {signIn ? "Sign in" : "Start with Free"}
      </a>
    );
  }
  return (
    <Button
      variant={plans[tier].isPopular ? "default" : "secondary"}
      className="w-full"
      disabled={!isHydrated}
      onClick={handleClick}
    >
      Choose {plans[tier].name}
    </Button>
  );
}
