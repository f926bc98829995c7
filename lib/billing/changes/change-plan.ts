import "server-only";
import { payPageFor } from "@/lib/billing/changes/create-checkout";
import { findCustomerOf, noteRaise } from "@/lib/billing/changes/data";
import {
  isRaise,
  livingSubscriptions,
  planName,
  presentSubscription,
} from "@/lib/billing/changes/present-subscription";
import { endWithPeriod, keepAsItIs, lowerWithPeriod } from "@/lib/billing/changes/schedule-change";
import { withLease } from "@/lib/billing/changes/with-lease";
import { convergeCustomer } from "@/lib/billing/convergence/converge-customer";
import { tierOfPrice } from "@/lib/billing/convergence/find-held";
import { type Held, standingOf } from "@/lib/billing/convergence/standing";
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
  if (tier === "free") return leave(customer, now);
  const present = customer === null ? null : presentSubscription(await convergeCustomer(customer, now));
  if (customer === null || !present || isRaise(present.tier, tier)) {
    return { checkoutUrl: await payPageFor(userId, tier, now) };
  }
  await noteRaise(customer, null);
  if (tier === present.tier) await keepAsItIs(present);
  else await lowerWithPeriod(present, tier);
  return answerOf(await convergeCustomer(customer, now), now);
}

/** Also open to who owes a payment: nobody has to pay in order to leave. */
async function leave(customer: string | null, now: Date): Promise<PlanChange> {
  const living = customer === null ? [] : livingSubscriptions(await convergeCustomer(customer, now));
  if (customer === null || living.length === 0) return { scheduled: false, message: "You are on the Free plan." };
  await noteRaise(customer, null);
  for (const subscription of living) await endWithPeriod(subscription);
  return answerOf(await convergeCustomer(customer, now), now);
}

function answerOf(held: Held, now: Date): PlanChange {
  const standing = standingOf(held, tierOfPrice, now);
  if ("unknownPrice" in standing) return { scheduled: true, message: "Your change is scheduled." };
  const { tier, scheduledTier, scheduledAt } = standing;
  if (scheduledTier === null) return { scheduled: false, message: `You stay on the ${planName(tier)} plan.` };
  const day = scheduledAt ? ` on ${days.format(scheduledAt)}` : "";
  const words = `Your plan changes to ${planName(scheduledTier)}${day}. Until then you keep ${planName(tier)}.`;
  return { scheduled: true, message: words };
}

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
