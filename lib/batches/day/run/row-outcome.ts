import "server-only";
import type { FinalOutcome } from "@/lib/batches/write/data";
import { plans } from "@/lib/billing/plans";
import { type Account, tierOf } from "@/lib/billing/usage";
import { failureCodeOf } from "@/lib/database-failure";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

type Circumstances = { rowId: string; user: Account; now: Date };

/** What a row is that can't be sent, or whose answer can't be used. It is not sent again by itself. */
export function outcomeOfFailure(error: unknown, { rowId, user, now }: Circumstances): FinalOutcome {
  const reason = failureCodeOf(error);
  const message = error instanceof AppError ? error.message : "Something went wrong on our side. Nothing was counted.";
  log().info({ row: rowId, code: reason, err: error }, "a row of a batch was not written");
  if (reason === "limit_reached")
    return { state: "waiting", reason, message, quota: plans[tierOf(user, now)].monthlyListings };
  return { state: reason === "refused" ? "refused" : "failed", reason, message };
}
