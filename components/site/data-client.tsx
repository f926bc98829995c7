"use client";

import { SWRConfig } from "swr";
import { api } from "@/lib/api-client";

const settings = {
  fetcher: (path: string) => api("GET", path),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};

/** One cache for everything that is read from the API: asked once, never stale by itself. */
export function DataClient({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
