import type Stripe from "stripe";
import { tierOfPrice } from "@/lib/billing/convergence/find-held";
import type { Held } from "@/lib/billing/convergence/standing";
import { plans, type Tier, tiers } from "@/lib/billing/plans";
import { AppError } from "@/lib/errors";

/** What can be changed: a subscription that is in order, and the item that says its plan. */
export type Present = { subscription: Stripe.Subscription; item: Stripe.SubscriptionItem; tier: Tier };

const over = new Set(["canceled", "incomplete_expired"]);
const inOrder = new Set(["active", "trialing"]);

/** What may still be paid, in whatever state it is. */
export function livingSubscriptions({ subscriptions }: Held) {
  return subscriptions.filter(({ status }) => !over.has(status));
}

/**
 * The highest plan that is being paid for, or null without any subscription that lives.
 * Throws `conflict` for one that waits for its payment: a second beside it would be paid twice.
 */
export function presentSubscription(held: Held): Present | null {
  const living = livingSubscriptions(held);
  const present = living
    .filter(({ status }) => inOrder.has(status))
    .flatMap((subscription) =>
      subscription.items.data.map((item) => ({ subscription, item, tier: tierOfPrice(item.price) })),
    )
    .filter((found): found is Present => found.tier !== null)
    .sort((a, b) => tiers.indexOf(b.tier) - tiers.indexOf(a.tier));
  if (present[0]) return present[0];
  if (living.length === 0) return null;
  throw new AppError("conflict", "Your last payment is still open. Please pay it or change your card first.");
}

export const isRaise = (from: Tier, to: Tier) => tiers.indexOf(to) > tiers.indexOf(from);
export const planName = (tier: Tier) => plans[tier].name;
