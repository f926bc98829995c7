"use client";

import useSWRInfinite from "swr/infinite";
import { useUser } from "@/components/site";
import { ApiError } from "@/lib/browser/api-error";
import type { ChangePage, ListingNumbers } from "@/lib/changes/schema";

const path = "/api/changes";
const noNumbers: ListingNumbers = { readings: [], sold: [], changedAt: [] };

/**
 * The user's changes with the numbers of their listings, page by page. Always
 * fetched again when the page opens.
 */
export function useChanges() {
  const { user, error: userError, refresh } = useUser();
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<
    ChangePage,
    Error
  >(
    (index, previous: ChangePage | null) => {
      if (!user) return null;
      if (index === 0) return path;
      return previous?.next ? `${path}?cursor=${previous.next}` : null;
    },
    {
      revalidateOnMount: true,
      revalidateFirstPage: false,
      keepPreviousData: true,
    },
  );
  const numbers = Object.assign(
    {},
    ...(data ?? []).map((page) => page.numbers ?? {}),
  ) as Record<string, ListingNumbers | undefined>;
  return {
    /** undefined until the first page is loaded. */
    changes: data?.flatMap((page) => page.changes),
    numbersOf: (listingId: number) => numbers[listingId] ?? noNumbers,
    covered: data?.[0]?.covered ?? [],
    isSignedOut:
      user === null || (error instanceof ApiError && error.status === 401),
    error: userError ?? error,
    hasMore: Boolean(data?.at(-1)?.next),
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    showMore: () => setSize(size + 1),
    reload: () => mutate(),
    async retry() {
      await refresh();
      await mutate();
    },
  };
}
