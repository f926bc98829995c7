"use client";

import { planDay } from "@/components/pricing/change/plan-days";
import { paidTier } from "@/components/pricing/change/plan-offer";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { formatPrice, plans, type Tier } from "@/lib/billing/plans";

type LowerDialogProps = { tier: Tier; status: SubscriptionStatus; onClose: () => void; onConfirm: () => void };

/** Says what a lower plan takes away and when, before it is scheduled. */
export function LowerDialog({ tier, status, onClose, onConfirm }: LowerDialogProps) {
  const present = plans[paidTier(status)];
  const next = plans[tier];
  const end = status.currentPeriodEnd;
  return (
    <Dialog isOpen onClose={onClose} title={`Change to ${next.name}?`}>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">Until {end ? planDay(end) : "the end of the billing cycle"}</dt>
        <dd className="text-muted">
          You keep {present.name}
          {status.paymentTrouble ? ", while we try to charge your card again." : ". It is paid for."}
        </dd>
        <dt className="font-semibold">After that</dt>
        <dd className="text-muted">
          {next.monthlyListings} listings a month{next.brandBuilder ? "" : ", no Brand Builder"}, {formatPrice(tier)}{" "}
          {next.priceCents === 0 ? "forever" : "per month"}. Your history stays.
        </dd>
      </dl>
      <p className="mt-4 text-muted">You can take this back at any time before then.</p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button onClick={onClose}>Keep {present.name}</Button>
        <Button variant="danger" onClick={onConfirm}>
          Downgrade to {next.name}
        </Button>
      </div>
    </Dialog>
  );
}
