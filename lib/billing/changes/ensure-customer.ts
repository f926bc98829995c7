import "server-only";
import { findPayer } from "@/lib/billing/changes/data";
import { linkCustomer } from "@/lib/billing/convergence/data";
import { callStripe } from "@/lib/stripe";

/**
 * The user's customer at Stripe, made on first use: one, however many ask at once. What is written on it lets an
 * event find its user even if this process ends before it could note the customer.
 */
export async function ensureCustomer(userId: number): Promise<string> {
  const { email, createdAt, stripeCustomerId } = await findPayer(userId);
  if (stripeCustomerId !== null) return stripeCustomerId;
  const metadata = { userId: String(userId), since: createdAt.toISOString() };
  const customer = await callStripe((stripe) =>
    // With the account's age: a database that was set up anew counts its users from one again.
    stripe.customers.create({ email, metadata }, { idempotencyKey: `customer:${userId}:${createdAt.getTime()}` }),
  );
  if (await linkCustomer(userId, customer.id)) return customer.id;
  return (await findPayer(userId)).stripeCustomerId ?? customer.id;
}
