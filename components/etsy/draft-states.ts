"use client";

import { useSyncExternalStore } from "react";
import type { PublicationState } from "@/lib/etsy/publish/schema";
import type { EtsyDraftState } from "@/lib/listings/schema";

/**
 * What panels on this page have read, by listing: newer than what a list said
 * when it was loaded.
 */
const states = new Map<number, EtsyDraftState>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteDraftState(listingId: number, state: PublicationState) {
  states.set(
    listingId,
    state === "done" ? "done" : state === "failed" ? "stopped" : "sending",
  );
  for (const listener of listeners) listener();
}

/** undefined where no panel has read it. */
export const useDraftState = (listingId: number) =>
  useSyncExternalStore(
    subscribe,
    () => states.get(listingId),
    () => undefined,
  );
