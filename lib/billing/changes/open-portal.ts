import "server-only";
import { findCustomerOf } from "@/lib/billing/changes/data";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/rate-limit";
import { callStripe } from "@/lib/stripe";

const perUser = { points: 60, seconds: 600, message: "Too many attempts. Please wait before trying again." };

/**
 * The address of Stripe's page with the user's invoices and card; it leads back to `/pricing`.
 * Throws `conflict` for who never began to pay, `unavailable` when Stripe is down.
 */
export async function openPortal(userId: number): Promise<string> {
  await limit("portalByUser", String(userId), perUser);
  const customer = await findCustomerOf(userId);
  if (customer === null) throw new AppError("conflict", "There are no invoices yet. Choose a plan first.");
  const { APP_URL, STRIPE_PORTAL_ACCOUNT } = env();
  const session = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      configuration: STRIPE_PORTAL_ACCOUNT,
      return_url: `${APP_URL}/pricing`,
    }),
  );
  return session.url;
}
