"use client";

import useSWR from "swr";
import { LazyListingEditor } from "@/components/listings/editor/lazy-listing-editor";
import { TagOverlap } from "@/components/listings/history/entry/tag-overlap";
import { ReadOnlyListing } from "@/components/listings/view/read-only-listing";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/api-client";
import type { HistoryEntry, ListingAnswer } from "@/lib/listings/schema";

type OpenEntryProps = { entry: HistoryEntry; onSaved: (listing: ListingAnswer) => void };

/** An entry of the history, opened: to read at once, and to work on when all of it is there. */
export function OpenEntry({ entry, onSaved }: OpenEntryProps) {
  const { data, error, mutate } = useSWR<ListingAnswer, Error>(`/api/listings/${entry.id}`);
  if (data) {
    return (
      <>
        <LazyListingEditor
          listing={data}
          onSaved={(listing) => {
            mutate(listing, { revalidate: false });
            onSaved(listing);
          }}
        />
        <TagOverlap listing={data} />
      </>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      {error && (
        <p role="alert" className="mb-3 flex flex-wrap items-center gap-x-3 font-semibold text-brick text-sm">
          {isGone ? "This listing was deleted elsewhere. Copy what you need while it stands here." : error.message}
          {!isGone && " To edit it, try again."}
          {!isGone && (
            <Button variant="secondary" size="sm" onClick={() => mutate()}>
              Try again
            </Button>
          )}
        </p>
      )}
      <ReadOnlyListing listing={entry.results} />
    </>
  );
}
