"use client";

import { useRouter } from "next/navigation";
import { PayNow } from "@/components/billing/pricing/pay-now";
import { planOffer } from "@/components/billing/pricing/plan-offer";
import { usePlanChange } from "@/components/billing/pricing/use-plan-change";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { Button } from "@/components/ui/button";
import { takeFocus } from "@/components/ui/take-focus";
import {
  formatPrice,
  formatQuota,
  plans,
  type Tier,
  trial,
} from "@/lib/settings/plans";

/** Continues with the plan that was chosen before signing in. */
export function ChosenPlanOffer({ tier }: { tier: Tier }) {
  const router = useRouter();
  const { status } = useSubscriptionStatus();
  const change = usePlanChange(tier);
  const offer = status && planOffer(tier, status);
  const isOffered = offer?.kind === "upgrade";

  if (!isOffered) return null;
  const { name } = plans[tier];
  return (
    <section
      aria-labelledby="chosen-plan"
      className="mt-6 rounded-lg border-2 border-primary bg-accent p-5 sm:p-6"
    >
      <h2
        id="chosen-plan"
        ref={takeFocus}
        tabIndex={-1}
        className="text-2xl outline-none"
      >
        You chose {name}
      </h2>
      <p className="mt-1">
        {formatQuota(tier)} for {formatPrice(tier)} per month, billed monthly in
        advance. You can change or cancel at any time.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={change.isPending} onClick={change.pay}>
          Continue to payment
        </Button>
        {offer.canStartTrial && (
          <Button
            variant="secondary"
            disabled={change.isPending}
            onClick={change.startTrial}
          >
            Start {trial.days}-day trial
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => router.replace("/pricing", { scroll: false })}
        >
          Not now
        </Button>
      </div>
      {change.problem && (
        <p className="mt-3 text-destructive text-sm">{change.problem}</p>
      )}
      {change.checkoutUrl && (
        <div className="mt-4 max-w-md">
          <PayNow address={change.checkoutUrl} />
        </div>
      )}
    </section>
  );
}
