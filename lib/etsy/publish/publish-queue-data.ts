import "server-only";
import { db } from "@/lib/database/db";
import { publishListingTask } from "@/lib/etsy/publish/tasks";
import { addJob } from "@/lib/jobs/queue";

type Target = { id: string; userId: number };
type Client = Parameters<typeof addJob>[0];

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
  runAt: Date | null = null,
) =>
  addJob(
    tx,
    publishListingTask,
    { publicationId: id, userId },
    { ...job({ id, userId }), ...(runAt && { runAt }) },
  );

/**
 * Checks again later; what another worker queues in the meantime takes this
 * job's place.
 */
export async function queueAgain(publication: Target, runAt: Date) {
  await publishJob(db(), publication, runAt);
}
