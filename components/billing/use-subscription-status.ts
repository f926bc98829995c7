"use client";

import useSWR from "swr";
import { useUser } from "@/components/site/use-user";
import type { SubscriptionStatus } from "@/lib/billing/find-subscription-status";

/** The signed-in user's plan and what is left of it. Visitors have none, and are not asked about. */
export function useSubscriptionStatus() {
  const { user, isLoading } = useUser();
  const { data, error, mutate } = useSWR<SubscriptionStatus, Error>(user ? "/api/subscription-status" : null);
  return {
    status: data,
    isLoading: isLoading || (Boolean(user) && data === undefined && error === undefined),
    error,
    refresh: () => mutate(),
  };
}
