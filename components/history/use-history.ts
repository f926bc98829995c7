"use client";

import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { toSearch } from "@/components/history/use-history-query";
import { useUser } from "@/components/site";
import { apiPage, type Page } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { HistoryFilter } from "@/lib/listings/history/schema";
import type { HistoryEntry } from "@/lib/listings/schema";

/** Small enough for a phone's screen and connection. */
const pageSize = 24;

function firstPagePath(query: HistoryFilter) {
  const search = toSearch(query);
  return `/api/listings/history?limit=${pageSize}${search && `&${search}`}`;
}

/**
 * The user's listings that match the query, page by page, and before them the
 * one with the id `open` if it is not among those. Always refetched when
 * /history opens.
 */
export function useHistory(query: HistoryFilter, open: number | null) {
  const { user, error: userError, refresh: refreshUser } = useUser();
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<
    Page<HistoryEntry>,
    Error
  >(
    (index, previous: Page<HistoryEntry> | null) => {
      if (!user) return null;
      return index === 0 ? firstPagePath(query) : (previous?.next ?? null);
    },
    apiPage,
    {
      revalidateOnMount: true,
      revalidateFirstPage: false,
      keepPreviousData: true,
    },
  );
  const listed = data?.flatMap((page) => page.items);
  const opened = useOpened(open, listed);
  const isSignedOut =
    user === null || (error instanceof ApiError && error.status === 401);
  return {
    /**
     * undefined until the first page and the opened one are loaded. While a new
     * query loads, the entries of the previous one.
     */
    entries:
      listed && !opened.isLoading ? [...opened.entries, ...listed] : undefined,
    opened,
    /**
     * All listings in the history, whatever the query; null if the server
     * didn't send it.
     */
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
      const saved = {
        results: pickFields(listing),
        score: listing.score,
      };
      const updated = (entry: HistoryEntry) =>
        entry.id === listing.id ? { ...entry, ...saved } : entry;
      const inPage = (page: Page<HistoryEntry>) => ({
        ...page,
        items: page.items.map(updated),
      });
      return Promise.all([
        mutate((pages) => pages?.map(inPage), { revalidate: false }),
        opened.mutate((page) => page && inPage(page), { revalidate: false }),
      ]);
    },
  };
}

/**
 * The listing that the URL names, read by itself where it is not among the
 * listed ones.
 */
function useOpened(id: number | null, listed: HistoryEntry[] | undefined) {
  const isElsewhere =
    id !== null && (listed?.every((entry) => entry.id !== id) ?? false);
  const { data, error, isLoading, mutate } = useSWR<Page<HistoryEntry>, Error>(
    isElsewhere ? `/api/listings/history?limit=1&id=${id}` : null,
    apiPage,
  );
  return {
    // A former version answers with the newest one.
    entries: data?.items.filter((entry) => entry.id === id) ?? [],
    isGone: data?.items.length === 0,
    error,
    isLoading,
    mutate,
  };
}
