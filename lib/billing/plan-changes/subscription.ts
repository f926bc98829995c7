import "server-only";
import type Stripe from "stripe";
import {
  releaseSchedule,
  resumeSubscription,
  scheduleIdOf,
} from "@/lib/billing/resume-subscription";
import { callStripe } from "@/lib/billing/stripe";
import {
  openSubscriptions,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import { tierOfPrice } from "@/lib/billing/sync/fetch-snapshot";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { type PaidTier, plans, type Tier, tiers } from "@/lib/settings/plans";

/** A subscription without an unpaid invoice, and the item for its plan. */
export type CurrentSubscription = {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  tier: Tier;
};

const planBeingChecked =
  "Your plan is being checked, and can't be changed right now. You keep it, and pay nothing extra.";
const activeStatuses = new Set(["active", "trialing"]);

/**
 * The highest paid plan, or null without an open subscription. Throws
 * `conflict` if the only subscriptions have an unpaid invoice or a price that
 * isn't ours, since a second one would be charged in addition.
 */
export function currentSubscription(
  snapshot: StripeSnapshot,
): CurrentSubscription | null {
  const open = openSubscriptions(snapshot);
  const active = open.filter(({ status }) => activeStatuses.has(status));
  const [current] = active
    .flatMap((subscription) =>
      subscription.items.data.map((item) => ({
        subscription,
        item,
        tier: tierOfPrice(item.price),
      })),
    )
    .filter((found): found is CurrentSubscription => found.tier !== null)
    .sort((a, b) => tiers.indexOf(b.tier) - tiers.indexOf(a.tier));
  if (current) return current;
  if (open.length === 0) return null;
  // Administrators see the price: a sync reports it as the issue
  // `unknown_price`.
  if (active.length > 0) throw new AppError("conflict", planBeingChecked);
  throw new AppError(
    "conflict",
    "Your last payment is still open. Please pay it or change your card first.",
  );
}

export const isUpgrade = (from: Tier, to: Tier) =>
  tiers.indexOf(to) > tiers.indexOf(from);

/** Undoes a scheduled downgrade or cancellation. */
export async function cancelScheduledChange({
  subscription,
}: CurrentSubscription) {
  await releaseSchedule(subscription);
  await resumeSubscription(subscription);
}

export async function cancelAtPeriodEnd(subscription: Stripe.Subscription) {
  await releaseSchedule(subscription);
  if (subscription.cancel_at || subscription.cancel_at_period_end) return;
  await callStripe((stripe) =>
    stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    }),
  );
}

export async function downgradeAtPeriodEnd(
  { subscription, item }: CurrentSubscription,
  plan: PaidTier,
) {
  await resumeSubscription(subscription);
  const price = env()[plans[plan].stripePrice];
  const { id, current_phase: phase } = await ensureSchedule(subscription);
  // Stripe refuses another start of the phase than its own, which can be in an
  // earlier period.
  const start = phase?.start_date ?? item.current_period_start;
  await callStripe((stripe) =>
    stripe.subscriptionSchedules.update(id, {
      end_behavior: "release",
      proration_behavior: "none",
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: "month", interval_count: 1 },
          proration_behavior: "none",
        },
      ],
    }),
  );
}

function ensureSchedule(
  subscription: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule> {
  const id = scheduleIdOf(subscription);
  return callStripe<Stripe.SubscriptionSchedule>((stripe) =>
    id
      ? stripe.subscriptionSchedules.retrieve(id)
      : stripe.subscriptionSchedules.create({
          from_subscription: subscription.id,
        }),
  );
}
