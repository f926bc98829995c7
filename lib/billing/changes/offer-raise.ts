import "server-only";
import { noteRaise } from "@/lib/billing/changes/data";
import type { Present } from "@/lib/billing/changes/present-subscription";
import { type PaidTier, plans } from "@/lib/billing/plans";
import { env } from "@/lib/env";
import { callStripe } from "@/lib/stripe";

/**
 * The address of Stripe's page that shows what a higher plan costs for the rest of the period and changes the
 * subscription once that is confirmed and paid. It doesn't open while a schedule has the subscription, so a
 * scheduled change is let go first. An end that is set stays set until the raise is paid for, and is then taken back:
 * who leaves the page keeps to what they had decided.
 */
export async function offerRaise(customer: string, { subscription, item }: Present, plan: PaidTier): Promise<string> {
  const { APP_URL, STRIPE_PORTAL_UPGRADE, ...settings } = env();
  const { schedule } = subscription;
  if (schedule) {
    const id = typeof schedule === "string" ? schedule : schedule.id;
    await callStripe((stripe) => stripe.subscriptionSchedules.release(id));
  }
  await noteRaise(customer, plan);
  const price = settings[plans[plan].stripePrice];
  const session = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      configuration: STRIPE_PORTAL_UPGRADE,
      return_url: `${APP_URL}/pricing`,
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: item.id, price, quantity: 1 }],
        },
        after_completion: { type: "redirect", redirect: { return_url: `${APP_URL}/dashboard` } },
      },
    }),
  );
  return session.url;
}
