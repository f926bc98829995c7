import type { Account } from "../account";
import type { Subscription } from "../objects";

type Reason = "cancellation_requested" | "payment_failed";
type Details = Subscription["cancellation_details"];

/**
 * Cancels a subscription and its schedule now. Its open invoices stay open, but
 * are no longer collected.
 */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: Reason,
  details?: Partial<Details>,
) {
  const now = account.now(subscription.customer);
  for (const invoice of account.tables.invoices.values()) {
    const isOwn =
      invoice.parent.subscription_details.subscription === subscription.id;
    if (!isOwn || (invoice.status !== "open" && invoice.status !== "draft"))
      continue;
    account.update(
      invoice,
      {
        auto_advance: false,
        next_payment_attempt: null,
        automatically_finalizes_at: null,
      },
      "invoice.updated",
    );
  }
  cancelSchedule(account, subscription, now);
  account.update(
    subscription,
    {
      status: "canceled",
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        ...subscription.cancellation_details,
        ...details,
        reason,
      },
    },
    null,
  );
  account.emit("customer.subscription.deleted", subscription);
}

function cancelSchedule(
  account: Account,
  subscription: Subscription,
  now: number,
): void {
  const schedule =
    subscription.schedule === null
      ? undefined
      : account.tables.schedules.get(subscription.schedule);
  if (schedule?.status !== "active") return;
  account.update(
    schedule,
    { status: "canceled", canceled_at: now, current_phase: null },
    null,
  );
  account.emit("subscription_schedule.canceled", schedule);
}
