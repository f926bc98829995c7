"use client";

import { sharedRead } from "@/components/site";
import { api } from "@/lib/browser/api";
import type { Shop } from "@/lib/listings/shop/schema";

/** The user's shop, for pages that only use it. */
export const shopRead = sharedRead(() => api<Shop>("GET", "/api/shop"));
