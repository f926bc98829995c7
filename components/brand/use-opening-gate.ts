"use client";

import { useEffect, useRef } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { premiumFeature } from "@/components/brand/explain-failure";
import { useLeave } from "@/components/brand/use-generation";
import type { Kit } from "@/components/brand/use-kit";

/** Takes free sellers to the plans as soon as it is known that they have neither the plan nor anything kept here. */
export function useOpeningGate({ kit, error }: Kit) {
  const { status } = useSubscriptionStatus();
  const leave = useLeave();
  const isTold = useRef(false);
  const isKitEmpty = kit ? kit.logos.length + kit.runs.length + kit.names.length === 0 : error !== undefined;
  const isLocked = status?.subscriptionTier === "free" && isKitEmpty;

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is known.
  useEffect(() => {
    if (!isLocked || isTold.current) return;
    isTold.current = true;
    leave(premiumFeature);
  }, [isLocked]);
}
