"use client";

import { useEffect, useRef } from "react";
import { CategorySuggestion } from "@/components/listings/view/category-suggestion";
import { CautionList } from "@/components/listings/view/caution-list";
import { FactList } from "@/components/listings/view/fact-list";
import { ListingScore } from "@/components/listings/view/listing-score";
import { wholeListingText } from "@/components/listings/view/listing-text";
import { ListingView } from "@/components/listings/view/listing-view";
import { RulesCheck } from "@/components/listings/view/rules-check";
import { TitleChoice } from "@/components/listings/view/title-choice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import type { GeneratedListing, ListingAnswer } from "@/lib/listings/schema";

type ListingResultProps = {
  listing: ListingAnswer;
  /** Written just now: then it takes the focus, which is also how a screen reader learns of it. */
  isNew: boolean;
  onRevise: (change: Partial<GeneratedListing>) => void;
  onStartAnew: () => void;
};

export function ListingResult({ listing, isNew, onRevise, onStartAnew }: ListingResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [isNew]);

  return (
    <section aria-labelledby="listing-heading">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="listing-heading" ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl outline-none">
            Your listing is ready
          </h2>
          <p className="mt-1 text-muted text-sm">Written by {listing.writer}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onStartAnew}>
            Start a new listing
          </Button>
          <CopyButton text={wholeListingText(listing)} what="all" variant="primary" className="px-5 text-base">
            Copy all
          </CopyButton>
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <ListingView
            listing={listing}
            titleChoice={
              <TitleChoice titles={listing.titles} chosen={listing.title} onChoose={(title) => onRevise({ title })} />
            }
          />
        </Card>
        <Card className="space-y-8">
          {listing.score !== null && <ListingScore listing={listing} onRevise={onRevise} />}
          <RulesCheck listing={listing} />
          <CautionList claims={listing.claims} watchList={listing.watchList} />
          <CategorySuggestion path={listing.categoryPath} />
          <FactList facts={listing.facts} missing={listing.missing} />
        </Card>
      </div>
    </section>
  );
}
