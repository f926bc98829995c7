import "server-only";
import type { Transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";

/** Of one call to the provider: rows, and their photos, which are its megabytes. */
const perCall = { rows: 20, photos: 20 };

export type DayJob = { id: string; userId: number };

/** Replaces the waiting job of the same requests. */
export function queueModelBatch(tx: Transaction, { id, userId }: DayJob, runAt: Date | null = null) {
  return addJob(
    tx,
    "run_model_batch",
    { id, userId },
    {
      ...{ owner: userId, key: `model-batch:${id}`, isBulk: true },
      ...(runAt && { runAt }),
    },
  );
}

/**
 * Leaves rows to the provider's batch interface: queued ones that nobody has begun, with `states` also others. They are
 * `writing` without a holder, which no worker takes, neither ours nor one of a release before.
 */
export async function assignRows(tx: Transaction, owner: { userId: number; batchId: string }, states: string[]) {
  const { userId, batchId } = owner;
  const rows = await tx.batchRow.findMany({
    where: { userId, batchId, state: { in: states } },
    orderBy: { position: "asc" },
    select: { id: true, photoIds: true },
  });
  const groups: { ids: string[]; photos: number }[] = [];
  for (const { id, photoIds } of rows) {
    const last = groups.at(-1);
    if (last && last.ids.length < perCall.rows && last.photos + photoIds.length <= perCall.photos) {
      last.ids.push(id);
      last.photos += photoIds.length;
    } else groups.push({ ids: [id], photos: photoIds.length });
  }
  for (const { ids } of groups) {
    const { id } = await tx.modelBatch.create({ data: { userId, batchId }, select: { id: true } });
    await tx.batchRow.updateMany({
      where: { id: { in: ids } },
      data: {
        ...{ state: "writing", modelBatchId: id, holder: null, heldUntil: null },
        ...{ reason: null, message: null, failures: 0, nextAt: null },
      },
    });
    await queueModelBatch(tx, { id, userId });
  }
}

/** Goes on with what was not sent while the batch was paused. */
export async function queueUnsent(tx: Transaction, userId: number, batchId: string) {
  const unsent = await tx.modelBatch.findMany({ where: { userId, batchId, state: "new" }, select: { id: true } });
  for (const { id } of unsent) await queueModelBatch(tx, { id, userId });
}

/** Asks for an end of what is not answered. */
export async function cancelUnanswered(tx: Transaction, userId: number, batchId: string) {
  const open = await tx.modelBatch.findMany({
    where: { userId, batchId, state: { not: "ended" } },
    select: { id: true },
  });
  await tx.modelBatch.updateMany({ where: { id: { in: open.map(({ id }) => id) } }, data: { isCanceled: true } });
  for (const { id } of open) await queueModelBatch(tx, { id, userId });
}

/** Before the rows of a batch are deleted: what they took is given back, and they are found at the provider. */
export async function noteDeletedRows(tx: Transaction, userId: number, batchId: string) {
  await tx.$executeRaw`
    UPDATE "ModelBatch" m SET "deletedRowIds" = (SELECT array_agg(r.id) FROM "BatchRow" r WHERE r."modelBatchId" = m.id)
    WHERE m."userId" = ${userId} AND m."batchId" = ${batchId}::uuid AND m.state <> 'ended'`;
}
