import "server-only";
import { z } from "zod";
import { type DayJob, queueNextModelBatch } from "@/lib/batches/day/data";
import { lockUser, queueLanes } from "@/lib/batches/queue/data";
import { rowInputSchema } from "@/lib/batches/schema";
import {
  type FinalOutcome,
  releaseWaiting,
  settleColumns,
} from "@/lib/batches/write/data";
import { db } from "@/lib/db";
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
 * Just before the call. Null when the worker took so long that another began
 * anew; otherwise the time that is stored.
 */
export async function countRequests(
  id: string,
  begunAt: Date,
  requests: number,
) {
  const sentAt = new Date();
  const { count } = await db().modelBatch.updateMany({
    where: { id, state: "sending", sentAt: begunAt },
    data: { requests, sentAt },
  });
  return count === 1 ? sentAt : null;
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
    await addJob(tx, "cancel_model_batch", { providerId });
  });
}

/** The provider has nothing of what was sent then. */
export async function recordUnsent({
  id,
  sentAt,
}: {
  id: string;
  sentAt: Date | null;
}) {
  await db().modelBatch.updateMany({
    where: { id, state: "sending", sentAt },
    data: { state: "new" },
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

/** Stores what became of a row, once; false when it was settled before. */
export function settleDayRow(
  job: DayJob,
  row: Pick<DayRow, "id" | "batchId">,
  outcome: FinalOutcome,
) {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, job.userId))) return false;
    const where = { id: row.id, state: "writing", modelBatchId: job.id };
    const isSettled = await settleColumns(
      tx,
      { batchId: row.batchId, userId: job.userId },
      outcome,
      where,
    );
    // A listing that was given back may let another row be written.
    if (isSettled) await queueLanes(tx, job.userId);
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
