import "server-only";
import { queueCustomerSync } from "@/lib/billing/sync/sync-queue-data";
import { syncChargeTask } from "@/lib/billing/tasks";
import { db, type Transaction } from "@/lib/database/db";
import { addJob } from "@/lib/jobs/queue";

export type ReceivedEvent = {
  id: string;
  type: string;
  customer: string | null;
  /** The disputed charge; Stripe says whose it is. */
  charge: string | null;
  isRelevant: boolean;
};

/**
 * Stores an event once per id, and queues a sync; an event that arrives again
 * queues another while it is unprocessed.
 */
export function storeEvent({ id, type, isRelevant, ...event }: ReceivedEvent) {
  return db().$transaction(async (tx) => {
    const customer =
      event.customer && (await isDeleted(tx, event.customer))
        ? null
        : event.customer;
    const state = isRelevant && customer ? "received" : "ignored";
    await tx.stripeEvent.createMany({
      data: [{ id, type, customer, state }],
      skipDuplicates: true,
    });
    const stored = await tx.stripeEvent.findUnique({
      where: { id },
      select: { state: true },
    });
    const isOpen = stored?.state === "received" || stored?.state === "deferred";
    if (isOpen && customer) await queueCustomerSync(tx, customer);
    const { charge } = event;
    if (isRelevant && charge)
      await addJob(tx, syncChargeTask, { charge }, { key: `charge:${charge}` });
  });
}

const isDeleted = async (tx: Transaction, id: string) =>
  (await tx.stripeCustomer.count({
    where: { id, deletedAt: { not: null } },
  })) === 1;

type Age = { receivedBefore: Date; deferredBefore: Date; deferredSince: Date };

/**
 * At most 500 customers at a time, those that have waited longest first;
 * returns how many.
 */
export function queueUnprocessed({
  receivedBefore,
  deferredBefore,
  deferredSince,
}: Age) {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ customer: string }[]>`
      SELECT customer FROM "StripeEvent"
      WHERE customer IS NOT NULL AND (
        (state = 'received' AND "receivedAt" < ${receivedBefore})
        OR (state = 'deferred' AND "processedAt" < ${deferredBefore} AND "receivedAt" > ${deferredSince})
      )
      GROUP BY customer ORDER BY min("receivedAt") LIMIT 500`;
    for (const { customer } of rows) await queueCustomerSync(tx, customer);
    return rows.length;
  });
}
