"use client";

import { useEffect, useState } from "react";
import { GenerationProgress } from "@/components/generate/generation-progress";
import { preloadResult } from "@/components/generate/listing-result";
import { FactList, FieldBody, FieldSection } from "@/components/listing";
import { Card } from "@/components/ui/card";
import { leadTo } from "@/components/ui/lead-to";
import { Skeleton } from "@/components/ui/skeleton";
import { withoutRepeats } from "@/lib/listing-text/check/sources";
import {
  emptyListing,
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import { tagSlots } from "@/lib/listing-text/fields/limits";
import {
  fillFields,
  presentFields,
} from "@/lib/listing-text/fields/map-fields";
import type { PartialListing } from "@/lib/listings/write/listing-events";

type ListingInProgressProps = {
  /** Percent of the photos that are uploaded: below 100 it waits for them. */
  uploaded: number;
  /** Of the whole, with the photos uploaded. */
  percent: number;
  partial: PartialListing;
};

/**
 * Shown where the listing will be. Takes the focus, because the button that had
 * it is disabled now.
 */
export function ListingInProgress({
  uploaded,
  percent,
  partial,
}: ListingInProgressProps) {
  const shown = useHighest((percent * uploaded) / 100);
  useEffect(() => {
    preloadResult();
  }, []);
  return (
    <section
      ref={leadTo}
      tabIndex={-1}
      aria-label="Your listing is being written"
      className="scroll-mt-24 outline-none"
    >
      <div className="mb-4 min-h-16">
        <GenerationProgress
          type={uploaded < 100 ? "uploading" : "generating"}
          percent={shown}
        />
      </div>
      <PartialListingView partial={partial} />
    </section>
  );
}

/**
 * The highest value so far: an upload that begins anew, and a model that is
 * asked again, are not lost work.
 */
function useHighest(value: number) {
  const [highest, setHighest] = useState(value);
  if (value > highest) setHighest(value);
  return Math.max(value, highest);
}

type Placeholder = { className: string; skeleton: React.ReactNode };

/**
 * What is shown of each field from the start, in its final size. Optional
 * fields appear when they are written.
 */
const placeholders: Partial<Record<ListingField, Placeholder>> = {
  // Four lines on a phone.
  title: { className: "min-h-30 sm:min-h-28", skeleton: <Lines count={1} /> },
  description: {
    className: "h-112 overflow-y-auto",
    skeleton: <Lines count={12} />,
  },
  tags: {
    className: "min-h-76 sm:min-h-36",
    skeleton: <Blocks count={tagSlots} />,
  },
  materials: {
    className: "min-h-18 sm:min-h-8",
    skeleton: <Blocks count={3} />,
  },
  altText: { className: "min-h-36 sm:min-h-24", skeleton: <Lines count={2} /> },
  attributes: {
    className: "min-h-80 sm:min-h-44",
    skeleton: <Lines count={3} />,
  },
};

/** The fields as they are written, without anything moving. */
function PartialListingView({ partial }: { partial: PartialListing }) {
  const { facts, missing = [] } = partial;
  const listing = fillFields(partial, emptyListing);
  const writtenFields = presentFields(partial);
  return (
    <div
      aria-busy="true"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Card className="space-y-5">
        {listingFields.map((field) => {
          const placeholder = placeholders[field];
          const isWritten = writtenFields.includes(field);
          if (!placeholder && !isWritten) return null;
          return (
            <FieldSection key={field} name={fields[field].label}>
              <div
                className={placeholder?.className}
                {...(field === "description" && scrollable)}
              >
                {isWritten ? (
                  <FieldBody field={field} listing={listing} />
                ) : (
                  placeholder?.skeleton
                )}
              </div>
            </FieldSection>
          );
        })}
      </Card>
      <Card className="min-h-96">
        {facts === undefined ? (
          <Lines count={8} />
        ) : (
          <section>
            <h3 className="text-xl">Facts</h3>
            <FactList facts={withoutRepeats(facts)} missing={missing} />
          </section>
        )}
      </Card>
    </div>
  );
}

/** Scrollable content must be reachable by keyboard. */
const scrollable = {
  role: "group",
  "aria-label": "Description so far",
  tabIndex: 0,
};

function Lines({ count }: { count: number }) {
  return (
    <div className="space-y-2">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: identical lines in a fixed order.
          key={line}
          className={line % 4 === 3 ? "h-5 w-3/5" : "h-5 w-full"}
        />
      ))}
    </div>
  );
}

function Blocks({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap content-start gap-2.5">
      {Array.from({ length: count }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical slots in a fixed order.
        <Skeleton key={slot} className="h-8 w-28" />
      ))}
    </div>
  );
}
