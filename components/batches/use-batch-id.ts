"use client";

import { useSyncExternalStore } from "react";

const changeEvent = "listwright:batch";

function subscribe(onChange: () => void) {
  for (const event of ["popstate", changeEvent])
    window.addEventListener(event, onChange);
  return () => {
    for (const event of ["popstate", changeEvent])
      window.removeEventListener(event, onChange);
  };
}

export const batchPath = (id: string | null) =>
  id === null ? "/batches" : `/batches?batch=${encodeURIComponent(id)}`;

/**
 * The batch that the URL names, so that reload and back button show it again;
 * null for the list.
 */
export function useBatchId() {
  const id = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get("batch"),
    () => null,
  );
  return {
    id,
    open(next: string | null) {
      window.history.pushState(null, "", batchPath(next));
      window.dispatchEvent(new Event(changeEvent));
      window.scrollTo(0, 0);
    },
  };
}
