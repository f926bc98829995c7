"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/form";

/** With the engine and its English, which a page doesn't load otherwise. */
const SampleResult = lazy(async () => {
  const [{ SampleResult: Result }, { loadPacks }] = await Promise.all([
    import("@/components/samples/sample-result"),
    import("@/lib/listing-text/languages/load-packs"),
  ]);
  await loadPacks(["en"]);
  return { default: Result };
});

/** By the ids of `samples`, which are loaded on use. */
const offers = [
  { id: "cup", label: "Try this cup" },
  { id: "board", label: "Try this board" },
  { id: "candles", label: "Try these candles" },
] as const;

/**
 * A listing without a photo, a key or an account: recorded answers to drawn
 * pictures.
 */
export function Samples() {
  const [id, setId] = useState<string | null>(null);
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="samples-title" className="space-y-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-border border-dashed p-4 sm:p-5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="samples-title" className="font-sans font-semibold text-base">
            No photo at hand?
          </h2>
          <p className="text-muted-foreground text-sm">
            Drawn pictures, each with a recorded answer. Nothing is sent or
            counted.
          </p>
        </div>
        <ul className="flex flex-wrap gap-2.5 max-sm:grid max-sm:w-full max-sm:grid-cols-3 max-sm:gap-2">
          {offers.map((offer) => (
            <li key={offer.id}>
              <Button
                variant="secondary"
                className="gap-3 px-3 py-1 max-sm:h-full max-sm:w-full max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:whitespace-normal max-sm:px-1 max-sm:py-2 max-sm:text-sm max-sm:leading-tight"
                aria-pressed={id === offer.id}
                // A press before its script is there would be lost.
                disabled={!isHydrated}
                onClick={() => setId(offer.id)}
              >
                {/* biome-ignore lint/performance/noImgElement: drawn at this size. */}
                <img
                  src={`/samples/${offer.id}-small.webp`}
                  alt=""
                  width={50}
                  height={40}
                  loading="lazy"
                  className="rounded-sm"
                />
                {offer.label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {id && (
        <Suspense
          fallback={<p role="status">Putting the listing together …</p>}
        >
          <SampleResult key={id} id={id} onClose={() => setId(null)} />
        </Suspense>
      )}
    </section>
  );
}
