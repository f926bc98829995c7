"use client";

import { SWRConfig } from "swr";
import { dataSettings } from "@/lib/browser/data-settings";

const settings = { ...dataSettings, provider: () => new Map() };

/**
 * SWR for pages that load their own data, which is dropped when the page is
 * left. What all pages share is in a cache of its own (`useSharedData`).
 */
export function DataClient({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
