"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The unchecked `?callbackUrl=` of the page, where to go after signing in; null
 * in the prerendered page.
 */
export function useCallbackUrl() {
  const query = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  return new URLSearchParams(query).get("callbackUrl");
}

export function pathWithCallback(path: string, callbackUrl: string | null) {
  return callbackUrl === null
    ? path
    : `${path}?callbackUrl=${encodeURIComponent(callbackUrl)}`;
}
