import "server-only";
import { queueLook } from "@/lib/billing/convergence/data";
import { db, type Transaction } from "@/lib/db";

export type ReceivedEvent = { id: string; type: string; customer: string | null; concernsUs: boolean };

/** Keeps an event, once for each id, and queues the look it asks for; one that is still unanswered asks again. */
export function storeEvent({ id, type, concernsUs, ...event }: ReceivedEvent) {
  return db().$transaction(async (tx) => {
    const customer = event.customer && (await isDeleted(tx, event.customer)) ? null : event.customer;
    const state = concernsUs && customer ? "received" : "ignored";
    await tx.stripeEvent.createMany({ data: [{ id, type, customer, state }], skipDuplicates: true });
    const stored = await tx.stripeEvent.findUnique({ where: { id }, select: { state: true } });
    const isOpen = stored?.state === "received" || stored?.state === "parked";
    if (isOpen && customer) await queueLook(tx, customer);
  });
}

const isDeleted = async (tx: Transaction, id: string) =>
  (await tx.stripeCustomer.count({ where: { id, deletedAt: { not: null } } })) === 1;

type Age = { receivedBefore: Date; parkedBefore: Date; parkedSince: Date };

/** At most 500 customers a time, those first that wait longest; returns how many. */
export function queueUnanswered({ receivedBefore, parkedBefore, parkedSince }: Age) {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ customer: string }[]>`
      SELECT customer FROM "StripeEvent"
      WHERE customer IS NOT NULL AND (
        (state = 'received' AND "receivedAt" < ${receivedBefore})
        OR (state = 'parked' AND "settledAt" < ${parkedBefore} AND "receivedAt" > ${parkedSince})
      )
      GROUP BY customer ORDER BY min("receivedAt") LIMIT 500`;
    for (const { customer } of rows) await queueLook(tx, customer);
    return rows.length;
  });
}
