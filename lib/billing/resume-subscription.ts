import "server-only";
import type Stripe from "stripe";
import { callStripe, isMissingInStripe } from "@/lib/billing/stripe";

/**
 * Cancels the scheduled plan change. The subscription itself continues
 * unchanged.
 */
export async function releaseSchedule(subscription: Stripe.Subscription) {
  const id = scheduleIdOf(subscription);
  if (id)
    await callStripe((stripe) => stripe.subscriptionSchedules.release(id));
}

/**
 * Undoes a scheduled cancellation. The API set it by the flag, the portal sets
 * only the time; each is cleared by its own parameter, since Stripe's reference
 * doesn't say that one clears the other.
 */
export async function resumeSubscription({
  id,
  cancel_at: at,
  cancel_at_period_end: atEnd,
}: Stripe.Subscription) {
  let end = at;
  if (atEnd) {
    const resumed = await callStripe((stripe) =>
      stripe.subscriptions.update(id, { cancel_at_period_end: false }),
    );
    end = resumed.cancel_at;
  }
  if (end)
    await callStripe((stripe) =>
      stripe.subscriptions.update(id, { cancel_at: "" }),
    );
}

/**
 * Cancels now. The schedule is released first: it must not act on a
 * subscription that has ended.
 */
export async function cancelNow(subscription: Stripe.Subscription) {
  await releaseSchedule(subscription);
  try {
    await callStripe((stripe) => stripe.subscriptions.cancel(subscription.id));
  } catch (error) {
    // Canceled by another call in the meantime.
    if (!isMissingInStripe(error)) throw error;
  }
}

export function scheduleIdOf({ schedule }: Stripe.Subscription) {
  return typeof schedule === "string" ? schedule : schedule?.id;
}
