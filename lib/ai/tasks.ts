import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Ends the requests of an account that was deleted. */
export const cancelModelBatchTask = defineTask({
  name: "cancel_model_batch",
  schema: z.object({ providerId: z.string() }),
});
