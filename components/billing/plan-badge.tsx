import { PlanTag } from "@/components/billing/plan-tag";
import { Ruler } from "@/components/ui/ruler";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";

const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", timeZone: "UTC" });

function remainingText({ listingsRemaining, quota }: SubscriptionStatus) {
  if (listingsRemaining === null) return "Unlimited listings";
  return `${listingsRemaining} of ${quota} listings left this month`;
}

/** The plan as a swing tag, and what is left of the month as a ruler. */
export function PlanBadge({ status }: { status: SubscriptionStatus }) {
  const { quota, listingsRemaining, canCreateListing } = status;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <PlanTag status={status} tone={canCreateListing ? "clay" : "brick"} />
      <div className="min-w-52 flex-1 text-sm">
        <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span>{remainingText(status)}</span>
          {quota !== null && <span className="text-muted">new ones on {day.format(new Date(status.resetDate))}</span>}
        </p>
        {quota !== null && listingsRemaining !== null && (
          <Ruler
            label="Listings left this month"
            value={listingsRemaining}
            max={quota}
            unit="listings"
            tone={listingsRemaining > 0 ? "moss" : "brick"}
            className="mt-1"
          />
        )}
      </div>
    </div>
  );
}
