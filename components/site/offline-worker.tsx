"use client";

import { useEffect } from "react";

/**
 * Registers the service worker that shows a page of ours when there is no
 * connection.
 */
export function OfflineWorker() {
  useEffect(() => {
    navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
  }, []);
  return null;
}
