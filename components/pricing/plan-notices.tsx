"use client";

import { planDay } from "@/components/pricing/change/plan-days";
import { paidTier } from "@/components/pricing/change/plan-offer";
import type { PlanChange } from "@/components/pricing/change/use-plan-change";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { plans } from "@/lib/billing/plans";

/** Days for which a plan goes on after a payment failed. */
const graceDays = 7;

type PlanNoticesProps = { status: SubscriptionStatus; change: PlanChange };

/** What needs the seller's attention: an open payment, a change that is to come, a month that is used up. */
export function PlanNotices({ status, change }: PlanNoticesProps) {
  return (
    <>
      {status.paymentTrouble && <OpenPayment status={status} change={change} />}
      {status.scheduledTier && <ScheduledChange status={status} change={change} />}
      {!status.canCreateListing && (
        <Alert tone="brick" title="Monthly limit reached. Upgrade to continue.">
          You've used all {plans[status.subscriptionTier === "free" ? "free" : "standard"].monthlyListings} listings of
          this month. Counts start again on the first.
        </Alert>
      )}
    </>
  );
}

function OpenPayment({ status, change }: PlanNoticesProps) {
  const { pastDueSince, hostedInvoiceUrl } = status;
  const paid = paidTier(status);
  const end = pastDueSince && new Date(Date.parse(pastDueSince) + graceDays * 86_400_000).toISOString();
  return (
    <Alert tone="brick" title="Your last payment didn't go through">
      <p>
        {paid === "free" ? "You are on Free until it is paid." : keeps(plans[paid].name, end)} Pay the invoice, or give
        another card and we try again.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {hostedInvoiceUrl && (
          <a
            href={hostedInvoiceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ size: "sm" })}
          >
            Pay the invoice
          </a>
        )}
        <Button variant="secondary" size="sm" disabled={change.isBusy} onClick={change.manage}>
          Change the card
        </Button>
      </div>
    </Alert>
  );
}

const keeps = (plan: string, end: string | null) =>
  end ? `You keep ${plan} until ${planDay(end)}.` : `You keep ${plan} for ${graceDays} days.`;

function ScheduledChange({ status, change }: PlanNoticesProps) {
  const { scheduledTier, scheduledAt } = status;
  if (!scheduledTier) return null;
  const present = plans[paidTier(status)].name;
  const day = scheduledAt ? `on ${planDay(scheduledAt)}` : "at the end of the billing cycle";
  return (
    <Alert tone="amber">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <strong>
            Your plan changes to {plans[scheduledTier].name} {day}.
          </strong>{" "}
          Until then you keep {present}.
        </p>
        <Button variant="secondary" size="sm" disabled={change.isBusy} onClick={change.change}>
          Keep my plan
        </Button>
      </div>
    </Alert>
  );
}
