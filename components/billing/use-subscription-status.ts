"use client";

import { sharedRead, useSharedRead, useUser } from "@/components/site";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";
import { api } from "@/lib/browser/api";

const statusRead = sharedRead(() =>
  api<SubscriptionStatus>("GET", "/api/subscription-status"),
);

const doNothing = async () => undefined;

/** The signed-in user's plan and usage. For visitors, no request is sent. */
export function useSubscriptionStatus() {
  const { user, isLoading } = useUser();
  const { data, error } = useSharedRead(user ? statusRead : null);
  return {
    status: data,
    isLoading:
      isLoading || (Boolean(user) && data === undefined && error === undefined),
    error,
    refresh: user ? statusRead.refresh : doNothing,
  };
}

/** For when the plan may have changed. */
export const refreshSubscriptionStatus = statusRead.refresh;
