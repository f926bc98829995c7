import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { findReservation, reserveListing } from "@/lib/billing/data";
import { plans } from "@/lib/billing/plans";
import { limitReached } from "@/lib/billing/require-quota";
import { type Account, tierOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";

/** Per user; they keep an unlimited plan and a failing provider from becoming an unlimited bill. */
const caps = { inFlight: 3, failuresPerHour: 20, perMinute: 30 };

/** Milliseconds to wait for the first answer under a key: somewhat more than the model may take. */
const patience = 29_000;

export type Request = {
  /** One per click; the same key stands for the same listing. */
  idempotencyKey: string;
  /** SHA-256 of what is asked for. */
  requestHash: string;
};

/** A reservation that became something; `listingId` is null for what is no listing, or no longer there. */
export type Settled = { id: string; listingId: number | null };

type Begun = { reservationId: string } | { settled: Settled };

/**
 * Takes one listing out of the quota. When the same request was made before under the same key, waits for that
 * one and returns what it became.
 */
export async function reserve(account: Account & { id: number }, request: Request, now: Date): Promise<Begun> {
  const quota = plans[tierOf(account, now)].monthlyListings;
  const attempt = { userId: account.id, quota, ...request };
  const outcome = await reserveListing(attempt, caps);
  switch (outcome.kind) {
    case "reserved":
      return { reservationId: outcome.id };
    case "limit":
      throw limitReached();
    case "inFlight":
      throw new AppError("rate_limited", "Please wait for your other listings to finish.", { retryAfter: 10 });
    case "perMinute":
      throw new AppError("rate_limited", "That was a lot at once. Please wait a minute.", { retryAfter: 60 });
    case "failuresPerHour":
      throw new AppError("rate_limited", "Too many attempts failed. Please try again later.", { retryAfter: 900 });
    case "known":
      if (outcome.reservation.requestHash !== request.requestHash) {
        throw new AppError("invalid_input", "This Idempotency-Key was used for another request.");
      }
      return { settled: await settledReservation(account.id, request.idempotencyKey) };
  }
}

async function settledReservation(userId: number, idempotencyKey: string): Promise<Settled> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const reservation = await findReservation(userId, idempotencyKey);
    if (reservation?.state === "committed") return reservation;
    if (reservation?.state !== "reserved") {
      throw new AppError("upstream_failed", "This could not be written. Nothing was counted; please try again.");
    }
    await sleep(250);
  }
  throw new AppError("conflict", "This is still being written. Please look again in a moment.");
}
