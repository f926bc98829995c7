import "server-only";
import { ensureCustomer } from "@/lib/billing/changes/ensure-customer";
import { offerRaise } from "@/lib/billing/changes/offer-raise";
import { isRaise, planName, presentSubscription } from "@/lib/billing/changes/present-subscription";
import { withLease } from "@/lib/billing/changes/with-lease";
import { convergeCustomer } from "@/lib/billing/convergence/converge-customer";
import { type PaidTier, plans } from "@/lib/billing/plans";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/rate-limit";
import { callStripe } from "@/lib/stripe";

const perUser = { points: 150, seconds: 600, message: "Too many attempts. Please wait before trying again." };
/** Seconds that a checkout must still be open for to be shown once more. */
const stillWorth = 30 * 60;

/**
 * The address of the page where the plan is paid for: a checkout for who has no subscription, else the page that
 * confirms the raise of the one there is. After paying, Stripe leads to `/success?session_id=…`; after a confirmed
 * raise, to `/dashboard`.
 * Throws `conflict` for a plan that isn't above the present one or while a payment is open, `unavailable` when Stripe is down.
 */
export async function createCheckout(userId: number, plan: PaidTier, now: Date): Promise<string> {
  await limit("checkoutByUser", String(userId), perUser);
  return withLease(userId, () => payPageFor(userId, plan, now));
}

/**
 * To be called under the user's lease. Open checkouts are closed before Stripe is asked what the user has: one that
 * was paid meanwhile then shows, and a user never has two that can be paid.
 */
export async function payPageFor(userId: number, plan: PaidTier, now: Date): Promise<string> {
  const customer = await ensureCustomer(userId);
  const open = await keepOneCheckout(customer, plan);
  const present = presentSubscription(await convergeCustomer(customer, now));
  if (!present) return open ?? startCheckout(userId, customer, plan);
  if (present.tier === plan) throw new AppError("conflict", `You are on the ${planName(plan)} plan already.`);
  if (isRaise(present.tier, plan)) return offerRaise(customer, present, plan);
  const words = `You are on the ${planName(present.tier)} plan; you can change to ${planName(plan)} when its period ends.`;
  throw new AppError("conflict", words);
}

/** The address of the open checkout for this plan, if there is one; all others are closed. */
async function keepOneCheckout(customer: string, plan: PaidTier) {
  const { data } = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ customer, status: "open", limit: 100 }),
  );
  let kept: string | null = null;
  for (const { id, url, metadata, expires_at: end } of data) {
    const isWanted = metadata?.plan === plan && end > Date.now() / 1_000 + stillWorth;
    if (kept === null && isWanted && url) kept = url;
    else await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  }
  return kept;
}

async function startCheckout(userId: number, customer: string, plan: PaidTier) {
  const { APP_URL, ...settings } = env();
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      client_reference_id: String(userId),
      line_items: [{ price: settings[plans[plan].stripePrice], quantity: 1 }],
      metadata: { plan },
      subscription_data: { metadata: { userId: String(userId) } },
      success_url: `${APP_URL}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${APP_URL}/pricing`,
    }),
  );
  if (!session.url) throw new AppError("upstream_failed", "Failed to change subscription. Please try again.");
  return session.url;
}
