import "server-only";
import type Stripe from "stripe";
import { findCustomerOf, findPaidAccount } from "@/lib/billing/changes/data";
import { convergeCustomer } from "@/lib/billing/convergence/converge-customer";
import { checkoutSessionIdSchema } from "@/lib/billing/schema";
import { tierOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/rate-limit";
import { callStripe, isMissingAtStripe } from "@/lib/stripe";

const perUser = { points: 120, seconds: 600, message: "Too many attempts. Please wait before trying again." };

/**
 * What became of a checkout. `paid`: the plan counts now. `processing`: Stripe waits for the bank, or the plan is not
 * there yet; ask again. `failed`: nothing was paid.
 */
export type CheckoutOutcome = "paid" | "processing" | "failed";

/**
 * Asks Stripe what became of a checkout, and makes our state what Stripe holds, as an event would.
 * Throws `not_found` for one that is not the user's, whoever's it is; `unavailable` when Stripe is down.
 */
export async function verifyCheckout(userId: number, sessionId: string, now: Date) {
  const id = checkoutSessionIdSchema.safeParse(sessionId);
  if (!id.success) throw notFound();
  await limit("verifyCheckoutByUser", String(userId), perUser);
  const session = await findSession(id.data);
  const customer = customerOf(session);
  if (!session || customer === null || !(await isOwn(userId, session, customer))) throw notFound();
  await convergeCustomer(customer, now);
  const account = await findPaidAccount(userId);
  return { subscriptionTier: tierOf(account, now), status: outcomeOf(session, account.subscriptionTier) };
}

function outcomeOf({ mode, status, payment_status: payment }: Stripe.Checkout.Session, tier: string): CheckoutOutcome {
  if (mode !== "subscription" || status !== "complete") return "failed";
  if (payment === "unpaid") return "processing";
  return tier === "free" ? "processing" : "paid";
}

/** Made for this user, or by the customer who is this user. */
async function isOwn(userId: number, session: Stripe.Checkout.Session, customer: string) {
  const own = await findCustomerOf(userId);
  return own === null ? session.client_reference_id === String(userId) : own === customer;
}

async function findSession(id: string) {
  try {
    return await callStripe((stripe) => stripe.checkout.sessions.retrieve(id));
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

function customerOf(session: Stripe.Checkout.Session | null) {
  const customer = session?.customer ?? null;
  return customer === null || typeof customer === "string" ? customer : customer.id;
}

const notFound = () => new AppError("not_found", "There is no such payment.");
