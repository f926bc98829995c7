"use client";

import { useCallback, useId, useRef, useState } from "react";
import { FactFields } from "@/components/batches/fact-fields";
import { AskedTable } from "@/components/batches/new/asked-table";
import { DraftRowCard } from "@/components/batches/new/draft-row-card";
import { FileDrop } from "@/components/batches/new/file-drop";
import { SelectedPhotos } from "@/components/batches/new/selected-photos";
import {
  type NewBatch as NewBatchState,
  useNewBatch,
} from "@/components/batches/new/use-new-batch";
import { WhenChoice } from "@/components/batches/new/when-choice";
import { WriteBar } from "@/components/batches/new/write-bar";
import { WriteOffer } from "@/components/batches/new/write-offer";
import { countListings, countPhotos } from "@/components/batches/row-states";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { batchLimits } from "@/lib/batches/schema";
import { languages, languageValues } from "@/lib/listings/languages";

const noneSelected: ReadonlySet<string> = new Set();

type NewBatchProps = {
  onStarted: (id: string) => void;
  /** The batches that are there already. */
  children: React.ReactNode;
};

export function NewBatch({ onStarted, children }: NewBatchProps) {
  const batch = useNewBatch(onStarted);
  const { draft, dispatch, isBusy } = batch;
  const { rows } = draft;
  const [selection, setSelected] = useState<ReadonlySet<string>>(noneSelected);
  const [isAsking, setAsking] = useState(false);
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const all = new Set(
    rows.flatMap(({ photos }) => photos.map(({ key }) => key)),
  );
  const selected = [...selection].filter((key) => all.has(key));
  const latest = useRef(selected);
  latest.current = selected;

  const select = useCallback((key: string) => {
    setSelected(
      (before) =>
        new Set(
          before.has(key)
            ? [...before].filter((other) => other !== key)
            : [...before, key],
        ),
    );
  }, []);
  const moveSelected = useCallback(
    (to: string | null) => {
      dispatch({ type: "move", photos: latest.current, to });
      setSelected(noneSelected);
    },
    [dispatch],
  );

  if (rows.length === 0) {
    return (
      <>
        <FileDrop isSmall={false} isBusy={isBusy} onFiles={batch.addFiles} />
        <AskedTable tables={batch.tables} />
        {batch.problem && <Alert tone="brick">{batch.problem}</Alert>}
        {batch.sent > 0 && <SentAlert batch={batch} />}
        {children}
      </>
    );
  }
  const selectedSet: ReadonlySet<string> = new Set(selected);
  return (
    <div className="space-y-6">
      <Card className="space-y-5">
        <h2 ref={heading} className="text-2xl">
          What all of them share
        </h2>
        <p className="text-muted-foreground">
          Each fact is one blank less in every listing. A listing that differs
          gets its own under “Facts”.
        </p>
        <FactFields facts={batch.facts} onChange={batch.changeFacts} />
        <div className="grid gap-4 border-line border-t pt-5 sm:grid-cols-2">
          <Field
            label="Name of this batch"
            hint="For you alone, to find it again."
          >
            {(control) => (
              <Input
                {...control}
                value={batch.name}
                maxLength={batchLimits.name}
                onChange={({ target }) => batch.setName(target.value)}
              />
            )}
          </Field>
          <Field label="Language of the listings">
            {(control) => (
              <Select
                {...control}
                value={batch.language}
                onChange={({ target }) =>
                  batch.setLanguage(
                    languageValues.find((value) => value === target.value) ??
                      "en",
                  )
                }
              >
                {languages.map(({ value, label, name }) => (
                  <option key={value} value={value}>
                    {label === name ? label : `${name} (${label})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {rows.length + batch.sent >= batchLimits.rowsWithinDay && (
          <div className="border-line border-t pt-5">
            <WhenChoice
              count={rows.length + batch.sent}
              mode={batch.mode}
              isDisabled={isBusy}
              onChange={batch.setMode}
            />
          </div>
        )}
      </Card>
      <section aria-labelledby={`${hintId}-title`} className="space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${hintId}-title`} className="text-2xl">
            {countListings(rows.length)}, {countPhotos(all.size)}
          </h2>
          <div className="flex flex-wrap gap-x-2">
            {draft.undo.length > 0 && (
              <Button
                variant="link"
                size="sm"
                disabled={isBusy}
                onClick={() => dispatch({ type: "undo" })}
              >
                Undo
              </Button>
            )}
            <Button
              variant="link"
              size="sm"
              disabled={isBusy}
              onClick={() => setAsking(true)}
            >
              Discard all
            </Button>
          </div>
        </div>
        <p id={hintId} className="text-muted-foreground text-sm">
          <span className="pointer-coarse:hidden">
            Drag a photo to another listing, or select
          </span>
          <span className="hidden pointer-coarse:inline">Select</span> photos
          and move them.{" "}
          <span className="pointer-coarse:hidden">
            With the keyboard: Alt with up or down moves a photo to the next
            listing, Alt with left or right within its own.
          </span>
        </p>
        <p className="text-muted-foreground text-sm">
          {batch.isUnsafe
            ? "Not all of it is kept in this browser yet: closing the tab loses it."
            : "Kept in this browser for 7 days, also when you close the tab. Another device doesn't have it."}
        </p>
        <p role="status" className="min-h-6 text-sm">
          {draft.news}
        </p>
        <FileDrop isSmall isBusy={isBusy} onFiles={batch.addFiles} />
        <AskedTable tables={batch.tables} />
        <ol className="space-y-3">
          {rows.map((row, index) => (
            <DraftRowCard
              key={row.key}
              row={row}
              place={index + 1}
              above={rows[index - 1]?.key ?? null}
              below={rows[index + 1]?.key ?? null}
              common={batch.facts}
              selected={
                row.photos.some(({ key }) => selectedSet.has(key))
                  ? selectedSet
                  : noneSelected
              }
              selectedCount={selected.length}
              onSelect={select}
              onMoveSelected={moveSelected}
              isBusy={isBusy}
              hintId={hintId}
              dispatch={dispatch}
            />
          ))}
        </ol>
      </section>
      {selected.length > 0 && !isBusy && (
        <SelectedPhotos
          count={selected.length}
          onSplit={() => moveSelected(null)}
          onRemove={() => dispatch({ type: "removePhotos", photos: selected })}
          onClear={() => setSelected(noneSelected)}
        />
      )}
      <WriteBar batch={batch} isHidden={selected.length > 0 && !isBusy} />
      {!isBusy && children}
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={`Discard ${countListings(rows.length)}?`}
        >
          <p>
            Their photos and what you typed are removed from this browser.
            Nothing of it was written.
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                batch.discard();
              }}
            >
              Discard all
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** What was sent before the rest was taken away. */
function SentAlert({ batch }: { batch: NewBatchState }) {
  const { sent, isBusy, mode, setMode, writeSent } = batch;
  return (
    <Alert tone="amber" className="space-y-3">
      <p>{countListings(sent)} uploaded and ready to be written.</p>
      <WriteOffer count={sent} mode={mode} onMode={setMode}>
        <Button disabled={isBusy} onClick={writeSent}>
          Write {countListings(sent)}
        </Button>
      </WriteOffer>
    </Alert>
  );
}
