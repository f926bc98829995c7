"use client";

import { useSyncExternalStore } from "react";
import { apiResponse } from "@/lib/browser/api";
import { isBrowserOnly } from "@/lib/tries/is-browser-only";

/** Copied on this page: newer than what a list said when it was loaded. */
const copied = new Set<number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Tells the server once. A failure is not shown: the text is in the clipboard,
 * and the next copy tells it again.
 */
export async function noteCopied(listingId: number | null) {
  if (listingId === null || copied.has(listingId)) return;
  copied.add(listingId);
  for (const listener of listeners) listener();
  if (isBrowserOnly({ id: listingId })) return;
  try {
    await apiResponse("POST", `/api/listings/${listingId}/copied`, undefined, {
      keepalive: true,
    });
  } catch {
    copied.delete(listingId);
  }
}

export const useIsCopied = (listingId: number) =>
  useSyncExternalStore(
    subscribe,
    () => copied.has(listingId),
    () => false,
  );
