"use client";

import { Alert } from "@/components/ui/alert";
import { useTakenParameter } from "@/components/ui/use-taken-parameter";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { installation } from "@/lib/settings/installation";
import { paidTiers, plans, tiers } from "@/lib/settings/plans";

/**
 * What became of an upgrade, once: the card provider's page leads here when it
 * is confirmed.
 */
export function UpgradeNotice({
  status,
}: {
  status: SubscriptionStatus | undefined;
}) {
  const given = useTakenParameter("upgraded");
  const tier = paidTiers.find((each) => each === given);
  if (!installation().hasBilling) return null;
  if (tier === undefined || status === undefined) return null;
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
