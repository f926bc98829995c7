import "server-only";
import {
  deleteTombstones,
  markDeletedAtStripe,
  queueLateDeletions,
} from "@/lib/billing/deletion/deletion-data";
import { findCustomerOf } from "@/lib/billing/plan-changes/plan-change-data";
import { cancelNow } from "@/lib/billing/resume-subscription";
import { callStripe, isMissingInStripe } from "@/lib/billing/stripe";
import { openSubscriptions } from "@/lib/billing/sync/entitlement";
import type { deleteCustomerTask } from "@/lib/billing/tasks";
import type { PayloadOf } from "@/lib/jobs/define-task";
import { installation } from "@/lib/settings/installation";

/**
 * Cancels every subscription of a user at once, and closes open checkouts. Call
 * it under the user's lease. Throws `unavailable` or `upstream_failed` when
 * Stripe can't or won't.
 */
export async function endSubscriptions(userId: number) {
  // No instance bills nothing while a subscription goes on.
  if (!installation().hasBilling) return;
  const customer = await findCustomerOf(userId);
  if (customer === null) return;
  try {
    await endAll(customer);
  } catch (error) {
    if (!isMissingInStripe(error)) throw error;
  }
}

async function endAll(customer: string) {
  const open = await callStripe((stripe) =>
    stripe.checkout.sessions.list({ customer, status: "open", limit: 100 }),
  );
  for (const { id } of open.data)
    await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  const found = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer, status: "all", limit: 100 }),
  );
  for (const subscription of openSubscriptions({ subscriptions: found.data }))
    await cancelNow(subscription);
}

/**
 * Once an account is deleted, deletes name, address and card at Stripe.
 */
export async function deleteStripeCustomer({
  customer,
}: PayloadOf<typeof deleteCustomerTask>) {
  try {
    await callStripe((stripe) => stripe.customers.del(customer));
  } catch (error) {
    if (!isMissingInStripe(error)) throw error;
  }
  await markDeletedAtStripe(customer);
}

/**
 * Retries late deletions at Stripe, and deletes the ids of deleted customers
 * once they are old enough. Without billing, deletions wait until there is.
 */
export async function purgeCustomers() {
  const queued = installation().hasBilling ? await queueLateDeletions() : 0;
  return queued + (await deleteTombstones());
}
