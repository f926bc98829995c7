"use client";

import useSWRInfinite from "swr/infinite";
import { type ListQuery, toSearch } from "@/components/listings/history/use-history-query";
import { useUser } from "@/components/site/use-user";
import { ApiError, apiPage, type Page } from "@/lib/api-client";
import { generatedListingSchema, type HistoryEntry, type ListingAnswer } from "@/lib/listings/schema";

/** Few enough for a phone's screen and line. */
const pageSize = 24;

function firstPage(query: ListQuery) {
  const search = toSearch(query);
  return `/api/listings/history?limit=${pageSize}${search && `&${search}`}`;
}

/** The signed-in user's listings that answer the query, page after page. Asked anew whenever the page is opened. */
export function useHistory(query: ListQuery) {
  const { user, error: userError, refresh: refreshUser } = useUser();
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page<HistoryEntry>, Error>(
    (index, previous: Page<HistoryEntry> | null) => {
      if (!user) return null;
      return index === 0 ? firstPage(query) : (previous?.next ?? null);
    },
    apiPage,
    { revalidateOnMount: true, revalidateFirstPage: false, keepPreviousData: true },
  );
  const isSignedOut = user === null || (error instanceof ApiError && error.status === 401);
  return {
    /** undefined until the first page is there. While another query is asked, those of the one before. */
    entries: data?.flatMap((page) => page.items),
    /** How many stand in the history, whatever is searched; null when the server didn't say. */
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
    /** Shows an entry as it was saved. */
    update(listing: ListingAnswer) {
      const saved = { results: generatedListingSchema.parse(listing), score: listing.score };
      const updated = (entry: HistoryEntry) => (entry.id === listing.id ? { ...entry, ...saved } : entry);
      return mutate((pages) => pages?.map((page) => ({ ...page, items: page.items.map(updated) })), {
        revalidate: false,
      });
    },
  };
}
