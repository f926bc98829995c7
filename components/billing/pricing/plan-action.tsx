"use client";

import { useState } from "react";
import { PayNow } from "@/components/billing/pricing/pay-now";
import {
  formatDate,
  type PlanOffer,
  paidTier,
  planOffer,
} from "@/components/billing/pricing/plan-offer";
import {
  type PlanChange,
  usePlanChange,
} from "@/components/billing/pricing/use-plan-change";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import {
  formatPrice,
  formatQuota,
  plans,
  type Tier,
  trial,
} from "@/lib/settings/plans";

/** What a signed-in seller can do with a plan. */
export function PlanAction({ tier }: { tier: Tier }) {
  const { status, error } = useSubscriptionStatus();
  const change = usePlanChange(tier);
  if (!status)
    return error ? (
      <PlanNote>Not available right now</PlanNote>
    ) : (
      <Skeleton className="h-11" />
    );
  const offer = planOffer(tier, status);
  if (offer.kind === "none") return <PlanNote>{offer.reason}</PlanNote>;
  return (
    <div className="space-y-2">
      {offer.kind === "upgrade" ? (
        <UpgradeButtons
          offer={offer}
          change={change}
          isLeading={plans[tier].isPopular || paidTier(status) !== "free"}
        />
      ) : (
        <DowngradeButton
          label={offer.label}
          tier={tier}
          status={status}
          change={change}
        />
      )}
      {change.problem && (
        <p className="text-destructive text-sm">{change.problem}</p>
      )}
      {change.checkoutUrl && <PayNow address={change.checkoutUrl} />}
    </div>
  );
}

type UpgradeButtonsProps = {
  offer: Extract<PlanOffer, { kind: "upgrade" }>;
  change: PlanChange;
  isLeading: boolean;
};

function UpgradeButtons({ offer, change, isLeading }: UpgradeButtonsProps) {
  const { isPending } = change;
  return (
    <>
      {offer.note && (
        <p className="text-center text-muted-foreground text-sm">
          {offer.note}
        </p>
      )}
      {offer.canStartTrial && (
        <Button
          variant={change.checkoutUrl ? "secondary" : "default"}
          className="w-full px-2"
          disabled={isPending}
          onClick={change.startTrial}
        >
          Start {trial.days}-day trial
        </Button>
      )}
      <Button
        variant={
          offer.canStartTrial || !isLeading || change.checkoutUrl
            ? "secondary"
            : "default"
        }
        className="w-full px-2"
        disabled={isPending}
        onClick={change.pay}
      >
        {offer.label}
      </Button>
    </>
  );
}

type DowngradeButtonProps = {
  label: string;
  tier: Tier;
  status: SubscriptionStatus;
  change: PlanChange;
};

function DowngradeButton({
  label,
  tier,
  status,
  change,
}: DowngradeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className="w-full px-2"
        disabled={change.isPending}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <DowngradeDialog
          tier={tier}
          status={status}
          onClose={() => setOpen(false)}
          onConfirm={() => {
            setOpen(false);
            change.changePlan();
          }}
        />
      )}
    </>
  );
}

type DowngradeDialogProps = {
  tier: Tier;
  status: SubscriptionStatus;
  onClose: () => void;
  onConfirm: () => void;
};

/** Explains what a lower plan changes and when, before it is scheduled. */
function DowngradeDialog({
  tier,
  status,
  onClose,
  onConfirm,
}: DowngradeDialogProps) {
  const current = plans[paidTier(status)];
  const next = plans[tier];
  const end = status.currentPeriodEnd;
  return (
    <Dialog isOpen onClose={onClose} title={`Change to ${next.name}?`}>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">
          Until {end ? formatDate(end) : "the end of the billing cycle"}
        </dt>
        <dd className="text-muted-foreground">
          You keep {current.name}
          {status.hasPaymentIssue
            ? ", while we try to charge your card again."
            : ". It is already paid for."}
        </dd>
        <dt className="font-semibold">After that</dt>
        <dd className="text-muted-foreground">
          {next.brandBuilder
            ? formatQuota(tier)
            : `${formatQuota(tier)}, no Brand Builder`}
          , {formatPrice(tier)}{" "}
          {next.priceCents === 0 ? "forever" : "per month"}. Your history stays.
        </dd>
      </dl>
      <p className="mt-4 text-muted-foreground">
        You can undo this at any time before then.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button onClick={onClose}>Keep {current.name}</Button>
        <Button variant="destructive" onClick={onConfirm}>
          Downgrade to {next.name}
        </Button>
      </div>
    </Dialog>
  );
}

function PlanNote({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex min-h-11 items-center justify-center rounded-md border border-border bg-background px-4 text-center text-muted-foreground">
      {children}
    </p>
  );
}
