"use client";

import { useSyncExternalStore } from "react";
import { type HistoryQuery, maxSearch, type Sort, sorts } from "@/lib/listings/history/schema";
import { categoryValues } from "@/lib/listings/schema";

/** What the list is narrowed to and how it is sorted; "" and "newest" are left out of the address. */
export type ListQuery = Pick<HistoryQuery, "q" | "category" | "sort">;

const changed = "listwright:history-query";

function subscribe(onChange: () => void) {
  for (const event of ["popstate", changed]) window.addEventListener(event, onChange);
  return () => {
    for (const event of ["popstate", changed]) window.removeEventListener(event, onChange);
  };
}

/** Whatever stands in the address, as far as it makes sense. */
function parse(search: string): ListQuery & { open: number | null } {
  const params = new URLSearchParams(search);
  return {
    q: (params.get("q") ?? "").slice(0, maxSearch),
    category: categoryValues.find((value) => value === params.get("category")) ?? "",
    sort: sorts.find((value) => value === params.get("sort")) ?? "newest",
    open: Number(params.get("open")) || null,
  };
}

export function toSearch({ q, category, sort }: ListQuery) {
  const told = { ...(q.trim() && { q: q.trim() }), ...(category && { category }), ...(sort !== "newest" && { sort }) };
  return new URLSearchParams(told satisfies Partial<Record<keyof ListQuery, string | Sort>>).toString();
}

/** The query lives in the address: a reload, the way back and a bookmark find the same list. */
export function useHistoryQuery() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const query = parse(search);
  return {
    query,
    /** A word that is being typed replaces the one before; a choice is a step of its own to go back from. */
    change(change: Partial<ListQuery>) {
      const next = toSearch({ ...query, ...change });
      const address = window.location.pathname + (next && `?${next}`);
      if (address === window.location.pathname + window.location.search) return;
      if ("q" in change) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
      window.dispatchEvent(new Event(changed));
    },
  };
}
