import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { Stage } from "./stage";

// What tests and people call in the sandbox beside the application's own
// journeys.

async function subscriber(
  { stripe: { stripe, prices } }: Stage,
  params: Partial<Stripe.SubscriptionCreateParams> = {},
) {
  const { id: customer } = await stripe.customers.create({
    email: `${randomUUID()}@example.com`,
    name: "Ada",
  });
  const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: prices.STRIPE_PRICE_STANDARD, quantity: 1 }],
    default_payment_method: card.id,
    ...params,
  });
  return { customer, card: card.id, subscription };
}

async function customers(stage: Stage) {
  stage.begin("customers and cards");
  const { stripe } = stage.stripe;
  const { customer, card, subscription } = await subscriber(stage);
  const { email } = await stripe.customers.update(customer, {
    description: "",
    metadata: { note: "x", other: "" },
    invoice_settings: { default_payment_method: card },
  });
  await stripe.customers.list({
    email: email ?? "",
    created: { gte: 0 },
    limit: 3,
    expand: ["data.subscriptions"],
  });
  await stripe.customers.listPaymentMethods(customer, { type: "card" });
  await stripe.paymentMethods.retrieve(card);
  await stripe.products.retrieve("listwright_pro");
  await stripe.prices.list({
    lookup_keys: ["listwright_pro_monthly"],
    expand: ["data.product"],
  });
  await stripe.subscriptions.retrieve(subscription.id, {
    expand: ["customer", "latest_invoice", "default_payment_method"],
  });
  const [charge] = (await stripe.charges.list({ customer })).data;
  await stripe.charges.retrieve(charge?.id ?? "");
  await stripe.paymentMethods.detach(card);
}

async function sessions(stage: Stage) {
  stage.begin("checkout sessions");
  const { stripe, prices } = stage.stripe;
  const { id } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer_email: "ada@example.com",
    success_url: "https://shop.example/success",
    line_items: [{ price: prices.STRIPE_PRICE_PRO, quantity: 1 }],
    subscription_data: { trial_period_days: 7, metadata: { note: "x" } },
    allow_promotion_codes: false,
    expand: ["line_items.data.price.product"],
  });
  await stripe.checkout.sessions.listLineItems(id, { limit: 1 });
}

async function trials(stage: Stage) {
  stage.begin("trial without a card: paused and resumed");
  const { stripe } = stage.stripe;
  const { customer, card, subscription } = await subscriber(stage, {
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method: "pause" } },
  });
  await stripe.paymentMethods.detach(card);
  await stage.stripe.advance(customer, 8);
  const replacement = await stripe.paymentMethods.attach("pm_card_visa", {
    customer,
  });
  await stripe.subscriptions.update(subscription.id, {
    default_payment_method: replacement.id,
  });
  await stripe.subscriptions.resume(subscription.id, {
    billing_cycle_anchor: { type: "now" },
  });
}

async function schedules(stage: Stage) {
  stage.begin("schedules");
  const { stripe } = stage.stripe;
  const { customer, subscription } = await subscriber(stage);
  const { id } = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  await stripe.subscriptionSchedules.list({ customer });
  await stripe.subscriptionSchedules.retrieve(id);
  await stripe.subscriptionSchedules.cancel(id);
  const other = await subscriber(stage);
  const ending = await stripe.subscriptionSchedules.create({
    from_subscription: other.subscription.id,
  });
  await stripe.subscriptionSchedules.update(ending.id, {
    end_behavior: "cancel",
  });
  await stage.stripe.advance(other.customer, 35);
}

async function invoices(stage: Stage) {
  stage.begin("invoices");
  const { stripe } = stage.stripe;
  const openInvoice = async () => {
    const { subscription } = await subscriber(stage, {
      payment_behavior: "default_incomplete",
    });
    return String(subscription.latest_invoice);
  };
  await stripe.invoices.retrieve(await openInvoice());
  await stripe.invoices.pay(await openInvoice());
  await stripe.invoices.voidInvoice(await openInvoice());
  await stripe.invoices.markUncollectible(await openInvoice());
  // An invoice of a new period is a draft for an hour.
  const { customer, subscription } = await subscriber(stage);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  await stage.stripe.advance(
    customer,
    (end + 60 - subscription.created) / 86_400,
  );
  const [draft] = (await stripe.invoices.list({ customer, status: "draft" }))
    .data;
  await stripe.invoices.finalizeInvoice(draft?.id ?? "");
}

async function errors(stage: Stage) {
  stage.begin("errors of Stripe");
  const { stripe, url } = stage.stripe;
  const { id: customer } = await stripe.customers.create({
    email: "ada@example.com",
  });
  const idempotencyKey = randomUUID();
  await stripe.customers.create({ name: "a" }, { idempotencyKey });
  const failing: Promise<unknown>[] = [
    stripe.customers.retrieve("cus_none"),
    stripe.customers.create({ name: "b" }, { idempotencyKey }),
    stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer }),
    stripe.customers.list({ limit: 1_000 }),
    stripe.customers.retrieve(customer, { expand: ["email"] }),
    stripe.customers.retrieve(customer, {}, { apiKey: "sk_test_other" }),
  ];
  for (const call of failing) await expect(call).rejects.toBeInstanceOf(Error);
  for (const status of [400, 403, 429, 500]) {
    await stage.sandbox.fail("stripe", { mode: "status", status, count: 1 });
    await expect(stripe.customers.retrieve(customer)).rejects.toBeInstanceOf(
      Error,
    );
  }
  await stage.sandbox.clearFaults();
  expect((await fetch(`${url}/v1/customers`)).status).toBe(401);
}

export async function runOtherStripeCalls(stage: Stage) {
  for (const run of [customers, sessions, trials, schedules, invoices, errors])
    await run(stage);
  stage.begin("events");
  await stage.deliver();
  const { data } = await stage.stripe.stripe.events.list({ limit: 100 });
  await stage.stripe.stripe.events.retrieve(data[0]?.id ?? "");
}
