"use client";

import { useId, useRef, useState } from "react";
import { DeletedEntry } from "@/components/listings/history/deleted-entry";
import { EntryThumbnail } from "@/components/listings/history/entry-thumbnail";
import { OpenEntry } from "@/components/listings/history/open-entry";
import { useUndoableDelete } from "@/components/listings/history/use-undoable-delete";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { categories, type HistoryEntry, type ListingAnswer } from "@/lib/listings/schema";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

type HistoryItemProps = {
  entry: HistoryEntry;
  /** Told whether the focus was in the entry and has to go elsewhere. */
  onDeleted: (hadFocus: boolean) => void;
  onSaved: (listing: ListingAnswer) => void;
};

export function HistoryItem({ entry, onDeleted, onSaved }: HistoryItemProps) {
  const { id, productName, category, createdAt, imagePath } = entry;
  const [isOpen, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const detailsId = useId();
  const deletion = useUndoableDelete(id, () => onDeleted(Boolean(item.current?.contains(document.activeElement))));
  const label = categories.find(({ value }) => value === category)?.label;

  return (
    <li ref={item} className="rounded-lg border border-line bg-sheet">
      {deletion.isLeaving ? (
        <DeletedEntry productName={productName} onUndo={deletion.undo} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:p-4">
            <EntryThumbnail path={imagePath} />
            <div className="min-w-0 flex-1">
              <h2 className="line-clamp-2 break-words font-sans font-semibold text-lg leading-snug tracking-normal">
                {productName}
              </h2>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
                <time dateTime={createdAt}>{dates.format(new Date(createdAt))}</time>
                {label && <Badge>{label}</Badge>}
              </p>
            </div>
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
              <Button
                variant="ghost"
                size="sm"
                className="text-brick"
                aria-label={`Delete ${productName}`}
                onClick={deletion.remove}
              >
                Delete
              </Button>
            </div>
          </div>
          <div id={detailsId} hidden={!isOpen} className="border-line border-t bg-paper p-2 sm:p-4">
            {isOpen && <OpenEntry entry={entry} onSaved={onSaved} />}
          </div>
        </>
      )}
    </li>
  );
}
