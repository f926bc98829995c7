import "server-only";
import { db } from "@/lib/database/db";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import { addJob } from "@/lib/jobs/queue";

type Target = { id: string; userId: number };
type Client = Parameters<typeof addJob>[0];
/** Updates can wait: drafts go first. */
type Due = { runAt?: Date | null; canWait?: boolean };

/** The key keeps a second job of the publication from being queued. */
const job = ({ id, userId }: Target) => ({
  owner: userId,
  key: `publish:${id}`,
  maxAttempts: 25,
});

/**
 * Queues the next step, in the transaction that makes it due; without a time it
 * is due at once.
 */
export const publishJob = (
  tx: Client,
  { id, userId }: Target,
  { runAt = null, canWait = false }: Due = {},
) =>
  addJob(
    tx,
    publishListingTask,
    { publicationId: id, userId },
    { ...job({ id, userId }), canWait, ...(runAt && { runAt }) },
  );

/**
 * Checks again later; what another worker queues in the meantime takes this
 * job's place.
 */
export async function queueAgain(publication: Target, due: Due) {
  await publishJob(db(), publication, due);
}
