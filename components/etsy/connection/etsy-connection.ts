"use client";

import { dropSharedData, useSharedData } from "@/components/site";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";

const path = "/api/etsy/connection";

/** The user's shop on Etsy, for pages that only use it. */
export const useEtsyConnection = (isWanted = true) =>
  useSharedData<EtsyConnectionStatus>(isWanted ? path : null);

/** After it was connected or disconnected. */
export const dropEtsyConnection = () => dropSharedData(path);
