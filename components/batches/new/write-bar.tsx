import { QuotaNotice } from "@/components/batches/new/quota-notice";
import type { NewBatch } from "@/components/batches/new/use-new-batch";
import { countListings } from "@/components/batches/shown-state";
import { useSubscriptionStatus } from "@/components/billing";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { batchLimits } from "@/lib/batches/schema";

type WriteBarProps = { batch: NewBatch; isHidden: boolean };

/** The one button, with what it costs, and how far the upload is. */
export function WriteBar({ batch, isHidden }: WriteBarProps) {
  const { status } = useSubscriptionStatus();
  const { unsent, reading, sending, sent, problem, isResting } = batch;
  const count = unsent.rows.length + sent;
  const isWithinDay =
    batch.mode === "day" && count >= batchLimits.rowsWithinDay;
  const stuck = unsent.rows.filter((row) => row.problem !== null).length;
  return (
    <div
      className={`sticky bottom-(--bar) z-30 -mx-4 space-y-3 border-input border-t bg-card px-4 py-3 shadow-lg sm:mx-0 sm:rounded-t-lg sm:border ${isHidden ? "hidden" : ""}`}
    >
      {problem && (
        <p role="alert" className="font-semibold text-destructive">
          {problem}
        </p>
      )}
      {stuck > 0 && !sending && (
        <p role="alert">
          {countListings(sent)} uploaded. {countListings(stuck)} could not be:
          see why below, try again, or write the others without{" "}
          {stuck === 1 ? "it" : "them"}.
        </p>
      )}
      {sending ? (
        <div className="space-y-2">
          <p role="status">
            {isResting
              ? "Waiting for the connection. Uploading continues as soon as it is back."
              : `${sending.photos} of ${sending.of} photos uploaded. Keep this page open until they are all uploaded; then you can close it.`}
          </p>
          <Progress
            label="Photos uploaded"
            percent={
              sending.of === 0 ? 100 : (sending.photos / sending.of) * 100
            }
          />
        </div>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-56 flex-1 text-sm">
            {isWithinDay && <p className="font-semibold">Within a day</p>}
            <QuotaNotice status={status} count={count} />
          </div>
          {sent > 0 && (
            <Button variant="secondary" onClick={batch.store.writeSent}>
              Write {countListings(sent)}
            </Button>
          )}
          <Button
            className="max-sm:w-full"
            disabled={reading !== null}
            onClick={batch.store.write}
          >
            {stuck > 0 ? "Try again" : `Write ${countListings(count)}`}
          </Button>
        </div>
      )}
    </div>
  );
}
