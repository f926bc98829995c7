"use client";

import { useId, useState } from "react";
import { useDraftState } from "@/components/etsy";
import { DuplicateButton } from "@/components/history/duplicate-button";
import { EntryThumbnail } from "@/components/history/entry-thumbnail";
import { OpenedListing } from "@/components/history/opened-listing";
import { useIsCopied } from "@/components/listing";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { categories } from "@/lib/listing-text/fields/listing-choices";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { HistoryEntry } from "@/lib/listings/schema";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

type HistoryItemProps = {
  entry: HistoryEntry;
  /** Named by the URL: starts open and in view. */
  startsOpen: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDelete: () => void;
  onSaved: (listing: ListingAnswer) => void;
};

export function HistoryItem({
  entry,
  startsOpen,
  isSelected,
  onSelect,
  onDelete,
  onSaved,
}: HistoryItemProps) {
  const { productName } = entry;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const [isNamed, setNamed] = useState(false);
  if (startsOpen !== isNamed) {
    setNamed(startsOpen);
    if (startsOpen) setOpen(true);
  }

  return (
    <li
      ref={startsOpen ? scrollTo : undefined}
      className="scroll-mt-32 rounded-lg border border-border bg-card"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:p-4">
        <label className="-m-2 flex size-11 cursor-pointer items-center justify-center sm:-mr-3">
          <input
            type="checkbox"
            className="size-5 cursor-pointer"
            aria-label={`Select ${productName}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
        <EntryThumbnail path={entry.imagePath} />
        <EntryFacts entry={entry} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={`${isOpen ? "Hide" : "View"} ${productName}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide" : "View"}
          </Button>
          <DuplicateButton id={entry.id} productName={productName} />
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            aria-label={`Delete ${productName}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </div>
      <div
        id={detailsId}
        hidden={!isOpen}
        className="border-border border-t bg-background p-2 sm:p-4"
      >
        {isOpen && <OpenedListing entry={entry} onSaved={onSaved} />}
      </div>
    </li>
  );
}

const scrollTo = (item: HTMLElement | null) =>
  item?.scrollIntoView({ block: "start" });

const drafts = {
  sending: { variant: "default", label: "Sending to Etsy" },
  stopped: { variant: "warning", label: "Stopped on the way to Etsy" },
  done: { variant: "success", label: "On Etsy" },
} as const;

function EntryFacts({ entry }: { entry: HistoryEntry }) {
  const { id, productName, category, createdAt, score } = entry;
  const draftState = useDraftState(id) ?? entry.etsyDraft;
  const draft = draftState && drafts[draftState];
  const isCopiedNow = useIsCopied(id);
  const label = categories.find(({ value }) => value === category)?.label;
  return (
    <div className="min-w-0 flex-1">
      <h2 className="line-clamp-2 break-words font-sans font-semibold text-lg leading-snug tracking-normal">
        {productName}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
        <time dateTime={createdAt}>{dates.format(new Date(createdAt))}</time>
        {score !== null && (
          <span className="tabular-nums">
            Score <span className="font-semibold text-foreground">{score}</span>
          </span>
        )}
        {label && <Badge>{label}</Badge>}
        {(isCopiedNow || entry.isCopied) && <Badge>Copied</Badge>}
        {draft && <Badge variant={draft.variant}>{draft.label}</Badge>}
      </p>
    </div>
  );
}
