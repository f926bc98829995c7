import "server-only";
import type Stripe from "stripe";
import { cancelNow } from "@/lib/billing/resume-subscription";
import { callStripe, isMissingInStripe } from "@/lib/billing/stripe";
import {
  openSubscriptions,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import { tierOfPrice } from "@/lib/billing/sync/fetch-snapshot";
import type { BillingIssue } from "@/lib/billing/sync/issue-data";
import { log } from "@/lib/log";
import { isoDay } from "@/lib/time/day";

/**
 * The newest charges of a customer: enough for years of a monthly plan. Empty
 * for one deleted at Stripe.
 */
export async function fetchCharges(customer: string): Promise<Stripe.Charge[]> {
  try {
    return (
      await callStripe((stripe) =>
        stripe.charges.list({ customer, limit: 100 }),
      )
    ).data;
  } catch (error) {
    if (isMissingInStripe(error)) return [];
    throw error;
  }
}

/**
 * Ends plans whose latest payment was refunded in full; otherwise they would
 * continue unpaid, and renew. A partial refund changes nothing. Returns whether
 * it ended any. Subscriptions to prices that aren't ours are left alone.
 */
export async function endRefundedPlans(
  snapshot: StripeSnapshot,
  charges: Stripe.Charge[],
) {
  const refunded = charges.filter((charge) => charge.refunded);
  const ours = openSubscriptions(snapshot).filter(({ items }) =>
    items.data.some(({ price }) => tierOfPrice(price)),
  );
  if (refunded.length === 0 || ours.length === 0) return false;
  const invoices = new Set(
    (await Promise.all(refunded.map(invoicesOf))).flat(),
  );
  const ending = ours.filter(
    ({ latest_invoice: latest }) => latest && invoices.has(idOf(latest)),
  );
  for (const subscription of ending) {
    await cancelNow(subscription);
    log().info(
      { subscription: subscription.id },
      "a plan was ended since its payment was refunded",
    );
  }
  return ending.length > 0;
}

/**
 * A charge doesn't name its invoice: Stripe's invoice payments connect the two.
 */
async function invoicesOf({ payment_intent: intent }: Stripe.Charge) {
  if (!intent) return [];
  const payment = {
    type: "payment_intent" as const,
    payment_intent: idOf(intent),
  };
  const { data } = await callStripe((stripe) =>
    stripe.invoicePayments.list({ payment, limit: 100 }),
  );
  return data.map(({ invoice }) => idOf(invoice));
}

const closed = new Set(["won", "lost", "warning_closed", "prevented"]);

/** The open disputes of these charges, as one issue. */
export async function disputeIssuesOf(
  charges: Stripe.Charge[],
): Promise<BillingIssue[]> {
  const disputed = charges.filter((charge) => charge.disputed);
  const found = await Promise.all(
    disputed.map(({ id: charge }) =>
      callStripe((stripe) => stripe.disputes.list({ charge, limit: 100 })),
    ),
  );
  const open = found
    .flatMap(({ data }) => data)
    .filter(({ status }) => !closed.has(status));
  return open.length === 0
    ? []
    : [{ kind: "dispute", detail: open.map(describe).join("; ") }];
}

function describe({
  id,
  amount,
  currency,
  reason,
  status,
  evidence_details: { due_by: due },
}: Stripe.Dispute) {
  const money = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
  }).format(amount / 100);
  const deadline = due ? `, answer at Stripe by ${isoDay(due * 1_000)}` : "";
  return `the bank disputes ${money} as ${reason} (${id}, ${status}${deadline})`;
}

const idOf = (reference: string | { id?: string }) =>
  typeof reference === "string" ? reference : (reference.id ?? "");
