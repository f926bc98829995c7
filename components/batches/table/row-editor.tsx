"use client";

import useSWR from "swr";
import { LazyListingEditor } from "@/components/listing";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/browser/api-error";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

type RowEditorProps = { listingId: number; onSaved: () => void };

/** The history's editor, within the batch. */
export function RowEditor({ listingId, onSaved }: RowEditorProps) {
  const { data, error, mutate } = useSWR<ListingAnswer, Error>(
    `/api/listings/${listingId}`,
    {
      revalidateOnMount: true,
    },
  );
  if (data) {
    return (
      <LazyListingEditor
        listing={data}
        onSaved={(listing) => {
          mutate(listing, { revalidate: false });
          onSaved();
        }}
      />
    );
  }
  if (!error) return <Skeleton className="h-96" />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <p
      role="alert"
      className="flex flex-wrap items-center gap-3 font-semibold text-destructive text-sm"
    >
      {isGone ? "This listing was deleted." : error.message}
      {!isGone && (
        <Button variant="secondary" size="sm" onClick={() => mutate()}>
          Try again
        </Button>
      )}
    </p>
  );
}
