import "server-only";
import { createHmac } from "node:crypto";
import { ignoreEvents } from "@/lib/billing/sync/sync-data";
import { syncKeyOf } from "@/lib/billing/sync/sync-queue-data";
import { deleteCustomerTask } from "@/lib/billing/tasks";
import { db, type Transaction } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { env } from "@/lib/env";
import { addJob, removeJob } from "@/lib/jobs/queue";

/**
 * Call it before the account's own row is locked: a sync locks both in the same
 * order.
 */
export async function lockCustomer(tx: Transaction, id: string) {
  await tx.$executeRaw`
    INSERT INTO "StripeCustomer" (id) VALUES (${id}) ON CONFLICT (id) DO UPDATE SET id = EXCLUDED.id`;
}

/**
 * Deletes everything of a customer but the id, which is marked as deleted, and
 * queues the deletion at Stripe.
 */
export async function deleteCustomer(tx: Transaction, id: string) {
  await replaceByTombstone(tx, id);
  await removeJob(tx, syncKeyOf(id));
  await queueStripeDeletion(tx, id);
}

/** Call it when Stripe has deleted the customer. */
export function markDeletedAtStripe(id: string) {
  return db().$transaction(async (tx) => {
    await replaceByTombstone(tx, id);
    await tx.$executeRaw`UPDATE "StripeCustomer" SET "erasedAt" = now() WHERE id = ${id}`;
  });
}

/**
 * A new row instead of an update, so that columns added in future are empty
 * too.
 */
async function replaceByTombstone(tx: Transaction, id: string) {
  await tx.stripeCustomer.deleteMany({ where: { id } });
  await tx.$executeRaw`INSERT INTO "StripeCustomer" (id, "deletedAt") VALUES (${id}, now())`;
  await tx.billingIssue.deleteMany({ where: { customer: id } });
  await ignoreEvents(tx, id);
}

function queueStripeDeletion(tx: Transaction, id: string) {
  return addJob(
    tx,
    deleteCustomerTask,
    { customer: id },
    { key: `delete:${id}` },
  );
}

/**
 * Queues deletions at Stripe again that are a day late; at most 500 at a time.
 * Returns how many.
 */
export function queueLateDeletions() {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "StripeCustomer" WHERE "deletedAt" < now() - interval '1 day' AND "erasedAt" IS NULL
      ORDER BY "deletedAt" LIMIT 500`;
    for (const { id } of rows) await queueStripeDeletion(tx, id);
    return rows.length;
  });
}

/**
 * Deletes the ids once no event can name them: Stripe retries one for 30 days
 * at most. Also those of customers who were replaced and belong to nobody any
 * more; one that still has an account is synced every day. Returns how many.
 */
export function deleteTombstones() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "StripeCustomer" WHERE id IN (
        SELECT id FROM "StripeCustomer" c
        WHERE ("deletedAt" IS NOT NULL AND "erasedAt" < now() - interval '90 days')
          OR ("deletedAt" IS NULL AND COALESCE("syncedAt", c."createdAt") < now() - interval '90 days'
            AND NOT EXISTS (SELECT 1 FROM "User" WHERE "stripeCustomerId" = c.id))
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
      )`,
  );
}

/**
 * Keyed, so that a copy of the database does not reveal whether an address once
 * had an account.
 */
function hashIdentity(email: string) {
  return createHmac("sha256", env().IDENTITY_HASH_KEY)
    .update(email)
    .digest("hex");
}

/**
 * Stores for 13 months what an account has used up: its trial and this month's
 * listings. Call it before the account is deleted, in the transaction that has
 * locked its row. Stores nothing for an account that used nothing.
 */
export async function retainIdentity(
  tx: Transaction,
  userId: number,
  email: string,
) {
  await tx.$executeRaw`
    INSERT INTO "RetainedIdentity" ("hash", "hasUsedTrial", "period", "used", "expiresAt")
    SELECT ${hashIdentity(email)}, owner."hasUsedTrial", month.period, COALESCE(month.used, 0),
      now() + interval '13 months'
    FROM "User" owner LEFT JOIN LATERAL (
      SELECT period, used FROM "Usage"
      WHERE "userId" = owner.id AND used > 0 AND period >= listing_period() ORDER BY period DESC LIMIT 1
    ) month ON true
    WHERE owner.id = ${userId} AND (owner."hasUsedTrial" OR month.used > 0)
    ON CONFLICT ("hash") DO UPDATE SET
      "hasUsedTrial" = EXCLUDED."hasUsedTrial",
      "period" = EXCLUDED."period",
      "used" = EXCLUDED."used",
      "expiresAt" = EXCLUDED."expiresAt"`;
}

/**
 * Applies to a new account what its address has used up before. Call it after
 * the account is inserted, in the same transaction: the insert waits for a
 * concurrent deletion, and only a later statement sees what that one stored.
 */
export async function restoreIdentity(tx: Transaction, email: string) {
  await tx.$executeRaw`
    WITH known AS (
      SELECT "hasUsedTrial", period, used FROM "RetainedIdentity"
      WHERE hash = ${hashIdentity(email)} AND "expiresAt" > now()
    ), owner AS (
      UPDATE "User" SET "hasUsedTrial" = known."hasUsedTrial" FROM known WHERE email = ${email} RETURNING id
    )
    INSERT INTO "Usage" ("userId", period, used, "carriedOver")
    SELECT owner.id, known.period, known.used, known.used FROM owner, known WHERE known.period >= listing_period()`;
}
