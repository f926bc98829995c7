"use client";

import { sharedRead } from "@/components/site";
import { api } from "@/lib/browser/api";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";

/** The user's shop on Etsy, for pages that only use it. */
export const etsyConnectionRead = sharedRead(() =>
  api<EtsyConnectionStatus>("GET", "/api/etsy/connection"),
);
