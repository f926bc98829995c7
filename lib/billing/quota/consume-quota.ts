import "server-only";
import {
  findReservation,
  refundReservation,
} from "@/lib/billing/quota/quota-data";
import {
  type CommittedReservation,
  type Request,
  reserve,
} from "@/lib/billing/quota/reservations";
import type { Account } from "@/lib/billing/usage";
import {
  failureCodeOf,
  isDatabaseFailure,
} from "@/lib/database/database-failure";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

type Consumption<T> = Request & {
  user: Account & { id: number };
  /**
   * Aborts when the client disconnects. Once `make` runs, it is finished all
   * the same.
   */
  signal?: AbortSignal | undefined;
  /**
   * Makes the result, then stores it and commits the reservation in one
   * transaction. Null, and nothing stored, when the reservation was settled
   * before.
   */
  make: (reservationId: string) => Promise<T | null>;
  /** Returns what was made under the same key before. */
  replay: (reservation: CommittedReservation) => Promise<T>;
};

/**
 * Takes one listing out of the quota for whatever `make` makes; when anything
 * fails, none is taken. Throws `limit_reached`, `rate_limited`, and what `make`
 * and `replay` throw.
 */
export async function consumeQuota<T>(
  consumption: Consumption<T>,
  now: Date,
): Promise<T> {
  const { user, idempotencyKey, requestHash, signal, make, replay } =
    consumption;
  requireOpen(signal);
  const reserved = await reserve(user, { idempotencyKey, requestHash }, now);
  if ("committed" in reserved) return replay(reserved.committed);

  return finishReserved(reserved.reservationId, {
    userId: user.id,
    idempotencyKey,
    replay,
    make(reservationId) {
      requireOpen(signal);
      return make(reservationId);
    },
  });
}

type Finish<T> = Pick<Consumption<T>, "idempotencyKey" | "make" | "replay"> & {
  userId: number;
  /** Whether it is made again after this failure: it stays reserved then. */
  isKept?: (failure: unknown) => boolean;
};

/**
 * Makes what was reserved; when that fails, nothing is taken. Throws what
 * `make` and `replay` throw.
 */
export async function finishReserved<T>(
  reservationId: string,
  finish: Finish<T>,
): Promise<T> {
  const { userId, idempotencyKey, make, replay, isKept } = finish;
  try {
    const made = await make(reservationId);
    if (made !== null) return made;
    throw new AppError(
      "upstream_failed",
      "This took too long. Nothing was counted; please try again.",
    );
  } catch (error) {
    if (isKept?.(error) || (await refund(reservationId, error))) throw error;
    // Settled already: the database's answer was lost, or the reservation
    // expired first.
    const reservation = await findReservation(userId, idempotencyKey);
    if (reservation?.state !== "committed") throw error;
    return replay(reservation);
  }
}

/**
 * False when the reservation was settled before. When the refund itself fails,
 * the reservation expires later.
 */
async function refund(reservationId: string, failure: unknown) {
  const code = failureCodeOf(failure);
  try {
    return await refundReservation(reservationId, code).catch(
      (error: unknown) => {
        // What failed may have left a broken connection behind, and this was
        // the first to notice.
        if (!isDatabaseFailure(error)) throw error;
        return refundReservation(reservationId, code);
      },
    );
  } catch (err) {
    log().error({ err }, "a refund failed");
    return true;
  }
}

function requireOpen(signal: AbortSignal | undefined) {
  if (signal?.aborted)
    throw new AppError("bad_request", "The request was canceled.", {
      status: 499,
    });
}
