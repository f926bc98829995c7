"use client";

import { lazy, Suspense } from "react";
import { loadListingEditor } from "@/components/listing";
import { Button } from "@/components/ui/button";
import { leadTo } from "@/components/ui/lead-to";
import { isSampleWriter } from "@/lib/ai/models";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import {
  isEtsyLanguage,
  languageName,
} from "@/lib/listing-text/languages/writing-languages";
import { installation } from "@/lib/settings/installation";
import { isTried } from "@/lib/tries/is-browser-only";

/**
 * While a listing is being written, so that it is shown at once, or what is
 * asked in its place.
 */
export const preloadResult = () => {
  // Offline: it is tried again when it is shown.
  loadListingEditor()
    .then(({ preloadListingEditor }) => preloadListingEditor())
    .catch(() => undefined);
  import("@/components/generate/piece-question").catch(() => undefined);
};

const ListingEditor = lazy(async () => ({
  default: (await loadListingEditor()).LazyListingEditor,
}));

/** Only a visitor needs it. */
const TriedNotice = lazy(async () => {
  const file = await import("@/components/generate/tried-notice");
  return { default: file.TriedNotice };
});

type ListingResultProps = {
  listing: ListingAnswer;
  /** Whether it is a try that the seller's history took over. */
  isKept: boolean;
  /**
   * A new listing takes the focus, which also announces it to screen readers.
   */
  isNew: boolean;
  onSaved: (listing: ListingAnswer) => void;
  onStartOver: () => void;
  /** In the place of a try: what became of it in the history. */
  onKept: (listing: ListingAnswer) => void;
  onTryDeleted: () => void;
};

/** The sample writer has tables for Etsy's languages alone. */
function originOf({
  writer,
  language,
}: Pick<ListingAnswer, "writer" | "language">): string {
  if (!isSampleWriter(writer)) return `Written by ${writer}`;
  const origin =
    "Sample text, put together by rules from your facts, not written by a model.";
  return language === null || isEtsyLanguage(language)
    ? origin
    : `${origin} It is in English: the sample writer doesn't know ${languageName(language)}.`;
}

export function ListingResult({
  listing,
  isNew,
  isKept,
  onSaved,
  onStartOver,
  onKept,
  onTryDeleted,
}: ListingResultProps) {
  return (
    // On a phone the page above and its header make room for what is read.
    <section aria-labelledby="listing-heading" data-result="">
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 print:hidden">
        <h2
          id="listing-heading"
          ref={isNew ? leadTo : undefined}
          tabIndex={-1}
          className="scroll-mt-24 max-sm:col-span-full text-3xl outline-none"
        >
          {isKept
            ? "Your listing is in your history"
            : "Your listing is written"}
        </h2>
        <p className="text-muted-foreground text-sm">
          {isKept && <KeptNote />}
          {originOf(listing)}
          {listing.photos.length > 0 && !installation().hasPictures && (
            <span className="block">
              The writer can’t look at photos: colors are all that it knows of
              yours.
            </span>
          )}
        </p>
        {!isTried(listing) && (
          <Button
            variant="secondary"
            size="sm"
            className="sm:col-start-2 sm:row-span-2 sm:row-start-1"
            onClick={onStartOver}
          >
            Start a new listing
          </Button>
        )}
      </div>
      {isTried(listing) && (
        <Suspense>
          <TriedNotice
            listing={listing}
            onKept={onKept}
            onDeleted={onTryDeleted}
          />
        </Suspense>
      )}
      <Suspense>
        <ListingEditor listing={listing} onSaved={onSaved} />
      </Suspense>
    </section>
  );
}

function KeptNote() {
  return (
    <span role="status" className="block">
      The one that you tried without an account. It took none of your listings,
      and the try in this browser is gone.
    </span>
  );
}
