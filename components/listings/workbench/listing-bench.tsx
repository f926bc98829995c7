"use client";

import { lazy, Suspense } from "react";
import { wholeListingText } from "@/components/listings/view/listing-text";
import { ListingView } from "@/components/listings/view/listing-view";
import type { WorkbenchProps } from "@/components/listings/workbench/workbench";
import { CopyButton } from "@/components/ui/copy-button";
import type { GeneratedListing } from "@/lib/listings/schema";

/** The tools and the rating weigh as much as the rest of the page, and are fetched when there is a listing. */
const Workbench = lazy(async () => {
  const file = await import("@/components/listings/workbench/workbench");
  return { default: file.Workbench };
});

/** The listing to read, and as soon as the tools are there, to work on. */
export function ListingBench(props: WorkbenchProps) {
  return (
    <Suspense fallback={<ListingToRead listing={props.listing} />}>
      <Workbench key={props.listing.id} {...props} />
    </Suspense>
  );
}

/** As on the bench, without its tools. */
export function ListingToRead({ listing }: { listing: GeneratedListing }) {
  return (
    <div className="space-y-4">
      <div className="flex min-h-14 items-center justify-end rounded-lg border border-line bg-sheet px-3 py-1.5">
        <CopyButton text={wholeListingText(listing)} what="all" variant="primary" className="px-4">
          Copy all
        </CopyButton>
      </div>
      <div className="rounded-lg border border-line bg-sheet p-4 sm:p-6">
        <ListingView listing={listing} />
      </div>
    </div>
  );
}
