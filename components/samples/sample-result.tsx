"use client";

import { FactList, ReadOnlyListing } from "@/components/listing";
import { Button } from "@/components/ui/button";
import { leadTo } from "@/components/ui/lead-to";
import { answerRecorded } from "@/lib/content/recorded/answer-recorded";
import { samples } from "@/lib/content/recorded/samples";

type SampleResultProps = { id: string; onClose: () => void };

/** What the engine makes of the answer that is recorded for a picture. */
export function SampleResult({ id, onClose }: SampleResultProps) {
  const sample = samples.find((one) => one.id === id);
  if (!sample?.picture) return null;
  const answer = answerRecorded(sample);
  const { alt } = sample.picture;
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
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start">
        <div className="space-y-4">
          <figure>
            {/* biome-ignore lint/performance/noImgElement: shown as it is drawn. */}
            <img
              src={`/samples/${id}.webp`}
              alt={alt}
              width={2500}
              height={2000}
              className="h-auto w-full rounded-lg border border-border"
            />
            <figcaption className="mt-2 text-muted-foreground text-sm">
              A drawn picture with a recorded answer: no model was asked. The
              engine made the listing of it just now, as it does of every
              answer. Score: {answer.score} of 100.
            </figcaption>
          </figure>
          <div>
            <h4 className="font-sans font-semibold">Its maker told</h4>
            <p className="text-muted-foreground">
              {answer.sellerText.split("\n").join(". ")}
            </p>
          </div>
          <section aria-label="Facts">
            <FactList facts={answer.facts} missing={answer.missing} />
          </section>
        </div>
        <ReadOnlyListing listing={answer} listingId={null} />
      </div>
    </article>
  );
}
