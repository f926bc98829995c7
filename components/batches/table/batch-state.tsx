import { describeState, sizeOf } from "@/components/batches/shown-state";
import { DraftStart } from "@/components/batches/table/draft-start";
import { Progress } from "@/components/ui/progress";
import type { BatchAnswer, BatchMode } from "@/lib/batches/schema";

const times = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

type BatchStateProps = {
  batch: BatchAnswer;
  isBusy: boolean;
  /** Starts a draft. */
  onWrite: (mode: BatchMode) => void;
};

/** Where the batch stands, and how to start it while it is a draft. */
export function BatchState({ batch, isBusy, onWrite }: BatchStateProps) {
  return (
    <>
      <BatchProgress batch={batch} />
      <WithinDayNote batch={batch} />
      {batch.state === "draft" && batch.rows.length > 0 && (
        <DraftStart
          isBusy={isBusy}
          count={batch.rows.length}
          mode={batch.mode ?? "now"}
          onWrite={onWrite}
        />
      )}
    </>
  );
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
            You can close this page. The listings will still be written.
          </p>
          {held && (
            <p className="text-sm">
              {held.nextAt
                ? `${held.message} They continue automatically at ${times.format(new Date(held.nextAt))}.`
                : held.message}
            </p>
          )}
        </>
      )}
      {state === "draft" && (
        <p className="text-muted-foreground text-sm">
          Nothing has been written yet. If you left while photos were uploading,
          the ones that are missing here were not added.
        </p>
      )}
    </div>
  );
}

/** When the answers come of listings that were sent together. */
function WithinDayNote({ batch }: { batch: BatchAnswer }) {
  if (batch.mode !== "day" || batch.counts.writing === 0) return null;
  return (
    <p className="text-muted-foreground">
      Sent together: the listings arrive within 24 hours, often sooner. You can
      close this page
      <span>
        {sizeOf(batch.counts) > 10
          ? "; we email you when all of them are ready"
          : ""}
      </span>
      . What you cancel before it is written is not counted.
    </p>
  );
}
