"use client";

import { lazy, Suspense, useState } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { PayNow } from "@/components/pricing/change/pay-now";
import { type PlanOffer, paidTier, planOffer } from "@/components/pricing/change/plan-offer";
import { type PlanChange, usePlanChange } from "@/components/pricing/change/use-plan-change";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import type { Tier } from "@/lib/billing/plans";

const LowerDialog = lazy(async () => {
  const file = await import("@/components/pricing/change/lower-dialog");
  return { default: file.LowerDialog };
});

/** What a signed-in seller can do with a plan. */
export function PlanAction({ tier }: { tier: Tier }) {
  const { status, error } = useSubscriptionStatus();
  const change = usePlanChange(tier);
  if (!status) return error ? <Standing>Not available right now</Standing> : <Skeleton className="h-11" />;
  const offer = planOffer(tier, status);
  if (offer.kind === "stands") return <Standing>{offer.words}</Standing>;
  return (
    <div className="space-y-2">
      {offer.kind === "raise" ? (
        <RaiseButtons offer={offer} change={change} isLeading={tier === "standard" || paidTier(status) !== "free"} />
      ) : (
        <LowerButton label={offer.label} tier={tier} status={status} change={change} />
      )}
      {change.problem && <p className="text-brick text-sm">{change.problem}</p>}
      {change.payAt && <PayNow address={change.payAt} />}
    </div>
  );
}

type RaiseButtonsProps = { offer: Extract<PlanOffer, { kind: "raise" }>; change: PlanChange; isLeading: boolean };

function RaiseButtons({ offer, change, isLeading }: RaiseButtonsProps) {
  const { isBusy } = change;
  return (
    <>
      {offer.note && <p className="text-center text-muted text-sm">{offer.note}</p>}
      {offer.canStartTrial && (
        <Button
          variant={change.payAt ? "secondary" : "primary"}
          className="w-full px-2"
          disabled={isBusy}
          onClick={change.startTrial}
        >
          Start 7-day trial
        </Button>
      )}
      <Button
        variant={offer.canStartTrial || !isLeading || change.payAt ? "secondary" : "primary"}
        className="w-full px-2"
        disabled={isBusy}
        onClick={change.pay}
      >
        {offer.label}
      </Button>
    </>
  );
}

type LowerButtonProps = { label: string; tier: Tier; status: SubscriptionStatus; change: PlanChange };

function LowerButton({ label, tier, status, change }: LowerButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" className="w-full px-2" disabled={change.isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <LowerDialog
            tier={tier}
            status={status}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              change.change();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Standing({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex min-h-11 items-center justify-center rounded-md border border-line bg-paper px-4 text-center text-muted">
      {children}
    </p>
  );
}
