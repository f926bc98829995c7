"use client";

import { clsx } from "clsx";
import { memo, useState } from "react";
import { FactFields } from "@/components/batches/fact-fields";
import type { DraftAction } from "@/components/batches/new/batch-draft";
import {
  type BatchFacts,
  type DraftRow,
  noFacts,
} from "@/components/batches/new/draft-rows";
import { photoDragType, RowPhotos } from "@/components/batches/new/row-photos";
import { countPhotos } from "@/components/batches/row-states";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { inputFields } from "@/lib/listings/input";
import { parseJson } from "@/lib/parse-json";

type DraftRowCardProps = {
  row: DraftRow;
  /** From 1. */
  place: number;
  above: string | null;
  below: string | null;
  common: BatchFacts;
  /** Those of its photos, and how many are selected in all. */
  selected: ReadonlySet<string>;
  selectedCount: number;
  isBusy: boolean;
  hintId: string;
  dispatch: (action: DraftAction) => void;
  onSelect: (key: string) => void;
  onMoveSelected: (to: string) => void;
};

const countFacts = ({ facts }: DraftRow) =>
  Object.values(facts).filter(({ length }) => length > 0).length;

/** Once it is drawn at its new place: the keys go on with it. */
function focusPhoto(key: string | undefined) {
  if (key !== undefined)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-photo="${key}"]`)?.focus(),
    );
}

/** A listing to be: its name, its photos, and what is different about it. */
export const DraftRowCard = memo(function DraftRowCard(
  props: DraftRowCardProps,
) {
  const {
    row,
    place,
    above,
    below,
    common,
    selected,
    selectedCount,
    isBusy,
    dispatch,
  } = props;
  const { key, name, photos, problem, leftOut = [] } = row;
  const [isOver, setOver] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const label = name || `listing ${place}`;
  const canTake =
    selectedCount > photos.filter((photo) => selected.has(photo.key)).length;
  const takesDrag = ({ dataTransfer }: React.DragEvent) =>
    !isBusy && dataTransfer.types.includes(photoDragType);

  function handleKeys(photo: string, at: number, event: React.KeyboardEvent) {
    const to = event.altKey
      ? { ArrowUp: above, ArrowDown: below }[event.key]
      : undefined;
    const next = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: photos.length - 1,
    }[event.key];
    if (to) dispatch({ type: "move", photos: [photo], to });
    else if (event.altKey && next !== undefined)
      dispatch({ type: "place", photo, place: next });
    else if (event.key === "Delete")
      dispatch({ type: "removePhotos", photos: [photo] });
    else return;
    event.preventDefault();
    focusPhoto(
      event.key === "Delete" ? (photos[at + 1] ?? photos[at - 1])?.key : photo,
    );
  }
  function handleDrop(event: React.DragEvent) {
    if (!takesDrag(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const keys = parseJson(event.dataTransfer.getData(photoDragType));
    if (Array.isArray(keys))
      dispatch({ type: "move", photos: keys.map(String), to: key });
  }

  return (
    <li
      aria-label={label}
      data-row={key}
      onDragOver={(event) => {
        if (!takesDrag(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null))
          setOver(false);
      }}
      onDrop={handleDrop}
      className={clsx(
        "space-y-3 rounded-lg border p-3 defer-layout [contain-intrinsic-size:auto_11rem] sm:p-4",
        isOver
          ? "border-clay bg-clay-wash"
          : problem
            ? "border-brick bg-sheet"
            : "border-line bg-sheet",
      )}
    >
      <div className="flex items-center gap-3">
        <span className="w-8 text-right text-muted-foreground text-sm tabular-nums">
          {place}
        </span>
        <Input
          aria-label={`Product name of listing ${place}`}
          value={name}
          disabled={isBusy}
          maxLength={inputFields.productName.maxLength}
          placeholder={
            photos.length > 0
              ? "Named from its photos"
              : inputFields.productName.placeholder
          }
          onChange={({ target }) =>
            dispatch({ type: "rename", key, name: target.value })
          }
        />
      </div>
      {photos.length > 0 && (
        <RowPhotos {...props} photos={photos} name={name} onKeys={handleKeys} />
      )}
      {problem && <p className="font-semibold text-brick text-sm">{problem}</p>}
      {leftOut.map((sentence) => (
        <p key={sentence} className="break-words text-amber text-sm">
          {sentence}
        </p>
      ))}
      <div
        className={clsx(
          "flex flex-wrap items-center gap-x-1",
          !canTake && "-ml-3",
        )}
      >
        {canTake && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            onClick={() => props.onMoveSelected(key)}
          >
            Move {countPhotos(selectedCount)} here
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`Facts of ${label}`}
          disabled={isBusy}
          onClick={() => setOpen(!isOpen)}
        >
          Facts<span>{countFacts(row) > 0 && ` (${countFacts(row)})`}</span>
        </Button>
        {above !== null && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Merge ${label} with the listing above`}
            disabled={isBusy}
            onClick={() => dispatch({ type: "merge", key })}
          >
            Merge up
          </Button>
        )}
        {photos.length > 1 && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Split ${label} into one listing for each photo`}
            disabled={isBusy}
            onClick={() => dispatch({ type: "split", key })}
          >
            Split
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="text-brick"
          aria-label={`Remove ${label}`}
          disabled={isBusy}
          onClick={() => dispatch({ type: "removeRow", key })}
        >
          Remove
        </Button>
      </div>
      {isOpen && (
        <div className="border-line border-t pt-4">
          <FactFields
            facts={{ ...noFacts, ...row.facts }}
            inherited={common}
            onChange={(change) => dispatch({ type: "facts", key, change })}
          />
        </div>
      )}
    </li>
  );
});
