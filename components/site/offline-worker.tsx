"use client";

import { useEffect } from "react";

/** In the rooms where people work: has the browser keep a page for when there is no connection. */
export function OfflineWorker() {
  useEffect(() => {
    navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
  }, []);
  return null;
}
