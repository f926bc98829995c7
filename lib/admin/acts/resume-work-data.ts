import "server-only";
import { putOffSeconds } from "@/lib/auth/suspension/put-off-data";
import { queueNextModelBatch } from "@/lib/batches/day/day-data";
import type { Transaction } from "@/lib/database/db";
import { keyPrefixOf } from "@/lib/jobs/queue";
import { queuePending } from "@/lib/webhooks/webhook-data";

/** What was put off while an account was suspended goes on now. */
export async function resumeWork(tx: Transaction, userId: number, now: Date) {
  await tx.$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now())
    WHERE starts_with(job.key, ${keyPrefixOf(userId)}) AND job.locked_at IS NULL AND job.attempts = 0
      AND job.run_at > now() AND job.run_at <= now() + make_interval(secs => ${putOffSeconds}::int)`;
  // Nothing of these is with the provider, so their time begins anew.
  await tx.modelBatch.updateMany({
    where: { userId, state: "new" },
    data: { createdAt: now, nextAt: now },
  });
  await queueNextModelBatch(tx, userId);
  await queuePending(tx, userId);
}
