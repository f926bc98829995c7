import "server-only";
import { dropEvents } from "@/lib/billing/convergence/data";
import { db, type Transaction } from "@/lib/db";
import { addJob, removeJob } from "@/lib/jobs";

/** To be called before the account's own row is touched, in the order in which a look takes both. */
export async function lockCustomer(tx: Transaction, id: string) {
  await tx.$executeRaw`
    INSERT INTO "StripeCustomer" (id) VALUES (${id}) ON CONFLICT (id) DO UPDATE SET id = EXCLUDED.id`;
}

/** Leaves nothing of a customer but the id, as one that was deleted, and queues the deletion at Stripe. */
export async function deleteCustomer(tx: Transaction, id: string) {
  await replaceByTombstone(tx, id);
  await removeJob(tx, `look:${id}`);
  await queueErasure(tx, id);
}

/** Stripe has deleted it too. */
export function noteErasure(id: string) {
  return db().$transaction(async (tx) => {
    await replaceByTombstone(tx, id);
    await tx.$executeRaw`UPDATE "StripeCustomer" SET "erasedAt" = now() WHERE id = ${id}`;
  });
}

/** In place of the old row, so that a column that is added one day is empty here as well. */
async function replaceByTombstone(tx: Transaction, id: string) {
  await tx.stripeCustomer.deleteMany({ where: { id } });
  await tx.$executeRaw`INSERT INTO "StripeCustomer" (id, "deletedAt") VALUES (${id}, now())`;
  await tx.billingTrouble.deleteMany({ where: { customer: id } });
  await dropEvents(tx, id);
}

function queueErasure(tx: Transaction, id: string) {
  return addJob(tx, "forget_customer", { customer: id }, { key: `forget:${id}` });
}

/** Asks Stripe again for those whose deletion there is a day late; at most 500 at a time. Returns how many. */
export function queueLateErasures() {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "StripeCustomer" WHERE "deletedAt" < now() - interval '1 day' AND "erasedAt" IS NULL
      ORDER BY "deletedAt" LIMIT 500`;
    for (const { id } of rows) await queueErasure(tx, id);
    return rows.length;
  });
}

/** Stripe sends an event again for 30 days at most. Returns how many. */
export function removeTombstones() {
  return db().$executeRaw`
    DELETE FROM "StripeCustomer" WHERE "deletedAt" IS NOT NULL AND "erasedAt" < now() - interval '90 days'`;
}
