import "server-only";
import { z } from "zod";
import { countsOf } from "@/lib/batches/batch-data";
import {
  type Lane,
  lockUser,
  queueLane,
  queueLanes,
} from "@/lib/batches/lane-data";
import { rowInputSchema } from "@/lib/batches/schema";
import { db, type Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { env } from "@/lib/env";
import type { OpenPoint } from "@/lib/listing-text/fields/schema";
import { extraSecondsOf } from "@/lib/settings/extra-time";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { Prisma } from "@/prisma/generated/client";

/**
 * Seconds; longer than the ledger keeps a reservation, so that a killed
 * worker's is over when its row is taken again.
 */
const holdSeconds = () => 150 + extraSecondsOf(env());
/** Of one user, whatever jobs there are. */
const maxWriting = 2;

const takenSchema = rowInputSchema.safeExtend({
  id: z.string(),
  batchId: z.string(),
  failures: z.number(),
});
export type TakenRow = z.output<typeof takenSchema> & {
  userId: number;
  holder: string;
};

/** Also after the clock was set back. */
const isOver = Prisma.sql`("heldUntil" < now() OR "heldUntil" > now() + interval '10 minutes')`;

/**
 * Takes the user's next row; null when there is none, or when two are being
 * written. A row whose worker was killed is taken again.
 */
export function takeRow(
  userId: number,
  holder: string,
): Promise<TakenRow | null> {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return null;
    const [row] = await tx.$queryRaw<unknown[]>`
      UPDATE "BatchRow" SET state = 'writing', holder = ${holder}::uuid,
        "heldUntil" = now() + ${holdSeconds()} * interval '1 second', reason = NULL, message = NULL, "nextAt" = NULL
      WHERE id = (
        SELECT r.id FROM "BatchRow" r JOIN "Batch" b ON b.id = r."batchId"
        WHERE r."userId" = ${userId} AND (
          (r.state = 'queued' AND b.state = 'running' AND (r."nextAt" IS NULL OR r."nextAt" <= now()))
          OR (r.state = 'writing' AND ${isOver})
        ) ORDER BY b."startedAt", r.position LIMIT 1
      ) AND (
        SELECT count(*) FROM "BatchRow" w WHERE w."userId" = ${userId} AND w.state = 'writing' AND NOT ${isOver}
      ) < ${maxWriting}
      RETURNING id::text, "batchId"::text, form, "photoIds"::text[], failures`;
    return row === undefined
      ? null
      : { ...takenSchema.parse(row), userId, holder };
  });
}

/** When the user's next row may be taken; null when none waits for a time. */
export async function findNextTime(userId: number) {
  const row = await db().batchRow.findFirst({
    where: {
      userId,
      state: "queued",
      nextAt: { not: null },
      batch: { state: "running" },
    },

    orderBy: { nextAt: "asc" },
    select: { nextAt: true },
  });
  return row?.nextAt ?? null;
}

export type FinalOutcome =
  | { state: "ready"; listingId: number; open: OpenPoint[]; version: number }
  /** The month's listings are used up. */
  | { state: "waiting"; reason: string; message: string; quota: number | null }
  | { state: "refused" | "failed"; reason: string; message: string }
  | { state: "canceled" };

export type Outcome =
  | FinalOutcome
  /**
   * Written later; `lane` says that no other row of the user can be written
   * before then either.
   */
  | {
      state: "queued";
      reason: string | null;
      message: string | null;
      failures: number;
      nextAt: Date;
      lane: boolean;
    };

/**
 * Stores what became of a row, unless another worker has taken it since, and
 * queues the lane again: behind those of other users. A row that took no
 * listing makes room for one that waits for a listing.
 */
export function settleRow(row: TakenRow, outcome: Outcome, lane: number) {
  const { id, userId, batchId, holder } = row;
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    await settleColumns(tx, { id, userId, batchId }, outcome, {
      holder,
      state: "writing",
    });
    const waits = outcome.state === "queued" && outcome.lane;
    await queueLane(tx, { userId, lane }, waits ? outcome.nextAt : null);
  });
}

type SettledRow = { id: string; userId: number; batchId: string };

/**
 * For a transaction that holds the user's row; false when the row is no longer
 * the one that `where` says.
 */
export async function settleColumns(
  tx: Transaction,
  row: SettledRow,
  outcome: Outcome,
  where: Prisma.BatchRowWhereInput,
) {
  const { id, userId, batchId } = row;
  const isUsedUp =
    outcome.state === "waiting" &&
    !(await hasListingsLeft(tx, userId, outcome.quota));
  const batch = await tx.batch.findUnique({
    where: { id: batchId },
    select: { state: true },
  });
  const isCanceled = batch?.state === "canceled";
  // Canceling left this row to its worker, and no other will take it.
  const isOver =
    isCanceled && (outcome.state === "queued" || outcome.state === "waiting");
  const columns = columnsOf(isOver ? { state: "canceled" } : outcome, isUsedUp);
  const { count } = await tx.batchRow.updateMany({
    where: { ...where, id },
    data: { ...columns, holder: null, heldUntil: null, modelBatchId: null },
  });
  if (count === 0) return false;
  if (["refused", "failed", "canceled"].includes(columns.state))
    await releaseWaiting(tx, userId, 1);
  if (!isCanceled) await notifyOnce(tx, userId, batchId);
  await emitSettled(tx, row, columns.state);
  return true;
}

/** After other rows were released: they may be left to write. */
async function emitSettled(
  tx: Transaction,
  { id, userId, batchId }: SettledRow,
  state: string,
) {
  if (state === "failed" || state === "refused")
    await emitEvent(tx, userId, "listing.failed", { batchId, rowId: id });
  if (state === "queued" || state === "canceled") return;
  const left = await tx.batchRow.findFirst({
    where: { batchId, state: { in: ["queued", "writing"] } },
    select: { id: true },
  });
  if (left === null) await emitEvent(tx, userId, "batch.finished", { batchId });
}

function columnsOf(outcome: Outcome, isUsedUp: boolean) {
  if (outcome.state === "ready") {
    const { version, ...written } = outcome;
    return {
      ...written,
      openVersion: version,
      failures: 0,
      reason: null,
      message: null,
    };
  }
  if (outcome.state === "queued") {
    const { lane: _, ...later } = outcome;
    return later;
  }
  if (outcome.state === "canceled")
    return { state: outcome.state, reason: null, message: null };
  if (outcome.state !== "waiting") return outcome;
  const { quota: _, ...waiting } = outcome;
  return isUsedUp ? waiting : { state: "queued", reason: null, message: null };
}

/** Another row may have given its listing back since this one got none. */
async function hasListingsLeft(
  tx: Transaction,
  userId: number,
  quota: number | null,
) {
  const [usage] = await tx.$queryRaw<{ used: number }[]>`
    SELECT used FROM "Usage" WHERE "userId" = ${userId} AND period = listing_period()`;
  return quota === null || (usage?.used ?? 0) < quota;
}

/**
 * For a transaction that holds the user's row: so many rows that wait for a
 * listing are written.
 */
export async function releaseWaiting(
  tx: Transaction,
  userId: number,
  count: number,
) {
  await tx.$executeRaw`
    UPDATE "BatchRow" SET state = 'queued', reason = NULL, message = NULL WHERE id IN (
      SELECT r.id FROM "BatchRow" r JOIN "Batch" b ON b.id = r."batchId"
      WHERE r."userId" = ${userId} AND r.state = 'waiting' AND b.state = 'running'
      ORDER BY b."startedAt", r.position LIMIT ${count}
    )`;
}

/** Rows of a batch at whose end its seller gets an email. */
const fewestToNotify = 11;

/**
 * Once, when nothing of the batch is left to write for now; again when the rows
 * that waited then were resumed.
 */
async function notifyOnce(tx: Transaction, userId: number, batchId: string) {
  const grouped = await tx.batchRow.groupBy({
    by: ["state"],
    where: { batchId },
    _count: true,
  });
  const counts = countsOf(grouped);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (counts.queued + counts.writing > 0 || rows < fewestToNotify) return;
  const { count } = await tx.batch.updateMany({
    where: { id: batchId, notifiedAt: null },
    data: { notifiedAt: new Date() },
  });
  if (count === 0) return;
  const { email: to } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  const { name } = await tx.batch.findUniqueOrThrow({
    where: { id: batchId },
    select: { name: true },
  });
  const written = counts.ready + counts.accepted;
  const stopped = counts.refused + counts.failed;
  await queueEmail(tx, {
    to,
    email: {
      template: "batch_done",
      name,
      written,
      waiting: counts.waiting,
      stopped,
    },
  });
}

/** Goes on at that time, when the user's rows wait for one. */
export function queueLaneAt(lane: Lane, runAt: Date) {
  return db().$transaction(async (tx) => {
    if (await lockUser(tx, lane.userId)) await queueLane(tx, lane, runAt);
  });
}

/**
 * Users of whom a row could be written now; more than a few only after an
 * outage.
 */
const reviveSize = 500;

/**
 * Queues the jobs of users with rows that could be written: those of killed
 * workers among them. Returns how many users.
 */
export async function reviveLanes() {
  const users = await db().$queryRaw<{ userId: number }[]>`
    SELECT DISTINCT r."userId" FROM "BatchRow" r JOIN "Batch" b ON b.id = r."batchId"
    WHERE r.state = 'writing' AND r."heldUntil" < now() LIMIT ${reviveSize}`;
  for (const { userId } of users) {
    await db().$transaction(async (tx) => {
      if (await lockUser(tx, userId)) await queueLanes(tx, userId);
    });
  }
  return users.length;
}

const accountColumns = {
  id: true,
  subscriptionTier: true,
  subscriptionExpiresAt: true,
  trialExpiresAt: true,
} as const;

/** Whose quota a row takes from; null when the account is gone. */
export function findOwner(userId: number) {
  return db().user.findUnique({
    where: { id: userId },
    select: {
      ...accountColumns,
      hasUsedTrial: true,
      grantedListings: true,
      grantedPeriod: true,
    },
  });
}
