"use client";

import { useEffect, useRef } from "react";
import { GenerationProgress } from "@/components/listings/generate/generation-progress";
import { FactList } from "@/components/listings/view/fact-list";
import { FieldSection } from "@/components/listings/view/field-section";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { SwingTag } from "@/components/ui/swing-tag";
import type { PartialListing } from "@/lib/listings/answer/listing-events";
import { tagSlots } from "@/lib/listings/rules/limits";

/** Shown where the listing will be. Takes the focus, because the button that had it is disabled now. */
export function ListingInProgress({ percent, partial }: { percent: number; partial: PartialListing }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Your listing is being written"
      className="scroll-mt-24 outline-none"
    >
      <div className="mb-4 min-h-16">
        <GenerationProgress type="generating" percent={percent} />
      </div>
      <PartialListingView partial={partial} />
    </section>
  );
}

/** The fields as they are written. Each has its final size from the start, so that nothing moves. */
function PartialListingView({ partial }: { partial: PartialListing }) {
  const { title, description, tags, materials, altText, attributes, facts, missing = [] } = partial;
  return (
    <div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className="space-y-5">
        <FieldSection name="Title" text="">
          <div className="min-h-28">
            {title === undefined ? <Lines count={1} /> : <p className="font-serif text-2xl leading-snug">{title}</p>}
          </div>
        </FieldSection>
        <FieldSection name="Description" text="">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is only focusable for scrolling. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
          <div role="group" aria-label="Description so far" tabIndex={0} className="h-112 overflow-y-auto">
            {description === undefined ? (
              <Lines count={12} />
            ) : (
              <p className="max-w-prose whitespace-pre-line break-words">{description}</p>
            )}
          </div>
        </FieldSection>
        <FieldSection name="Tags" text="">
          <ul className="flex min-h-76 flex-wrap content-start gap-2.5 sm:min-h-36">
            {tags === undefined ? (
              <Blocks count={tagSlots} />
            ) : (
              tags.map((tag) => (
                <li key={tag}>
                  <SwingTag>{tag}</SwingTag>
                </li>
              ))
            )}
          </ul>
        </FieldSection>
        <FieldSection name="Materials" text="">
          <ul className="flex min-h-18 flex-wrap content-start gap-2 sm:min-h-8">
            {materials === undefined ? (
              <Blocks count={3} />
            ) : (
              materials.map((material) => (
                <li key={material}>
                  <Badge className="px-3 py-1 text-ink text-sm">{material}</Badge>
                </li>
              ))
            )}
          </ul>
        </FieldSection>
        <FieldSection name="Alt text" text="">
          <div className="min-h-36 sm:min-h-24">
            {altText === undefined ? <Lines count={2} /> : <p className="max-w-prose break-words">{altText}</p>}
          </div>
        </FieldSection>
        <FieldSection name="Attributes" text="">
          <dl className="grid min-h-80 content-start gap-x-8 sm:min-h-44 sm:grid-cols-2">
            {attributes?.map(({ name, value }) => (
              <div key={`${name}: ${value}`} className="flex justify-between gap-4 border-line border-b py-2">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="text-right font-semibold">{value}</dd>
              </div>
            ))}
            {attributes === undefined && <Lines count={3} />}
          </dl>
        </FieldSection>
      </Card>
      <Card className="min-h-96">
        {facts === undefined ? <Lines count={8} /> : <FactList facts={facts} missing={missing} />}
      </Card>
    </div>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <div className="space-y-2">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines in a fixed order.
        <Skeleton key={line} className={line % 4 === 3 ? "h-5 w-3/5" : "h-5 w-full"} />
      ))}
    </div>
  );
}

function Blocks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, slot) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical slots in a fixed order.
    <li key={slot}>
      <Skeleton className="h-8 w-28" />
    </li>
  ));
}
