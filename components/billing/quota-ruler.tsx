import { Ruler } from "@/components/ui/ruler";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";

type QuotaRulerProps = {
  status: Pick<SubscriptionStatus, "quota" | "listingsRemaining">;
  isCaptioned?: boolean;
  className?: string;
};

/**
 * What is left of the month's listings: full at its start, empty at the limit.
 * Nothing for a plan without a limit.
 */
export function QuotaRuler({
  status: { quota, listingsRemaining },
  ...ruler
}: QuotaRulerProps) {
  if (quota === null || listingsRemaining === null) return null;
  return (
    <Ruler
      label="Listings left this month"
      value={listingsRemaining}
      max={quota}
      unit="listings"
      variant={listingsRemaining > 0 ? "success" : "destructive"}
      {...ruler}
    />
  );
}
