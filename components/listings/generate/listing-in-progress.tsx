"use client";

import { useEffect, useRef } from "react";
import { GenerationProgress } from "@/components/listings/generate/generation-progress";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** Stands where the listing will stand, and takes the focus from the button that is disabled now. */
export function ListingInProgress({ percent }: { percent: number }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label="Your listing is being written" className="scroll-mt-24 outline-none">
      <Card className="min-h-[36rem] space-y-6">
        <GenerationProgress type="generating" percent={percent} />
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-5 w-full" />
        <div className="space-y-2">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-4/5" />
        </div>
        <div className="flex flex-wrap gap-2">
          {Array.from({ length: 13 }, (_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: thirteen equal slots that never change places.
            <Skeleton key={slot} className="h-8 w-28" />
          ))}
        </div>
      </Card>
    </section>
  );
}
