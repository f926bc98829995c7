import { QuotaRuler } from "@/components/billing/quota-ruler";
import { SwingTag } from "@/components/ui/swing-tag";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { installation } from "@/lib/settings/installation";
import { plans } from "@/lib/settings/plans";
import { dayLength } from "@/lib/time/day";

const date = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

function remainingText({ listingsRemaining, quota }: SubscriptionStatus) {
  if (listingsRemaining === null) return "Unlimited listings";
  return `${listingsRemaining} of ${quota} listings left this month`;
}

/**
 * The plan as a swing tag, and the remaining listings of the month as a ruler.
 */
export function PlanBadge({ status }: { status: SubscriptionStatus }) {
  const { quota, canCreateListing } = status;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <PlanTag
        status={status}
        variant={canCreateListing ? "primary" : "destructive"}
      />
      <div className="min-w-52 flex-1 text-sm">
        <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span>{remainingText(status)}</span>
          {quota !== null && (
            <span className="text-muted-foreground">
              resets on {date.format(new Date(status.resetDate))}
            </span>
          )}
        </p>
        <QuotaRuler status={status} className="mt-1" />
      </div>
    </div>
  );
}

type PlanTagProps = {
  status: SubscriptionStatus;
  variant: "primary" | "destructive" | "default";
};

/**
 * The plan as a swing tag; a trial shows its remaining days. Nothing without
 * billing.
 */
export function PlanTag({
  status: { subscriptionTier, isInTrial, trialExpiresAt },
  variant,
}: PlanTagProps) {
  if (!installation().hasBilling) return null;
  return (
    <SwingTag variant={variant} strung className="font-semibold">
      {plans[subscriptionTier].name} {isInTrial ? "trial" : "plan"}
      {isInTrial && trialExpiresAt && (
        <span className="ml-1.5 font-normal">{daysLeft(trialExpiresAt)}</span>
      )}
    </SwingTag>
  );
}

/** "5 days left"; a day that has begun counts. `until` is ISO 8601. */
function daysLeft(until: string, now = Date.now()) {
  const days = Math.max(1, Math.ceil((Date.parse(until) - now) / dayLength));
  return days === 1 ? "1 day left" : `${days} days left`;
}
