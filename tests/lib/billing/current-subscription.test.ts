import type Stripe from "stripe";
import { currentSubscription } from "@/lib/billing/changes/subscription";

const subscription = (status: Stripe.Subscription.Status, price: string) =>
  ({
    id: `sub_${price}`,
    status,
    items: {
      data: [{ id: `si_${price}`, price: { id: price, metadata: {} } }],
    },
  }) as Stripe.Subscription;
const standard = subscription("active", "price_standard");
const pro = subscription("trialing", "price_pro");

const find = (subscriptions: Stripe.Subscription[]) =>
  currentSubscription({ subscriptions, openInvoices: [] });

test.each([
  ["the lower plan first", [standard, pro]],
  ["the higher plan first", [pro, standard]],
])("two plans, %s: the higher one is the current one", (_, subscriptions) => {
  expect(find(subscriptions)).toMatchObject({
    subscription: { id: "sub_price_pro" },
    tier: "pro",
  });
});

test("no plan, and none that has ended: there is no current one", () => {
  expect(find([])).toBeNull();
  expect(find([subscription("canceled", "price_pro")])).toBeNull();
});

test.each([
  ["an unpaid plan", "past_due", "price_pro", /payment is still open/],
  ["a price that isn't ours", "active", "price_other", /is being checked/],
] as const)("%s: no second one, and why", (_, status, price, message) => {
  expect(() => find([subscription(status, price)])).toThrow(message);
});
