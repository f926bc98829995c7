import "server-only";
import type Stripe from "stripe";
import { type PaidTier, plans, type Tier, tiers } from "@/lib/billing/plans";
import type { StripeSnapshot } from "@/lib/billing/sync/entitlement";
import { tierOfPrice } from "@/lib/billing/sync/fetch-snapshot";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { callStripe } from "@/lib/stripe";

/** A subscription without an unpaid invoice, and the item for its plan. */
export type CurrentSubscription = {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  tier: Tier;
};

const ended = new Set(["canceled", "incomplete_expired"]);
const activeStatuses = new Set(["active", "trialing"]);

/** Every subscription that has not ended, whatever its status. */
export function openSubscriptions({ subscriptions }: StripeSnapshot) {
  return subscriptions.filter(({ status }) => !ended.has(status));
}

/**
 * The highest paid plan, or null without an open subscription.
 * Throws `conflict` if the only subscriptions have an unpaid invoice, since a second one would be charged in addition.
 */
export function currentSubscription(snapshot: StripeSnapshot): CurrentSubscription | null {
  const open = openSubscriptions(snapshot);
  const [current] = open
    .filter(({ status }) => activeStatuses.has(status))
    .flatMap((subscription) =>
      subscription.items.data.map((item) => ({ subscription, item, tier: tierOfPrice(item.price) })),
    )
    .filter((found): found is CurrentSubscription => found.tier !== null)
    .sort((a, b) => tiers.indexOf(b.tier) - tiers.indexOf(a.tier));
  if (current) return current;
  if (open.length === 0) return null;
  throw new AppError("conflict", "Your last payment is still open. Please pay it or change your card first.");
}

export const isUpgrade = (from: Tier, to: Tier) => tiers.indexOf(to) > tiers.indexOf(from);

/** Undoes a scheduled downgrade or cancellation. */
export async function cancelScheduledChange({ subscription }: CurrentSubscription) {
  await releaseSchedule(subscription);
  await resumeSubscription(subscription);
}

export async function cancelAtPeriodEnd(subscription: Stripe.Subscription) {
  await releaseSchedule(subscription);
  if (subscription.cancel_at || subscription.cancel_at_period_end) return;
  await callStripe((stripe) => stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
}

export async function downgradeAtPeriodEnd({ subscription, item }: CurrentSubscription, plan: PaidTier) {
  await resumeSubscription(subscription);
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

/** Cancels the scheduled plan change. The subscription itself continues unchanged. */
export async function releaseSchedule(subscription: Stripe.Subscription) {
  const id = scheduleIdOf(subscription);
  if (id) await callStripe((stripe) => stripe.subscriptionSchedules.release(id));
}

/** The portal sets `cancel_at` without `cancel_at_period_end`. Clearing `cancel_at` resets both. */
async function resumeSubscription({ id, cancel_at: at, cancel_at_period_end: atEnd }: Stripe.Subscription) {
  if (at || atEnd) await callStripe((stripe) => stripe.subscriptions.update(id, { cancel_at: "" }));
}

function scheduleIdOf({ schedule }: Stripe.Subscription) {
  return typeof schedule === "string" ? schedule : schedule?.id;
}
