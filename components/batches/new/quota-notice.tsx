import Link from "next/link";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { byBilling, installation } from "@/lib/settings/installation";

const day = new Intl.DateTimeFormat(undefined, {
  dateStyle: "long",
  timeZone: "UTC",
});

const upgrade = (
  <span>
    <Link
      href="/pricing"
      className="font-semibold text-primary underline underline-offset-4"
    >
      Upgrade
    </Link>
    , or continue
  </span>
);

type QuotaNoticeProps = {
  status: SubscriptionStatus | undefined;
  count: number;
};

/** How many listings are left, and what happens to those beyond. */
export function QuotaNotice({ status, count }: QuotaNoticeProps) {
  if (!status) return <p className="min-h-6" />;
  const { listingsRemaining: left, resetDate, quota } = status;
  if (quota === null || left === null)
    return (
      <p className="text-muted-foreground">
        {byBilling("No monthly limit on your plan.", "No monthly limit.")}
      </p>
    );
  const { hasBilling } = installation();
  const beyond = count - left;
  if (beyond <= 0)
    return (
      <p className="text-muted-foreground">
        <span className="font-semibold text-foreground tabular-nums">
          {left}
        </span>{" "}
        left this month. Only listings that are written count.
      </p>
    );
  return (
    <p>
      <span className="font-semibold tabular-nums">{left} left this month</span>
      :{" "}
      {left === 0
        ? "all of them"
        : beyond === 1
          ? "the last one"
          : `the last ${beyond}`}{" "}
      will wait, and nothing is lost.{" "}
      {hasBilling ? upgrade : <span>Continue</span>} after{" "}
      {day.format(new Date(resetDate))}.
    </p>
  );
}
