import "server-only";
import { cancelModelBatch } from "@/lib/ai/model-batches";
import type { cancelModelBatchTask } from "@/lib/ai/tasks";
import type { PayloadOf } from "@/lib/jobs/define-task";

/** For the requests of an account that was deleted. */
export async function cancelAtProvider({
  providerId,
}: PayloadOf<typeof cancelModelBatchTask>) {
  await cancelModelBatch(providerId);
}
