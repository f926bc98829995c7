"use client";

import { useState } from "react";
import { PendingSaves } from "@/components/alt-texts/pending-saves";
import { ReviewedListing } from "@/components/alt-texts/reviewed-listing";
import { SendTexts } from "@/components/alt-texts/send-texts";
import {
  type AltTextsView,
  useReview,
} from "@/components/alt-texts/use-alt-texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { mostConfirmed } from "@/lib/alt-texts/schema";

type ReviewProps = { view: AltTextsView; written: number };

/** What was written, a screen at a time, to be changed, taken or left. */
export function Review({ view, written }: ReviewProps) {
  const [from, setFrom] = useState(0);
  const [saves] = useState(() => new PendingSaves());
  const { data, error, mutate } = useReview(from, written);
  if (error && !data) {
    return (
      <Alert variant="destructive" title="The texts could not be loaded">
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => mutate()}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  const { listings, next, unknown } = data;
  const screens = from > 0 || next !== null;
  const open = listings.filter(
    ({ sent }) => sent === null || sent.state === "failed",
  );
  return (
    <section aria-labelledby="review-title" className="space-y-5">
      <div>
        <h2 id="review-title" className="text-2xl">
          Read the texts
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Compare each with its photo. What you change is kept at once; nothing
          is on Etsy until you confirm it there.
          <span>
            {screens &&
              ` Listings ${from + 1} to ${from + listings.length} of ${written - unknown}.`}
          </span>
        </p>
      </div>
      {unknown > 0 && (
        <Alert variant="warning">
          Etsy’s texts and pictures of {unknown}{" "}
          {unknown === 1 ? "listing" : "listings"} are no longer here: they are
          deleted after six hours. Read your shop again to see and send what was
          written.
        </Alert>
      )}
      <ul aria-label="Written listings" className="space-y-6">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ReviewedListing
              listing={listing}
              saves={saves}
              onRemove={() => view.remove(listing.id)}
              onChange={() => mutate()}
            />
          </li>
        ))}
      </ul>
      {screens && (
        <nav aria-label="Screens" className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - mostConfirmed))}
          >
            Previous {mostConfirmed}
          </Button>
          <Button
            variant="secondary"
            disabled={next === null}
            onClick={() => setFrom(next ?? from)}
          >
            Next {mostConfirmed}
          </Button>
        </nav>
      )}
      <SendTexts
        ids={open.map(({ id }) => id)}
        saves={saves}
        onChange={() => mutate()}
      />
    </section>
  );
}
