import "server-only";
import type Stripe from "stripe";
import type { Present } from "@/lib/billing/changes/present-subscription";
import { type PaidTier, plans } from "@/lib/billing/plans";
import { env } from "@/lib/env";
import { callStripe } from "@/lib/stripe";

/** Takes back whatever was to change the subscription. */
export async function keepAsItIs({ subscription }: Present) {
  await releaseSchedule(subscription);
  await takeBackEnd(subscription);
}

/** Ends it with the period that is paid for. */
export async function endWithPeriod(subscription: Stripe.Subscription) {
  await releaseSchedule(subscription);
  if (subscription.cancel_at || subscription.cancel_at_period_end) return;
  await callStripe((stripe) => stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
}

/** Goes on with a lower plan after the period that is paid for. */
export async function lowerWithPeriod({ subscription, item }: Present, plan: PaidTier) {
  await takeBackEnd(subscription);
  const price = env()[plans[plan].stripePrice];
  const id =
    scheduleIdOf(subscription) ??
    (await callStripe((stripe) => stripe.subscriptionSchedules.create({ from_subscription: subscription.id }))).id;
  const now = { items: [{ price: item.price.id, quantity: 1 }], start_date: item.current_period_start };
  await callStripe((stripe) =>
    stripe.subscriptionSchedules.update(id, {
      end_behavior: "release",
      proration_behavior: "none",
      phases: [
        { ...now, end_date: item.current_period_end },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
        },
      ],
    }),
  );
}

async function releaseSchedule(subscription: Stripe.Subscription) {
  const id = scheduleIdOf(subscription);
  if (id) await callStripe((stripe) => stripe.subscriptionSchedules.release(id));
}

/** An end that the portal set has a time and no flag; emptying the time takes back both kinds. */
async function takeBackEnd({ id, cancel_at: at, cancel_at_period_end: atEnd }: Stripe.Subscription) {
  if (at || atEnd) await callStripe((stripe) => stripe.subscriptions.update(id, { cancel_at: "" }));
}

function scheduleIdOf({ schedule }: Stripe.Subscription) {
  return typeof schedule === "string" ? schedule : schedule?.id;
}
