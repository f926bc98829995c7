import type Stripe from "stripe";
import { entitlementOf, type StripeSnapshot } from "@/lib/billing/sync/entitlement";
import { startTestStripe } from "@/tests/support/stripe";

jest.setTimeout(120_000);
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
let template: Stripe.Subscription;
let invoice: Stripe.Invoice;
const now = new Date("2026-11-21T12:00:00Z");
const at = (days: number) => Math.floor(now.getTime() / 1_000) + days * 86_400;
const dateOf = (seconds: number) => new Date(seconds * 1_000);

/** The tests vary the fields of a subscription that the sandbox created. */
beforeAll(async () => {
  stripe = await startTestStripe();
  const customer = await stripe.stripe.customers.create({ email: "template@example.com" });
  const { id } = await stripe.stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
  await stripe.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  const items = [{ price: stripe.prices.STRIPE_PRICE_STANDARD }];
  template = await stripe.stripe.subscriptions.create({ customer: customer.id, items });
  const { data } = await stripe.stripe.invoices.list({ customer: customer.id });
  if (!data[0]) throw new Error("the template has no invoice");
  invoice = data[0];
});
afterAll(() => stripe.close());

type SubscriptionFields = Partial<Omit<Stripe.Subscription, "status">> & {
  status?: string;
  price?: string;
  end?: number;
};

function subscription({ status = "active", price = "standard", end = at(20), ...fields }: SubscriptionFields = {}) {
  const items = template.items.data.map((item) => ({
    ...item,
    price: { ...item.price, id: price },
    current_period_start: end - 30 * 86_400,
    current_period_end: end,
  }));
  const base = { ...template, items: { ...template.items, data: items }, ...fields };
  return { ...base, status: status as Stripe.Subscription.Status };
}

const tierOfPrice = (price: Stripe.Price | string) => {
  const id = typeof price === "string" ? price : price.id;
  return id === "standard" || id === "pro" ? id : null;
};

function entitlement(subscriptions: Stripe.Subscription[], openInvoices: Stripe.Invoice[] = []) {
  const snapshot: StripeSnapshot = { subscriptions, openInvoices };
  const found = entitlementOf(snapshot, tierOfPrice, now);
  if ("unknownPrice" in found) throw new Error(`unknown price ${found.unknownPrice}`);
  return found;
}

test.each([
  ["active", "standard"],
  ["trialing", "standard"],
  ["past_due", "standard"],
  ["incomplete", "free"],
  ["incomplete_expired", "free"],
  ["unpaid", "free"],
  ["canceled", "free"],
  ["paused", "free"],
  ["shiny_new_status", "free"],
  ["", "free"],
  ["Active", "free"],
  ["constructor", "free"],
])("status %s: %s", (status, tier) => {
  expect(entitlement([subscription({ status })]).tier).toBe(tier);
});

test("no subscription: no paid plan", () => {
  expect(entitlement([])).toMatchObject({
    tier: "free",
    expiresAt: null,
    hasMultipleSubscriptions: false,
    nextSyncAt: null,
  });
});

test("past due: the plan continues for seven days after the oldest open invoice", () => {
  const one = subscription({ status: "past_due" });
  const due = (days: number): Stripe.Invoice => ({
    ...invoice,
    status_transitions: { ...invoice.status_transitions, finalized_at: at(days) },
  });
  const found = entitlement([one], [due(-1), due(-3)]);
  expect([found.pastDueSince, found.expiresAt]).toEqual([dateOf(at(-3)), dateOf(at(4))]);
  expect(entitlement([one]).pastDueSince).toEqual(dateOf(at(-10)));
});

test("scheduled cancellation: read from cancel_at and from cancel_at_period_end", () => {
  const byTime = entitlement([subscription({ cancel_at: at(5) })]);
  expect(byTime).toMatchObject({ scheduledTier: "free", scheduledAt: dateOf(at(5)), expiresAt: dateOf(at(5)) });
  const byFlag = entitlement([subscription({ cancel_at_period_end: true })]);
  expect(byFlag).toMatchObject({ scheduledTier: "free", scheduledAt: dateOf(at(20)), expiresAt: dateOf(at(20)) });
});

test("two subscriptions: the higher plan applies, and an issue is reported", () => {
  const [standard, pro] = [subscription(), subscription({ id: "sub_pro", price: "pro" })];
  for (const order of [
    [standard, pro],
    [pro, standard],
  ]) {
    expect(entitlement(order)).toMatchObject({
      tier: "pro",
      subscriptionId: "sub_pro",
      hasMultipleSubscriptions: true,
    });
  }
  expect(entitlement([standard, subscription({ price: "pro", status: "canceled" })])).toMatchObject({
    tier: "standard",
    hasMultipleSubscriptions: false,
  });
});

test("after the grace period: an unpaid Pro ranks below a paid Standard", () => {
  const unpaidPro = subscription({ id: "sub_pro", price: "pro", status: "past_due", end: at(20) });
  expect(entitlement([unpaidPro, subscription()]).tier).toBe("standard");
});

test("an unknown price: no change, unless nothing is paid for it", () => {
  const snapshot = (status: string): StripeSnapshot => ({
    subscriptions: [subscription({ price: "other", status })],
    openInvoices: [],
  });
  for (const status of ["active", "trialing", "past_due"]) {
    expect(entitlementOf(snapshot(status), tierOfPrice, now)).toEqual({ unknownPrice: "other" });
  }
  expect(entitlementOf(snapshot("canceled"), tierOfPrice, now)).toMatchObject({ tier: "free" });
});

test("the next sync: due shortly after the next expected change", () => {
  const { nextSyncAt } = entitlement([subscription({ cancel_at: at(5) })]);
  expect(nextSyncAt?.getTime()).toBeGreaterThan(at(5) * 1_000);
  expect(nextSyncAt?.getTime()).toBeLessThan(at(6) * 1_000);
});
