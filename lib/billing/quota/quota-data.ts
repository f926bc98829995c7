import "server-only";
import {
  altTextKeyPrefix,
  chosenKeyOf,
  namesHashPrefix,
  requestIdOf,
  rowKeyPrefix,
} from "@/lib/billing/quota/reservation-keys";
import { db, type Transaction } from "@/lib/database/db";
import { databaseTimeouts } from "@/lib/database/pool-options";
import { env } from "@/lib/env";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";
import { extraSecondsOf } from "@/lib/settings/extra-time";
import { emitEvent } from "@/lib/webhooks/emit-event";

/*
 * The ledger. Every change locks the user's row first, so that the changes of
 * one user follow one another and cannot deadlock; the conditional write alone
 * decides whether a listing is left. Reserving and committing are functions of
 * the database (`reserve_listing`, `commit_reservation`, `store_listing` in
 * `prisma/sql/functions`), so that each takes one round trip.
 */

/**
 * After this time a reservation counts as left behind by a crash; longer than
 * any request may take.
 */
const reservationLifetime = () => `${120 + extraSecondsOf(env())} seconds`;
/**
 * The same for what the model's provider answers within 24 hours. The database
 * leaves these out of the caps.
 */
const longLifetime = "26 hours";

type Reservation = {
  id: string;
  state: "reserved" | "committed" | "refunded";
  requestHash: string;
  listingId: number | null;
};

export type Attempt = {
  userId: number;
  /** Listings a month; null means unlimited. */
  quota: number | null;
  idempotencyKey: string;
  requestHash: string;
  /** For what is answered within a day. */
  isLong?: boolean;
};

type Caps = { inFlight: number; failuresPerHour: number; perMinute: number };

/**
 * A burst waits here rather than for a connection: there it would time out
 * after seconds, and block every short query meanwhile. Changes of one user
 * wait for each other anyway.
 */
export const queueLedgerWork = createConcurrencyLimiter({
  maxConcurrent: 6,
  maxPerKey: 2,
  maxQueued: 2_000,
  queueTimeout: 25_000,
});

type Outcome =
  | { kind: "reserved"; id: string }
  | { kind: "known"; reservation: Reservation }
  | { kind: "limit" | "suspended" }
  | { kind: keyof Caps };

/**
 * How many listings of this month (UTC, by PostgreSQL's clock) are reserved or
 * committed.
 */
export async function countUsed(userId: number) {
  const [row] = await db().$queryRaw<{ used: number }[]>`
    SELECT used FROM "Usage" WHERE "userId" = ${userId} AND period = listing_period()`;
  return row?.used ?? 0;
}

export async function findReservation(userId: number, idempotencyKey: string) {
  const [row] = await db().$queryRaw<Reservation[]>`
    SELECT id, state, "requestHash", "listingId" FROM "Reservation"
    WHERE "userId" = ${userId} AND "idempotencyKey" = ${idempotencyKey}`;
  return row ?? null;
}

/** Null also for another user's. */
export function findReservationById(userId: number, id: string) {
  const select = {
    state: true,
    listingId: true,
    idempotencyKey: true,
    failure: true,
    createdAt: true,
  } as const;
  return db().reservation.findFirst({ where: { id, userId }, select });
}

type ReserveRow =
  | { kind: "reserved"; reservation: { id: string } }
  | { kind: "known"; reservation: Reservation }
  | { kind: "limit" | "suspended" | keyof Caps; reservation: null };

/**
 * Takes one listing out of this month's quota, or returns the reason why not
 * and changes nothing.
 */
export async function reserveListing(
  attempt: Attempt,
  caps: Caps,
): Promise<Outcome> {
  const { userId, quota, idempotencyKey, requestHash } = attempt;
  const lifetime = attempt.isLong ? longLifetime : reservationLifetime();
  const [row] = await queueLedgerWork(
    String(userId),
    () => db().$queryRaw<ReserveRow[]>`
      SELECT kind, reservation FROM reserve_listing(
        ${userId}::int, ${quota}::int, ${idempotencyKey}, ${requestHash}, ${lifetime}::interval,
        ${caps.inFlight}::int, ${caps.failuresPerHour}::int, ${caps.perMinute}::int)`,
  );
  if (!row) throw new Error("The ledger returned no row.");
  if (row.kind === "reserved")
    return { kind: row.kind, id: row.reservation.id };
  return row.kind === "known"
    ? { kind: row.kind, reservation: row.reservation }
    : { kind: row.kind };
}

/**
 * Extends it to 26 hours from now; false, and nothing changed, when it was
 * settled before.
 */
export async function renewLongReservation(id: string) {
  const count = await db().$executeRaw`
    UPDATE "Reservation" SET "expiresAt" = now() + ${longLifetime}::interval
    WHERE id = ${id}::uuid AND state = 'reserved'`;
  return count === 1;
}

/**
 * Makes the reservation final; false, and nothing changed, when it was settled
 * before. Call it in the transaction that stores what was made. The last
 * listing of a month queues `notify_limit_reached`.
 */
export async function commitReservation(tx: Transaction, id: string) {
  const [row] = await tx.$queryRaw<[{ isCommitted: boolean }]>`
    SELECT commit_reservation(${id}::uuid) AS "isCommitted"`;
  if (row.isCommitted) await emitUsageLow(tx, id);
  return row.isCommitted;
}

/**
 * For a transaction that committed a reservation: emits `usage.low`, once a
 * month for each endpoint, when four fifths of the month's listings are used.
 */
export async function emitUsageLow(tx: Transaction, id: string) {
  const [low] = await tx.$queryRaw<{ userId: number; period: string }[]>`
    SELECT r."userId", r.period FROM "Reservation" r
    WHERE r.id = ${id}::uuid AND ceil(r.quota * 0.8) <= (
      SELECT count(*) FROM "Reservation" c
      WHERE c."userId" = r."userId" AND c.period = r.period AND c.state = 'committed'
    ) + COALESCE((
      SELECT u."carriedOver" FROM "Usage" u WHERE u."userId" = r."userId" AND u.period = r.period
    ), 0)`;
  if (!low) return;
  const { userId, period } = low;
  await emitEvent(tx, userId, "usage.low", { period }, { isOnce: true });
}

/**
 * Frees a key whose listing was deleted, so that another can be written under
 * it; what was taken stays taken. For a transaction that holds the user's row.
 */
export async function freeKeyOfDeleted(
  tx: Transaction,
  userId: number,
  idempotencyKey: string,
) {
  await tx.$executeRaw`
    UPDATE "Reservation" r SET "idempotencyKey" = r."idempotencyKey" || ':' || r.id
    WHERE r."userId" = ${userId} AND r."idempotencyKey" = ${idempotencyKey} AND r.state = 'committed'
      AND NOT EXISTS (SELECT FROM "Listing" l WHERE l.id = r."listingId" AND l."deletedAt" IS NULL)`;
}

/**
 * Returns the listing to the month it was taken from; false, and nothing
 * changed, when settled before. `failure` is the code of what went wrong, or
 * `unfinished` when the process was gone. The ledger's cap on failures does not
 * count `unfinished` and `unavailable`, which are our failures.
 */
export async function refundReservation(
  id: string,
  failure: string | null = null,
) {
  return changeLedger(id, async (tx) => {
    await lockOwner(tx, id);
    const [row] = await tx.$queryRaw<Refunded[]>`
      WITH refunded AS (
        UPDATE "Reservation" SET state = 'refunded', failure = ${failure}
        WHERE id = ${id}::uuid AND state = 'reserved'
        RETURNING id, "userId", period, failure, "idempotencyKey", "requestHash"
      )
      UPDATE "Usage" SET used = used - 1 FROM refunded
      WHERE "Usage"."userId" = refunded."userId" AND "Usage".period = refunded.period
      RETURNING refunded.id::text, refunded."userId", failure, "idempotencyKey", "requestHash"`;
    if (!row) return false;
    await updateListingCount(tx, row.userId);
    await emitListingFailed(tx, row);
    return true;
  });
}

type Refunded = {
  id: string;
  userId: number;
  failure: string | null;
  idempotencyKey: string;
  requestHash: string;
};

/** What went wrong without the caller being at fault. */
const reportedFailures = [
  "upstream_failed",
  "refused",
  "unavailable",
  "internal",
  "unfinished",
  "piece_unknown",
];

/**
 * Emits `listing.failed` for a single listing. A batch's row is tried several
 * times and emits its own; shop names and alt texts are no listing.
 */
async function emitListingFailed(tx: Transaction, refunded: Refunded) {
  const { userId, failure, idempotencyKey, requestHash } = refunded;
  if (
    !reportedFailures.includes(failure ?? "") ||
    idempotencyKey.startsWith(rowKeyPrefix) ||
    idempotencyKey.startsWith(altTextKeyPrefix) ||
    requestHash.startsWith(namesHashPrefix)
  )
    return;
  await emitEvent(tx, userId, "listing.failed", {
    idempotencyKey: chosenKeyOf(refunded),
    requestId: requestIdOf(refunded),
  });
}

/**
 * Gives reservations from before the database's clock was set back a new
 * lifetime: theirs would end far too late.
 */
export function renewFutureReservations() {
  return db().$executeRaw`
    UPDATE "Reservation" SET "createdAt" = now(), "expiresAt" = now() + ("expiresAt" - "createdAt")
    WHERE state = 'reserved' AND "createdAt" > now() + interval '1 minute'`;
}

/** The ids of expired reservations, oldest first, at most 500. */
export async function listExpiredReservations() {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Reservation" WHERE state = 'reserved' AND "expiresAt" < now() ORDER BY "expiresAt" LIMIT 500`;
  return rows.map((row) => row.id);
}

/**
 * Runs one transaction that makes or settles reservations, after those before
 * it in the queue; one at a time per key.
 */
export function changeLedger<T>(
  key: string,
  work: (tx: Transaction) => Promise<T>,
) {
  const patience = 2 * databaseTimeouts().transaction;
  return queueLedgerWork(key, () =>
    db().$transaction(work, { maxWait: patience, timeout: patience }),
  );
}

async function lockOwner(tx: Transaction, reservationId: string) {
  await tx.$queryRaw`
    SELECT owner.id FROM "User" owner JOIN "Reservation" r ON r."userId" = owner.id
    WHERE r.id = ${reservationId}::uuid FOR NO KEY UPDATE OF owner`;
}

/**
 * Copies the ledger's count to the user's row, for the month of the newest
 * listing.
 */
async function updateListingCount(tx: Transaction, userId: number) {
  await tx.$executeRaw`
    UPDATE "User" SET
      "listingsThisMonth" = COALESCE((
        SELECT used FROM "Usage" WHERE "userId" = ${userId} AND period = listing_period("lastListingDate")
      ), 0),
      "updatedAt" = now()
    WHERE id = ${userId}`;
}
