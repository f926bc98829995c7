import "server-only";
import { checkoutUrlFor } from "@/lib/billing/plan-changes/checkout";
import { findLiveCustomer } from "@/lib/billing/plan-changes/ensure-customer";
import { setUpgradingTo } from "@/lib/billing/plan-changes/plan-change-data";
import {
  cancelAtPeriodEnd,
  cancelScheduledChange,
  currentSubscription,
  downgradeAtPeriodEnd,
  isUpgrade,
} from "@/lib/billing/plan-changes/subscription";
import { withLease } from "@/lib/billing/plan-changes/with-lease";
import {
  entitlementOf,
  openSubscriptions,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import { tierOfPrice } from "@/lib/billing/sync/fetch-snapshot";
import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import { limit } from "@/lib/resilience/rate-limit";
import { plans, type Tier } from "@/lib/settings/plans";

const perUser = {
  points: 60,
  seconds: 600,
  message: "Too many attempts. Please wait before trying again.",
};

/**
 * An upgrade is never made here, only offered: the result is then the address
 * where it is paid for.
 */
export type PlanChange =
  | { scheduled: boolean; message: string }
  | { checkoutUrl: string };

/**
 * Downgrades a plan at the end of its period (`scheduled: true`), or keeps the
 * current one, which cancels a scheduled change. Throws `conflict` while a
 * payment is open, `unavailable` when Stripe is down.
 */
export async function changePlan(
  userId: number,
  tier: Tier,
  now: Date,
): Promise<PlanChange> {
  await limit("planByUser", String(userId), perUser);
  return withLease(userId, () => change(userId, tier, now));
}

async function change(
  userId: number,
  tier: Tier,
  now: Date,
): Promise<PlanChange> {
  const customer = await findLiveCustomer(userId);
  if (tier === "free") return cancel(customer, now);
  const current =
    customer === null
      ? null
      : currentSubscription(await syncCustomer(customer, now));
  if (customer === null || !current || isUpgrade(current.tier, tier)) {
    return { checkoutUrl: await checkoutUrlFor(userId, tier, now) };
  }
  await setUpgradingTo(customer, null);
  if (tier === current.tier) await cancelScheduledChange(current);
  else await downgradeAtPeriodEnd(current, tier);
  return resultOf(await syncCustomer(customer, now), now);
}

/** Allowed even with an open payment: nobody has to pay in order to cancel. */
async function cancel(customer: string | null, now: Date): Promise<PlanChange> {
  const open =
    customer === null
      ? []
      : openSubscriptions(await syncCustomer(customer, now));
  if (customer === null || open.length === 0) {
    return {
      scheduled: false,
      message: `You are on the ${plans.free.name} plan.`,
    };
  }
  await setUpgradingTo(customer, null);
  for (const subscription of open) await cancelAtPeriodEnd(subscription);
  return resultOf(await syncCustomer(customer, now), now);
}

function resultOf(snapshot: StripeSnapshot, now: Date): PlanChange {
  const entitlement = entitlementOf(snapshot, tierOfPrice, now);
  if ("unknownPrice" in entitlement)
    return { scheduled: true, message: "Your change is scheduled." };
  const { tier, scheduledTier, scheduledAt } = entitlement;
  const { name } = plans[tier];
  if (scheduledTier === null)
    return { scheduled: false, message: `You stay on the ${name} plan.` };
  const day = scheduledAt ? ` on ${days.format(scheduledAt)}` : "";
  const message = `Your plan changes to ${plans[scheduledTier].name}${day}. Until then you keep ${name}.`;
  return { scheduled: true, message };
}

const days = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});
