"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { type PaidTier, paidTiers, plans, tiers } from "@/lib/settings/plans";

/**
 * What became of an upgrade, once: the card provider's page leads here when it
 * is confirmed.
 */
export function UpgradeNotice({
  status,
}: {
  status: SubscriptionStatus | undefined;
}) {
  const [tier, setTier] = useState<PaidTier | null>(null);
  useEffect(() => {
    const address = new URL(window.location.href);
    const given = address.searchParams.get("upgraded");
    const known = paidTiers.find((each) => each === given);
    if (known === undefined) return;
    setTier(known);
    address.searchParams.delete("upgraded");
    window.history.replaceState(null, "", address);
  }, []);
  if (tier === null || status === undefined) return null;
  const hasPlan =
    tiers.indexOf(status.subscriptionTier) >= tiers.indexOf(tier) &&
    !status.isInTrial;
  return hasPlan ? (
    <Alert variant="success" title="Plan Changed!" className="mt-5">
      You are on {plans[status.subscriptionTier].name} now.
    </Alert>
  ) : (
    <Alert title="Your upgrade is on its way" className="mt-5">
      {plans[tier].name} starts as soon as the payment is confirmed. This page
      then updates by itself.
    </Alert>
  );
}
