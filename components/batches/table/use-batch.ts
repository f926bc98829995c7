"use client";

import { useRef, useState } from "react";
import useSWR from "swr";
import { isOnItsWay } from "@/components/batches/drafts/draft-rows";
import { isBeingWritten } from "@/components/batches/shown-state";
import { refreshSubscriptionStatus } from "@/components/billing";
import { toast } from "@/components/ui/toast";
import { usePolling } from "@/components/ui/use-polling";
import type {
  BatchAnswer,
  BatchMode,
  RowAnswer,
  RowRetry,
} from "@/lib/batches/schema";
import { ApiError, api } from "@/lib/browser/api";

/**
 * Milliseconds between two looks at a batch that is being written. A large
 * answer is asked for less often.
 */
const interval = 3_000;
const longInterval = 10_000;
const largeBatch = 100;
const dayInterval = 30_000;

export type Reviewed = {
  type: "accepted" | "rejected";
  ids: string[];
  open: number;
};

/**
 * A batch with its rows, followed while something of it is being written or on
 * its way to Etsy.
 */
export function useBatch(id: string) {
  const path = `/api/batches/${encodeURIComponent(id)}`;
  const { data, error, mutate } = useSWR<BatchAnswer, Error>(path, {
    revalidateOnMount: true,
  });
  const { isBusy, change } = useChange(mutate);
  const rows = useStableRows(data?.rows);
  const isUnderWay =
    data !== undefined && (isBeingWritten(data) || data.rows.some(isOnItsWay));
  // What a change answers is newer than what was asked for while it was made.
  usePolling(() => !isBusy && isUnderWay && mutate(), paceOf(data));

  /**
   * Makes a change whose answer holds the batch as it is then, and shows that.
   */
  async function post<T>(action: string, body?: object) {
    const answer = await api<BatchAnswer & T>(
      "POST",
      `${path}/${action}`,
      body,
    );
    // A server before this one answers with less.
    if ("rows" in answer) await mutate(answer, { revalidate: false });
    else await mutate();
    return answer;
  }

  const review = useReview(change, post);

  return {
    batch: data,
    rows,
    error,
    isBusy,
    ...review,
    reload: () => mutate(),
    pause: () => change("Failed to pause", () => post("pause")),
    /** The mode is that of a draft, which starts with it. */
    resume: (mode?: BatchMode) =>
      change("Failed to continue", () =>
        post("resume", mode === "day" ? { mode } : undefined),
      ),
    cancel: () => change("Failed to cancel", () => post("cancel")),
    /** Rejects with ApiError, whose message belongs into the form. */
    async retry(rowId: string, changes: RowRetry) {
      await post(`rows/${rowId}/retry`, changes);
    },
    retryDraft: (publicationId: string) =>
      change("Failed to retry", async () => {
        await api("POST", `/api/publications/${publicationId}/retry`, {});
        await mutate();
      }),
  };
}

/** Milliseconds between two looks at a batch. */
function paceOf(batch: BatchAnswer | undefined): number {
  if (!batch) return interval;
  if (batch.mode === "day" && !batch.rows.some(isOnItsWay)) return dayInterval;
  return batch.rows.length > largeBatch ? longInterval : interval;
}

/**
 * Runs one change at a time; says why it failed, and reads what the batch is
 * like then.
 */
function useChange(reload: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);
  async function change<T>(
    title: string,
    work: () => Promise<T>,
  ): Promise<T | null> {
    if (isBusy) return null;
    setBusy(true);
    try {
      return await work();
    } catch (failure) {
      const description =
        failure instanceof ApiError ? failure.message : "Please try again.";
      toast({ title, description, variant: "error" });
      await reload().catch(() => undefined);
      return null;
    } finally {
      refreshSubscriptionStatus();
      setBusy(false);
    }
  }
  return { isBusy, change };
}

/** What the seller decides of rows, and what of it can be taken back. */
function useReview(
  change: ReturnType<typeof useChange>["change"],
  post: <T>(action: string, body?: object) => Promise<BatchAnswer & T>,
) {
  const [last, setLast] = useState<Reviewed | null>(null);
  return {
    last,
    async accept(ids: string[]) {
      const answer = await change("Failed to accept", () =>
        post<{ accepted: string[]; open: string[] }>("rows/accept", { ids }),
      );
      if (answer)
        setLast({
          type: "accepted",
          ids: answer.accepted,
          open: answer.open.length,
        });
    },
    async reject(ids: string[]) {
      const answer = await change("Failed to reject", () =>
        post<{ rejected: string[] }>("rows/reject", { ids }),
      );
      if (answer) setLast({ type: "rejected", ids: answer.rejected, open: 0 });
    },
    async reopen(ids: string[]) {
      const answer = await change("Failed to undo", () =>
        post<{ reopened: string[] }>("rows/reopen", { ids }),
      );
      if (!answer) return;
      setLast(null);
      if (answer.reopened.length === 0)
        toast({ title: "This can no longer be undone", variant: "error" });
    },
    dismiss: () => setLast(null),
  };
}

const noRows: RowAnswer[] = [];

/** A row that is as it was is the same object, so that it isn't drawn again. */
function useStableRows(rows: RowAnswer[] | undefined) {
  const known = useRef(new Map<string, { text: string; row: RowAnswer }>());
  const last = useRef<{ from: RowAnswer[]; rows: RowAnswer[] }>(undefined);
  if (!rows) return noRows;
  if (last.current?.from === rows) return last.current.rows;
  const stable = rows.map((row) => {
    const text = JSON.stringify(row);
    const before = known.current.get(row.id);
    if (before?.text === text) return before.row;
    known.current.set(row.id, { text, row });
    return row;
  });
  last.current = { from: rows, rows: stable };
  return stable;
}
