import { useState } from "react";
import {
  newBatchId,
  type SentBatch,
  sendRows,
  startBatch,
} from "@/components/batches/new/send-rows";
import type { UnsentAction } from "@/components/batches/new/unsent-batch";
import type { UnsentRow } from "@/components/batches/new/unsent-rows";
import { useBatchUpload } from "@/components/batches/new/use-batch-upload";
import { refreshSubscriptionStatus } from "@/components/billing";
import { type BatchMode, batchLimits } from "@/lib/batches/schema";
import { ApiError } from "@/lib/browser/api";

type Writing = {
  rows: UnsentRow[];
  dispatch: (action: UnsentAction) => void;
  record: Omit<SentBatch, "id">;
  mode: BatchMode;
  onStarted: (id: string) => void;
  /** A sentence for the seller; empty when there is none any more. */
  onProblem: (message: string) => void;
};

type Sending = { photos: number; of: number };

/** The rows on their way to the server, until their batch is started. */
export function useWriting({
  rows,
  dispatch,
  record,
  mode,
  onStarted,
  onProblem,
}: Writing) {
  const [sending, setSending] = useState<Sending | null>(null);
  /** The draft at the server and how many rows it has. */
  const [batch, setBatch] = useState<{ id: string; sent: number } | null>(null);
  const { upload, isResting } = useBatchUpload();

  async function start(id: string, count: number) {
    await startBatch(id, count < batchLimits.rowsWithinDay ? "now" : mode);
    dispatch({ type: "clear" });
    setBatch(null);
    refreshSubscriptionStatus();
    onStarted(id);
  }

  /** Uploads and sends what is left, and starts the batch when nothing is. */
  async function sendRest(known: { id: string; sent: number }, of: number) {
    let { sent } = known;
    const outcome = await sendRows({ id: known.id, ...record }, rows, sent, {
      upload,
      onProgress: (photos) => setSending({ photos, of }),
      // At once: a tab that is closed now must not send them again.
      onSent(keys) {
        sent += keys.length;
        setBatch({ id: known.id, sent });
        dispatch({ type: "sent", keys, problems: new Map() });
      },
    });
    if (outcome.problems.size === 0) return await start(known.id, sent);
    dispatch({ type: "sent", keys: [], problems: outcome.problems });
  }

  return {
    batch,
    setBatch,
    sending,
    isBusy: sending !== null,
    isResting,
    async write() {
      if (sending !== null) return;
      const missing = missingName(rows);
      if (missing !== null) return onProblem(missing);
      onProblem("");
      const known = batch ?? { id: newBatchId(), sent: 0 };
      const of = rows.reduce((sum, { photos }) => sum + photos.length, 0);
      setSending({ photos: 0, of });
      setBatch(known);
      try {
        await sendRest(known, of);
      } catch (error) {
        // The draft was started, changed or deleted elsewhere: what is left
        // goes into one of its own.
        if (error instanceof ApiError && error.status === 409) setBatch(null);
        onProblem(messageOf(error));
      } finally {
        setSending(null);
      }
    },
    /** Writes what the server has, and lets go of the rest. */
    async writeSent() {
      if (!batch) return;
      setSending({ photos: 0, of: 0 });
      try {
        await start(batch.id, batch.sent);
      } catch (error) {
        onProblem(messageOf(error));
      } finally {
        setSending(null);
      }
    },
  };
}

/** Which row can't be written, having neither name nor photo; or null. */
function missingName(rows: UnsentRow[]): string | null {
  const place = rows.findIndex(
    (row) => row.name.trim() === "" && row.photos.length === 0,
  );
  return place === -1
    ? null
    : `Listing ${place + 1} needs a product name or a photo.`;
}

const messageOf = (error: unknown) =>
  error instanceof ApiError
    ? error.message
    : "Something went wrong. Please try again.";
