import "server-only";
import { findReservation, refundReservation } from "@/lib/billing/data";
import { type Request, reserve, type Settled } from "@/lib/billing/reserve";
import type { Account } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { failureCodeOf } from "@/lib/failure-code";
import { log } from "@/lib/log";

type Purchase<T> = Request & {
  user: Account & { id: number };
  /** Fires when the caller goes away. Once `make` runs, it is finished all the same. */
  signal?: AbortSignal | undefined;
  /**
   * Makes what is paid for, then stores it and commits the reservation in one transaction.
   * Null, and nothing stored, when the reservation was settled before.
   */
  make: (reservationId: string) => Promise<T | null>;
  /** What was made under the same key before. */
  recall: (settled: Settled) => Promise<T>;
};

/**
 * Takes one listing out of the quota for whatever `make` makes; when anything fails, nothing is taken.
 * Throws `limit_reached`, `rate_limited`, and what `make` and `recall` throw.
 */
export async function spendListing<T>(purchase: Purchase<T>, now: Date): Promise<T> {
  const { user, idempotencyKey, requestHash, recall } = purchase;
  requireCaller(purchase.signal);
  const begun = await reserve(user, { idempotencyKey, requestHash }, now);
  if ("settled" in begun) return recall(begun.settled);

  try {
    requireCaller(purchase.signal);
    const made = await purchase.make(begun.reservationId);
    if (made !== null) return made;
    throw new AppError("upstream_failed", "This took too long. Nothing was counted; please try again.");
  } catch (error) {
    if (await giveBack(begun.reservationId, error)) throw error;
    // Settled already: an answer of the database that got lost, or a reaper that came first.
    const settled = await findReservation(user.id, idempotencyKey);
    if (settled?.state !== "committed") throw error;
    return recall(settled);
  }
}

/** True when this call gave it back. A failure to do so is left to the reaper. */
async function giveBack(reservationId: string, failure: unknown) {
  try {
    return await refundReservation(reservationId, failureCodeOf(failure));
  } catch (err) {
    log().error({ err }, "a refund failed");
    return true;
  }
}

function requireCaller(signal: AbortSignal | undefined) {
  if (signal?.aborted) throw new AppError("bad_request", "The request was cancelled.", { status: 499 });
}
