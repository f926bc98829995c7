import "server-only";
import { db } from "@/lib/database/db";

/** Seconds. */
const maxLease = 600;

/**
 * Takes the lease without which nobody changes a user's plan at Stripe; false
 * while another holder has it. A lease that would last longer than any may was
 * taken before the database's clock was set back, and doesn't count.
 */
export async function takeLease(
  userId: number,
  holder: string,
  seconds: number,
) {
  const taken = await db().$queryRaw<unknown[]>`
    INSERT INTO "BillingLease" ("userId", holder, until)
    VALUES (${userId}, ${holder}::uuid, now() + make_interval(secs => ${seconds}::int))
    ON CONFLICT ("userId") DO UPDATE SET holder = EXCLUDED.holder, until = EXCLUDED.until
    WHERE "BillingLease".until < now() OR "BillingLease".until > now() + make_interval(secs => ${maxLease}::int)
    RETURNING 1`;
  return taken.length === 1;
}

export async function endLease(userId: number, holder: string) {
  await db().billingLease.deleteMany({ where: { userId, holder } });
}

export function findPayer(userId: number) {
  return db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, createdAt: true, stripeCustomerId: true },
  });
}

export async function findCustomerOf(userId: number) {
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { stripeCustomerId: true },
  });
  return user?.stripeCustomerId ?? null;
}

export function findPaidAccount(userId: number) {
  return db().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      subscriptionTier: true,
      subscriptionExpiresAt: true,
      trialExpiresAt: true,
      hasUsedTrial: true,
      grantedListings: true,
      grantedPeriod: true,
      stripeCustomerId: true,
    },
  });
}

/** The upgrade that was offered; null when no offer counts any more. */
export async function setUpgradingTo(
  customer: string,
  upgradingTo: string | null,
) {
  await db().stripeCustomer.updateMany({
    where: { id: customer },
    data: { upgradingTo },
  });
}
