"use client";

import { clsx } from "clsx";
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { RowDraftState } from "@/components/batches/drafts/row-draft-state";
import {
  type ShownState,
  shownState,
  stateNames,
} from "@/components/batches/shown-state";
import { RowFindings } from "@/components/batches/table/row-findings";
import { RowNaming } from "@/components/batches/table/row-naming";
import { RowReason } from "@/components/batches/table/row-reason";
import { EntryThumbnail } from "@/components/history";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { RowAnswer } from "@/lib/batches/schema";
import { thumbnailUrlOf } from "@/lib/photos/thumbnail-url-of";

const RowEditor = lazy(async () => {
  const file = await import("@/components/batches/table/row-editor");
  return { default: file.RowEditor };
});

export type RowActions = {
  onAccept: (ids: string[]) => void;
  onReject: (ids: string[]) => void;
  onReopen: (ids: string[]) => void;
  onRetry: (row: RowAnswer) => void;
  /** Rejects with ApiError. */
  onName: (row: RowAnswer, name: string) => Promise<void>;
  onSaved: () => void;
  onRetryDraft: (publicationId: string) => void;
  onChooseAgain: (row: RowAnswer) => void;
  /** The editor of a row that was to be opened is. */
  onOpened: () => void;
};

type BatchRowProps = {
  row: RowAnswer;
  isBusy: boolean;
  /** Whether its editor is to be opened, and to be led to. */
  isOpening: boolean;
  isCanceled: boolean;
  actions: RowActions;
};

const variants: Partial<
  Record<ShownState, "success" | "warning" | "destructive">
> = {
  accepted: "success",
  waiting: "warning",
  refused: "destructive",
  failed: "destructive",
};

const isUnknown = ({ state, reason }: RowAnswer) =>
  state === "refused" && reason === "piece_unknown";

const nameOf = ({ form, position }: RowAnswer) =>
  form.productName || `Listing ${position}`;

export const BatchRow = memo(function BatchRow({
  row,
  isBusy,
  isOpening,
  isCanceled,
  actions,
}: BatchRowProps) {
  const { isOpen, setOpen, button } = useOpenRow(isOpening, actions.onOpened);
  const editorId = useId();
  const { id, listingId, photoIds, draft } = row;
  const shown = shownState(row);
  const name = nameOf(row);
  const canOpen =
    listingId !== null && (shown === "ready" || shown === "accepted");
  return (
    <li
      aria-label={name}
      data-row={id}
      className={clsx(
        "rounded-lg border border-border bg-card",
        !isOpen && "defer-layout [contain-intrinsic-size:auto_8rem]",
        (shown === "rejected" || shown === "canceled" || shown === "deleted") &&
          "opacity-80",
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3 sm:p-4">
        <EntryThumbnail
          path={photoIds[0] ? thumbnailUrlOf(photoIds[0]) : null}
        />
        <div className="min-w-0 flex-1 basis-48 space-y-1">
          <RowTitle row={row} />
          {canOpen && <RowFindings row={row} />}
          <RowReason row={row} isCanceled={isCanceled} />
          {isUnknown(row) && !isCanceled && (
            <RowNaming row={row} onName={actions.onName} />
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          {canOpen && (
            <Button
              variant="secondary"
              size="sm"
              className="lg:scroll-mt-20"
              ref={button}
              data-open=""
              aria-expanded={isOpen}
              aria-controls={editorId}
              aria-label={`${isOpen ? "Close" : "Open"} ${name}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? "Close" : "Open"}
            </Button>
          )}
          <RowButtons
            row={row}
            name={name}
            isBusy={isBusy}
            isCanceled={isCanceled}
            actions={actions}
          />
        </div>
        <div className="w-full empty:hidden">
          {draft && shown === "accepted" && (
            <RowDraftState
              name={name}
              isBusy={isBusy}
              draft={draft}
              onRetry={() => actions.onRetryDraft(draft.publicationId)}
              onChooseAgain={() => actions.onChooseAgain(row)}
            />
          )}
        </div>
      </div>
      <div
        id={editorId}
        hidden={!isOpen || !canOpen}
        className="border-border border-t bg-background p-2 sm:p-4"
      >
        {isOpen && canOpen && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <RowEditor listingId={listingId} onSaved={actions.onSaved} />
          </Suspense>
        )}
      </div>
    </li>
  );
});

/** Whether a row is open, and its button, to which opening it leads. */
function useOpenRow(isOpening: boolean, onOpened: () => void) {
  const [isOpen, setOpen] = useState(false);
  if (isOpening && !isOpen) setOpen(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpening) return;
    button.current?.scrollIntoView({ block: "start" });
    button.current?.focus({ preventScroll: true });
    onOpened();
  }, [isOpening, onOpened]);
  return { isOpen, setOpen, button };
}

/** Where it stands, its score, and its title as far as there is one. */
function RowTitle({ row }: Pick<BatchRowProps, "row">) {
  const { title } = row;
  const shown = shownState(row);
  const name = nameOf(row);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
        <span className="tabular-nums">{row.position}</span>
        <StateBadge row={row} shown={shown} />
        {row.score !== null && (
          <span className="tabular-nums">
            {"Score "}
            <span className="font-semibold text-foreground">{row.score}</span>
          </span>
        )}
        {title !== null && <span className="min-w-0 break-words">{name}</span>}
      </p>
      <h2 className="break-words font-sans font-semibold text-base leading-snug tracking-normal [text-wrap:pretty]">
        {title ?? name}
      </h2>
    </>
  );
}

type RowButtonsProps = Omit<BatchRowProps, "isOpening"> & { name: string };

/** What can be decided in the state that the row is in. */
function RowButtons({
  row,
  name,
  isBusy,
  isCanceled,
  actions,
}: RowButtonsProps) {
  switch (shownState(row)) {
    case "ready":
      return (
        <ReviewButtons
          row={row}
          name={name}
          isBusy={isBusy}
          actions={actions}
        />
      );
    case "refused":
    case "failed":
      return isCanceled ? null : (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`Change and retry ${name}`}
          onClick={() => actions.onRetry(row)}
        >
          Change and retry
        </Button>
      );
    case "accepted":
    case "rejected":
      return row.draft && row.state === "accepted" ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Undo: ${name}`}
          disabled={isBusy}
          onClick={() => actions.onReopen([row.id])}
        >
          Undo
        </Button>
      );
    default:
      return null;
  }
}

type ReviewButtonsProps = Omit<RowButtonsProps, "isCanceled">;

function ReviewButtons({ row, name, isBusy, actions }: ReviewButtonsProps) {
  const { id, problems } = row;
  const isComplete = problems.length === 0;
  return (
    <>
      <Button
        size="sm"
        aria-label={`Accept ${name}`}
        title={isComplete ? undefined : "Settle what is open first."}
        disabled={isBusy || !isComplete}
        onClick={() => actions.onAccept([id])}
      >
        Accept
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-destructive"
        aria-label={`Reject ${name}`}
        disabled={isBusy}
        onClick={() => actions.onReject([id])}
      >
        Reject
      </Button>
    </>
  );
}

function StateBadge({
  row: { problems },
  shown,
}: {
  row: RowAnswer;
  shown: ShownState;
}) {
  if (shown !== "ready")
    return <Badge variant={variants[shown]}>{stateNames[shown]}</Badge>;
  if (problems.length === 0)
    return <Badge variant="success">Ready to accept</Badge>;
  return <Badge variant="warning">{problems.length} to settle</Badge>;
}
