import Link from "next/link";
import { shownState } from "@/components/batches/shown-state";
import type { RowAnswer } from "@/lib/batches/schema";
import { installation } from "@/lib/settings/installation";

type RowReasonProps = {
  row: RowAnswer;
  /** Nothing more of the batch is written. */
  isCanceled: boolean;
};

/**
 * What helps, beside trying again; "" where the sentence of the server says it
 * all.
 */
function adviceOf(
  { state, reason, message, photoIds }: RowAnswer,
  isCanceled: boolean,
) {
  // It was written, and counted.
  if (reason === "listing_deleted") return "";
  const saysCount = /nothing was counted/iu.test(message ?? "");
  const count = saysCount ? "" : "Nothing was counted.";
  if (isCanceled) return count;
  if (reason === "not_found" && photoIds.length > 0)
    return "Or write it from text alone.";
  if (state === "refused" || saysCount) return count;
  return `${count} Try again as it is, or with different details.`;
}

/** Why a row is not written. */
export function RowReason({ row, isCanceled }: RowReasonProps) {
  const { state, message } = row;
  // A row that is tried again by itself says what it waits for.
  if (
    state === "queued" ||
    state === "writing" ||
    shownState(row) === "deleted"
  )
    return message ? (
      <p className="text-muted-foreground text-sm">{message}</p>
    ) : null;
  if (state === "waiting") {
    if (!installation().hasBilling)
      return (
        <p className="text-sm">
          This month's listings are used up. Continue next month.
        </p>
      );
    return (
      <p className="text-sm">
        This month's listings are used up.{" "}
        <Link
          href="/pricing"
          className="font-semibold text-primary underline underline-offset-4"
        >
          Upgrade
        </Link>{" "}
        and continue, or continue next month.
      </p>
    );
  }
  if (state !== "refused" && state !== "failed") return null;
  return (
    <p className="break-words text-sm">
      <span className="font-semibold text-destructive">{message}</span>{" "}
      {adviceOf(row, isCanceled)}
    </p>
  );
}
