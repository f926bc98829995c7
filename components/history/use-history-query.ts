"use client";

import { useSyncExternalStore } from "react";
import { categoryValues } from "@/lib/listing-text/fields/listing-choices";
import {
  listingFolders,
  maxSearch,
  openChoices,
  sorts,
} from "@/lib/listings/history/filter-choices";
import type { HistoryFilter } from "@/lib/listings/history/schema";

const changeEvent = "listwright:history-query";

function subscribe(onChange: () => void) {
  for (const event of ["popstate", changeEvent])
    window.addEventListener(event, onChange);
  return () => {
    for (const event of ["popstate", changeEvent])
      window.removeEventListener(event, onChange);
  };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const toListingId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** Invalid values become the defaults. */
function parseSearch(search: string): {
  query: HistoryFilter;
  open: number | null;
} {
  const params = new URLSearchParams(search);
  const batch = params.get("batch")?.toLowerCase() ?? "";
  const query: HistoryFilter = {
    q: (params.get("q") ?? "").slice(0, maxSearch),
    category:
      categoryValues.find((value) => value === params.get("category")) ?? "",
    state: listingFolders.find((value) => value === params.get("state")) ?? "",
    points: openChoices.find((value) => value === params.get("points")) ?? "",
    batch: uuid.test(batch) ? batch : "",
    sort: sorts.find((value) => value === params.get("sort")) ?? "newest",
  };
  return {
    query,
    open: toListingId(params.get("open")),
  };
}

/** The defaults, "" and "newest", are left out. */
export function toSearch({
  q,
  category,
  state,
  points,
  batch,
  sort,
}: HistoryFilter) {
  const params = {
    ...(q.trim() && { q: q.trim() }),
    ...(category && { category }),
    ...(state && { state }),
    ...(points && { points }),
    ...(batch && { batch }),
    ...(sort !== "newest" && { sort }),
  };
  return new URLSearchParams(
    params satisfies Partial<HistoryFilter>,
  ).toString();
}

export const hrefOf = (filter: HistoryFilter) => {
  const search = toSearch(filter);
  return `/history${search && `?${search}`}`;
};

/**
 * The query is part of the URL, so that reload, back button and bookmarks show
 * the same list.
 */
export function useHistoryQuery() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const { query, open } = parseSearch(search);
  return {
    query,
    /** The entry that starts open. */
    open,
    /** Typing replaces the current history entry; a choice adds one. */
    change(change: Partial<HistoryFilter>) {
      const next = toSearch({ ...query, ...change });
      const url = window.location.pathname + (next && `?${next}`);
      if (url === window.location.pathname + window.location.search) return;
      if (Object.keys(change).join() === "q")
        window.history.replaceState(null, "", url);
      else window.history.pushState(null, "", url);
      window.dispatchEvent(new Event(changeEvent));
    },
  };
}
