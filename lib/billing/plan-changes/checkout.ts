import "server-only";
import type Stripe from "stripe";
import { ensureCustomer } from "@/lib/billing/plan-changes/ensure-customer";
import {
  findCustomerOf,
  findPaidAccount,
} from "@/lib/billing/plan-changes/plan-change-data";
import { upgradeUrlFor } from "@/lib/billing/plan-changes/portal";
import {
  currentSubscription,
  isUpgrade,
} from "@/lib/billing/plan-changes/subscription";
import { withLease } from "@/lib/billing/plan-changes/with-lease";
import { checkoutSessionIdSchema } from "@/lib/billing/schema";
import { callStripe, isMissingInStripe } from "@/lib/billing/stripe";
import {
  openSubscriptions,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import { tierOf } from "@/lib/billing/usage";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/resilience/rate-limit";
import { type PaidTier, plans } from "@/lib/settings/plans";

const tooManyAttempts = "Too many attempts. Please wait before trying again.";
const checkoutsPerUser = {
  points: 150,
  seconds: 600,
  message: tooManyAttempts,
};
const verificationsPerUser = {
  points: 120,
  seconds: 600,
  message: tooManyAttempts,
};
/**
 * Seconds until it expires that an open checkout must have left to be offered
 * again.
 */
const minSecondsLeft = 30 * 60;

/**
 * The address of the page where the plan is paid for: a checkout for a user
 * without a subscription, else the page that confirms the upgrade of the
 * existing one. After paying, Stripe leads to `/success?session_id=…`; after a
 * confirmed upgrade, to `/dashboard`.
 * Throws `conflict` for a plan that isn't above the current one or while a
 * payment is open, `unavailable` when Stripe is down.
 */
export async function createCheckout(
  userId: number,
  plan: PaidTier,
  now: Date,
): Promise<string> {
  await limit("checkoutByUser", String(userId), checkoutsPerUser);
  return withLease(userId, () => checkoutUrlFor(userId, plan, now));
}

/**
 * Call it under the user's lease. Open checkouts are closed before the sync:
 * one that was paid in the meantime then shows up, and a user never has two
 * that can be paid.
 */
export async function checkoutUrlFor(
  userId: number,
  plan: PaidTier,
  now: Date,
): Promise<string> {
  const customer = await ensureCustomer(userId);
  const openUrl = await closeOtherCheckouts(customer, plan);
  const current = currentSubscription(await syncCustomer(customer, now));
  if (!current) return openUrl ?? startCheckout(userId, customer, plan);
  const [from, to] = [plans[current.tier].name, plans[plan].name];
  if (current.tier === plan)
    throw new AppError("conflict", `You are already on the ${to} plan.`);
  if (isUpgrade(current.tier, plan))
    return upgradeUrlFor(customer, current, plan);
  throw new AppError(
    "conflict",
    `You are on the ${from} plan; you can change to ${to} when its period ends.`,
  );
}

/**
 * Closes all open checkouts but one for this plan, and returns the address of
 * that one.
 */
async function closeOtherCheckouts(customer: string, plan: PaidTier) {
  const { data } = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ customer, status: "open", limit: 100 }),
  );
  let openUrl: string | null = null;
  for (const { id, url, metadata, expires_at: end } of data) {
    const isWanted =
      metadata?.plan === plan && end > Date.now() / 1_000 + minSecondsLeft;
    if (openUrl === null && isWanted && url) openUrl = url;
    else await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  }
  return openUrl;
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
  if (!session.url)
    throw new AppError(
      "upstream_failed",
      "Failed to change subscription. Please try again.",
    );
  return session.url;
}

/**
 * `paid`: the plan is active. `processing`: Stripe waits for the bank, or the
 * plan is not active yet; ask again. `failed`: nothing was paid.
 */
export type CheckoutOutcome = "paid" | "processing" | "failed";

/**
 * Asks Stripe for the outcome of a checkout, and syncs the customer as an event
 * would. Throws `not_found` for a checkout that is not the user's;
 * `unavailable` when Stripe is down.
 */
export async function verifyCheckout(
  userId: number,
  sessionId: string,
  now: Date,
) {
  const id = checkoutSessionIdSchema.safeParse(sessionId);
  if (!id.success) throw notFound();
  await limit("verifyCheckoutByUser", String(userId), verificationsPerUser);
  const session = await findSession(id.data);
  const customer = customerOf(session);
  if (
    !session ||
    customer === null ||
    !(await isOwn(userId, session, customer))
  )
    throw notFound();
  const snapshot = await syncCustomer(customer, now);
  const account = await findPaidAccount(userId);
  return {
    subscriptionTier: tierOf(account, now),
    status: outcomeOf(session, snapshot, account.subscriptionTier),
  };
}

function outcomeOf(
  session: Stripe.Checkout.Session,
  snapshot: StripeSnapshot,
  tier: string,
): CheckoutOutcome {
  const { mode, status, payment_status: payment, subscription } = session;
  if (mode !== "subscription" || status !== "complete") return "failed";
  // A bank debit takes days. One that fails ends the subscription and leaves
  // the checkout unpaid.
  if (payment === "unpaid")
    return openSubscriptions(snapshot).some(({ id }) => id === subscription)
      ? "processing"
      : "failed";
  return tier === "free" ? "processing" : "paid";
}

/** Created for this user, or by the user's customer. */
async function isOwn(
  userId: number,
  session: Stripe.Checkout.Session,
  customer: string,
) {
  const own = await findCustomerOf(userId);
  return own === null
    ? session.client_reference_id === String(userId)
    : own === customer;
}

async function findSession(id: string) {
  try {
    return await callStripe((stripe) => stripe.checkout.sessions.retrieve(id));
  } catch (error) {
    if (isMissingInStripe(error)) return null;
    throw error;
  }
}

function customerOf(session: Stripe.Checkout.Session | null) {
  const customer = session?.customer ?? null;
  return customer === null || typeof customer === "string"
    ? customer
    : customer.id;
}

const notFound = () => new AppError("not_found", "There is no such payment.");
