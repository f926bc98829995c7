import "server-only";
import { z } from "zod";
import {
  type ShopAudit,
  type ShopAuditProblem,
  shopAuditLifetime,
  shopAuditSchema,
} from "@/lib/audit/etsy-shop/schema";
import { readShopAuditTask } from "@/lib/audit/etsy-shop/tasks";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import type { Sql } from "@/lib/database/sql";
import { type EtsyListing, etsyListingSchema } from "@/lib/etsy/listing/schema";
import { addJob, keyPrefixOf } from "@/lib/jobs/queue";
import { Prisma } from "@/prisma/generated/client";

type Key = { id: string; userId: number };

/**
 * Of a shop with thousands of listings it takes a minute: every other job that
 * is due runs first.
 */
const queueJob = (tx: Sql, { id, userId }: Key, runAt?: Date) =>
  addJob(
    tx,
    readShopAuditTask,
    { auditId: id, userId },
    {
      owner: userId,
      key: `audit:${id}`,
      canWait: true,
      ...(runAt && { runAt }),
    },
  );

/**
 * Listings are neither shown nor kept longer than Etsy allows, whether or not
 * the purge has run.
 */
const oldest = () => new Date(Date.now() - shopAuditLifetime);

const columns = {
  id: true,
  etsyShopId: true,
  state: true,
  total: true,
  nextOffset: true,
  problem: true,
  failures: true,

  waitsUntil: true,
  startedAt: true,
} as const;

type Row = Prisma.ShopAuditGetPayload<{ select: typeof columns }>;
export type StoredAudit = ShopAudit & { etsyShopId: bigint; failures: number };

const toAudit = ({
  etsyShopId,
  failures,
  nextOffset,
  waitsUntil,
  startedAt,
  ...row
}: Row): StoredAudit => ({
  ...shopAuditSchema.parse({
    ...row,
    read: nextOffset,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
    endsAt: new Date(startedAt.getTime() + shopAuditLifetime).toISOString(),
  }),
  etsyShopId,
  failures,
});

/** The user's audit; she has at most one. */
export async function findShopAudit(
  userId: number,
): Promise<StoredAudit | null> {
  const row = await db().shopAudit.findFirst({
    where: { userId, startedAt: { gt: oldest() } },
    select: columns,
  });
  return row && toAudit(row);
}

type New = { userId: number; etsyShopId: bigint; again: boolean };

/**
 * Whether nothing reads it: it stopped, or its job failed for a reason that
 * isn't Etsy's, and waits for hours, or is gone.
 */
const isIdle = (
  userId: number,
) => Prisma.sql`(audit."state" <> 'reading' OR NOT EXISTS (
  SELECT FROM graphile_worker.jobs job WHERE job.key = ${`${keyPrefixOf(userId)}audit:`} || audit."id"
    AND (job.locked_at IS NOT NULL OR job.attempts = 0)))`;

/**
 * Starts an audit with its job, or lets one that nothing reads go on where it
 * stood. One that is being read or is done stays as it is; `again` replaces one
 * that isn't being read. Of two calls at once, one starts it.
 */
export function startAudit({ userId, etsyShopId, again }: New) {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`
      DELETE FROM "ShopAudit" audit WHERE "userId" = ${userId} AND (
        "startedAt" <= ${oldest()} OR "etsyShopId" <> ${etsyShopId} OR (${again} AND ${isIdle(userId)}))`;
    const [made] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO "ShopAudit" ("userId", "etsyShopId", "startedAt") VALUES (${userId}, ${etsyShopId}, ${new Date()})
      ON CONFLICT ("userId") DO NOTHING RETURNING "id"::text`;
    if (made) return queueJob(tx, { id: made.id, userId });
    const [resumed] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "ShopAudit" audit SET "state" = 'reading', "problem" = NULL, "failures" = 0, "waitsUntil" = NULL
      WHERE "userId" = ${userId} AND "state" <> 'done' AND ${isIdle(userId)} RETURNING "id"::text`;
    if (resumed) await queueJob(tx, { id: resumed.id, userId });
  });
}

/** `next` is where the next page begins: not all that Etsy sent can be read. */
type Page = {
  offset: number;
  next: number;
  listings: EtsyListing[];
  total: number;
  isLast: boolean;
};

/**
 * Stores a page, and queues the next one with it. False when another worker
 * stored this page, or the audit was deleted or replaced meanwhile.
 */
export function savePage(
  { id, userId }: Key,
  { offset, next, listings, total, isLast }: Page,
) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.shopAudit.updateMany({
      where: { id, userId, state: "reading", nextOffset: offset },
      data: {
        total,
        nextOffset: next,
        state: isLast ? "done" : "reading",

        problem: Prisma.DbNull,
        failures: 0,
        waitsUntil: null,
      },
    });
    if (count === 0) return false;
    if (listings.length > 0)
      await tx.shopAuditPage.create({
        data: { auditId: id, offset, listings },
      });
    if (!isLast) await queueJob(tx, { id, userId });
    return true;
  });
}

type Delay = { offset: number; problem: ShopAuditProblem; runAt: Date };

/** The same page again, later. */
export function postponePage(
  { id, userId }: Key,
  { offset, problem, runAt }: Delay,
) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.shopAudit.updateMany({
      where: { id, userId, state: "reading", nextOffset: offset },
      data: { problem, waitsUntil: runAt, failures: { increment: 1 } },
    });
    if (count === 1) await queueJob(tx, { id, userId }, runAt);
  });
}

/**
 * The job is tried again as any that failed, later and later; until then the
 * audit says why nothing happens.
 */
export async function noteProblem(
  { id, userId }: Key,
  problem: ShopAuditProblem,
) {
  await db().shopAudit.updateMany({
    where: { id, userId, state: "reading" },
    data: { problem, waitsUntil: null },
  });
}

export async function stopAudit(
  { id, userId }: Key,
  problem: ShopAuditProblem,
) {
  await db().shopAudit.updateMany({
    where: { id, userId, state: "reading" },
    data: { state: "failed", problem, waitsUntil: null },
  });
}

const pageSchema = z.array(etsyListingSchema);

/**
 * The pages from one place on, at most `take`; the audit must be the user's.
 */
export async function listPages(
  { id, userId }: Key,
  from: number,
  take: number,
) {
  const pages = await db().shopAuditPage.findMany({
    where: {
      auditId: id,
      offset: { gte: from },
      audit: { userId, startedAt: { gt: oldest() } },
    },
    orderBy: { offset: "asc" },
    take,
    select: { offset: true, listings: true },
  });
  return pages.map(({ offset, listings }) => ({
    offset,
    listings: pageSchema.parse(listings),
  }));
}

/** The listings of these numbers, as the user's audit has them. */
export async function listAudited(userId: number, etsyListingIds: string[]) {
  const found = await db().$queryRaw<
    { etsyShopId: bigint; listing: unknown }[]
  >`
    SELECT audit."etsyShopId", listing
    FROM "ShopAudit" audit
      JOIN "ShopAuditPage" page ON page."auditId" = audit."id"
      CROSS JOIN jsonb_array_elements(page."listings") listing
    WHERE audit."userId" = ${userId} AND audit."startedAt" > ${oldest()} AND listing->>'id' = ANY(${etsyListingIds})`;
  return found.map(({ etsyShopId, listing }) => ({
    etsyShopId,
    listing: etsyListingSchema.parse(listing),
  }));
}

/** The user's listings that stand for these on Etsy, by Etsy's numbers. */
export async function listLinked(
  userId: number,
  etsyListingIds: string[],
): Promise<Record<string, number>> {
  const found = await db().publication.findMany({
    where: {
      userId,
      etsyListingId: { in: etsyListingIds.map(BigInt) },
      listing: { deletedAt: null },
    },
    select: { etsyListingId: true, listingId: true },
  });
  return Object.fromEntries(
    found.map(({ etsyListingId, listingId }) => [
      String(etsyListingId),
      listingId,
    ]),
  );
}

export async function deleteShopAudit(userId: number) {
  await db().shopAudit.deleteMany({ where: { userId } });
}

/** The job `purge_shop_audits`: returns how many. */
export function purgeShopAudits() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "ShopAudit" WHERE "id" IN (
        SELECT "id" FROM "ShopAudit" WHERE "startedAt" <= ${oldest()} LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
}
