import "server-only";
import { randomUUID } from "node:crypto";
import {
  type AltTextProgress,
  altTextDays,
  listingsCountedAsOne,
  mostWaiting,
  type PhotoText,
} from "@/lib/alt-texts/schema";
import { writeAltTextsTask } from "@/lib/alt-texts/tasks";
import { commitReservation } from "@/lib/billing/quota/quota-data";
import { altTextKeyPrefix } from "@/lib/billing/quota/reservation-keys";
import { db } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import type { Sql } from "@/lib/database/sql";
import { addJob } from "@/lib/jobs/queue";

/** Behind the listings of everybody who waits for one. */
const queueJob = (tx: Sql, userId: number, runAt: Date | null = null) =>
  addJob(
    tx,
    writeAltTextsTask,
    { userId },
    { owner: userId, key: "alt-texts", isBulk: true, ...(runAt && { runAt }) },
  );

export const queueWriting = (userId: number, runAt: Date | null = null) =>
  queueJob(db(), userId, runAt);

type Chosen = { userId: number; etsyShopId: bigint; listings: string[] };

/**
 * Queues listings that aren't queued or written yet, ten by ten. Returns how
 * many; null, and nothing is queued, where more would wait than may.
 */
export function queueListings({
  userId,
  etsyShopId,
  listings,
}: Chosen): Promise<number | null> {
  return db().$transaction(async (tx) => {
    // Of two presses at once, the second one sees what the first one queued.
    await lockUser(tx, userId);
    const ids = listings.map(BigInt);
    const known = await tx.altTextListing.findMany({
      where: { userId, etsyListingId: { in: ids } },
      select: { etsyListingId: true },
    });
    const taken = new Set(known.map(({ etsyListingId }) => etsyListingId));
    const fresh = [...new Set(ids)].filter((id) => !taken.has(id));
    if (fresh.length === 0) return 0;
    const waiting = await tx.altTextListing.count({ where: { userId } });
    if (waiting + fresh.length > mostWaiting) return null;
    const groups = Array.from(
      { length: Math.ceil(fresh.length / listingsCountedAsOne) },
      () => randomUUID(),
    );
    await tx.altTextListing.createMany({
      data: fresh.map((etsyListingId, index) => ({
        userId,
        etsyShopId,
        etsyListingId,
        groupId: groups[Math.floor(index / listingsCountedAsOne)] ?? "",
      })),
    });
    await queueJob(tx, userId);
    return fresh.length;
  });
}

/** One that failed is written again, in its own ten. */
export function requeue(userId: number, etsyListingId: bigint) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.altTextListing.updateMany({
      where: { userId, etsyListingId, state: "failed" },
      data: { state: "queued", problem: null, failures: 0, nextAt: null },
    });
    if (count === 1) await queueJob(tx, userId);
    return count === 1;
  });
}

export type QueuedListing = {
  id: string;
  etsyListingId: bigint;
  groupId: string;
  failures: number;
};

/** The listing whose turn it is. */
export function findNext(
  userId: number,
  now: Date,
): Promise<QueuedListing | null> {
  return db().altTextListing.findFirst({
    where: {
      userId,
      state: "queued",
      OR: [{ nextAt: null }, { nextAt: { lte: now } }],
    },
    orderBy: { position: "asc" },
    select: { id: true, etsyListingId: true, groupId: true, failures: true },
  });
}

/** When the next one may be tried; null when none waits for a time. */
export async function findNextTime(userId: number) {
  const row = await db().altTextListing.findFirst({
    where: { userId, state: "queued", nextAt: { not: null } },
    orderBy: { nextAt: "asc" },
    select: { nextAt: true },
  });
  return row?.nextAt ?? null;
}

/**
 * Stores what was written, makes the reservation of its ten final with the
 * first of them, and queues the next listing. False, and nothing stored or
 * counted, when somebody else wrote it or the seller took it back meanwhile.
 */
export function storeWritten(
  userId: number,
  { id }: QueuedListing,
  {
    texts,
    reservationId,
  }: { texts: PhotoText[]; reservationId: string | null },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const { count } = await tx.altTextListing.updateMany({
      where: { id, userId, state: "queued" },
      data: {
        state: "written",
        texts,
        problem: null,
        failures: 0,
        nextAt: null,
        version: { increment: 1 },
      },
    });
    if (count === 0) return false;
    if (reservationId !== null && !(await commitReservation(tx, reservationId)))
      throw new Error("the reservation was settled before");
    await queueJob(tx, userId);
    return true;
  });
}

/** Tried again at that time; the next one is written meanwhile. */
export function postponeListing(
  userId: number,
  { id, failures }: QueuedListing,
  { nextAt, problem }: { nextAt: Date; problem: string | null },
) {
  return db().$transaction(async (tx) => {
    await tx.altTextListing.updateMany({
      where: { id, userId, state: "queued" },
      data: { failures: failures + 1, nextAt, problem },
    });
    await queueJob(tx, userId);
  });
}

export function failListing(
  userId: number,
  { id }: QueuedListing,
  problem: string,
) {
  return db().$transaction(async (tx) => {
    await tx.altTextListing.updateMany({
      where: { id, userId, state: "queued" },
      data: { state: "failed", problem, nextAt: null },
    });
    await queueJob(tx, userId);
  });
}

/** The same for all of a ten for which no listing of the plan is left. */
export function failGroup(userId: number, groupId: string, problem: string) {
  return db().$transaction(async (tx) => {
    await tx.altTextListing.updateMany({
      where: { userId, groupId, state: "queued" },
      data: { state: "failed", problem, nextAt: null },
    });
    await queueJob(tx, userId);
  });
}

/** Whether another of the same ten was written or may still be. */
export async function hasOthersLeft({ id, groupId }: QueuedListing) {
  const other = await db().altTextListing.findFirst({
    where: { groupId, id: { not: id }, state: { in: ["queued", "written"] } },
    select: { id: true },
  });
  return other !== null;
}

/** Takes back what isn't written. Returns the tens that it was of. */
export async function removeQueued(userId: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ groupId: string }[]>`
    DELETE FROM "AltTextListing" WHERE "userId" = ${userId} AND state = 'queued' RETURNING "groupId"::text`;
  return [...new Set(rows.map(({ groupId }) => groupId))];
}

/** Reservations of these tens that nothing has settled. */
export async function listReserved(userId: number, groups: string[]) {
  return db().reservation.findMany({
    where: {
      userId,
      state: "reserved",
      idempotencyKey: { in: groups.map((id) => altTextKeyPrefix + id) },
    },
    select: { id: true },
  });
}

export async function removeChosen(userId: number, etsyListingId: bigint) {
  const { count } = await db().altTextListing.deleteMany({
    where: { userId, etsyListingId, state: { not: "queued" } },
  });
  return count === 1;
}

/** All that the user chose, in her order. */
export async function listChosen(userId: number): Promise<AltTextProgress[]> {
  return db().$queryRaw<AltTextProgress[]>`
    SELECT row."etsyListingId"::text AS id, row.state, row.problem,
      EXISTS (SELECT FROM "Reservation" r WHERE r."userId" = ${userId}
        AND r."idempotencyKey" = ${altTextKeyPrefix} || row."groupId" AND r.state = 'committed') AS "isCounted"
    FROM "AltTextListing" row WHERE row."userId" = ${userId} ORDER BY row.position`;
}

/** For `purge_shop_audits`: returns how many. */
export function purgeAltTexts() {
  const oldest = new Date(Date.now() - altTextDays * 86_400_000);
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "AltTextListing" WHERE "id" IN (
        SELECT "id" FROM "AltTextListing" WHERE "createdAt" <= ${oldest} LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
}
