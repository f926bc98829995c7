"use client";

import { sharedRead, useSharedRead, useUser } from "@/components/site";
import type { BrandKit } from "@/lib/brand/schema";
import { api } from "@/lib/browser/api";

const kitRead = sharedRead(() => api<BrandKit>("GET", "/api/brand-kit"));

/** Applies a change that the server has accepted. */
function change(next: (kit: BrandKit) => BrandKit) {
  const { data } = kitRead.get();
  if (data) kitRead.set(next(data));
}

/** Everything the signed-in seller saved. For visitors, no request is sent. */
export function useBrandKit() {
  const { user } = useUser();
  const { data, error } = useSharedRead(user ? kitRead : null);
  return {
    /** undefined until it is loaded. */
    kit: data,
    error,
    refresh: kitRead.refresh,
    change,
  };
}
export type Kit = ReturnType<typeof useBrandKit>;
