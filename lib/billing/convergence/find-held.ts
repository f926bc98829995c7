import "server-only";
import type Stripe from "stripe";
import type { Held, TierOfPrice } from "@/lib/billing/convergence/standing";
import { paidTiers, plans } from "@/lib/billing/plans";
import { env } from "@/lib/env";
import { callStripe, isMissingAtStripe } from "@/lib/stripe";

/** More than anybody has. */
const most = 1_000;

/**
 * What Stripe holds of a customer now. Null when Stripe never had this customer, which with a wrong key is true of
 * everybody; somebody deleted there holds nothing.
 */
export async function findHeld(customer: string): Promise<Held | null> {
  try {
    return await fetchHeld(customer);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    return (await findCustomer(customer))?.deleted ? { subscriptions: [], openInvoices: [] } : null;
  }
}

/** Null when Stripe never had this customer. */
export async function findCustomer(id: string) {
  try {
    return await callStripe((stripe) => stripe.customers.retrieve(id));
  } catch (error) {
    if (isMissingAtStripe(error)) return null;
    throw error;
  }
}

async function fetchHeld(customer: string): Promise<Held> {
  const subscriptions = await callStripe((stripe) =>
    stripe.subscriptions
      .list({ customer, status: "all", limit: 100, expand: ["data.schedule"] })
      .autoPagingToArray({ limit: most }),
  );
  const openInvoices: Stripe.Invoice[] = [];
  for (const { id, status } of subscriptions) {
    if (status !== "past_due" && status !== "unpaid") continue;
    const list = { customer, subscription: id, status: "open", limit: 100 } as const;
    openInvoices.push(...(await callStripe((stripe) => stripe.invoices.list(list))).data);
  }
  return { subscriptions, openInvoices };
}

/** By the settings, or by the mark on prices that were ours before they changed. */
export const tierOfPrice: TierOfPrice = (price) => {
  const id = typeof price === "string" ? price : price.id;
  const current = paidTiers.find((tier) => env()[plans[tier].stripePrice] === id);
  if (current) return current;
  const marked = typeof price === "string" ? undefined : price.metadata.listwright_plan;
  return paidTiers.find((tier) => tier === marked) ?? null;
};
