import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Writes the next row of a user, as one of her lanes. */
export const writeBatchRowTask = defineTask({
  name: "write_batch_row",
  workers: "model",
  schema: z.object({ userId: z.int(), lane: z.int() }),
});

/** Takes one step of requests that are answered within a day. */
export const runModelBatchTask = defineTask({
  name: "run_model_batch",
  workers: "model",
  schema: z.object({ id: z.uuid(), userId: z.int() }),
});
