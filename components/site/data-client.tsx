"use client";

import { SWRConfig } from "swr";
import { api } from "@/lib/api-client";

const settings = {
  fetcher: (path: string) => api("GET", path),
  provider: () => new Map(),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};

/**
 * Around a page that reads its own things from the API: asked once, never stale by itself, forgotten when the page is
 * left. Public pages do without; who is signed in and on which plan is known to all (`useUser`, `useSubscriptionStatus`).
 */
export function DataClient({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
