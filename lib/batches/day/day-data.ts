import "server-only";
import { lockUser, queueLanes } from "@/lib/batches/lane-data";
import { runModelBatchTask } from "@/lib/batches/tasks";
import { db, type Transaction } from "@/lib/database/db";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";

/**
 * Of one call to the provider: rows, and their photos, which are its megabytes.
 */
const perCall = { rows: 20, photos: 20 };

export type DayJob = PayloadOf<typeof runModelBatchTask>;

/**
 * Queues the next call of a seller that is due; one at a time, so that hundreds
 * of rows hold up nobody else. A call that wasn't sent before its batch was
 * paused is not due.
 */
export async function queueNextModelBatch(tx: Transaction, userId: number) {
  const [next] = await tx.$queryRaw<
    { id: string; nextAt: Date; isDue: boolean }[]
  >`
    SELECT m.id::text, m."nextAt", m."nextAt" <= now() AS "isDue"
    FROM "ModelBatch" m LEFT JOIN "Batch" b ON b.id = m."batchId"
    WHERE m."userId" = ${userId} AND m.state IN ('new', 'sending', 'sent')
      AND (m.state <> 'new' OR m."isCanceled" OR b.state IS DISTINCT FROM 'paused')
    ORDER BY m."nextAt", m."createdAt" LIMIT 1`;
  if (!next) return;
  const options = {
    owner: userId,
    key: "model-batches",
    isBulk: true,
    ...(!next.isDue && { runAt: next.nextAt }),
  };
  await addJob(tx, runModelBatchTask, { id: next.id, userId }, options);
}

/**
 * Leaves rows to the provider's batch interface: queued ones that nobody has
 * begun, with `states` also others. They are `writing` without a holder, which
 * no worker takes, neither ours nor one of a release before.
 */
export async function assignRows(
  tx: Transaction,
  owner: { userId: number; batchId: string },
  states: string[],
) {
  const { userId, batchId } = owner;
  const rows = await tx.batchRow.findMany({
    where: { userId, batchId, state: { in: states } },
    orderBy: { position: "asc" },
    select: { id: true, photoIds: true },
  });
  const groups: { ids: string[]; photos: number }[] = [];
  for (const { id, photoIds } of rows) {
    const last = groups.at(-1);
    if (
      last &&
      last.ids.length < perCall.rows &&
      last.photos + photoIds.length <= perCall.photos
    ) {
      last.ids.push(id);
      last.photos += photoIds.length;
    } else groups.push({ ids: [id], photos: photoIds.length });
  }
  for (const { ids } of groups) {
    const { id } = await tx.modelBatch.create({
      data: { userId, batchId },
      select: { id: true },
    });
    await tx.batchRow.updateMany({
      where: { id: { in: ids } },
      data: {
        state: "writing",
        modelBatchId: id,
        holder: null,
        heldUntil: null,

        reason: null,
        message: null,
        failures: 0,
        nextAt: null,
      },
    });
  }
  if (groups.length > 0) await queueNextModelBatch(tx, userId);
}

/**
 * Leaves the rows of a call that no provider takes to the lanes, which write
 * them one by one; nothing of one that was canceled meanwhile.
 */
export function leaveToLanes({ id, userId }: DayJob) {
  return db().$transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return;
    const { count } = await tx.modelBatch.updateMany({
      where: { id, state: "new", isCanceled: false },
      data: { state: "ended" },
    });
    if (count === 0) return;
    await tx.batchRow.updateMany({
      where: { modelBatchId: id, state: "writing" },
      data: { state: "queued", modelBatchId: null },
    });
    await queueLanes(tx, userId);
  });
}

/** Goes on with what was not sent while the batch was paused. */
export async function queueUnsent(
  tx: Transaction,
  userId: number,
  batchId: string,
) {
  const now = new Date();
  await tx.modelBatch.updateMany({
    where: { userId, batchId, state: "new" },
    data: { createdAt: now, nextAt: now },
  });
  await queueNextModelBatch(tx, userId);
}

/** Asks for an end of what is not answered. */
export async function cancelUnanswered(
  tx: Transaction,
  userId: number,
  batchId: string,
) {
  await tx.modelBatch.updateMany({
    where: { userId, batchId, state: { not: "ended" } },
    data: { isCanceled: true, nextAt: new Date() },
  });
  await queueNextModelBatch(tx, userId);
}

/**
 * Before the rows of a batch are deleted: what they took is given back, and
 * they are found at the provider.
 */
export async function noteDeletedRows(
  tx: Transaction,
  userId: number,
  batchId: string,
) {
  await tx.$executeRaw`
    UPDATE "ModelBatch" m SET "deletedRowIds" = (SELECT array_agg(r.id) FROM "BatchRow" r WHERE r."modelBatchId" = m.id)
    WHERE m."userId" = ${userId} AND m."batchId" = ${batchId}::uuid AND m.state <> 'ended'`;
}
