"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { writtenIn } from "@/components/batches/shown-state";
import type { RowActions } from "@/components/batches/table/batch-row";
import { BatchState } from "@/components/batches/table/batch-state";
import type { BatchStore } from "@/components/batches/table/batch-store";
import {
  BatchToolbar,
  type RowFilter,
} from "@/components/batches/table/batch-toolbar";
import { ReviewBar } from "@/components/batches/table/review-bar";
import { RowList } from "@/components/batches/table/row-list";
import { useBatch } from "@/components/batches/table/use-batch";
import { useEtsyConnection } from "@/components/etsy";
import { loadSheet, useSheetPlace } from "@/components/sheet";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { takeFocus } from "@/components/ui/take-focus";
import type { RowAnswer } from "@/lib/batches/schema";
import { ApiError } from "@/lib/browser/api-error";

const RetryDialog = lazy(async () => {
  const file = await import("@/components/batches/table/retry-dialog");
  return { default: file.RetryDialog };
});

const BatchDrafts = lazy(async () => {
  const file = await import("@/components/batches/drafts/batch-drafts");
  return { default: file.BatchDrafts };
});

const Sheet = lazy(async () => {
  const file = await loadSheet();
  return { default: file.Sheet };
});

type BatchViewProps = { id: string; onLeave: () => void };

/** A batch as its table, or its listings as they are edited together. */
export function BatchView(props: BatchViewProps) {
  const view = useBatch(props.id);
  const { store, batch, rows } = view;
  const sheet = useSheetPlace();
  const written = writtenIn(rows);
  if (!sheet.isOpen || !batch || written.length === 0)
    return <BatchTable {...props} view={view} onEdit={() => sheet.open()} />;
  return (
    <Suspense fallback={<TableSkeleton />}>
      <Sheet
        ids={written}
        back="Back to the batch"
        onClose={() => {
          sheet.close();
          store.reload();
        }}
      />
    </Suspense>
  );
}

type BatchTableProps = BatchViewProps & {
  view: ReturnType<typeof useBatch>;
  onEdit: () => void;
};

function BatchTable({ id, view, onEdit, onLeave }: BatchTableProps) {
  const { store, batch, rows, error, isBusy } = view;
  const [filter, setFilter] = useState<RowFilter>("");
  const [retrying, setRetrying] = useState<RowAnswer | null>(null);
  const { data: connection } = useEtsyConnection();
  /** The sheet of the drafts, and with which listing it begins. */
  const [drafts, setDrafts] = useState<{ first: number | null } | null>(null);
  /** The row whose editor is to be opened as soon as it is there. */
  const [opening, setOpening] = useState<RowAnswer | null>(null);
  const actions = useRowActions(store, {
    onRetry: setRetrying,
    onChooseAgain: ({ listingId }) => setDrafts({ first: listingId }),
    onOpened: () => setOpening(null),
  });

  return (
    <>
      <BatchHead
        id={id}
        name={batch?.name}
        hasListings={rows.some(({ listingId }) => listingId !== null)}
        onLeave={onLeave}
      />
      {error && <ReadFailure error={error} onRetry={store.reload} />}
      {!batch && !error && <TableSkeleton />}
      {batch && (
        <>
          <BatchState batch={batch} isBusy={isBusy} onWrite={store.resume} />
          <BatchToolbar
            view={view}
            filter={filter}
            onFilter={setFilter}
            onEdit={onEdit}
            onDrafts={
              connection?.isAvailable ? () => setDrafts({ first: null }) : null
            }
          />
          <RowList
            batch={batch}
            rows={rows}
            filter={filter}
            opening={opening}
            isBusy={isBusy}
            actions={actions}
          />
        </>
      )}
      {retrying && (
        <Suspense>
          <RetryDialog
            row={retrying}
            onRetry={store.retry}
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
            onSent={store.reload}
          />
        </Suspense>
      )}
      {view.last && (
        <ReviewBar
          last={view.last}
          onUndo={store.reopen}
          onDismiss={store.dismiss}
        />
      )}
    </>
  );
}

type BatchHeadProps = {
  id: string;
  /** Undefined until the batch is loaded. */
  name: string | undefined;
  hasListings: boolean;
  onLeave: () => void;
};

function BatchHead({ id, name, hasListings, onLeave }: BatchHeadProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <Button variant="link" size="sm" className="-ml-3" onClick={onLeave}>
          <ArrowLeft className="size-4" />
          All batches
        </Button>
        {hasListings && (
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
        ref={name === undefined ? undefined : takeFocus}
        tabIndex={-1}
        className="break-words text-3xl outline-none sm:text-4xl"
      >
        {name ?? "Your batch"}
      </h1>
    </div>
  );
}

type ReadFailureProps = { error: Error; onRetry: () => void };

function ReadFailure({ error, onRetry }: ReadFailureProps) {
  return (
    <Alert
      variant="destructive"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p>{error.message}</p>
      {!(error instanceof ApiError && error.status === 404) && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

/** The same each time, so that rows aren't drawn again for them. */
function useRowActions(
  store: BatchStore,
  shown: Pick<RowActions, "onRetry" | "onChooseAgain" | "onOpened">,
) {
  const [actions] = useState<RowActions>({
    ...shown,
    onAccept: store.accept,
    onReject: store.reject,
    onReopen: store.reopen,
    onName: ({ id, form, photoIds }, productName) =>
      store.retry(id, { form: { ...form, productName }, photoIds }),
    onRetryDraft: store.retryDraft,
    onSaved: store.noteSaved,
  });
  return actions;
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
