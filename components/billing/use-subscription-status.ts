"use client";

import { refreshSharedData, useSharedData, useUser } from "@/components/site";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";

const path = "/api/subscription-status";

/** The signed-in user's plan and usage. For visitors, no request is sent. */
export function useSubscriptionStatus() {
  const { user, isLoading } = useUser();
  const { data, error, refresh } = useSharedData<SubscriptionStatus>(
    user ? path : null,
  );
  return {
    status: data,
    isLoading:
      isLoading || (Boolean(user) && data === undefined && error === undefined),
    error,
    refresh,
  };
}

/** For when the plan may have changed. */
export const refreshSubscriptionStatus = () => refreshSharedData(path);
