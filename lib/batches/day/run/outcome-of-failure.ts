import "server-only";
import { listingDeleted } from "@/lib/batches/write/write-row";
import type { FinalOutcome } from "@/lib/batches/write/write-row-data";
import { type Account, quotaOf } from "@/lib/billing/usage";
import { failureCodeOf } from "@/lib/database/database-failure";
import { AppError } from "@/lib/errors";
import { ListingDeleted } from "@/lib/listings/write/generation";
import { log } from "@/lib/log";

const ourFailure = "Something went wrong on our side. Nothing was counted.";

type Circumstances = { rowId: string; user: Account; now: Date };

/**
 * Failures in a row of one call after which what is broken in ours is taken to
 * stay so.
 */
const maxInternal = 3;

/**
 * What passes by itself, so that its row is to be sent, or its answer read, at
 * a later time: null for what doesn't. `failures` are those in a row of the
 * call.
 */
export function passingFault(error: unknown, failures: number) {
  const code = failureCodeOf(error);
  const isPassing =
    code === "unavailable" ||
    code === "rate_limited" ||
    code === "account_suspended" ||
    (code === "internal" && failures + 1 < maxInternal);
  if (!isPassing) return null;
  return error instanceof AppError
    ? error
    : new AppError("unavailable", ourFailure, { cause: error });
}

/**
 * What a row is that can't be sent, or whose answer can't be used. It is not
 * sent again by itself.
 */
export function outcomeOfFailure(
  error: unknown,
  { rowId, user, now }: Circumstances,
): FinalOutcome {
  if (error instanceof ListingDeleted) return listingDeleted;
  const reason = failureCodeOf(error);
  const message = error instanceof AppError ? error.message : ourFailure;
  log().info(
    { row: rowId, code: reason, err: error },
    "a row of a batch was not written",
  );
  if (reason === "limit_reached")
    return {
      state: "waiting",
      reason,
      message,
      quota: quotaOf(user, now),
    };
  return {
    state:
      reason === "refused" || reason === "piece_unknown" ? "refused" : "failed",
    reason,
    message,
  };
}
