"use client";

import { lazy, Suspense } from "react";
import useSWR from "swr";
import { loadListingChanges } from "@/components/changes";
import {
  CopyQuestion,
  LazyListingEditor,
  ReadOnlyListing,
} from "@/components/listing";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/browser/api-error";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Overlap } from "@/lib/listings/history/schema";
import type { HistoryEntry } from "@/lib/listings/schema";

/** Loaded with the listing, and not with the list. */
const ListingChanges = lazy(async () => {
  const file = await loadListingChanges();
  return { default: file.ListingChanges };
});

type OpenedListingProps = {
  entry: HistoryEntry;
  onSaved: (listing: ListingAnswer) => void;
};

/**
 * Readable at once, from the entry itself; editable as soon as the whole
 * listing is loaded.
 */
export function OpenedListing(props: OpenedListingProps) {
  return (
    <CopyQuestion key={props.entry.id}>
      <TextOrEditor {...props} />
    </CopyQuestion>
  );
}

function TextOrEditor({ entry, onSaved }: OpenedListingProps) {
  const { data, error, mutate } = useSWR<ListingAnswer, Error>(
    `/api/listings/${entry.id}`,
  );
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
        <Suspense fallback={null}>
          <ListingChanges listing={data} />
        </Suspense>
      </>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      {error && (
        <p
          role="alert"
          className="mb-3 flex flex-wrap items-center gap-x-3 font-semibold text-destructive text-sm"
        >
          <span>
            {isGone
              ? "This listing was deleted elsewhere. Copy what you need before you leave this page."
              : `${error.message} Try again to edit it.`}
          </span>
          {!isGone && (
            <Button variant="secondary" size="sm" onClick={() => mutate()}>
              Try again
            </Button>
          )}
        </p>
      )}
      <ReadOnlyListing listing={entry.results} listingId={entry.id} />
    </>
  );
}

type TagOverlapProps = {
  listing: Pick<ListingAnswer, "id" | "tags" | "version">;
};

/**
 * The other listings that share most of the tags. Shows nothing if there are
 * none, or if the request fails.
 */
function TagOverlap({ listing: { id, tags, version } }: TagOverlapProps) {
  // The version makes each saved edit a new request.
  const { data } = useSWR<Overlap[], Error>(
    `/api/listings/${id}/overlap?version=${version}`,
    {
      keepPreviousData: true,
    },
  );
  if (!data || data.length === 0) return null;
  return (
    <Alert className="mt-4" title="Tags in common with your other listings">
      <ul className="mt-1 space-y-1">
        {data.map(({ id: other, productName, shared }) => (
          <li key={other}>
            <span className="tabular-nums">
              {shared.length} of {tags.length}
            </span>{" "}
            tags shared with{" "}
            <span className="font-semibold">{productName}</span>
            <span className="block text-muted-foreground text-sm">
              {shared.join(", ")}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted-foreground text-sm">
        Listings with the same tags show up in the same searches. Different tags
        reach different buyers.
      </p>
    </Alert>
  );
}
