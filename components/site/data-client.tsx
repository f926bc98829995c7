"use client";

import { SWRConfig } from "swr";
import { api } from "@/lib/browser/api";

const settings = {
  fetcher: (path: string) => api("GET", path),
  provider: () => new Map(),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};

/**
 * SWR for pages that load their own data: fetched once, and dropped when the
 * page is left. Public pages do without; the user and the plan are shared by
 * all pages (`useUser`, `useSubscriptionStatus`).
 */
export function DataClient({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
