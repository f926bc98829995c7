import Stripe from "stripe";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import { checkSubscriptions } from "../../lib/doctor/check-subscriptions";
import type { Env } from "../../lib/env";
import { isLocal } from "../../lib/settings/addresses";
import { type PaidTier, paidTiers, plans } from "../../lib/settings/plans";
import { checkLastEvent, sendEvent } from "./stripe-events";
import type { Context, Subject } from "./subject";

const setUpAgain =
  "Run `npm run stripe:setup` with this key, and put its lines into .env.";

export const checkStripe: Subject = {
  name: "Stripe",
  needs: ({ BILLING }) =>
    BILLING === "off" ? ["DATABASE_URL"] : ["STRIPE_SECRET_KEY"],
  async *check(context) {
    const { BILLING: billing, DATABASE_URL: url = "" } = context.settings;
    if (billing === "off")
      return yield await checkSubscriptions(url, context.callLimit);
    const stripe = connect(context);
    const account = await checkAccount(stripe);
    yield account;
    if (account.status === "error") return;
    yield* await Promise.all([
      ...paidTiers.map((tier) =>
        checkPrice(stripe, tier, context.settings[plans[tier].stripePrice]),
      ),
      checkPortal(stripe, "STRIPE_PORTAL_ACCOUNT", context.settings),
      checkPortal(stripe, "STRIPE_PORTAL_UPGRADE", context.settings),
      checkEndpoint(stripe, context),
    ]);
    yield context.send
      ? await sendEvent(stripe, context)
      : await checkLastEvent(context);
  },
};

function connect({
  settings: { STRIPE_SECRET_KEY: key = "", STRIPE_BASE_URL: baseUrl },
  callLimit,
}: Context) {
  const { hostname, port, protocol } = new URL(
    baseUrl ?? "https://api.stripe.com",
  );
  return new Stripe(key, {
    timeout: callLimit,
    maxNetworkRetries: 0,
    telemetry: false,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === "https:" ? "https" : "http",
  });
}

/**
 * Stripe's refusal in its words. A restricted key may lack one permission and
 * still be good enough.
 */
function explain(name: string, thrown: unknown, fix: string): Check {
  if (thrown instanceof Stripe.errors.StripePermissionError) {
    return warning(
      name,
      `this key may not read it: ${thrown.message}`,
      "Add the permission to the restricted key.",
    );
  }
  if (thrown instanceof Stripe.errors.StripeAuthenticationError) {
    return error(
      name,
      thrown.message,
      "Make a new STRIPE_SECRET_KEY at dashboard.stripe.com/apikeys.",
    );
  }
  if (thrown instanceof Stripe.errors.StripeConnectionError) {
    const reach =
      "Allow this machine to reach api.stripe.com on port 443; see status.stripe.com.";
    return error(name, `no answer: ${thrown.message}`, reach);
  }
  if (thrown instanceof Stripe.errors.StripeInvalidRequestError)
    return error(name, thrown.message, fix);
  if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown;
  return warning(
    name,
    thrown.message,
    "Try again in a minute; see status.stripe.com.",
  );
}

async function checkAccount(stripe: Stripe): Promise<Check> {
  const name = "Stripe account";
  try {
    const { id, charges_enabled: canCharge } =
      await stripe.accounts.retrieveCurrent();
    if (canCharge) return ok(name, `${id} can charge cards.`);
    return warning(
      name,
      `${id} can't charge cards yet.`,
      "Complete the account at dashboard.stripe.com.",
    );
  } catch (thrown) {
    return explain(name, thrown, "Correct STRIPE_SECRET_KEY.");
  }
}

async function checkPrice(
  stripe: Stripe,
  tier: PaidTier,
  id: string | undefined,
): Promise<Check> {
  const plan = plans[tier];
  const name = `Stripe price of ${plan.name}`;
  if (!id)
    return error(
      name,
      `not checked: ${plan.stripePrice} missing or invalid.`,
      setUpAgain,
    );
  try {
    const price = await stripe.prices.retrieve(id);
    const found = describePrice(price);
    const wanted = describePrice({
      currency: "usd",
      unit_amount: plan.priceCents,
      recurring: { interval: "month" },
    });
    if (!price.active)
      return error(
        name,
        `${id} is inactive: nobody can subscribe.`,
        setUpAgain,
      );
    if (found !== wanted)
      return error(
        name,
        `${id} is ${found}, the pages say ${wanted}.`,
        setUpAgain,
      );
    return ok(name, `${found}, active.`);
  } catch (thrown) {
    return explain(name, thrown, setUpAgain);
  }
}

type PriceFacts = Pick<Stripe.Price, "currency" | "unit_amount"> & {
  recurring: { interval: string; interval_count?: number } | null;
};

function describePrice({
  currency,
  unit_amount: cents,
  recurring,
}: PriceFacts) {
  const amount = `${((cents ?? 0) / 100).toFixed(2)} ${currency}`;
  if (!recurring) return `${amount} once`;
  const { interval, interval_count: count = 1 } = recurring;
  return `${amount} per ${count === 1 ? interval : `${count} ${interval}s`}`;
}

type PortalSetting = "STRIPE_PORTAL_ACCOUNT" | "STRIPE_PORTAL_UPGRADE";

async function checkPortal(
  stripe: Stripe,
  setting: PortalSetting,
  settings: Partial<Env>,
): Promise<Check> {
  const name = `Stripe portal (${setting === "STRIPE_PORTAL_ACCOUNT" ? "account" : "upgrade"})`;
  const id = settings[setting];
  if (!id)
    return error(
      name,
      `not checked: ${setting} missing or invalid.`,
      setUpAgain,
    );
  try {
    const { active, features } =
      await stripe.billingPortal.configurations.retrieve(id, {
        expand: ["features.subscription_update.products"],
      });
    if (!active) return error(name, `${id} is inactive.`, setUpAgain);
    const { subscription_cancel: cancel, subscription_update: update } =
      features;
    if (setting === "STRIPE_PORTAL_ACCOUNT") {
      const isAsSetUp =
        cancel.enabled && cancel.mode === "at_period_end" && !update.enabled;
      return isAsSetUp
        ? ok(name, "active.")
        : error(name, `${id} was changed by hand.`, setUpAgain);
    }
    const offered = update.products?.flatMap(({ prices }) => prices) ?? [];
    const lacks = paidTiers.filter(
      (tier) => !offered.includes(settings[plans[tier].stripePrice] ?? ""),
    );
    if (!update.enabled)
      return error(name, `${id} allows no change of plan.`, setUpAgain);
    if (lacks.length === 0) return ok(name, "active, offers every plan.");
    return error(
      name,
      `${id} lacks ${lacks.map((tier) => plans[tier].name).join(", ")}.`,
      setUpAgain,
    );
  } catch (thrown) {
    return explain(name, thrown, setUpAgain);
  }
}

/**
 * What a sync depends on; an endpoint that sends less leaves plans outdated.
 */
const neededEvents = [
  "charge.dispute.created",
  "charge.refunded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.updated",
  "invoice.paid",
  "invoice.payment_failed",
];

async function checkEndpoint(
  stripe: Stripe,
  { settings: { APP_URL: appUrl } }: Context,
): Promise<Check> {
  const name = "Stripe webhook";
  if (!appUrl)
    return error(
      name,
      "not checked: APP_URL missing or invalid.",
      "Correct the settings above first.",
    );
  const url = `${appUrl}/api/webhooks/stripe`;
  const fix = `Create the endpoint ${url} for all events at dashboard.stripe.com/webhooks; its secret is STRIPE_WEBHOOK_SECRET.`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const found = data.filter((endpoint) => endpoint.url === url);
    const [endpoint] = found.sort(
      (a, b) => Number(b.status === "enabled") - Number(a.status === "enabled"),
    );
    if (!endpoint) {
      if (!isLocal(appUrl)) return error(name, `no endpoint for ${url}.`, fix);
      return warning(
        name,
        `no endpoint for ${url}.`,
        "Run `stripe listen --forward-to` with this address.",
      );
    }
    if (endpoint.status !== "enabled")
      return error(
        name,
        `${url} is disabled.`,
        "Enable it at dashboard.stripe.com/webhooks.",
      );
    const missing = neededEvents.filter(
      (type) => !sends(endpoint.enabled_events, type),
    );
    if (missing.length > 0)
      return error(
        name,
        `${url} does not get ${missing.join(", ")}.`,
        "Let it send all events (*).",
      );
    return ok(name, `${url} is enabled.`);
  } catch (thrown) {
    return explain(name, thrown, fix);
  }
}

const sends = (enabled: string[], type: string) =>
  enabled.includes("*") || enabled.includes(type);
