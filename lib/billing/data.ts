import "server-only";
import { noticeLimit } from "@/lib/billing/notices/data";
import { db, type Transaction } from "@/lib/db";

/*
 * The ledger. Every change locks the user's row first, so that the changes of one user follow one another and
 * never wait for each other in a circle; what may be spent is decided by the conditional write alone.
 */

/** Seconds after which a reservation counts as left behind by a crash; longer than any call may take. */
const reservationLifetime = 120;

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
};

type Caps = { inFlight: number; failuresPerHour: number; perMinute: number };

type Outcome =
  | { kind: "reserved"; id: string }
  | { kind: "known"; reservation: Reservation }
  | { kind: "limit" }
  | { kind: keyof Caps };

/** Rolls the transaction back and hands its outcome out. */
class Refused extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.kind);
  }
}

/** How many listings of this month (UTC, by PostgreSQL's clock) are reserved or committed. */
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

/** Takes one listing out of this month's quota, or says what stands against it and changes nothing. */
export async function reserveListing(attempt: Attempt, caps: Caps): Promise<Outcome> {
  const { userId } = attempt;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const known = await freeKey(tx, attempt);
    if (known) return { kind: "known" as const, reservation: known };

    const id = await takeOne(tx, attempt);
    if (!id) return { kind: "limit" as const };

    const exceeded = await exceededCap(tx, userId, caps);
    if (exceeded) throw new Refused({ kind: exceeded });
    await showTruth(tx, userId, null);
    return { kind: "reserved" as const, id };
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.outcome;
    throw error;
  });
}

/**
 * Makes the reservation final; false, and nothing changed, when it was settled before.
 * To be called in the transaction that stores what was paid for.
 */
export async function commitReservation(tx: Transaction, id: string) {
  await lockOwner(tx, id);
  const [row] = await tx.$queryRaw<{ userId: number; period: string; createdAt: Date }[]>`
    UPDATE "Reservation" SET state = 'committed' WHERE id = ${id}::uuid AND state = 'reserved'
    RETURNING "userId", period, "createdAt"`;
  if (!row) return false;
  await showTruth(tx, row.userId, row.createdAt);
  await noticeLimit(tx, row);
  return true;
}

/** Gives the listing back to the month it was taken from; false, and nothing changed, when settled before. */
export async function refundReservation(id: string) {
  return inTransaction(async (tx) => {
    await lockOwner(tx, id);
    const [row] = await tx.$queryRaw<{ userId: number }[]>`
      WITH refunded AS (
        UPDATE "Reservation" SET state = 'refunded' WHERE id = ${id}::uuid AND state = 'reserved'
        RETURNING "userId", period
      )
      UPDATE "Usage" SET used = used - 1 FROM refunded
      WHERE "Usage"."userId" = refunded."userId" AND "Usage".period = refunded.period
      RETURNING "Usage"."userId"`;
    if (row) await showTruth(tx, row.userId, null);
    return row !== undefined;
  });
}

/** Reservations whose time is over, oldest first, at most 500. */
export async function listExpiredReservations() {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Reservation" WHERE state = 'reserved' AND "expiresAt" < now() ORDER BY "expiresAt" LIMIT 500`;
  return rows.map((row) => row.id);
}

function inTransaction<T>(work: (tx: Transaction) => Promise<T>) {
  return db().$transaction(work, { maxWait: 3_000, timeout: 5_000 });
}

/** The live reservation under this key. A refunded one makes room, and stays to be counted. */
async function freeKey(tx: Transaction, { userId, idempotencyKey }: Attempt) {
  const [known] = await tx.$queryRaw<Reservation[]>`
    SELECT id, state, "requestHash", "listingId" FROM "Reservation"
    WHERE "userId" = ${userId} AND "idempotencyKey" = ${idempotencyKey}`;
  if (known?.state !== "refunded") return known;
  await tx.$executeRaw`
    UPDATE "Reservation" SET "idempotencyKey" = "idempotencyKey" || '#' || id WHERE id = ${known.id}::uuid`;
  return undefined;
}

async function takeOne(tx: Transaction, { userId, quota, idempotencyKey, requestHash }: Attempt) {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    WITH taken AS (
      INSERT INTO "Usage" ("userId", period, used)
      SELECT ${userId}, listing_period(), 1 WHERE ${quota}::int IS NULL OR ${quota}::int > 0
      ON CONFLICT ("userId", period) DO UPDATE SET used = "Usage".used + 1
      WHERE ${quota}::int IS NULL OR "Usage".used < ${quota}::int
      RETURNING period
    )
    INSERT INTO "Reservation" ("userId", period, "idempotencyKey", "requestHash", "expiresAt")
    SELECT ${userId}, period, ${idempotencyKey}, ${requestHash}, now() + make_interval(secs => ${reservationLifetime}::int)
    FROM taken RETURNING id`;
  return row?.id;
}

async function exceededCap(tx: Transaction, userId: number, caps: Caps): Promise<keyof Caps | undefined> {
  const [counted] = await tx.$queryRaw<Caps[]>`
    SELECT
      (count(*) FILTER (WHERE state = 'reserved' AND "expiresAt" > now()))::int AS "inFlight",
      (count(*) FILTER (WHERE state = 'refunded'))::int AS "failuresPerHour",
      (count(*) FILTER (WHERE "createdAt" > now() - interval '1 minute'))::int AS "perMinute"
    FROM "Reservation" WHERE "userId" = ${userId} AND "createdAt" > now() - interval '1 hour'`;
  if (!counted) return undefined;
  if (counted.failuresPerHour >= caps.failuresPerHour) return "failuresPerHour";
  if (counted.inFlight > caps.inFlight) return "inFlight";
  return counted.perMinute > caps.perMinute ? "perMinute" : undefined;
}

async function lockOwner(tx: Transaction, reservationId: string) {
  await tx.$queryRaw`
    SELECT owner.id FROM "User" owner JOIN "Reservation" r ON r."userId" = owner.id
    WHERE r.id = ${reservationId}::uuid FOR NO KEY UPDATE OF owner`;
}

/** Copies the ledger's figure to the user's row, for the month of the newest listing; `at` is a listing just made. */
async function showTruth(tx: Transaction, userId: number, at: Date | null) {
  await tx.$executeRaw`
    UPDATE "User" SET
      "lastListingDate" = newest.at,
      "listingsThisMonth" = COALESCE((
        SELECT used FROM "Usage" WHERE "userId" = ${userId} AND period = listing_period(newest.at)
      ), 0),
      "updatedAt" = now()
    FROM (SELECT GREATEST("lastListingDate", ${at}::timestamptz) AS at FROM "User" WHERE id = ${userId}) newest
    WHERE id = ${userId}`;
}
