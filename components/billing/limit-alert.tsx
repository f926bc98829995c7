import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { installation } from "@/lib/settings/installation";

const day = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

type LimitAlertProps = {
  status: Pick<SubscriptionStatus, "resetDate">;
  className?: string;
};

export function LimitAlert({ status, className }: LimitAlertProps) {
  if (!installation().hasBilling)
    return (
      <Alert variant="destructive" className={className}>
        <p className="font-semibold">
          {`Monthly limit reached. It resets on ${day.format(new Date(status.resetDate))}.`}
        </p>
      </Alert>
    );
  return (
    <Alert variant="destructive" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-semibold">
          Monthly limit reached. Upgrade to continue.
        </p>
        <a href="/pricing" className={buttonVariants({ size: "sm" })}>
          Upgrade
        </a>
      </div>
    </Alert>
  );
}
