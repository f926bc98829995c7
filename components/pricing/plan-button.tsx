"use client";

import { useRouter } from "next/navigation";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { useUser } from "@/components/site/use-user";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { plans, type Tier } from "@/lib/billing/plans";

/** Visitors are sent to sign in. Who is signed in reads where they stand; paying is not possible yet. */
export function PlanButton({ tier }: { tier: Tier }) {
  const router = useRouter();
  const { user } = useUser();
  const { status } = useSubscriptionStatus();

  function handleClick() {
    toast({ title: "Sign In Required", description: "Please sign in to choose a plan." });
    router.push("/signin?callbackUrl=/pricing");
  }

  if (status?.subscriptionTier === tier) return <Standing>Your plan</Standing>;
  if (user) return <Standing>{tier === "free" ? "Included" : "Paid plans open soon"}</Standing>;
  return (
    <Button variant={tier === "standard" ? "primary" : "secondary"} className="w-full" onClick={handleClick}>
      {tier === "free" ? "Start with Free" : `Choose ${plans[tier].name}`}
    </Button>
  );
}

function Standing({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex min-h-11 items-center justify-center rounded-md border border-line bg-paper px-4 text-center text-muted">
      {children}
    </p>
  );
}
