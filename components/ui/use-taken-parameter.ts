"use client";

import { useState, useSyncExternalStore } from "react";

/** The address of the page, from which one parameter is taken once. */
export function takenParameter(name: string) {
  let taken: string | null | undefined;
  return {
    get: () => taken,
    /** Not before the page is drawn: only then the address is its own. */
    subscribe(listener: () => void) {
      if (taken === undefined) {
        const address = new URL(window.location.href);
        taken = address.searchParams.get(name);
        if (taken !== null) {
          address.searchParams.delete(name);
          window.history.replaceState(null, "", address);
        }
        listener();
      }
      return () => undefined;
    },
  };
}

/**
 * A parameter of the address, which leaves it; null without one, undefined
 * until it is read.
 */
export function useTakenParameter(name: string) {
  const [parameter] = useState(() => takenParameter(name));
  return useSyncExternalStore(
    parameter.subscribe,
    parameter.get,
    () => undefined,
  );
}
