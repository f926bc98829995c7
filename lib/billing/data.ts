import "server-only";
import { noticeLimit } from "@/lib/billing/notices/data";
import { db, type Transaction } from "@/lib/db";
import { createSlots } from "@/lib/slots";

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

/**
 * A burst waits here, and not for a connection: there it would fail after seconds, and keep every short query from its
 * turn meanwhile. Changes of one user wait for each other anyway.
 */
const changes = createSlots({ atOnce: 6, perKey: 2, waiting: 2_000, patience: 25_000 });

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
  return changeLedger(String(userId), async (tx) => {
    await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const { known, exceeded } = await lookUp(tx, attempt, caps);
    if (known && known.state !== "refunded") return { kind: "known" as const, reservation: known };
    if (known) await freeKey(tx, known.id);
    const id = await takeOne(tx, attempt);
    if (!id) return { kind: "limit" as const };
    if (exceeded) throw new Refused({ kind: exceeded });
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
    WITH settled AS (
      UPDATE "Reservation" SET state = 'committed' WHERE id = ${id}::uuid AND state = 'reserved'
      RETURNING "userId", period, "createdAt"
    ), newest AS (
      SELECT owner.id, GREATEST(owner."lastListingDate", settled."createdAt") AS at
      FROM "User" owner JOIN settled ON owner.id = settled."userId"
    ), shown AS (
      UPDATE "User" SET
        "lastListingDate" = newest.at,
        "listingsThisMonth" = COALESCE((
          SELECT used FROM "Usage" WHERE "userId" = newest.id AND period = listing_period(newest.at)
        ), 0),
        "updatedAt" = now()
      FROM newest WHERE "User".id = newest.id
    )
    SELECT "userId", period, "createdAt" FROM settled`;
  if (!row) return false;
  await noticeLimit(tx, row);
  return true;
}

/**
 * Gives the listing back to the month it was taken from; false, and nothing changed, when settled before.
 * `failure` is the code of what went wrong; null when nobody was left to say.
 */
export async function refundReservation(id: string, failure: string | null = null) {
  return changeLedger(id, async (tx) => {
    await lockOwner(tx, id);
    const [row] = await tx.$queryRaw<{ userId: number }[]>`
      WITH refunded AS (
        UPDATE "Reservation" SET state = 'refunded', failure = ${failure}
        WHERE id = ${id}::uuid AND state = 'reserved'
        RETURNING "userId", period
      )
      UPDATE "Usage" SET used = used - 1 FROM refunded
      WHERE "Usage"."userId" = refunded."userId" AND "Usage".period = refunded.period
      RETURNING "Usage"."userId"`;
    if (row) await showTruth(tx, row.userId);
    return row !== undefined;
  });
}

/** Reservations whose time is over, oldest first, at most 500. */
export async function listExpiredReservations() {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Reservation" WHERE state = 'reserved' AND "expiresAt" < now() ORDER BY "expiresAt" LIMIT 500`;
  return rows.map((row) => row.id);
}

/** One transaction that settles or takes reservations, when its turn has come; those under one key follow each other. */
export function changeLedger<T>(key: string, work: (tx: Transaction) => Promise<T>) {
  return changes(key, () => db().$transaction(work, { maxWait: 10_000, timeout: 10_000 }));
}

type Look = { known: Reservation | undefined; exceeded: keyof Caps | undefined };
type LookRow = Caps & { known: Reservation | null };

/** What stands under the key, and what another reservation would exceed. One statement, once the user is locked. */
async function lookUp(tx: Transaction, { userId, idempotencyKey }: Attempt, caps: Caps): Promise<Look> {
  const [row] = await tx.$queryRaw<LookRow[]>`
    SELECT
      (SELECT json_build_object('id', id, 'state', state, 'requestHash', "requestHash", 'listingId', "listingId")
        FROM "Reservation" WHERE "userId" = ${userId} AND "idempotencyKey" = ${idempotencyKey}) AS known,
      (count(*) FILTER (WHERE state = 'reserved' AND "expiresAt" > now()))::int AS "inFlight",
      (count(*) FILTER (WHERE state = 'refunded'))::int AS "failuresPerHour",
      (count(*) FILTER (WHERE "createdAt" > now() - interval '1 minute'))::int AS "perMinute"
    FROM "Reservation" WHERE "userId" = ${userId} AND "createdAt" > now() - interval '1 hour'`;
  const names = ["failuresPerHour", "inFlight", "perMinute"] as const;
  return { known: row?.known ?? undefined, exceeded: names.find((name) => row && row[name] >= caps[name]) };
}

/** A refunded reservation makes room for another try, and stays to be counted. */
async function freeKey(tx: Transaction, id: string) {
  await tx.$executeRaw`
    UPDATE "Reservation" SET "idempotencyKey" = "idempotencyKey" || '#' || id WHERE id = ${id}::uuid`;
}

async function takeOne(tx: Transaction, { userId, quota, idempotencyKey, requestHash }: Attempt) {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    WITH taken AS (
      INSERT INTO "Usage" ("userId", period, used)
      SELECT ${userId}, listing_period(), 1 WHERE ${quota}::int IS NULL OR ${quota}::int > 0
      ON CONFLICT ("userId", period) DO UPDATE SET used = "Usage".used + 1
      WHERE ${quota}::int IS NULL OR "Usage".used < ${quota}::int
      RETURNING period, used
    ), shown AS (
      UPDATE "User" SET "listingsThisMonth" = taken.used, "updatedAt" = now()
      FROM taken WHERE id = ${userId} AND listing_period("lastListingDate") = taken.period
    )
    INSERT INTO "Reservation" ("userId", period, "idempotencyKey", "requestHash", "expiresAt")
    SELECT ${userId}, period, ${idempotencyKey}, ${requestHash}, now() + make_interval(secs => ${reservationLifetime}::int)
    FROM taken RETURNING id`;
  return row?.id;
}

async function lockOwner(tx: Transaction, reservationId: string) {
  await tx.$queryRaw`
    SELECT owner.id FROM "User" owner JOIN "Reservation" r ON r."userId" = owner.id
    WHERE r.id = ${reservationId}::uuid FOR NO KEY UPDATE OF owner`;
}

/** Copies the ledger's figure to the user's row, for the month of the newest listing. */
async function showTruth(tx: Transaction, userId: number) {
  await tx.$executeRaw`
    UPDATE "User" SET
      "listingsThisMonth" = COALESCE((
        SELECT used FROM "Usage" WHERE "userId" = ${userId} AND period = listing_period("lastListingDate")
      ), 0),
      "updatedAt" = now()
    WHERE id = ${userId}`;
}
