import "server-only";
import { writeBatchRowTask } from "@/lib/batches/tasks";
import type { Transaction } from "@/lib/database/db";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";

/**
 * Two rows of a user at a time. Each lane's job takes a row and goes back to
 * the end of the queue, so users take turns.
 */
const lanes = [0, 1] as const;

/**
 * Locks the owner's row first, like every change that the ledger makes; false
 * when the account is gone.
 */
export async function lockUser(tx: Transaction, userId: number) {
  const locked = await tx.$queryRaw<
    unknown[]
  >`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
  return locked.length === 1;
}

export type Lane = PayloadOf<typeof writeBatchRowTask>;

export function queueLane(
  tx: Transaction,
  { userId, lane }: Lane,
  runAt: Date | null = null,
) {
  const options = {
    owner: userId,
    key: `batch:${lane}`,
    isBulk: true,
    ...(runAt && { runAt }),
  };
  return addJob(tx, writeBatchRowTask, { userId, lane }, options);
}

export async function queueLanes(tx: Transaction, userId: number) {
  for (const lane of lanes) await queueLane(tx, { userId, lane });
}
