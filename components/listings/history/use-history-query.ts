"use client";

import { useSyncExternalStore } from "react";
import { type HistoryQuery, maxSearch, type Sort, sorts } from "@/lib/listings/history/schema";
import { categoryValues } from "@/lib/listings/schema";

/** The defaults, "" and "newest", are left out of the URL. */
export type ListQuery = Pick<HistoryQuery, "q" | "category" | "sort">;

const changeEvent = "listwright:history-query";

function subscribe(onChange: () => void) {
  for (const event of ["popstate", changeEvent]) window.addEventListener(event, onChange);
  return () => {
    for (const event of ["popstate", changeEvent]) window.removeEventListener(event, onChange);
  };
}

/** Invalid values become the defaults. */
function parseSearch(search: string): ListQuery & { open: number | null } {
  const params = new URLSearchParams(search);
  return {
    q: (params.get("q") ?? "").slice(0, maxSearch),
    category: categoryValues.find((value) => value === params.get("category")) ?? "",
    sort: sorts.find((value) => value === params.get("sort")) ?? "newest",
    open: Number(params.get("open")) || null,
  };
}

export function toSearch({ q, category, sort }: ListQuery) {
  const params = {
    ...(q.trim() && { q: q.trim() }),
    ...(category && { category }),
    ...(sort !== "newest" && { sort }),
  };
  return new URLSearchParams(params satisfies Partial<Record<keyof ListQuery, string | Sort>>).toString();
}

/** The query is part of the URL, so that reload, back button and bookmarks show the same list. */
export function useHistoryQuery() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const query = parseSearch(search);
  return {
    query,
    /** Typing replaces the current history entry; a choice adds one. */
    change(change: Partial<ListQuery>) {
      const next = toSearch({ ...query, ...change });
      const url = window.location.pathname + (next && `?${next}`);
      if (url === window.location.pathname + window.location.search) return;
      if ("q" in change) window.history.replaceState(null, "", url);
      else window.history.pushState(null, "", url);
      window.dispatchEvent(new Event(changeEvent));
    },
  };
}
