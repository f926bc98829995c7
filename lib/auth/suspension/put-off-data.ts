import "server-only";
import { z } from "zod";
import { isSuspended } from "@/lib/auth/suspension/suspension-data";
import { db } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import type { JobContext, PayloadOf, Task } from "@/lib/jobs/define-task";
import { addJob } from "@/lib/jobs/queue";

/** Whatever else the payload has. */
export const ownedSchema = z.looseObject({ userId: z.int() });
type Owned = Task<typeof ownedSchema>;

/** Seconds after which a job of a suspended account looks again. */
export const putOffSeconds = 300;

/** Nothing is queued for an account that is gone; none is deleted meanwhile. */
export function putOff(
  task: Owned,
  payload: PayloadOf<Owned>,
  { key, priority = 0 }: JobContext,
) {
  return db().$transaction(async (tx) => {
    if ((await lockUser(tx, payload.userId)) === null) return;
    // It may have been restored since.
    const isStill = await isSuspended(payload.userId, tx);
    const seconds = isStill ? putOffSeconds : 0;
    await addJob(tx, task, payload, {
      ...(key ? { key } : { owner: payload.userId }),
      runAt: new Date(Date.now() + seconds * 1_000),
      isBulk: priority === 2,
      canWait: priority === 1,
    });
  });
}
