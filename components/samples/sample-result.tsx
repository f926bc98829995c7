"use client";

import { useState } from "react";
import { LazyListingEditor } from "@/components/listing";
import { Button } from "@/components/ui/button";
import { leadTo } from "@/components/ui/lead-to";
import { answerRecorded } from "@/lib/content/recorded/answer-recorded";
import { samples } from "@/lib/content/recorded/samples";

type SampleResultProps = { id: string; onClose: () => void };

/** As a listing of the browser's own, each with its edits. */
function openSample(id: string) {
  const at = samples.findIndex((one) => one.id === id);
  const sample = samples[at];
  if (!sample?.picture) return null;
  const listing = { ...answerRecorded(sample), id: -1 - at };
  return { ...sample.picture, name: sample.name, listing };
}

/**
 * What the engine makes of the answer that is recorded for a picture, in the
 * editor of every other listing.
 */
export function SampleResult({ id, onClose }: SampleResultProps) {
  const [sample] = useState(() => openSample(id));
  if (!sample) return null;
  const { listing } = sample;
  return (
    <article aria-labelledby="sample-heading" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3
          id="sample-heading"
          ref={leadTo}
          tabIndex={-1}
          className="scroll-mt-24 text-2xl outline-none"
        >
          {sample.name}
        </h3>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Close the sample
        </Button>
      </div>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        {/* biome-ignore lint/performance/noImgElement: shown as it is drawn. */}
        <img
          src={`/samples/${id}.webp`}
          alt={sample.alt}
          width={2500}
          height={2000}
          className="h-auto w-full rounded-lg border border-border"
        />
        <div className="space-y-3">
          <p className="text-muted-foreground text-sm">
            A drawn picture with a recorded answer: no model was asked. The
            engine made the listing of it just now, as it does of every answer.
            Edit and copy it; nothing of it leaves this browser.
          </p>
          <h4 className="font-sans font-semibold">Its maker told</h4>
          <p className="text-muted-foreground">
            {listing.sellerText.split("\n").join(". ")}
          </p>
        </div>
      </div>
      <LazyListingEditor listing={listing} onSaved={() => undefined} />
    </article>
  );
}
