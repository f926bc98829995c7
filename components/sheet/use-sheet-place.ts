"use client";

import { useSyncExternalStore } from "react";

const changeEvent = "listwright:sheet";
const events = ["popstate", "hashchange", changeEvent];

function subscribe(onChange: () => void) {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** "#sheet" or "#sheet=12,15"; null for what is something else. */
function idsIn(hash: string): number[] | null {
  const found = /^#sheet(?:=([\d,]*))?$/.exec(hash);
  return found && (found[1] ?? "").split(",").map(Number).filter(Boolean);
}

/**
 * Whether the sheet is open, and for which listings, by the end of the URL,
 * which is sent nowhere: reload and back button find it again.
 */
export function useSheetPlace() {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => "",
  );
  const ids = idsIn(hash);
  function go(next: string) {
    const { pathname, search } = window.location;
    window.history.pushState(null, "", `${pathname}${search}${next}`);
    window.dispatchEvent(new Event(changeEvent));
    window.scrollTo(0, 0);
  }
  return {
    isOpen: ids !== null,
    /** Those that were chosen; [] where the page knows which. */
    ids: ids ?? [],
    open: (chosen: readonly number[] = []) =>
      go(chosen.length === 0 ? "#sheet" : `#sheet=${chosen.join(",")}`),
    close: () => go(""),
  };
}
