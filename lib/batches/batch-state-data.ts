import "server-only";
import { requireRoom } from "@/lib/account/totals";
import {
  assignRows,
  cancelUnanswered,
  noteDeletedRows,
  queueUnsent,
} from "@/lib/batches/day/day-data";
import { lockUser, queueLanes } from "@/lib/batches/lane-data";
import type { BatchMode, RowInput } from "@/lib/batches/schema";
import { freeKeyOfDeleted } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";

/**
 * Starts a draft in this mode, or goes on with a paused batch in its own, also
 * with the rows for which no listing was left. False unless it can.
 */
export function resumeBatch(
  userId: number,
  id: string,
  mode: BatchMode = "now",
) {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const batch = await tx.batch.findFirst({
      where: { id, userId, state: { not: "canceled" }, rows: { some: {} } },
      select: { state: true, mode: true, startedAt: true },
    });
    if (batch === null) return false;
    const waiting = await tx.batchRow.count({
      where: { batchId: id, userId, state: "waiting" },
    });
    const isDraft = batch.state === "draft";
    const within = isDraft ? mode : batch.mode;
    await tx.batch.update({
      where: { id },
      data: {
        state: "running",
        mode: within,
        startedAt: batch.startedAt ?? new Date(),
        ...(waiting > 0 && { notifiedAt: null }),
      },
    });
    if (within === "day") {
      // What was begun at once, such as a row that is tried again, stays so.
      await assignRows(
        tx,
        { userId, batchId: id },
        isDraft ? ["queued"] : ["waiting"],
      );
      await queueUnsent(tx, userId, id);
    }
    await tx.batchRow.updateMany({
      where: { batchId: id, userId, state: "waiting" },
      data: { state: "queued", reason: null, message: null },
    });
    await queueLanes(tx, userId);
    return true;
  });
}

/** What is being written is finished. False unless it is running. */
export async function pauseBatch(userId: number, id: string) {
  const { count } = await db().batch.updateMany({
    where: { id, userId, state: "running" },
    data: { state: "paused" },
  });
  return count === 1;
}

/**
 * For good; what is being written is finished, but for what the provider has
 * not answered of a batch within a day.
 */
export function cancelBatch(userId: number, id: string) {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const { count } = await tx.batch.updateMany({
      where: { id, userId },
      data: { state: "canceled" },
    });
    await tx.batchRow.updateMany({
      where: { batchId: id, userId, state: { in: ["queued", "waiting"] } },
      data: { state: "canceled", reason: null, message: null },
    });
    if (count === 1) await cancelUnanswered(tx, userId, id);
    return count === 1;
  });
}

/** The batch with its rows; their listings stay. */
export function removeBatch(userId: number, id: string) {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    await noteDeletedRows(tx, userId, id);
    await cancelUnanswered(tx, userId, id);
    return (await tx.batch.deleteMany({ where: { id, userId } })).count === 1;
  });
}

type RetriedRow = {
  userId: number;
  batchId: string;
  rowId: string;
  key: string;
  changes: Partial<Pick<RowInput, "form" | "photoIds">>;
};

/**
 * Queues a row that was refused or failed again, with what the seller changed.
 * False unless it was. `key` is what it takes its listing under: it stands for
 * no deleted one any more. Throws `storage_full`.
 */
export function retryRow({ userId, batchId, rowId, key, changes }: RetriedRow) {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const { count } = await tx.batchRow.updateMany({
      where: {
        id: rowId,
        batchId,
        userId,
        state: { in: ["refused", "failed"] },
        batch: { state: { not: "canceled" } },
      },
      data: {
        ...changes,
        state: "queued",
        reason: null,
        message: null,
        failures: 0,
        nextAt: null,
      },
    });
    if (count === 0) return false;
    await requireRoom(tx, userId, "batches");
    await freeKeyOfDeleted(tx, userId, key);
    await queueLanes(tx, userId);
    return true;
  });
}
