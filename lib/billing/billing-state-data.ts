import "server-only";
import { db } from "@/lib/database/db";

/**
 * What the last sync found for a user; null for a user who is not a customer.
 */
export async function findBillingState(userId: number) {
  const [row] = await db().$queryRaw<BillingState[]>`
    SELECT c.id AS customer, c.status, c."currentPeriodEnd", c."scheduledTier", c."scheduledAt", c."pastDueSince",
      c."hostedInvoiceUrl", c."nextSyncAt"
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
  nextSyncAt: Date | null;
};
