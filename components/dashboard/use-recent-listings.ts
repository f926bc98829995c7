"use client";

import useSWR from "swr";
import { useUser } from "@/components/site/use-user";
import type { HistoryEntry } from "@/lib/listings/schema";

/** The signed-in user's last listings, newest first. */
export function useRecentListings() {
  const { user } = useUser();
  const { data, error, mutate } = useSWR<HistoryEntry[], Error>(user ? "/api/listings/history?limit=4" : null);
  return { listings: data, error, refresh: () => mutate() };
}
