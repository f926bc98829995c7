import Link from "next/link";
import { Fact } from "@/components/account/fact";
import { LimitAlert, PlanTag, QuotaRuler } from "@/components/billing";
import { Card } from "@/components/ui/card";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { tiers } from "@/lib/settings/plans";

const dayInUtc = new Intl.DateTimeFormat(undefined, {
  dateStyle: "long",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

export function UsageCard({ status }: { status: SubscriptionStatus }) {
  const {
    subscriptionTier,
    listingsThisMonth,
    listingsRemaining,
    resetDate,
    isInTrial,
    trialExpiresAt,
  } = status;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-4">
        <h2 className="text-2xl">Usage this month</h2>
        <PlanTag
          status={status}
          variant={subscriptionTier === "free" ? "default" : "primary"}
        />
      </div>
      <p className="mt-4 flex items-baseline gap-3">
        <span className="font-serif text-6xl tabular-nums leading-none">
          {listingsRemaining ?? listingsThisMonth}
        </span>
        <span className="text-muted-foreground">{leftText(status)}</span>
      </p>
      <QuotaRuler status={status} isCaptioned className="mt-5" />
      <dl className="mt-5 *:last:odd:col-span-2 grid grid-cols-2 gap-x-6 gap-y-2 border-border border-t pt-4">
        <Fact term="Resets on">{dayInUtc.format(new Date(resetDate))}</Fact>
        {isInTrial && trialExpiresAt && (
          <Fact term="Trial ends">{day.format(new Date(trialExpiresAt))}</Fact>
        )}
      </dl>
      {listingsRemaining === 0 && (
        <LimitAlert status={status} className="mt-4" />
      )}
      {subscriptionTier !== tiers.at(-1) && listingsRemaining !== 0 && (
        <Link
          href="/pricing"
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          View plans
        </Link>
      )}
    </Card>
  );
}

function leftText({ quota, listingsRemaining }: SubscriptionStatus) {
  if (quota === null) return "listings this month, no monthly limit";
  return listingsRemaining === 1
    ? "listing left this month"
    : "listings left this month";
}
