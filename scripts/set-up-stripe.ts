import Stripe from "stripe";
import { installation } from "../lib/settings/installation";
import {
  mapPriceSettings,
  type PaidTier,
  paidTiers,
  plans,
} from "../lib/settings/plans";

/**
 * Creates what the application needs in a Stripe account, or finds what an
 * earlier run created: a product and a monthly price for each paid plan, and
 * the two sides of the customer portal. Returns the settings that name them.
 */
export async function setUpStripe(key: string, baseUrl?: string) {
  const stripe = connect(key, baseUrl);
  const prices: Stripe.Price[] = [];
  for (const tier of paidTiers) prices.push(await priceOf(stripe, tier));
  const account = await portal(stripe, "account", {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: { enabled: false },
  });
  const upgrade = await portal(stripe, "upgrade", {
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: false },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ["price"],
      proration_behavior: "always_invoice",
      products: prices.map((price) => ({
        product: idOf(price.product),
        prices: [price.id],
      })),
    },
  });
  return {
    ...mapPriceSettings((tier) => prices[paidTiers.indexOf(tier)]?.id ?? ""),
    STRIPE_PORTAL_ACCOUNT: account.id,
    STRIPE_PORTAL_UPGRADE: upgrade.id,
  };
}

function connect(key: string, baseUrl: string | undefined) {
  if (!baseUrl) return new Stripe(key, { maxNetworkRetries: 2 });
  const { hostname, port, protocol } = new URL(baseUrl);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: protocol === "https:" ? "https" : "http",
  });
}

/**
 * Found by its lookup key. When a plan's price changes, a new price takes the
 * key; existing subscriptions keep the old one.
 */
async function priceOf(stripe: Stripe, plan: PaidTier): Promise<Stripe.Price> {
  const product = await productOf(stripe, plan);
  const lookupKey = `listwright_${plan}_monthly`;
  const amount = plans[plan].priceCents;
  const metadata = { listwright_plan: plan };
  const { data } = await stripe.prices.list({
    lookup_keys: [lookupKey],
    active: true,
  });
  const [found] = data;
  // The application recognizes prices that are no longer in its settings by
  // this metadata.
  const marked =
    found?.metadata.listwright_plan === plan
      ? found
      : found && (await stripe.prices.update(found.id, { metadata }));
  if (marked && isMonthly(marked, amount)) return marked;
  return stripe.prices.create({
    currency: "usd",
    unit_amount: amount,
    recurring: { interval: "month" },
    product,
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata,
  });
}

function isMonthly(
  { currency, unit_amount: found, recurring }: Stripe.Price,
  amount: number,
) {
  return (
    currency === "usd" &&
    found === amount &&
    recurring?.interval === "month" &&
    recurring.interval_count === 1
  );
}

async function productOf(stripe: Stripe, plan: PaidTier) {
  const id = `listwright_${plan}`;
  const { data } = await stripe.products.list({ ids: [id] });
  const [found] = data;
  if (!found)
    return (
      await stripe.products.create({
        id,
        name: `${installation().name} ${plans[plan].name}`,
      })
    ).id;
  if (!found.active) await stripe.products.update(id, { active: true });
  return id;
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

async function portal(stripe: Stripe, side: string, features: Features) {
  for await (const found of stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
  })) {
    if (found.metadata?.listwright_portal !== side) continue;
    return stripe.billingPortal.configurations.update(found.id, { features });
  }
  return stripe.billingPortal.configurations.create({
    features,
    metadata: { listwright_portal: side },
  });
}

function idOf(reference: string | { id: string }) {
  return typeof reference === "string" ? reference : reference.id;
}
