"use client";

import useSWRInfinite from "swr/infinite";
import { toSearch } from "@/components/listings/history/use-history-query";
import { useUser } from "@/components/site/use-user";
import { ApiError, apiPage, type Page } from "@/lib/api-client";
import { generatedListingSchema } from "@/lib/listings/fields";
import type { HistoryFilter } from "@/lib/listings/history/schema";
import type { HistoryEntry, ListingAnswer } from "@/lib/listings/schema";

/** Small enough for a phone's screen and connection. */
const pageSize = 24;

function firstPagePath(query: HistoryFilter) {
  const search = toSearch(query);
  return `/api/listings/history?limit=${pageSize}${search && `&${search}`}`;
}

/** The user's listings that match the query, page by page. Always refetched when /history opens. */
export function useHistory(query: HistoryFilter) {
  const { user, error: userError, refresh: refreshUser } = useUser();
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page<HistoryEntry>, Error>(
    (index, previous: Page<HistoryEntry> | null) => {
      if (!user) return null;
      return index === 0 ? firstPagePath(query) : (previous?.next ?? null);
    },
    apiPage,
    { revalidateOnMount: true, revalidateFirstPage: false, keepPreviousData: true },
  );
  const isSignedOut = user === null || (error instanceof ApiError && error.status === 401);
  return {
    /** undefined until the first page is loaded. While a new query loads, the entries of the previous one. */
    entries: data?.flatMap((page) => page.items),
    /** All listings in the history, whatever the query; null if the server didn't send it. */
    total: data?.[0]?.total ?? null,
    isSignedOut,
    error: userError ?? error,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoading: isValidating,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    showMore: () => setSize(size + 1),
    async retry() {
      await refreshUser();
      await mutate();
    },
    /** Replaces an entry by its saved version, without a request. */
    update(listing: ListingAnswer) {
      const saved = { results: generatedListingSchema.parse(listing), score: listing.score };
      const updated = (entry: HistoryEntry) => (entry.id === listing.id ? { ...entry, ...saved } : entry);
      return mutate((pages) => pages?.map((page) => ({ ...page, items: page.items.map(updated) })), {
        revalidate: false,
      });
    },
  };
}
