import "server-only";
import type { Standing } from "@/lib/billing/convergence/standing";
import { noticeOnce } from "@/lib/billing/notices/data";
import { plans } from "@/lib/billing/plans";
import { db, type Transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs";
import { queueMail } from "@/lib/queue-mail";
import { Prisma } from "@/prisma/generated/client";

type TroubleKind = "orphan" | "unknown_customer" | "unknown_price" | "two_subscriptions" | "past_due";
export type Trouble = { kind: TroubleKind; detail: string };

/** One look at a customer: its number, and the events that it answers. */
export type Look = { customer: string; number: number; events: string[] };

/**
 * Takes the number of a look. To be done before Stripe is asked: a higher number means a later answer. Null, and its events
 * dropped, for a customer whose account was deleted.
 */
export async function beginLook(customer: string): Promise<Look | null> {
  const events = await db().stripeEvent.findMany({
    where: { customer, state: { in: ["received", "parked"] } },
    select: { id: true },
  });
  const [row] = await db().$queryRaw<{ asked: number }[]>`
    INSERT INTO "StripeCustomer" (id, asked) VALUES (${customer}, 1)
    ON CONFLICT (id) DO UPDATE SET asked = "StripeCustomer".asked + 1 WHERE "StripeCustomer"."deletedAt" IS NULL
    RETURNING asked`;
  if (row) return { customer, number: row.asked, events: events.map(({ id }) => id) };
  await dropEvents(db(), customer);
  return null;
}

export async function findOwner(customer: string) {
  return db().user.findUnique({ where: { stripeCustomerId: customer }, select: { id: true } });
}

/** Gives a customer to a user who has none; false when the user has one, or somebody else has this one. */
export async function linkCustomer(userId: number, customer: string, createdAt?: Date) {
  try {
    const { count } = await db().user.updateMany({
      where: { id: userId, stripeCustomerId: null, ...(createdAt && { createdAt }) },
      data: { stripeCustomerId: customer },
    });
    return count === 1;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return false;
    throw error;
  }
}

/**
 * Writes what a look found, with the letters it gives cause for. False, and nothing changed, when a later look wrote
 * before; its events are settled all the same, since the later one was asked after them too.
 */
export function applyStanding(look: Look, standing: Standing, troubles: Trouble[], now: Date) {
  return db().$transaction(async (tx) => {
    const isLatest = await takeTurn(tx, look, now);
    await settleEvents(tx, look, "settled", now);
    if (!isLatest) return false;
    const { customer: id } = look;
    const { status, currentPeriodEnd, scheduledTier, scheduledAt, pastDueSince, nextLookAt } = standing;
    await tx.stripeCustomer.update({
      where: { id },
      data: {
        ...{ status, currentPeriodEnd, scheduledTier, scheduledAt, pastDueSince, nextLookAt },
        hostedInvoiceUrl: standing.openInvoice?.url ?? null,
      },
    });
    await keepTroubles(tx, id, troubles);
    await applyToOwner(tx, id, standing, now);
    return true;
  });
}

/** Where nothing may change but what an administrator is told. Events stay parked where another try may find their owner. */
export function applyTroubles(look: Look, troubles: Trouble[], state: "settled" | "parked", now: Date) {
  return db().$transaction(async (tx) => {
    const isLatest = await takeTurn(tx, look, now);
    await settleEvents(tx, look, state, now);
    if (!isLatest) return false;
    await tx.stripeCustomer.update({ where: { id: look.customer }, data: { nextLookAt: null } });
    await keepTroubles(tx, look.customer, troubles);
    return true;
  });
}

export async function isRaisingTo(id: string, tier: string) {
  return (await db().stripeCustomer.count({ where: { id, raisingTo: tier } })) === 1;
}

/** The raise is made; a look finds what became of the end that was set. */
export function endRaise(id: string) {
  return db().$transaction(async (tx) => {
    await tx.stripeCustomer.updateMany({ where: { id }, data: { raisingTo: null } });
    await queueLook(tx, id);
  });
}

/** False when a later look wrote before, or the account is gone. First of all, as in a deletion: the customer's row orders both. */
async function takeTurn(tx: Transaction, { customer, number }: Look, now: Date) {
  const { count } = await tx.stripeCustomer.updateMany({
    where: { id: customer, deletedAt: null, applied: { lt: number } },
    data: { applied: number, lookedAt: now },
  });
  return count === 1;
}

async function settleEvents(tx: Transaction, { events }: Look, state: string, now: Date) {
  if (events.length === 0) return;
  await tx.stripeEvent.updateMany({
    where: { id: { in: events }, state: { in: ["received", "parked"] } },
    data: { state, settledAt: now },
  });
}

/** Events of a deleted customer stay known by their ids, so that none counts twice. */
export async function dropEvents(tx: Pick<Transaction, "stripeEvent">, customer: string) {
  await tx.stripeEvent.updateMany({ where: { customer }, data: { customer: null, state: "ignored" } });
}

async function keepTroubles(tx: Transaction, customer: string, troubles: Trouble[]) {
  await tx.billingTrouble.deleteMany({ where: { customer, kind: { notIn: troubles.map(({ kind }) => kind) } } });
  for (const { kind, detail } of troubles) {
    await tx.billingTrouble.upsert({
      where: { customer_kind: { customer, kind } },
      create: { customer, kind, detail },
      update: { detail },
    });
  }
}

async function applyToOwner(tx: Transaction, customer: string, standing: Standing, now: Date) {
  const [before] = await tx.$queryRaw<{ id: number; email: string; tier: string }[]>`
    SELECT id, email, "subscriptionTier" AS tier FROM "User" WHERE "stripeCustomerId" = ${customer} FOR NO KEY UPDATE`;
  if (!before) return;
  const { tier, expiresAt, subscriptionId, openInvoice } = standing;
  await tx.user.update({
    where: { id: before.id },
    data: { subscriptionTier: tier, subscriptionExpiresAt: expiresAt, stripeSubscriptionId: subscriptionId },
  });
  if (before.tier !== tier) {
    const mail = { template: "plan_changed", plan: plans[tier].name, startsAt: now.toISOString() } as const;
    await queueMail(tx, { to: before.email, mail });
  }
  if (standing.status === "past_due" && openInvoice?.wasTried) {
    const mail = { template: "payment_failed", plan: plans[tier].name } as const;
    await noticeOnce(tx, { user: before, mail, subject: openInvoice.id });
  }
}

/** One job a customer: what asks again meanwhile is answered by the same look, since it has not begun. */
export function queueLook(tx: Transaction, customer: string, runAt?: Date) {
  return addJob(tx, "look_at_customer", { customer }, { key: `look:${customer}`, ...(runAt && { runAt }) });
}

/** What the last look found for a user; null for who is nobody's customer. */
export async function findBillingState(userId: number) {
  const [row] = await db().$queryRaw<BillingState[]>`
    SELECT c.id AS customer, c.status, c."currentPeriodEnd", c."scheduledTier", c."scheduledAt", c."pastDueSince",
      c."hostedInvoiceUrl", c."nextLookAt"
    FROM "User" u JOIN "StripeCustomer" c ON c.id = u."stripeCustomerId" WHERE u.id = ${userId}`;
  return row ?? null;
}

type BillingState = {
  customer: string;
  status: string | null;
  currentPeriodEnd: Date | null;
  scheduledTier: string | null;
  scheduledAt: Date | null;
  pastDueSince: Date | null;
  hostedInvoiceUrl: string | null;
  nextLookAt: Date | null;
};

/** Queues the look that is due for a customer; the next one that nobody asks for is due after `again`. */
export function queueDueLook(customer: string, now: Date, again: Date) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.stripeCustomer.updateMany({
      where: { id: customer, nextLookAt: { lte: now } },
      data: { nextLookAt: again },
    });
    if (count === 1) await queueLook(tx, customer);
  });
}

/** Queues looks at the next 500 customers in the order of their ids, the first after `last`; returns the customers. */
export function queueLooksAfter(last: string, runAt: (index: number) => Date) {
  return db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ customer: string }[]>`
      SELECT "stripeCustomerId" AS customer FROM "User" WHERE "stripeCustomerId" > ${last}
      ORDER BY "stripeCustomerId" LIMIT 500`;
    for (const [index, { customer }] of rows.entries()) await queueLook(tx, customer, runAt(index));
    return rows.map(({ customer }) => customer);
  });
}

type TroubleRow = {
  customer: string;
  kind: TroubleKind;
  detail: string;
  since: Date;
  userId: number | null;
  email: string | null;
};

export function listTroubles() {
  return db().$queryRaw<TroubleRow[]>`
    SELECT t.customer, t.kind, t.detail, t.since, u.id AS "userId", u.email
    FROM "BillingTrouble" t LEFT JOIN "User" u ON u."stripeCustomerId" = t.customer
    ORDER BY t.since, t.customer LIMIT 500`;
}
