"use client";

import { useId, useState } from "react";
import { AskedTable } from "@/components/batches/new/asked-table";
import { FileDrop } from "@/components/batches/new/file-drop";
import { GroupingProgress } from "@/components/batches/new/grouping-progress";
import { SelectedPhotos } from "@/components/batches/new/selected-photos";
import { SharedFields } from "@/components/batches/new/shared-fields";
import { UnsentRowCard } from "@/components/batches/new/unsent-row-card";
import { unsureRows } from "@/components/batches/new/unsure-rows";
import {
  type NewBatch as NewBatchState,
  useNewBatch,
} from "@/components/batches/new/use-new-batch";
import { WriteBar } from "@/components/batches/new/write-bar";
import { WriteOffer } from "@/components/batches/new/write-offer";
import { countListings, countPhotos } from "@/components/batches/shown-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { leadToWhenDrawn } from "@/components/ui/lead-to";

const none: ReadonlySet<string> = new Set();

type NewBatchProps = {
  onStarted: (id: string) => void;
  /** The batches that are there already. */
  children: React.ReactNode;
};

export function NewBatch({ onStarted, children }: NewBatchProps) {
  const batch = useNewBatch(onStarted);
  const { store, unsent, selected, isBusy } = batch;
  const { dispatch } = store;
  const { rows } = unsent;
  const [isAsking, setAsking] = useState(false);
  const hintId = useId();

  if (rows.length === 0) {
    return (
      <>
        <AddFiles batch={batch} isSmall={false} />
        <AskedTable batch={batch} />
        {batch.problem && <Alert variant="destructive">{batch.problem}</Alert>}
        {batch.sent > 0 && <SentAlert batch={batch} />}
        {children}
      </>
    );
  }
  // All of them for a row that has one, so that others aren't drawn again.
  const chosen: ReadonlySet<string> = new Set(selected);
  const unsure = unsureRows(rows);
  const isSelecting = selected.length > 0 && !isBusy;
  return (
    <div className="space-y-6">
      <SharedFields batch={batch} />
      <section aria-labelledby={`${hintId}-title`} className="space-y-3">
        <ListHead
          titleId={`${hintId}-title`}
          unsent={unsent}
          isBusy={isBusy}
          onUndo={() => dispatch({ type: "undo" })}
          onDiscard={() => setAsking(true)}
        />
        <UnsureCount count={unsure.size} />
        <ListHints id={hintId} isUnsafe={batch.isUnsafe} />
        <p role="status" className="min-h-6 text-sm">
          {unsent.news}
        </p>
        <AddFiles batch={batch} isSmall />
        <AskedTable batch={batch} />
        <ol className="space-y-3">
          {rows.map((row, index) => (
            <UnsentRowCard
              key={row.key}
              row={row}
              place={index + 1}
              above={rows[index - 1]?.key ?? null}
              below={rows[index + 1]?.key ?? null}
              common={batch.facts}
              selected={
                row.photos.some(({ key }) => chosen.has(key)) ? chosen : none
              }
              selectedCount={selected.length}
              onSelect={store.select}
              onMoveSelected={store.moveSelected}
              isUnsure={unsure.has(row.key)}
              isBusy={isBusy}
              hintId={hintId}
              dispatch={dispatch}
            />
          ))}
        </ol>
      </section>
      {isSelecting && (
        <SelectedPhotos
          count={selected.length}
          onSplit={() => store.moveSelected(null)}
          onRemove={() => dispatch({ type: "removePhotos", photos: selected })}
          onClear={store.clearSelection}
        />
      )}
      <WriteBar batch={batch} isHidden={isSelecting} />
      {!isBusy && children}
      {isAsking && (
        <DiscardDialog
          count={rows.length}
          onClose={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            store.discard();
          }}
        />
      )}
    </div>
  );
}

type AddFilesProps = {
  batch: NewBatchState;
  /** Whether there are listings already. */
  isSmall: boolean;
};

/** Where files are dropped or, while they are read, how far that is. */
const AddFiles = ({ batch, isSmall }: AddFilesProps) =>
  batch.reading ? (
    <GroupingProgress batch={batch} />
  ) : (
    <FileDrop
      isSmall={isSmall}
      isBusy={batch.isBusy}
      onFiles={batch.store.addFiles}
    />
  );

function UnsureCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="font-semibold text-sm text-warning">
      {count === 1
        ? "1 border between two listings is marked “Unsure”: please look at it."
        : `${count} borders between listings are marked “Unsure”: please look at them.`}
    </p>
  );
}

type ListHeadProps = {
  titleId: string;
  unsent: NewBatchState["unsent"];
  isBusy: boolean;
  onUndo: () => void;
  onDiscard: () => void;
};

function ListHead({
  titleId,
  unsent,
  isBusy,
  onUndo,
  onDiscard,
}: ListHeadProps) {
  const photos = unsent.rows.reduce((sum, row) => sum + row.photos.length, 0);
  // Not what an earlier visit left: those can't be undone.
  const [isAdded] = useState(unsent.undo.length > 0);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2
        ref={isAdded ? leadToWhenDrawn : undefined}
        id={titleId}
        tabIndex={-1}
        className="text-2xl outline-none"
      >
        {countListings(unsent.rows.length)}, {countPhotos(photos)}
      </h2>
      <div className="-mx-3 flex flex-wrap gap-x-2">
        {unsent.undo.length > 0 && (
          <Button variant="link" size="sm" disabled={isBusy} onClick={onUndo}>
            Undo
          </Button>
        )}
        <Button variant="link" size="sm" disabled={isBusy} onClick={onDiscard}>
          Discard all
        </Button>
      </div>
    </div>
  );
}

type ListHintsProps = {
  /** Of the hint that describes each photo. */
  id: string;
  isUnsafe: boolean;
};

/** How photos are moved, and how long the list is kept. */
function ListHints({ id, isUnsafe }: ListHintsProps) {
  return (
    <>
      <p id={id} className="text-muted-foreground text-sm">
        <span className="pointer-coarse:hidden">
          Drag a photo to another listing, or select
        </span>
        <span className="hidden pointer-coarse:inline">Select</span> photos and
        move them together.{" "}
        <span className="pointer-coarse:hidden">
          With the keyboard: Alt and the up or down arrow move a photo to the
          next listing, Alt and left or right within its own. S begins a new
          listing with it, J joins its listing with the next.
        </span>
      </p>
      <p className="text-muted-foreground text-sm">
        {isUnsafe
          ? "Not all of it is saved in this browser yet: if you close the tab, you lose it."
          : "Kept in this browser for 7 days, even if you close the tab. Your other devices don't have it."}
      </p>
    </>
  );
}

type DiscardDialogProps = {
  /** Of listings. */
  count: number;
  onClose: () => void;
  onDiscard: () => void;
};

function DiscardDialog({ count, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`Discard ${countListings(count)}?`}>
      <p>
        Their photos and what you typed are removed from this browser. None of
        it has been written.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Keep them
        </Button>
        <Button variant="destructive" onClick={onDiscard}>
          Discard all
        </Button>
      </div>
    </Dialog>
  );
}

/** What was sent before the rest was taken away. */
function SentAlert({ batch }: { batch: NewBatchState }) {
  const { sent, isBusy, mode, store } = batch;
  return (
    <Alert variant="warning" className="space-y-3">
      <p>{countListings(sent)} uploaded and ready to be written.</p>
      <WriteOffer
        count={sent}
        mode={mode}
        onMode={(next) => store.change({ mode: next })}
      >
        <Button disabled={isBusy} onClick={store.writeSent}>
          Write {countListings(sent)}
        </Button>
      </WriteOffer>
    </Alert>
  );
}
