import "server-only";
import { z } from "zod";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { countStep } from "@/lib/funnel/funnel-data";
import type { storedColumnsOf } from "@/lib/listings/write/write-data";

/** What the listing of a try gets in a history. */
export type TriedListing = ReturnType<typeof storedColumnsOf>;

/** Hashes of who asks, and what for. */
export type TryRequest = {
  browser: string;
  address: string;
  key: string;
  requestHash: string;
};

/** Of one address, and of all together in a day (UTC). */
export type TryLimits = {
  all: number;
  addressDay: number;
  addressMonth: number;
};

const rowSchema = z.object({
  id: z.string(),
  requestHash: z.string(),
  isWritten: z.boolean(),
  listing: z.custom<TriedListing>().nullable(),
});
export type TryRow = z.output<typeof rowSchema>;

export type TryOutcome =
  | { kind: "reserved" | "known"; row: TryRow }
  | { kind: "busy" | "browser" | "address" | "day" };

/** `patience` in milliseconds: as long as one may take to be written. */
export async function reserveTry(
  { browser, address, key, requestHash }: TryRequest,
  { all, addressDay, addressMonth }: TryLimits,
  patience: number,
): Promise<TryOutcome> {
  const [row] = await db().$queryRaw<[{ kind: string; try: unknown }]>`
    SELECT "kind", "try" FROM reserve_try(
      ${browser}, ${address}, ${key}, ${requestHash}, ${patience}::int * interval '1 millisecond',
      ${all}::int, ${addressDay}::int, ${addressMonth}::int
    )`;
  return row.kind === "reserved" || row.kind === "known"
    ? { kind: row.kind, row: rowSchema.parse(row.try) }
    : { kind: z.enum(["busy", "browser", "address", "day"]).parse(row.kind) };
}

/**
 * Counts it as one that began at `firstPage`. False, and nothing counted, when
 * it took so long that its row is gone.
 */
export function storeTry(
  id: string,
  listing: TriedListing,
  firstPage: string | null,
) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.try.updateMany({
      where: { id, isWritten: false },
      data: { isWritten: true, listing },
    });
    if (count === 1) await countStep("try", firstPage, tx);
    return count === 1;
  });
}

export async function dropTry(id: string) {
  await db().try.deleteMany({ where: { id, isWritten: false } });
}

/** An answer that never came is asked for again by a browser without a cookie. */
export async function moveTry(id: string, browser: string) {
  await db().try.updateMany({ where: { id }, data: { browser } });
}

/** Of the text only; that there was one still counts. */
export async function forgetTry(browser: string) {
  await db()
    .$executeRaw`UPDATE "Try" SET "listing" = NULL WHERE "browser" = ${browser}`;
}

/**
 * Puts the listing that a browser tried into the history of an account that
 * was made after it, once. Returns its id, or null.
 */
export function claimTry(userId: number, browser: string) {
  return db().$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ id: string; listing: TriedListing }[]>`
      SELECT t."id", t."listing" FROM "Try" t JOIN "User" u ON u."id" = ${userId} AND u."createdAt" > t."createdAt"
      WHERE t."browser" = ${browser} AND t."listing" IS NOT NULL AND t."createdAt" > now() - interval '1 day'
      FOR UPDATE OF t`;
    if (!found) return null;
    await tx.$executeRaw`UPDATE "Try" SET "listing" = NULL WHERE "id" = ${found.id}::uuid`;
    const { id } = await tx.listing.create({
      data: { ...found.listing, userId },
      select: { id: true },
    });
    return id;
  });
}

/** Texts of a day ago, and rows of a month ago; returns how many. */
export async function purgeTries() {
  const texts = await purgeInBatches(
    () => db().$executeRaw`
      UPDATE "Try" SET "listing" = NULL WHERE "id" IN (
        SELECT "id" FROM "Try" WHERE "listing" IS NOT NULL AND "createdAt" < now() - interval '1 day' LIMIT ${purgeBatchSize})`,
  );
  const rows = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "Try" WHERE "id" IN (
        SELECT "id" FROM "Try" WHERE "createdAt" < now() - interval '30 days' LIMIT ${purgeBatchSize})`,
  );
  return texts + rows;
}
