"use client";

import Link from "next/link";
import { useId, useState } from "react";
import useSWR from "swr";
import { ChangeCard } from "@/components/changes/change-card";
import { NoteForm } from "@/components/changes/note-form";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListingChanges as Answer } from "@/lib/changes/schema";

/** The latest of a listing; all of them stand on their page. */
const shown = 3;

type ListingChangesProps = { listing: { id: number; productName: string } };

/**
 * What was changed of one listing, and a note by hand. Loaded when it is
 * opened.
 */
export function ListingChanges({ listing }: ListingChangesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-4 rounded-lg border border-border bg-card p-3 sm:p-4 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3
            id={`${id}-title`}
            className="font-sans font-semibold text-lg tracking-normal"
          >
            Results
          </h3>
          <p className="text-muted-foreground text-sm">
            What you changed in your shop, and the numbers before and after.
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? "Hide" : "Show"} the changes of ${listing.productName}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide changes" : "Show changes"}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Notes listing={listing} />}
      </div>
    </section>
  );
}

function Notes({ listing: { id, productName } }: ListingChangesProps) {
  const { data, error, mutate } = useSWR<Answer, Error>(
    `/api/listings/${id}/changes`,
    { revalidateOnMount: true },
  );
  if (!data && error) {
    return (
      <p role="alert" className="mt-4 flex flex-wrap items-center gap-3">
        The changes could not be loaded. {error.message}
        <Button variant="secondary" size="sm" onClick={() => mutate()}>
          Load them again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="mt-4 h-40" />;
  const { changes, readings, sold, covered } = data;
  const inShop = changes.filter(({ source }) => source !== "batch");
  const numbers = {
    readings,
    sold,
    changedAt: inShop.map(({ changedAt }) => changedAt),
  };
  return (
    <div className="mt-4 space-y-4">
      {changes.length === 0 && (
        <p className="max-w-prose text-muted-foreground">
          Nothing has been noted for this listing yet. Drafts and updates on
          Etsy are noted automatically; what you copied into your shop yourself,
          you note here.
        </p>
      )}
      {changes.slice(0, shown).map((change) => (
        <ChangeCard
          key={change.id}
          change={change}
          numbers={numbers}
          covered={covered}
          onChange={() => mutate()}
          isOfListing
        />
      ))}
      {changes.length > shown && (
        <p className="text-sm">
          The latest {shown} of {changes.length} changes.
        </p>
      )}
      <NoteForm
        listingId={id}
        productName={productName}
        knownAddress={
          changes.find(({ etsyListingId }) => etsyListingId !== null)
            ?.etsyListingId ?? null
        }
        onNoted={(answer) => mutate(answer, { revalidate: false })}
      />
      <p className="text-sm">
        <Link href="/changes" className="underline">
          All your changes
        </Link>
      </p>
    </div>
  );
}
