"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { GeneratedListing, ListingAnswer } from "@/lib/listings/schema";

/** The rating weighs as much as the rest of the page, and is fetched when somebody asks for it. */
const ScoreReasons = lazy(async () => {
  const file = await import("@/components/listings/view/score-reasons");
  return { default: file.ScoreReasons };
});

type ListingScoreProps = { listing: ListingAnswer; onRevise: (change: Partial<GeneratedListing>) => void };

/** Says what the number means before anyone can take it for more. */
export function ListingScore({ listing, onRevise }: ListingScoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h3 className="text-xl">Score</h3>
      <p role="status" className="mt-1 font-serif text-5xl tabular-nums">
        {listing.score}
        <span className="text-2xl text-muted"> of 100</span>
      </p>
      <p className="mt-2 text-muted text-sm">
        This measures how closely the listing follows Etsy's published guidance. It does not predict rank or sales.
      </p>
      <Button variant="link" size="sm" className="px-0" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide the reasons" : "Show the reasons"}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="text-muted text-sm">Reading it through…</p>}>
          <ScoreReasons listing={listing} onRevise={onRevise} />
        </Suspense>
      )}
    </section>
  );
}
