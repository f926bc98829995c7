"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useUser } from "@/components/site";
import { unread, WaitingStore } from "@/components/workspace/waiting-store";

const path = "/api/user/waiting";

/**
 * Bare calls, as that for the user: each page of a seller makes them, and a
 * number that is missing is nothing to be told about.
 */
export const waitingStore = new WaitingStore({
  async load() {
    const response = await fetch(path, { credentials: "include" });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  },
  tellSeen(entry, asOf) {
    // It is told again after the next load, if this is lost.
    fetch(path, {
      method: "PUT",
      credentials: "include",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ entry, asOf }),
    }).catch(() => undefined);
  },
});

/** What waits for the signed-in seller. */
export function useWaiting() {
  const { subscribe, getSnapshot, refresh } = waitingStore;
  const { user } = useUser();
  const id = user?.id;
  const isSignedOut = user === null;
  useEffect(() => {
    if (id !== undefined) waitingStore.readFor(id);
    else if (isSignedOut) waitingStore.forget();
  }, [id, isSignedOut]);
  const read = useSyncExternalStore(subscribe, getSnapshot, () => unread);
  const { waiting, isFailed } = id === undefined ? unread : read;
  return { waiting, isLoading: waiting === undefined && !isFailed, refresh };
}
