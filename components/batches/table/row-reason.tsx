import Link from "next/link";
import { shownState } from "@/components/batches/row-states";
import { Button } from "@/components/ui/button";
import type { RowAnswer } from "@/lib/batches/schema";

type RowReasonProps = {
  row: RowAnswer;
  name: string;
  isBusy: boolean;
  /** Nothing more of the batch is written. */
  isCanceled: boolean;
  onRetry: () => void;
  onResume: () => void;
};

const link = "font-semibold text-clay underline underline-offset-4";

/** What helps, beside trying again; "" where the sentence of the server says it all. */
function adviceOf({ state, reason, photoIds }: RowAnswer) {
  if (reason === "not_found" && photoIds.length > 0) return "Add its photo again, or write it from words alone.";
  if (state === "refused") return "Change the details or the photos, and it is written again. Nothing was counted.";
  if (state === "failed") return "Nothing was counted. Try again as it is, or with other details.";
  return "";
}

/** Why a row is not written, with the way on. */
export function RowReason({ row, name, isBusy, isCanceled, onRetry, onResume }: RowReasonProps) {
  const { state, message } = row;
  // A row that is tried again by itself says what it waits for.
  if (state === "queued") return message ? <p className="text-muted-foreground text-sm">{message}</p> : null;
  if (state === "waiting") {
    return (
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p className="min-w-48 flex-1">
          Your listings of this month are used up.{" "}
          <Link href="/pricing" className={link}>
            Upgrade
          </Link>{" "}
          and continue, or continue next month.
        </p>
        <Button variant="secondary" size="sm" disabled={isBusy} aria-label={`Continue with ${name}`} onClick={onResume}>
          Continue
        </Button>
      </div>
    );
  }
  if (shownState(row) === "deleted") return <p className="text-muted-foreground text-sm">{message}</p>;
  if (state !== "refused" && state !== "failed") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="min-w-48 flex-1 break-words">
        <span className="font-semibold text-brick">{message}</span>{" "}
        {isCanceled ? "Nothing was counted." : adviceOf(row)}
      </p>
      {!isCanceled && (
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`Change and retry ${name}`}
          onClick={onRetry}
        >
          Change and retry
        </Button>
      )}
    </div>
  );
}
