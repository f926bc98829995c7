"use client";

import { useState } from "react";
import useSWR from "swr";
import {
  countListings,
  describeState,
  isBeingWritten,
  sizeOf,
} from "@/components/batches/shown-state";
import { batchPath } from "@/components/batches/use-batch-id";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { usePolling } from "@/components/ui/use-polling";
import type { BatchSummary } from "@/lib/batches/schema";
import { apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
/** Milliseconds. */
const interval = 10_000;

export function BatchList({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, mutate } = useSWR<BatchSummary[], Error>(
    "/api/batches",
    { revalidateOnMount: true },
  );
  const [deleting, setDeleting] = useState<BatchSummary | null>(null);
  const isUnderWay =
    data?.some((batch) => batch.state === "running" || isBeingWritten(batch)) ??
    false;
  usePolling(() => isUnderWay && mutate(), interval);

  async function remove({ id }: BatchSummary) {
    setDeleting(null);
    try {
      await apiResponse("DELETE", `/api/batches/${id}`, undefined);
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 404))
        toast({ title: "Failed to delete the batch", variant: "error" });
    }
    await mutate();
  }

  if (!data && error)
    return <LoadFailed message={error.message} onRetry={() => mutate()} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <section aria-labelledby="batches-title" className="space-y-3">
      <h2 id="batches-title" className="text-2xl">
        Your batches
      </h2>
      {data.length === 0 && (
        <p className="text-muted-foreground">
          None yet. A batch stays here until you delete it; its listings are in
          your history too.
        </p>
      )}
      <ul className="space-y-3">
        {data.map((batch) => (
          <BatchEntry
            key={batch.id}
            batch={batch}
            onOpen={() => onOpen(batch.id)}
            onDelete={() => setDeleting(batch)}
          />
        ))}
      </ul>
      {deleting && (
        <DeleteDialog
          name={deleting.name}
          onClose={() => setDeleting(null)}
          onDelete={() => remove(deleting)}
        />
      )}
    </section>
  );
}

type BatchEntryProps = {
  batch: BatchSummary;
  onOpen: () => void;
  onDelete: () => void;
};

function BatchEntry({ batch, onOpen, onDelete }: BatchEntryProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-card p-3 sm:p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="break-words font-sans font-semibold text-lg leading-snug tracking-normal">
          {batch.name}
        </h3>
        <p className="mt-0.5 text-muted-foreground text-sm">
          <time dateTime={batch.createdAt}>
            {dates.format(new Date(batch.createdAt))}
          </time>
          , {countListings(sizeOf(batch.counts))}
        </p>
        <p className="mt-1 text-sm">{describeState(batch)}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <a
          href={batchPath(batch.id)}
          aria-label={`Open ${batch.name}`}
          className={buttonVariants({ variant: "secondary", size: "sm" })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onOpen();
          }}
        >
          Open
        </a>
        <Button
          variant="ghost"
          size="sm"
          className="text-destructive"
          aria-label={`Delete ${batch.name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

type DeleteDialogProps = {
  name: string;
  onClose: () => void;
  onDelete: () => void;
};

function DeleteDialog({ name, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Delete this batch?">
      <p className="break-words">
        {name} is deleted, with everything in it that hasn't been written yet.
        Listings already written stay in your history.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="destructive" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

type LoadFailedProps = { message: string; onRetry: () => void };

function LoadFailed({ message, onRetry }: LoadFailedProps) {
  return (
    <Alert
      variant="destructive"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p>Your batches could not be loaded. {message}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
