"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { describeState, sizeOf } from "@/components/batches/row-states";
import {
  BatchRow,
  type RowActions,
} from "@/components/batches/table/batch-row";
import {
  BatchToolbar,
  matchesFilter,
  type RowFilter,
} from "@/components/batches/table/batch-toolbar";
import { DraftStart } from "@/components/batches/table/draft-start";
import { ReviewBar } from "@/components/batches/table/review-bar";
import { useBatch } from "@/components/batches/table/use-batch";
import { etsyConnectionRead } from "@/components/listings/etsy/etsy-connection-read";
import { useSharedRead } from "@/components/site/shared-read";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/api-client";
import type { BatchAnswer, RowAnswer } from "@/lib/batches/schema";

const RetryDialog = lazy(async () => {
  const file = await import("@/components/batches/table/retry-dialog");
  return { default: file.RetryDialog };
});

const BatchDrafts = lazy(async () => {
  const file = await import("@/components/batches/drafts/batch-drafts");
  return { default: file.BatchDrafts };
});

const times = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
/**
 * Milliseconds after the last save of a listing in which its row is read again.
 */
const reloadDelay = 1_500;

type BatchViewProps = { id: string; onLeave: () => void };

export function BatchView({ id, onLeave }: BatchViewProps) {
  const view = useBatch(id);
  const { batch, rows, error, isBusy } = view;
  const [filter, setFilter] = useState<RowFilter>("");
  const [retrying, setRetrying] = useState<RowAnswer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = batch !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  const { data: connection } = useSharedRead(etsyConnectionRead);
  /** The sheet of the drafts, and with which listing it begins. */
  const [drafts, setDrafts] = useState<{ first: number | null } | null>(null);
  const actions = useRowActions(view, {
    onRetry: setRetrying,
    onChooseAgain: ({ listingId }) => setDrafts({ first: listingId }),
  });
  // 500 rows are drawn in pieces, between which the page answers.
  const drawn = {
    rows: useDeferredValue<RowAnswer[]>(rows, []),
    filter: useDeferredValue(filter),
  };
  const shown = drawn.rows.filter((row) => matchesFilter(row, drawn.filter));
  const isDrawn = drawn.rows === rows && drawn.filter === filter;
  /** The row whose editor is to be opened as soon as it is there. */
  const [opening, setOpening] = useState<RowAnswer | null>(null);
  useEffect(() => {
    if (opening === null || !isDrawn) return;
    openRow(opening);
    setOpening(null);
  }, [opening, isDrawn]);

  return (
    <>
      <div>
        <div className="flex items-center justify-between gap-3">
          <Button variant="link" size="sm" className="-ml-3" onClick={onLeave}>
            <ArrowLeft className="size-4" />
            All batches
          </Button>
          {rows.some(({ listingId }) => listingId !== null) && (
            <Link
              href={`/history?batch=${id}`}
              className={buttonVariants({
                variant: "link",
                size: "sm",
                className: "-mr-3",
              })}
            >
              In your history
            </Link>
          )}
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="break-words text-3xl outline-none sm:text-4xl"
        >
          {batch?.name ?? "Your batch"}
        </h1>
      </div>
      {error && (
        <Alert
          tone="brick"
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <p>{error.message}</p>
          {!(error instanceof ApiError && error.status === 404) && (
            <Button variant="secondary" size="sm" onClick={view.reload}>
              Try again
            </Button>
          )}
        </Alert>
      )}
      {!batch && !error && <TableSkeleton />}
      {batch && (
        <>
          <BatchProgress batch={batch} />
          {batch.mode === "day" && batch.counts.writing > 0 && (
            <p className="text-muted-foreground">
              Sent together: the answers come within 24 hours, often sooner. You
              can close this page
              <span>
                {sizeOf(batch.counts) > 10
                  ? "; we email you when all are there"
                  : ""}
              </span>
              . What is canceled before its answer comes is not counted.
            </p>
          )}
          {batch.state === "draft" && rows.length > 0 && (
            <DraftStart
              isBusy={isBusy}
              count={rows.length}
              mode={batch.mode ?? "now"}
              onWrite={view.resume}
            />
          )}
          <BatchToolbar
            view={view}
            filter={filter}
            onFilter={setFilter}
            onDrafts={
              connection?.isAvailable ? () => setDrafts({ first: null }) : null
            }
          />
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
                isCanceled={batch.state === "canceled"}
                actions={actions}
              />
            ))}
          </ol>
          {isDrawn && shown.length === 0 && (
            <p className="text-muted-foreground">
              {rows.length === 0
                ? "Nothing was added to this batch."
                : "None of the listings is in this state now."}
            </p>
          )}
        </>
      )}
      {retrying && (
        <Suspense>
          <RetryDialog
            row={retrying}
            onRetry={view.retry}
            onClose={() => setRetrying(null)}
          />
        </Suspense>
      )}
      {drafts && connection && (
        <Suspense>
          <BatchDrafts
            rows={rows}
            connection={connection}
            batchId={id}
            first={drafts.first}
            onClose={() => setDrafts(null)}
            onShow={(row) => {
              setDrafts(null);
              setFilter("");
              setOpening(row);
            }}
            onSent={view.reload}
          />
        </Suspense>
      )}
      {view.last && (
        <ReviewBar
          last={view.last}
          onUndo={view.reopen}
          onDismiss={view.dismiss}
        />
      )}
    </>
  );
}

/** The same functions each time, so that rows aren't drawn again for them. */
function useRowActions(
  view: ReturnType<typeof useBatch>,
  { onRetry, onChooseAgain }: Pick<RowActions, "onRetry" | "onChooseAgain">,
) {
  const latest = useRef(view);
  latest.current = view;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [actions] = useState<RowActions>(() => ({
    onAccept: (ids) => latest.current.accept(ids),
    onReject: (ids) => latest.current.reject(ids),
    onReopen: (ids) => latest.current.reopen(ids),

    onRetry,
    onChooseAgain,
    onRetryDraft: (publicationId) => latest.current.retryDraft(publicationId),
    onSaved() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current.reload(), reloadDelay);
    },
  }));
  return actions;
}

/** Opens the editor of a row, and leads to it. */
function openRow({ id }: RowAnswer) {
  const button = document.querySelector<HTMLElement>(
    `[data-row="${id}"] [data-open]`,
  );
  if (button?.getAttribute("aria-expanded") === "false") button.click();
  button?.scrollIntoView({ block: "start" });
  button?.focus({ preventScroll: true });
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

/** How much of it is written, and what becomes of the rest. */
function BatchProgress({ batch }: { batch: BatchAnswer }) {
  const { state, counts } = batch;
  const size = sizeOf(counts);
  const left = counts.queued + counts.writing;
  const isMoving = state === "running" && left > 0;
  const held = batch.rows.find(
    (row) => row.state === "queued" && row.reason === "rate_limited",
  );
  return (
    <div className="space-y-2">
      <p role="status">{describeState(batch)}</p>
      {isMoving && (
        <>
          <Progress
            label="Listings written"
            percent={((size - left) / size) * 100}
          />
          <p className="text-muted-foreground text-sm">
            You can close this page. The listings are written all the same.
          </p>
          {held && (
            <p className="text-sm">
              {held.nextAt
                ? `${held.message} They go on by themselves at ${times.format(new Date(held.nextAt))}.`
                : held.message}
            </p>
          )}
        </>
      )}
      {state === "draft" && (
        <p className="text-muted-foreground text-sm">
          Nothing of it is written yet. If you left while photos were uploaded,
          the ones that are missing here are not in it.
        </p>
      )}
    </div>
  );
}

function TableSkeleton() {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Loading the batch</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28" />
      ))}
    </div>
  );
}
