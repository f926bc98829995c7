"use client";

import { lazy, Suspense } from "react";
import type { ListingEditorProps } from "@/components/listings/editor/listing-editor";
import { CopyQuestion } from "@/components/listings/view/copy-guard";
import { ReadOnlyListing } from "@/components/listings/view/read-only-listing";

/**
 * Loaded when there is a listing: editor and score are about as large as the
 * rest of the page.
 */
const ListingEditor = lazy(async () => {
  const file = await import("@/components/listings/editor/listing-editor");
  return { default: file.ListingEditor };
});

/** Shows the listing at once, and the editor as soon as it is loaded. */
export function LazyListingEditor(props: ListingEditorProps) {
  return (
    <CopyQuestion key={props.listing.id}>
      <Suspense
        fallback={
          <ReadOnlyListing
            listing={props.listing}
            listingId={props.listing.id}
          />
        }
      >
        <ListingEditor {...props} />
      </Suspense>
    </CopyQuestion>
  );
}
