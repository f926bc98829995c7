"use client";

import { PlanBadge } from "@/components/billing/plan-badge";
import { formatDate, paidTier } from "@/components/billing/pricing/plan-offer";
import {
  type PlanChange,
  usePlanChange,
} from "@/components/billing/pricing/use-plan-change";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { formatPrice, graceDays, plans } from "@/lib/settings/plans";
import { dayLength } from "@/lib/time/day";

/**
 * The signed-in seller's plan, usage, next renewal, and a link to card and
 * invoices.
 */
export function PlanStatus() {
  const { status, error, refresh } = useSubscriptionStatus();
  const change = usePlanChange(status ? paidTier(status) : "free");
  if (!status) {
    if (!error) return <Skeleton className="h-20" />;
    return (
      <div>
        <p className="text-muted-foreground">
          We can't load your plan right now. It has not changed.
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={refresh}
        >
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      <PlanBadge status={status} />
      <PlanNotices status={status} change={change} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground">{renewalText(status)}</p>
        {status.canManageBilling && (
          <Button
            variant="secondary"
            size="sm"
            disabled={change.isPending}
            onClick={change.manageBilling}
          >
            Manage billing
          </Button>
        )}
      </div>
      {change.problem && (
        <p className="text-destructive text-sm">{change.problem}</p>
      )}
    </div>
  );
}

/**
 * What happens next to the plan; a scheduled change and an open payment have
 * their own notices.
 */
function renewalText(status: SubscriptionStatus) {
  const {
    isInTrial,
    trialExpiresAt,
    currentPeriodEnd,
    scheduledTier,
    hasPaymentIssue,
  } = status;
  if (isInTrial && trialExpiresAt) {
    return `Your trial ends on ${formatDate(trialExpiresAt)}. Your account then returns to ${plans.free.name}.`;
  }
  const paid = paidTier(status);
  if (paid === "free") return "Nothing to pay, nothing to cancel.";
  if (scheduledTier || hasPaymentIssue || !currentPeriodEnd)
    return `${formatPrice(paid)} per month.`;
  return `${formatPrice(paid)} per month. Renews on ${formatDate(currentPeriodEnd)}.`;
}

type PlanNoticesProps = { status: SubscriptionStatus; change: PlanChange };

/**
 * What needs the seller's attention: an open payment, a scheduled change, a
 * reached limit.
 */
function PlanNotices({ status, change }: PlanNoticesProps) {
  return (
    <>
      {status.hasPaymentIssue && (
        <PaymentIssue status={status} change={change} />
      )}
      {status.scheduledTier && (
        <ScheduledChange status={status} change={change} />
      )}
      {!status.canCreateListing && (
        <Alert
          variant="destructive"
          title="Monthly limit reached. Upgrade to continue."
        >
          You've used all {plans[status.subscriptionTier].monthlyListings}{" "}
          listings this month. Your limit resets on the first of next month.
        </Alert>
      )}
    </>
  );
}

function PaymentIssue({ status, change }: PlanNoticesProps) {
  const { isPaymentPending, hostedInvoiceUrl } = status;
  return (
    <Alert
      variant="destructive"
      title={
        isPaymentPending
          ? "Your first payment isn't complete"
          : "Your last payment didn't go through"
      }
    >
      <p>{isPaymentPending ? pendingText : unpaidText(status)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {hostedInvoiceUrl && (
          <a
            href={hostedInvoiceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ size: "sm" })}
          >
            Pay invoice
          </a>
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={change.isPending}
          onClick={change.manageBilling}
        >
          Update card
        </Button>
      </div>
    </Alert>
  );
}

const pendingText =
  "If your bank asked you to confirm it, open the invoice and pay there. A bank debit takes a few days; your plan starts when it arrives. Without a payment, you can choose a plan again tomorrow.";

function unpaidText(status: SubscriptionStatus) {
  const { pastDueSince } = status;
  const paid = paidTier(status);
  const end =
    pastDueSince &&
    new Date(Date.parse(pastDueSince) + graceDays * dayLength).toISOString();
  const now =
    paid === "free"
      ? `You are on ${plans.free.name} until it is paid.`
      : graceText(plans[paid].name, end);
  return `${now} Pay the invoice, or update your card and we'll try again.`;
}

const graceText = (plan: string, end: string | null) =>
  end
    ? `You keep ${plan} until ${formatDate(end)}.`
    : `You keep ${plan} for ${graceDays} days.`;

function ScheduledChange({ status, change }: PlanNoticesProps) {
  const { scheduledTier, scheduledAt } = status;
  if (!scheduledTier) return null;
  const current = plans[paidTier(status)].name;
  const day = scheduledAt
    ? `on ${formatDate(scheduledAt)}`
    : "at the end of the billing cycle";
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <strong>
            Your plan changes to {plans[scheduledTier].name} {day}.
          </strong>{" "}
          Until then you keep {current}.
        </p>
        <Button
          variant="secondary"
          size="sm"
          disabled={change.isPending}
          onClick={change.changePlan}
        >
          Keep my plan
        </Button>
      </div>
    </Alert>
  );
}
