import "server-only";
import { findCustomerOf } from "@/lib/billing/changes/data";
import { callStripe, isMissingAtStripe } from "@/lib/stripe";

const over = new Set(["canceled", "incomplete_expired"]);

/**
 * Ends at once whatever a user pays for, and closes what could still be paid. To be called under the user's lease.
 * Throws `unavailable` or `upstream_failed` when Stripe can't or won't.
 */
export async function endSubscriptions(userId: number) {
  const customer = await findCustomerOf(userId);
  if (customer === null) return;
  try {
    await endAll(customer);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}

async function endAll(customer: string) {
  const open = await callStripe((stripe) => stripe.checkout.sessions.list({ customer, status: "open", limit: 100 }));
  for (const { id } of open.data) await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  const held = await callStripe((stripe) => stripe.subscriptions.list({ customer, status: "all", limit: 100 }));
  for (const { id, status } of held.data) {
    if (!over.has(status)) await callStripe((stripe) => stripe.subscriptions.cancel(id));
  }
}
