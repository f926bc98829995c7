"use client";

import { useEffect, useRef } from "react";
import { GenerationProgress } from "@/components/listings/generate/generation-progress";
import { ListingSoFar } from "@/components/listings/generate/listing-so-far";
import type { PartialListing } from "@/lib/listings/answer/listing-events";

/** Stands where the listing will stand, and takes the focus from the button that is disabled now. */
export function ListingInProgress({ percent, partial }: { percent: number; partial: PartialListing }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label="Your listing is being written" className="scroll-mt-24 outline-none">
      <div className="mb-4 min-h-16">
        <GenerationProgress type="generating" percent={percent} />
      </div>
      <ListingSoFar partial={partial} />
    </section>
  );
}
