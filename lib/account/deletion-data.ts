import "server-only";
import { cancelModelBatchTask } from "@/lib/ai/tasks";
import { endInvitationOf } from "@/lib/auth/invitation-data";
import {
  deleteCustomer,
  lockCustomer,
  retainIdentity,
} from "@/lib/billing/deletion/deletion-data";
import { db, type Transaction } from "@/lib/database/db";
import { addJob, removeJobsOf } from "@/lib/jobs/queue";

/**
 * Deletes the user with all listings, thumbnails, shops, shop names, logos,
 * sessions, usage, reservations and queued jobs; a job deletes the customer at
 * Stripe. Photos are left to whoever deletes their megabytes. Beyond that, only
 * what `retainIdentity` stores is left. False when the account was deleted or
 * changed meanwhile. `note` is written with it, all or nothing.
 */
export function removeAccount(
  id: number,
  passwordHash: string,
  note?: (tx: Transaction) => Promise<void>,
) {
  return db().$transaction(async (tx) => {
    const known = await tx.user.findUnique({
      where: { id },
      select: { stripeCustomerId: true },
    });
    const customer = known?.stripeCustomerId ?? null;
    if (customer !== null) await lockCustomer(tx, customer);
    // Locked, so that the retained identity counts every earlier reservation
    // and no later one is possible.
    const [user] = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM "User" WHERE id = ${id} AND password = ${passwordHash}
        AND "stripeCustomerId" IS NOT DISTINCT FROM ${customer} FOR UPDATE`;
    if (!user) return false;
    await retainIdentity(tx, id, user.email);
    await endInvitationOf(tx, user.email);
    const sent = await tx.modelBatch.findMany({
      where: { userId: id, state: "sent" },
      select: { providerId: true },
    });
    for (const { providerId } of sent)
      if (providerId !== null)
        await addJob(tx, cancelModelBatchTask, { providerId });
    await tx.user.delete({ where: { id } });
    if (customer !== null) await deleteCustomer(tx, customer);
    // Queueing a job for a user locks the user's row, so all of their jobs
    // exist by now and no more can follow.
    await removeJobsOf(tx, id);
    await tx.modelSpending.deleteMany({ where: { pot: `user:${id}` } });
    await note?.(tx);
    return true;
  });
}
