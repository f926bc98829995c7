"use client";

import { changeSharedData, useSharedData, useUser } from "@/components/site";
import type { BrandKit } from "@/lib/brand/schema";

const path = "/api/brand-kit";

/** Everything the signed-in seller saved. For visitors, no request is sent. */
export function useBrandKit() {
  const { user } = useUser();
  const { data, error, refresh } = useSharedData<BrandKit>(user ? path : null);
  return {
    /** undefined until it is loaded. */
    kit: data,
    error,
    refresh,
    /** Applies a change that the server has accepted. */
    change: (next: (kit: BrandKit) => BrandKit) =>
      changeSharedData<BrandKit>(path, (kit) => kit && next(kit)),
  };
}
export type Kit = ReturnType<typeof useBrandKit>;
