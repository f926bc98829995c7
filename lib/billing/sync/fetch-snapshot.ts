import "server-only";
import type Stripe from "stripe";
import { callStripe, isMissingInStripe } from "@/lib/billing/stripe";
import type {
  StripeSnapshot,
  TierOfPrice,
} from "@/lib/billing/sync/entitlement";
import { env } from "@/lib/env";
import { paidTiers, plans } from "@/lib/settings/plans";

/** More than any customer has. */
const maxSubscriptions = 1_000;
const unpaid = new Set(["past_due", "unpaid", "incomplete"]);

/**
 * What Stripe has of a customer now; nothing for one deleted there. Null when
 * Stripe never had this customer, which with a wrong API key is true of every
 * customer.
 */
export async function fetchSnapshot(
  customer: string,
): Promise<StripeSnapshot | null> {
  try {
    return await fetchExisting(customer);
  } catch (error) {
    if (!isMissingInStripe(error)) throw error;
    return (await fetchCustomer(customer))?.deleted
      ? { subscriptions: [], openInvoices: [] }
      : null;
  }
}

/** Null when Stripe never had this customer. */
export async function fetchCustomer(id: string) {
  try {
    return await callStripe((stripe) => stripe.customers.retrieve(id));
  } catch (error) {
    if (isMissingInStripe(error)) return null;
    throw error;
  }
}

async function fetchExisting(customer: string): Promise<StripeSnapshot> {
  const subscriptions = await callStripe((stripe) =>
    stripe.subscriptions
      .list({ customer, status: "all", limit: 100, expand: ["data.schedule"] })
      .autoPagingToArray({ limit: maxSubscriptions }),
  );
  const openInvoices: Stripe.Invoice[] = [];
  for (const { id, status } of subscriptions) {
    if (!unpaid.has(status)) continue;
    const list = {
      customer,
      subscription: id,
      status: "open",
      limit: 100,
    } as const;
    openInvoices.push(
      ...(await callStripe((stripe) => stripe.invoices.list(list))).data,
    );
  }
  return { subscriptions, openInvoices };
}

/**
 * By the settings, or by the metadata of prices that were in the settings
 * before.
 */
export const tierOfPrice: TierOfPrice = (price) => {
  const id = typeof price === "string" ? price : price.id;
  const current = paidTiers.find(
    (tier) => env()[plans[tier].stripePrice] === id,
  );
  if (current) return current;
  const planInMetadata =
    typeof price === "string" ? undefined : price.metadata.listwright_plan;
  return paidTiers.find((tier) => tier === planInMetadata) ?? null;
};
