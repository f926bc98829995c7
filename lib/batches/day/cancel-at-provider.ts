import "server-only";
import { z } from "zod";
import { cancelModelBatch } from "@/lib/ai/message-batches";

const jobSchema = z.object({ providerId: z.string() });

/**
 * The task `cancel_model_batch`, for the requests of an account that was
 * deleted.
 */
export async function cancelAtProvider(payload: unknown) {
  await cancelModelBatch(jobSchema.parse(payload).providerId);
}
