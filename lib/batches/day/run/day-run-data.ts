import "server-only";
import { z } from "zod";
import type { Held } from "@/lib/ai/model-budget/model-budget-data";
import { cancelModelBatchTask } from "@/lib/ai/tasks";
import { type DayJob, queueNextModelBatch } from "@/lib/batches/day/day-data";
import { lockUser, queueLanes } from "@/lib/batches/lane-data";
import { rowInputSchema } from "@/lib/batches/schema";
import {
  type FinalOutcome,
  releaseWaiting,
  settleColumns,
} from "@/lib/batches/write/write-row-data";
import { db, type Transaction } from "@/lib/database/db";
import { addJob } from "@/lib/jobs/queue";

const rowSchema = rowInputSchema.safeExtend({
  id: z.string(),
  batchId: z.string(),
});
export type DayRow = z.output<typeof rowSchema>;

/** The requests and the rows that are open of them. */
export async function findModelBatch({ id, userId }: DayJob) {
  const found = await db().modelBatch.findFirst({
    where: { id, userId, state: { not: "ended" } },
    include: {
      batch: { select: { state: true } },
      rows: {
        where: { state: "writing" },
        orderBy: { position: "asc" },
        select: { id: true, batchId: true, form: true, photoIds: true },
      },
    },
  });
  return (
    found && { ...found, rows: found.rows.map((row) => rowSchema.parse(row)) }
  );
}
export type OpenModelBatch = NonNullable<
  Awaited<ReturnType<typeof findModelBatch>>
>;

/**
 * Only one worker begins to send what is new; until then nothing of it can be
 * with the provider. Null for the others.
 */
export async function beginSending({ id }: OpenModelBatch) {
  const sentAt = new Date();
  const { count } = await db().modelBatch.updateMany({
    where: { id, state: "new", isCanceled: false },
    data: { state: "sending", sentAt, requests: 0 },
  });
  return count === 1 ? sentAt : null;
}

/**
 * Just before the call, with what is held for it. Null when the worker took so
 * long that another began anew; otherwise the time that is stored.
 */
export function countRequests(
  id: string,
  begunAt: Date,
  { requests, held }: { requests: number; held: Held | null },
) {
  const sentAt = new Date();
  return db().$transaction(async (tx) => {
    const { count } = await tx.modelBatch.updateMany({
      where: { id, state: "sending", sentAt: begunAt },
      data: {
        requests,
        sentAt,
        held: held?.amount ?? 0,
        heldEach: Math.ceil((held?.amount ?? 0) / requests),
        heldOn: held?.day ?? null,
        heldPots: held?.pots ?? [],
      },
    });
    if (count === 0) return null;
    // Whatever they waited for.
    await tx.batchRow.updateMany({
      where: { modelBatchId: id, message: { not: null } },
      data: { reason: null, message: null },
    });
    return sentAt;
  });
}

/**
 * Puts what an answer did cost in place of what was held for it, on the day on
 * which that was.
 */
async function settleHeld(tx: Transaction, id: string, cost: number) {
  await tx.$executeRaw`
    WITH one AS (
      SELECT id, "heldOn", "heldPots", LEAST(held, "heldEach") AS amount FROM "ModelBatch"
      WHERE id = ${id}::uuid AND "heldOn" IS NOT NULL FOR UPDATE
    ), freed AS (
      UPDATE "ModelBatch" m SET held = m.held - one.amount FROM one WHERE m.id = one.id
    )
    SELECT settle_model_money("heldOn", "heldPots", amount, ${cost}::bigint) FROM one`;
}

/** Of an answer to a row that is gone. */
export const settleCostOf = ({ id }: DayJob, cost: number) =>
  db().$transaction((tx) => settleHeld(tx, id, cost));

/** Nothing more is billed of it: gives back what is still held. */
export async function releaseHeld(
  { id }: Pick<DayJob, "id">,
  tx: Pick<Transaction, "$executeRaw"> = db(),
) {
  await tx.$executeRaw`
    WITH one AS (
      SELECT id, "heldOn", "heldPots", held FROM "ModelBatch" WHERE id = ${id}::uuid AND held > 0 FOR UPDATE
    ), freed AS (
      UPDATE "ModelBatch" m SET held = 0 FROM one WHERE m.id = one.id
    )
    SELECT settle_model_money("heldOn", "heldPots", held, 0) FROM one`;
}

/**
 * Leaves rows for another call at that time, and says at each why. Nothing was
 * sent of them.
 */
export function postponeRows(
  { id, userId }: DayJob,
  rowIds: string[],
  { until, message }: { until: Date; message: string },
) {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const open = await tx.modelBatch.findUnique({
      where: { id },
      select: { batchId: true, isCanceled: true },
    });
    const where = { id: { in: rowIds }, state: "writing", modelBatchId: id };
    // They may have been deleted, or canceled, meanwhile.
    if (!open || (await tx.batchRow.count({ where })) === 0) return;
    const next = await tx.modelBatch.create({
      data: {
        userId,
        batchId: open.batchId,
        isCanceled: open.isCanceled,
        createdAt: until,
        nextAt: open.isCanceled ? new Date() : until,
      },
      select: { id: true },
    });
    await tx.batchRow.updateMany({
      where,
      data: { modelBatchId: next.id, reason: "unavailable", message },
    });
  });
}

/** The same for all of its rows: it is sent itself then. */
export function postponeAll(
  { id, userId }: DayJob,
  begunAt: Date,
  { until, message }: { until: Date; message: string },
) {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const { count } = await tx.modelBatch.updateMany({
      where: { id, state: "sending", sentAt: begunAt },
      data: { state: "new", createdAt: until },
    });
    if (count === 0) return;
    await tx.modelBatch.updateMany({
      where: { id, isCanceled: false },
      data: { nextAt: until, failures: 0 },
    });
    await tx.batchRow.updateMany({
      where: { modelBatchId: id, state: "writing" },
      data: { reason: "unavailable", message },
    });
  });
}

/**
 * What belongs to nobody any more, since its account was deleted meanwhile, is
 * canceled at the provider.
 */
export async function recordSent({ id, userId }: DayJob, providerId: string) {
  await db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const { count } = await tx.modelBatch.updateMany({
      where: { id, state: "sending" },
      data: { state: "sent", providerId, failures: 0 },
    });
    if (
      count === 1 ||
      (await tx.modelBatch.count({ where: { providerId } })) > 0
    )
      return;
    await addJob(tx, cancelModelBatchTask, { providerId });
  });
}

/** The provider has nothing of what was sent then, and bills nothing. */
export async function recordUnsent({
  id,
  sentAt,
}: {
  id: string;
  sentAt: Date | null;
}) {
  await db().$transaction(async (tx) => {
    const { count } = await tx.modelBatch.updateMany({
      where: { id, state: "sending", sentAt },
      data: { state: "new" },
    });
    if (count === 1) await releaseHeld({ id }, tx);
  });
}

export async function recordCanceled(id: string) {
  await db().modelBatch.update({
    where: { id },
    data: { canceledAt: new Date() },
  });
}

/** Those of these that are ours and known. */
export async function listKnown(providerIds: string[]) {
  const rows = await db().modelBatch.findMany({
    where: { providerId: { in: providerIds } },
    select: { providerId: true },
  });
  return new Set(rows.map(({ providerId }) => providerId));
}

/** Which of these rows are still there, of the user. */
export async function listRowsThere(userId: number, ids: string[]) {
  const rows = await db().batchRow.findMany({
    where: { userId, id: { in: ids } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

export async function endModelBatch({ id }: Pick<OpenModelBatch, "id">) {
  await db().modelBatch.updateMany({
    where: { id, rows: { none: { state: "writing" } } },
    data: { state: "ended" },
  });
}

/** Comes back to it at that time. */
export async function comeBack({ id }: DayJob, nextAt: Date, failures = 0) {
  await db().modelBatch.updateMany({
    where: { id, state: { not: "ended" } },
    data: { nextAt, failures },
  });
}

/** Goes on with the call of the user that is due next. */
export function queueNext(userId: number) {
  return db().$transaction(async (tx) => {
    if (await lockUser(tx, userId)) await queueNextModelBatch(tx, userId);
  });
}

/**
 * Stores what became of a row, once, and what its answer did cost; false when
 * it was settled before.
 */
export function settleDayRow(
  job: DayJob,
  row: Pick<DayRow, "id" | "batchId">,
  outcome: FinalOutcome,
  cost: number | null = null,
) {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, job.userId))) return false;
    const isSettled = await settleColumns(
      tx,
      { id: row.id, batchId: row.batchId, userId: job.userId },
      outcome,
      { state: "writing", modelBatchId: job.id },
    );
    // A listing that was given back may let another row be written.
    if (isSettled) await queueLanes(tx, job.userId);
    // Last, since everybody's calls wait for its lock.
    if (isSettled && cost !== null) await settleHeld(tx, job.id, cost);
    return isSettled;
  });
}

/** So many listings were given back whose rows are gone. */
export function makeRoom(userId: number, count: number) {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    await releaseWaiting(tx, userId, count);
    await queueLanes(tx, userId);
  });
}

/** Minutes that a job may be late, or run. */
const lateMinutes = 5;
const reviveSize = 500;

/** Queues the jobs of killed workers again; returns of how many users. */
export async function reviveModelBatches() {
  const late = await db().$queryRaw<{ userId: number }[]>`
    SELECT DISTINCT m."userId" FROM "ModelBatch" m LEFT JOIN "Batch" b ON b.id = m."batchId"
    WHERE m.state IN ('new', 'sending', 'sent')
      AND (m."nextAt" < now() - make_interval(mins => ${lateMinutes}::int) OR m."nextAt" > now() + interval '1 day')
      AND (m.state <> 'new' OR m."isCanceled" OR b.state IS DISTINCT FROM 'paused')
    LIMIT ${reviveSize}`;
  for (const { userId } of late) await queueNext(userId);
  return late.length;
}
