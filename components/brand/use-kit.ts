"use client";

import { sharedRead, useSharedRead } from "@/components/site/shared-read";
import { useUser } from "@/components/site/use-user";
import { api } from "@/lib/api-client";
import type { BrandKit } from "@/lib/brand/schema";

const kitRead = sharedRead(() => api<BrandKit>("GET", "/api/brand-kit"));

/** Shows a change that the server has made. */
function change(next: (kit: BrandKit) => BrandKit) {
  const { data } = kitRead.get();
  if (data) kitRead.set(next(data));
}

/** Everything the signed-in seller kept. Visitors have none, and are not asked about. */
export function useKit() {
  const { user } = useUser();
  const { data, error } = useSharedRead(user ? kitRead : null);
  return {
    /** undefined until it is there. */
    kit: data,
    error,
    refresh: kitRead.refresh,
    change,
  };
}
export type Kit = ReturnType<typeof useKit>;
