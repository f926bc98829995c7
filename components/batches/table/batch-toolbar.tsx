"use client";

import { lazy, Suspense, useId, useState } from "react";
import { lacksDraft } from "@/components/batches/drafts/draft-rows";
import {
  type ShownState,
  shownState,
  shownStates,
  stateNames,
  writtenIn,
} from "@/components/batches/shown-state";
import type { useBatch } from "@/components/batches/table/use-batch";
import { loadExportDialog } from "@/components/history";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import type { RowAnswer } from "@/lib/batches/schema";

const ExportDialog = lazy(async () => {
  const file = await loadExportDialog();
  return { default: file.ExportDialog };
});

export type RowFilter = ShownState | "complete" | "open" | "";

export const matchesFilter = (row: RowAnswer, filter: RowFilter) => {
  if (filter === "") return true;
  const shown = shownState(row);
  if (filter === "complete" || filter === "open")
    return (
      shown === "ready" &&
      (row.problems.length === 0) === (filter === "complete")
    );
  return shown === filter;
};

const filterNames: [RowFilter, string][] = [
  ["complete", "Ready to accept"],
  ["open", "With something to settle"],
  ...shownStates
    .filter((state) => state !== "ready")
    .map((state): [RowFilter, string] => [state, stateNames[state]]),
];

type BatchToolbarProps = {
  view: ReturnType<typeof useBatch>;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  /** Opens all that is written, to be settled and changed together. */
  onEdit: () => void;
  /** Null where this site has no key of Etsy. */
  onDrafts: (() => void) | null;
};

/** What is done to the whole batch. */
export function BatchToolbar({
  view,
  filter,
  onFilter,
  onEdit,
  onDrafts,
}: BatchToolbarProps) {
  const { batch, rows, isBusy } = view;
  if (!batch) return null;
  const { state, counts } = batch;
  const complete = rows
    .filter((row) => matchesFilter(row, "complete"))
    .map(({ id }) => id);
  const open = rows.filter((row) => matchesFilter(row, "open")).length;
  const written = writtenIn(rows);
  const drafts = onDrafts === null ? 0 : rows.filter(lacksDraft).length;
  const isLive = state === "running" || state === "paused";
  // What the provider has can still be canceled.
  const left =
    counts.queued +
    counts.waiting +
    (batch.mode === "day" ? counts.writing : 0);
  return (
    <div
      role="toolbar"
      aria-label="Batch"
      // In fixed places, and what comes while the batch is written at the end:
      // no button moves under a finger.
      className="z-20 grid grid-cols-2 items-center gap-2 bg-background py-3 sm:flex sm:flex-wrap lg:sticky lg:top-16"
    >
      <FilterSelect rows={rows} filter={filter} onFilter={onFilter} />
      {(complete.length > 0 || isLive) && (
        <Button
          size="sm"
          className="max-sm:col-span-2"
          disabled={isBusy || complete.length === 0}
          onClick={() => view.store.accept(complete)}
        >
          Accept all that are ready ({complete.length})
        </Button>
      )}
      <CourseButton view={view} isPrimary={complete.length === 0} />
      <CancelRest view={view} left={isLive ? left : 0} />
      {onDrafts && drafts > 0 && (
        <Button
          size="sm"
          variant={
            complete.length > 0 || state === "paused" ? "secondary" : "default"
          }
          onClick={onDrafts}
        >
          Create drafts on Etsy ({drafts})
        </Button>
      )}
      {written.length > 0 && (
        <EditButton
          isNext={open > 0 && complete.length === 0}
          onEdit={onEdit}
        />
      )}
      <ExportButton ids={written} />
      {open > 0 && complete.length === 0 && (
        <p className="text-muted-foreground text-sm max-sm:col-span-2">
          {open === 1
            ? "One listing has something to settle before it can be accepted."
            : `${open} listings have something to settle before they can be accepted.`}
        </p>
      )}
    </div>
  );
}

type EditButtonProps = {
  /** What is open comes before all else. */
  isNext: boolean;
  onEdit: () => void;
};

const EditButton = ({ isNext, onEdit }: EditButtonProps) => (
  <Button size="sm" variant={isNext ? "default" : "secondary"} onClick={onEdit}>
    Edit together
  </Button>
);

type FilterSelectProps = Pick<BatchToolbarProps, "filter" | "onFilter"> & {
  rows: RowAnswer[];
};

/** Which rows are shown; the states that no row has are left out. */
function FilterSelect({ rows, filter, onFilter }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="col-span-2 sm:w-60">
      <label htmlFor={id} className="sr-only">
        Show
      </label>
      <NativeSelect
        id={id}
        value={filter}
        onChange={({ target }) => onFilter(target.value as RowFilter)}
      >
        <NativeSelectOption value="">All {rows.length}</NativeSelectOption>
        {filterNames.map(([value, name]) => {
          const count = rows.filter((row) => matchesFilter(row, value)).length;
          return count === 0 && filter !== value ? null : (
            <NativeSelectOption key={value} value={value}>
              {name} ({count})
            </NativeSelectOption>
          );
        })}
      </NativeSelect>
    </div>
  );
}

type CourseButtonProps = Pick<BatchToolbarProps, "view"> & {
  /** Nothing else in the toolbar is more urgent. */
  isPrimary: boolean;
};

/** Pauses the batch, or lets it go on. */
function CourseButton({ view, isPrimary }: CourseButtonProps) {
  const { batch, isBusy } = view;
  if (batch?.state === "paused")
    return (
      <Button
        size="sm"
        variant={isPrimary ? "default" : "secondary"}
        disabled={isBusy}
        onClick={() => view.store.resume()}
      >
        Resume
      </Button>
    );
  if (batch?.state !== "running") return null;
  const { queued, writing, waiting } = batch.counts;
  // What the provider has can't be paused.
  if (queued + (batch.mode === "day" ? 0 : writing) > 0)
    return (
      <Button
        size="sm"
        variant="secondary"
        disabled={isBusy}
        onClick={view.store.pause}
      >
        Pause
      </Button>
    );
  if (waiting === 0 || writing > 0) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={isBusy}
      onClick={() => view.store.resume()}
    >
      Continue
    </Button>
  );
}

type CancelRestProps = Pick<BatchToolbarProps, "view"> & {
  /** How many listings would not be written. */
  left: number;
};

function CancelRest({ view, left }: CancelRestProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {left > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="text-destructive max-sm:border-border"
          disabled={view.isBusy}
          onClick={() => setAsking(true)}
        >
          Cancel the rest
        </Button>
      )}
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title="Cancel what hasn't been written?"
        >
          <p>
            {left === 1 ? "1 listing" : `${left} listings`} won't be written,
            and can't be resumed. What is already written stays.
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep writing
            </Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                view.store.cancel();
              }}
            >
              Cancel the rest
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Nothing while there is no listing to export. */
function ExportButton({ ids }: { ids: number[] }) {
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      {ids.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setExporting(true)}
        >
          Export
        </Button>
      )}
      {isExporting && (
        <Suspense>
          <ExportDialog ids={ids} isOpen onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
