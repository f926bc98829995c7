import "server-only";
import type { z } from "zod";
import { ownedSchema, putOff } from "@/lib/auth/suspension/put-off-data";
import { isSuspended } from "@/lib/auth/suspension/suspension-data";
import {
  type HandledTask,
  handleTask,
  type JobContext,
  type PayloadSchema,
  type Task,
} from "@/lib/jobs/define-task";

/**
 * A task whose jobs are put off while the account of their `userId` is
 * suspended: they neither run nor fail, however long that is.
 */
export function handleOwned<Schema extends PayloadSchema>(
  task: Task<Schema>,
  run: (payload: z.output<Schema>, context: JobContext) => Promise<void>,
): HandledTask {
  const handled = handleTask(task, run);
  return {
    ...handled,
    async run(payload, context) {
      const owned = ownedSchema.parse(payload);
      if (await isSuspended(owned.userId))
        return putOff({ ...task, schema: ownedSchema }, owned, context);
      await handled.run(payload, context);
    },
  };
}
