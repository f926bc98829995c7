import "server-only";
import { syncCustomerTask } from "@/lib/billing/tasks";
import { db, type Transaction } from "@/lib/database/db";
import { addJob } from "@/lib/jobs/queue";

/**
 * One job per customer: requests that come before it starts are served by the
 * same sync.
 */
export function queueCustomerSync(
  tx: Transaction,
  customer: string,
  runAt?: Date,
) {
  return addJob(
    tx,
    syncCustomerTask,
    { customer },
    { key: syncKeyOf(customer), ...(runAt && { runAt }) },
  );
}

export const syncKeyOf = (customer: string) => `sync:${customer}`;

/**
 * Queues the sync that is due for a customer; the next one is due at `again`.
 */
export function queueDueSync(customer: string, now: Date, again: Date) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.stripeCustomer.updateMany({
      where: { id: customer, nextSyncAt: { lte: now } },
      data: { nextSyncAt: again },
    });
    if (count === 1) await queueCustomerSync(tx, customer);
  });
}

/**
 * Queues syncs of the next 500 customers after `last`, in the order of their
 * ids; returns the customers.
 */
export function queueSyncsAfter(last: string, runAt: (index: number) => Date) {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ customer: string }[]>`
      SELECT "stripeCustomerId" AS customer FROM "User" WHERE "stripeCustomerId" > ${last}
      ORDER BY "stripeCustomerId" LIMIT 500`;
    for (const [index, { customer }] of rows.entries())
      await queueCustomerSync(tx, customer, runAt(index));
    return rows.map(({ customer }) => customer);
  });
}
