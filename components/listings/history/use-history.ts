"use client";

import useSWRInfinite from "swr/infinite";
import { useUser } from "@/components/site/use-user";
import { ApiError, apiPage, type Page } from "@/lib/api-client";
import { generatedListingSchema, type HistoryEntry, type ListingAnswer } from "@/lib/listings/schema";

const firstPage = "/api/listings/history";

/** The signed-in user's listings, newest first, page after page. Asked anew whenever the page is opened. */
export function useHistory() {
  const { user, error: userError, refresh: refreshUser } = useUser();
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page<HistoryEntry>, Error>(
    (index, previous: Page<HistoryEntry> | null) => {
      if (!user) return null;
      return index === 0 ? firstPage : (previous?.next ?? null);
    },
    apiPage,
    { revalidateOnMount: true, revalidateFirstPage: false },
  );
  const isSignedOut = user === null || (error instanceof ApiError && error.status === 401);
  return {
    /** undefined until the first page is there. */
    entries: data?.flatMap((page) => page.items),
    isSignedOut,
    error: userError ?? error,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    showMore: () => setSize(size + 1),
    async retry() {
      await refreshUser();
      await mutate();
    },
    /** Takes an entry out of what is shown, once the server has deleted it. */
    forget(id: number) {
      return mutate(
        (pages) => pages?.map((page) => ({ ...page, items: page.items.filter((entry) => entry.id !== id) })),
        { revalidate: false },
      );
    },
    /** Shows an entry as it was saved. */
    update(listing: ListingAnswer) {
      const results = generatedListingSchema.parse(listing);
      const updated = (entry: HistoryEntry) => (entry.id === listing.id ? { ...entry, results } : entry);
      return mutate((pages) => pages?.map((page) => ({ ...page, items: page.items.map(updated) })), {
        revalidate: false,
      });
    },
  };
}
