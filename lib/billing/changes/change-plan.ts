import "server-only";
import { payPageFor } from "@/lib/billing/changes/create-checkout";
import { findCustomerOf } from "@/lib/billing/changes/data";
import { isRaise, type Present, planName, presentSubscription } from "@/lib/billing/changes/present-subscription";
import { endWithPeriod, keepAsItIs, lowerWithPeriod } from "@/lib/billing/changes/schedule-change";
import { withLease } from "@/lib/billing/changes/with-lease";
import { convergeCustomer } from "@/lib/billing/convergence/converge-customer";
import { tierOfPrice } from "@/lib/billing/convergence/find-held";
import { type Standing, standingOf } from "@/lib/billing/convergence/standing";
import type { Tier } from "@/lib/billing/plans";
import { limit } from "@/lib/rate-limit";

const perUser = { points: 60, seconds: 600, message: "Too many attempts. Please wait before trying again." };

/** A raise is never made here, only offered: then the answer is the page where it is paid for. */
export type PlanChange = { scheduled: boolean; message: string } | { checkoutUrl: string };

/**
 * Lowers a plan when its period ends (`scheduled: true`), or keeps the present one, which takes back what was
 * scheduled. Throws `conflict` while a payment is open, `unavailable` when Stripe is down.
 */
export async function changePlan(userId: number, tier: Tier, now: Date): Promise<PlanChange> {
  await limit("planByUser", String(userId), perUser);
  return withLease(userId, () => change(userId, tier, now));
}

async function change(userId: number, tier: Tier, now: Date): Promise<PlanChange> {
  const customer = await findCustomerOf(userId);
  const present = customer === null ? null : presentSubscription(await convergeCustomer(customer, now));
  if (tier !== "free" && isRaise(present?.tier ?? "free", tier)) {
    return { checkoutUrl: await payPageFor(userId, tier, now) };
  }
  if (customer === null || !present) return { scheduled: false, message: "You are on the Free plan." };
  if (tier === present.tier) {
    await keepAsItIs(present);
  } else if (tier === "free") {
    await endWithPeriod(present);
  } else {
    await lowerWithPeriod(present, tier);
  }
  const standing = standingOf(await convergeCustomer(customer, now), tierOfPrice, now);
  return answerOf(present, "unknownPrice" in standing ? null : standing);
}

function answerOf({ tier }: Present, standing: Standing | null): PlanChange {
  if (!standing?.scheduledTier) return { scheduled: false, message: `You stay on the ${planName(tier)} plan.` };
  const day = standing.scheduledAt ? ` on ${days.format(standing.scheduledAt)}` : "";
  return {
    scheduled: true,
    message: `Your plan changes to ${planName(standing.scheduledTier)}${day}. Until then you keep ${planName(tier)}.`,
  };
}

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
