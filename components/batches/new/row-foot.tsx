import { clsx } from "clsx";
import { useState } from "react";
import { FactFields } from "@/components/batches/fact-fields";
import type { UnsentAction } from "@/components/batches/new/unsent-batch";
import {
  type BatchFacts,
  countFacts,
  noFacts,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { countPhotos } from "@/components/batches/shown-state";
import { Button } from "@/components/ui/button";

export type RowProps = {
  row: UnsentRow;
  /** The key of the neighbor above it. */
  above: string | null;
  common: BatchFacts;
  /** Those of its photos, and how many are selected in all. */
  selected: ReadonlySet<string>;
  selectedCount: number;
  isBusy: boolean;
  dispatch: (action: UnsentAction) => void;
  onMoveSelected: (to: string) => void;
};

/** What is done to a listing, and the facts of its own. */
export function RowFoot({
  row,
  label,
  above,
  common,
  selected,
  selectedCount,
  isBusy,
  dispatch,
  onMoveSelected,
}: RowProps & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const { key, photos } = row;
  const filled = countFacts(row.facts);
  const canTake =
    selectedCount > photos.filter((photo) => selected.has(photo.key)).length;
  return (
    <>
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
            onClick={() => onMoveSelected(key)}
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
          Facts
          <span className="empty:hidden">{filled > 0 && `(${filled})`}</span>
        </Button>
        <RowButtons
          row={row}
          label={label}
          isFirst={above === null}
          isBusy={isBusy}
          dispatch={dispatch}
        />
      </div>
      {isOpen && (
        <div className="border-border border-t pt-4">
          <FactFields
            facts={{ ...noFacts, ...row.facts }}
            inherited={common}
            onChange={(change) => dispatch({ type: "facts", key, change })}
          />
        </div>
      )}
    </>
  );
}

type RowButtonsProps = Pick<RowProps, "row" | "isBusy" | "dispatch"> & {
  label: string;
  isFirst: boolean;
};

/** What makes more or fewer listings of this one. */
function RowButtons({
  row: { key, photos },
  label,
  isFirst,
  isBusy,
  dispatch,
}: RowButtonsProps) {
  return (
    <>
      {!isFirst && (
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
        className="text-destructive"
        aria-label={`Remove ${label}`}
        disabled={isBusy}
        onClick={() => dispatch({ type: "removeRow", key })}
      >
        Remove
      </Button>
    </>
  );
}
