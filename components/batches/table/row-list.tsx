import { useDeferredValue } from "react";
import {
  BatchRow,
  type RowActions,
} from "@/components/batches/table/batch-row";
import {
  matchesFilter,
  type RowFilter,
} from "@/components/batches/table/batch-toolbar";
import type { BatchAnswer, RowAnswer } from "@/lib/batches/schema";

type RowListProps = {
  batch: BatchAnswer;
  rows: RowAnswer[];
  filter: RowFilter;
  /** The row whose editor is to be opened as soon as it is there. */
  opening: RowAnswer | null;
  isBusy: boolean;
  actions: RowActions;
};

/** The rows that the filter lets through. */
export function RowList({
  batch,
  rows,
  filter,
  opening,
  isBusy,
  actions,
}: RowListProps) {
  // 500 rows are drawn in pieces, between which the page answers.
  const drawn = {
    rows: useDeferredValue<RowAnswer[]>(rows, []),
    filter: useDeferredValue(filter),
  };
  const shown = drawn.rows.filter((row) => matchesFilter(row, drawn.filter));
  const isDrawn = drawn.rows === rows && drawn.filter === filter;
  return (
    <>
      <ol
        aria-label="Listings of this batch"
        className="space-y-3"
        onKeyDown={moveBetweenRows}
      >
        {shown.map((row) => (
          <BatchRow
            key={row.id}
            row={row}
            isBusy={isBusy}
            isOpening={isDrawn && opening?.id === row.id}
            isCanceled={batch.state === "canceled"}
            actions={actions}
          />
        ))}
      </ol>
      {isDrawn && shown.length === 0 && (
        <p className="text-muted-foreground">
          {rows.length === 0
            ? "Nothing was added to this batch."
            : "No listings are in this state now."}
        </p>
      )}
    </>
  );
}

/** From a row's button to that of the next or previous one, by arrow keys. */
function moveBetweenRows(event: React.KeyboardEvent<HTMLOListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (
    step === undefined ||
    !(target instanceof HTMLElement) ||
    target.dataset.open === undefined
  )
    return;
  const buttons = [
    ...currentTarget.querySelectorAll<HTMLElement>("[data-open]"),
  ];
  const next = buttons[buttons.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
