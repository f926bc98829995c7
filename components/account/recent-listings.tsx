"use client";

import Link from "next/link";
import useSWR from "swr";
import { EntryThumbnail } from "@/components/history";
import { useUser } from "@/components/site";
import { Skeleton } from "@/components/ui/skeleton";
import type { HistoryEntry } from "@/lib/listings/schema";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The signed-in user's latest listings, newest first. */
export function useRecentListings() {
  const { user } = useUser();
  const { data, error, mutate } = useSWR<HistoryEntry[], Error>(
    user ? "/api/listings/history?limit=4" : null,
  );
  return { listings: data, error, refresh: () => mutate() };
}

/** The latest listings, each with a link to its entry in the history. */
export function RecentListings({
  listings,
}: {
  listings: HistoryEntry[] | undefined;
}) {
  if (listings?.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-title" className="text-2xl">
          Recent listings
        </h2>
        <Link
          href="/history"
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          All listings
        </Link>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {listings
          ? listings.map((listing) => (
              <RecentListing key={listing.id} listing={listing} />
            ))
          : [1, 2, 3, 4].map((place) => (
              <li key={place}>
                <Skeleton className="h-24.5" />
              </li>
            ))}
      </ul>
    </section>
  );
}

function RecentListing({
  listing: { id, productName, createdAt, imagePath, score },
}: {
  listing: HistoryEntry;
}) {
  return (
    <li>
      <Link
        href={`/history?open=${id}`}
        className="flex items-center gap-4 rounded-lg border border-border bg-card p-3 no-underline hover:border-input hover:bg-accent"
      >
        <EntryThumbnail path={imagePath} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 break-words font-semibold leading-snug">
            {productName}
          </span>
          <span className="mt-0.5 block text-muted-foreground text-sm">
            <time dateTime={createdAt}>
              {dates.format(new Date(createdAt))}
            </time>
          </span>
        </span>
        {score !== null && (
          <span className="text-right text-muted-foreground text-xs">
            Score
            <span className="block font-serif text-2xl text-foreground tabular-nums leading-none">
              {score}
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}
