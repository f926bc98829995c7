import type Stripe from "stripe";
import { currentSubscription } from "@/lib/billing/plan-changes/subscription";

/** Whatever prices the settings name, the plan in the metadata is ours. */
const planOf = (name: string) =>
  name === "other" ? {} : { listwright_plan: name };

const subscription = (status: Stripe.Subscription.Status, name: string) =>
  ({
    id: `sub_${name}`,
    status,
    items: {
      data: [
        {
          id: `si_${name}`,
          price: { id: `price_of_${name}`, metadata: planOf(name) },
        },
      ],
    },
  }) as unknown as Stripe.Subscription;
const standard = subscription("active", "standard");
const pro = subscription("trialing", "pro");

const find = (subscriptions: Stripe.Subscription[]) =>
  currentSubscription({ subscriptions, openInvoices: [] });

test.each([
  ["the lower plan first", [standard, pro]],
  ["the higher plan first", [pro, standard]],
])("two plans, %s: the higher one is the current one", (_, subscriptions) => {
  expect(find(subscriptions)).toMatchObject({
    subscription: { id: "sub_pro" },
    tier: "pro",
  });
});

test("no plan, and none that has ended: there is no current one", () => {
  expect(find([])).toBeNull();
  expect(find([subscription("canceled", "pro")])).toBeNull();
});

test.each([
  ["an unpaid plan", "past_due", "pro", /payment is still open/],
  ["a price that isn't ours", "active", "other", /is being checked/],
] as const)("%s: no second one, and why", (_, status, name, message) => {
  expect(() => find([subscription(status, name)])).toThrow(message);
});
