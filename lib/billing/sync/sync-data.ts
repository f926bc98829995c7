import "server-only";
import { queueBillingEmailOnce } from "@/lib/billing/billing-email-data";
import type { Entitlement } from "@/lib/billing/sync/entitlement";
import {
  type BillingIssue,
  replaceIssues,
} from "@/lib/billing/sync/issue-data";
import { queueCustomerSync } from "@/lib/billing/sync/sync-queue-data";
import { db, type Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { plans } from "@/lib/settings/plans";
import { Prisma } from "@/prisma/generated/client";

/** One sync of a customer: its number, and the events that it processes. */
export type Sync = { customer: string; number: number; events: string[] };

/**
 * Takes the number of a sync. Call it before the requests to Stripe: a higher
 * number then means a later answer. Null for a customer whose account was
 * deleted; its events are ignored.
 */
export async function beginSync(customer: string): Promise<Sync | null> {
  const events = await db().stripeEvent.findMany({
    where: { customer, state: { in: ["received", "deferred"] } },
    select: { id: true },
  });
  const [row] = await db().$queryRaw<{ syncRequested: number }[]>`
    INSERT INTO "StripeCustomer" (id, "syncRequested") VALUES (${customer}, 1)
    ON CONFLICT (id) DO UPDATE SET "syncRequested" = "StripeCustomer"."syncRequested" + 1
    WHERE "StripeCustomer"."deletedAt" IS NULL
    RETURNING "syncRequested"`;
  if (row)
    return {
      customer,
      number: row.syncRequested,
      events: events.map(({ id }) => id),
    };
  await ignoreEvents(db(), customer);
  return null;
}

export async function findOwner(customer: string) {
  return db().user.findUnique({
    where: { stripeCustomerId: customer },
    select: { id: true },
  });
}

/** Whether the account of the customer is. */
export async function hasSuspendedOwner(customer: string) {
  const where = { stripeCustomerId: customer, suspendedAt: { not: null } };
  return (await db().user.count({ where })) === 1;
}

/**
 * Links a customer to a user without one; false when the user has another, or
 * the customer belongs to another user.
 */
export async function linkCustomer(
  userId: number,
  customer: string,
  createdAt?: Date,
) {
  try {
    const { count } = await db().user.updateMany({
      where: {
        id: userId,
        stripeCustomerId: null,
        ...(createdAt && { createdAt }),
      },
      data: { stripeCustomerId: customer },
    });
    return count === 1;
  } catch (error) {
    if (
      error instanceof Prisma.PrismaClientKnownRequestError &&
      error.code === "P2002"
    )
      return false;
    throw error;
  }
}

/**
 * Links another customer in place of one that Stripe no longer has, and queues
 * its sync: the plan of the old one ends with it. The old one's row stays as
 * history, without its open invoice. False when the user no longer has the old
 * one.
 */
export function replaceCustomer(userId: number, old: string, customer: string) {
  return db().$transaction(async (tx) => {
    // A sync locks the customer before the user, too.
    await tx.stripeCustomer.updateMany({
      where: { id: old },
      data: { hostedInvoiceUrl: null, nextSyncAt: null },
    });
    const { count } = await tx.user.updateMany({
      where: { id: userId, stripeCustomerId: old },
      data: { stripeCustomerId: customer },
    });
    if (count === 0) return false;
    await tx.billingIssue.deleteMany({ where: { customer: old } });
    await ignoreEvents(tx, old);
    await queueCustomerSync(tx, customer);
    return true;
  });
}

/**
 * Writes the result of a sync and queues the emails that follow from it. False,
 * and nothing changed, when a later sync has written already; the events are
 * processed either way, since the later sync saw their changes too.
 */
export function applyEntitlement(
  sync: Sync,
  entitlement: Entitlement,
  issues: BillingIssue[],
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const isLatest = await claimSync(tx, sync, now);
    await markEvents(tx, sync, "processed", now);
    if (!isLatest) return false;
    const { customer: id } = sync;
    const {
      status,
      currentPeriodEnd,
      scheduledTier,
      scheduledAt,
      pastDueSince,
      nextSyncAt,
    } = entitlement;
    await tx.stripeCustomer.update({
      where: { id },
      data: {
        status,
        currentPeriodEnd,
        scheduledTier,
        scheduledAt,
        pastDueSince,
        nextSyncAt,
        hostedInvoiceUrl: entitlement.openInvoice?.url ?? null,
      },
    });
    await replaceIssues(tx, id, issues);
    await updateOwner(tx, id, entitlement, now);
    return true;
  });
}

/**
 * Changes only the issues. Events stay deferred where a later sync may find the
 * customer's account.
 */
export function applyIssues(
  sync: Sync,
  issues: BillingIssue[],
  state: "processed" | "deferred",
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const isLatest = await claimSync(tx, sync, now);
    await markEvents(tx, sync, state, now);
    if (!isLatest) return false;
    await tx.stripeCustomer.update({
      where: { id: sync.customer },
      data: { nextSyncAt: null },
    });
    await replaceIssues(tx, sync.customer, issues);
    return true;
  });
}

export async function isUpgradingTo(id: string, tier: string) {
  return (
    (await db().stripeCustomer.count({ where: { id, upgradingTo: tier } })) ===
    1
  );
}

/**
 * The upgrade is complete; another sync reads what became of the scheduled
 * cancellation.
 */
export function endUpgrade(id: string) {
  return db().$transaction(async (tx) => {
    await tx.stripeCustomer.updateMany({
      where: { id },
      data: { upgradingTo: null },
    });
    await queueCustomerSync(tx, id);
  });
}

/**
 * False when a later sync has written already, or the account was deleted.
 * Locks the customer's row first, as a deletion does, so that the two cannot
 * deadlock.
 */
async function claimSync(
  tx: Transaction,
  { customer, number }: Sync,
  now: Date,
) {
  const { count } = await tx.stripeCustomer.updateMany({
    where: { id: customer, deletedAt: null, syncApplied: { lt: number } },
    data: { syncApplied: number, syncedAt: now },
  });
  return count === 1;
}

async function markEvents(
  tx: Transaction,
  { events }: Sync,
  state: string,
  now: Date,
) {
  if (events.length === 0) return;
  await tx.stripeEvent.updateMany({
    where: { id: { in: events }, state: { in: ["received", "deferred"] } },
    data: { state, processedAt: now },
  });
}

/**
 * The ids of the events stay, so that none is processed when it arrives again.
 */
export async function ignoreEvents(
  tx: Pick<Transaction, "stripeEvent">,
  customer: string,
) {
  await tx.stripeEvent.updateMany({
    where: { customer },
    data: { customer: null, state: "ignored" },
  });
}

async function updateOwner(
  tx: Transaction,
  customer: string,
  entitlement: Entitlement,
  now: Date,
) {
  const [before] = await tx.$queryRaw<
    { id: number; email: string; tier: string }[]
  >`
    SELECT id, email, "subscriptionTier" AS tier FROM "User" WHERE "stripeCustomerId" = ${customer} FOR NO KEY UPDATE`;
  if (!before) return;
  const { tier, expiresAt, subscriptionId, openInvoice } = entitlement;
  await tx.user.update({
    where: { id: before.id },
    data: {
      subscriptionTier: tier,
      subscriptionExpiresAt: expiresAt,
      stripeSubscriptionId: subscriptionId,
    },
  });
  if (before.tier !== tier) {
    const email = {
      template: "plan_changed",
      plan: plans[tier].name,
      startsAt: now.toISOString(),
    } as const;
    await queueEmail(tx, { to: before.email, email });
  }
  if (entitlement.status === "past_due" && openInvoice?.wasAttempted) {
    const email = {
      template: "payment_failed",
      plan: plans[tier].name,
    } as const;
    await queueBillingEmailOnce(tx, {
      user: before,
      email,
      subject: openInvoice.id,
    });
  }
}
