import "server-only";
import { findLiveCustomer } from "@/lib/billing/plan-changes/ensure-customer";
import { setUpgradingTo } from "@/lib/billing/plan-changes/plan-change-data";
import type { CurrentSubscription } from "@/lib/billing/plan-changes/subscription";
import { releaseSchedule } from "@/lib/billing/resume-subscription";
import { callStripe } from "@/lib/billing/stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/resilience/rate-limit";
import { type PaidTier, plans } from "@/lib/settings/plans";

const perUser = {
  points: 60,
  seconds: 600,
  message: "Too many attempts. Please wait before trying again.",
};

/**
 * The address of Stripe's page with the user's invoices and card; it leads back
 * to `/pricing`. Throws `conflict` for a user who never started a checkout,
 * `unavailable` when Stripe is down.
 */
export async function openPortal(userId: number): Promise<string> {
  await limit("portalByUser", String(userId), perUser);
  const customer = await findLiveCustomer(userId);
  if (customer === null)
    throw new AppError(
      "conflict",
      "There are no invoices yet. Choose a plan first.",
    );
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

/**
 * The URL of Stripe's page that shows what a higher plan costs for the rest of
 * the period, and changes the subscription once that is confirmed and paid.
 * Stripe refuses it for a subscription with a schedule, so a scheduled
 * downgrade is released first. A scheduled cancellation stays until the upgrade
 * is paid for: a customer who leaves the page has changed nothing.
 */
export async function upgradeUrlFor(
  customer: string,
  { subscription, item }: CurrentSubscription,
  plan: PaidTier,
) {
  const { APP_URL, STRIPE_PORTAL_UPGRADE, ...settings } = env();
  await releaseSchedule(subscription);
  await setUpgradingTo(customer, plan);
  const session = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      configuration: STRIPE_PORTAL_UPGRADE,
      return_url: `${APP_URL}/pricing`,
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [
            {
              id: item.id,
              price: settings[plans[plan].stripePrice],
              quantity: 1,
            },
          ],
        },
        after_completion: {
          type: "redirect",
          redirect: { return_url: `${APP_URL}/dashboard?upgraded=${plan}` },
        },
      },
    }),
  );
  return session.url;
}
