import { randomUUID } from "node:crypto";
import { findUser } from "@/lib/admin/detail/find-user";
import { findMetrics } from "@/lib/admin/find-metrics";
import { endSubscriptions } from "@/lib/billing/deletion/delete-stripe-customer";
import { ensureCustomer } from "@/lib/billing/plan-changes/ensure-customer";
import {
  endLease,
  takeLease,
} from "@/lib/billing/plan-changes/plan-change-data";
import { withLease } from "@/lib/billing/plan-changes/with-lease";
import { linkCustomer } from "@/lib/billing/sync/sync-data";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { createPayer, createSeller } from "@/tests/support/payer";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const customersAtStripe = async (email: string) =>
  (await stripe.stripe.customers.list({ email })).data;

test("lease: one of many parallel attempts gets it, until it is released or expires", async () => {
  const { id } = await createUser();
  const holders = Array.from({ length: 10 }, () => randomUUID());
  const taken = await Promise.all(
    holders.map((holder) => takeLease(id, holder, 60)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  await endLease(id, randomUUID());
  expect(await takeLease(id, randomUUID(), 60)).toBe(false);
  expect(await takeLease((await createUser()).id, randomUUID(), 60)).toBe(true);
  await endLease(id, holders[taken.indexOf(true)] ?? "");
  expect(await takeLease(id, randomUUID(), -1)).toBe(true);
  expect(await takeLease(id, randomUUID(), 60)).toBe(true);
});

test("a plan change waits for one on another instance, and releases its lease when it fails", async () => {
  const { id } = await createUser();
  const elsewhere = randomUUID();
  expect(await takeLease(id, elsewhere, 60)).toBe(true);
  const order: string[] = [];
  const here = withLease(id, async () => {
    order.push("here");
    throw new Error("refused");
  });
  const failed = expect(here).rejects.toThrow("refused");
  for (let tries = 0; tries < 5; tries++)
    expect(await takeLease(id, randomUUID(), 60)).toBe(false);
  order.push("elsewhere");
  await endLease(id, elsewhere);
  await failed;
  expect(order).toEqual(["elsewhere", "here"]);
  expect(await db().billingLease.count({ where: { userId: id } })).toBe(0);
});

test("Stripe customer: one per user, with parallel requests without a lease and after a lost response", async () => {
  const { id, email } = await createUser();
  const made = await Promise.all(
    Array.from({ length: 12 }, () => ensureCustomer(id)),
  );
  expect(new Set(made).size).toBe(1);
  await db().user.update({ where: { id }, data: { stripeCustomerId: null } });
  expect(await ensureCustomer(id)).toBe(made[0]);
  expect(await customersAtStripe(email)).toHaveLength(1);
});

test("a customer belongs to one user, and a user has one customer", async () => {
  const [one, other] = [await createUser(), await createUser()];
  const customer = `cus_${randomUUID().replaceAll("-", "")}`;
  expect(await linkCustomer(one.id, customer)).toBe(true);
  expect(await linkCustomer(other.id, customer)).toBe(false);
  expect(await linkCustomer(one.id, `${customer}2`)).toBe(false);
  const rows = await db().user.findMany({
    where: { id: { in: [one.id, other.id] } },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ stripeCustomerId }) => stripeCustomerId)).toEqual([
    customer,
    null,
  ]);
});

test("a paid checkout: no second checkout before Stripe's event arrives", async () => {
  const one = await createPayer(stripe);
  expect((await one.row()).subscriptionTier).toBe("free");
  expect(await one.checkout("standard")).toMatchObject({
    status: 409,
    body: { message: "You are already on the Standard plan." },
  });
  expect((await one.row()).subscriptionTier).toBe("standard");
  expect(
    (await stripe.stripe.subscriptions.list({ customer: one.id })).data,
  ).toHaveLength(1);
});

test("a subscription waiting for its first payment: no second checkout", async () => {
  const one = await createSeller();
  await one.checkout("standard");
  const customer = await one.customer();
  const { id } = await stripe.stripe.paymentMethods.attach(
    "pm_card_chargeCustomerFail",
    { customer },
  );
  await stripe.stripe.subscriptions.create({
    customer,
    items: [{ price: stripe.prices.STRIPE_PRICE_STANDARD }],
    default_payment_method: id,
    payment_behavior: "default_incomplete",
  });
  expect((await one.checkout("pro")).body).toMatchObject({ code: "conflict" });
  expect((await one.row()).subscriptionTier).toBe("free");
  expect(
    (await stripe.stripe.checkout.sessions.list({ customer, status: "open" }))
      .data,
  ).toHaveLength(0);
});

describe("a price that isn't ours", () => {
  async function sellerWithUnknownPrice() {
    const one = await createPayer(stripe);
    await one.verify(one.sessionId);
    const price = await stripe.stripe.prices.create({
      currency: "usd",
      unit_amount: 700,
      recurring: { interval: "month" },
      product_data: { name: "Set up by hand" },
    });
    const [subscription] = (
      await stripe.stripe.subscriptions.list({ customer: one.id })
    ).data;
    const items = [
      { id: subscription?.items.data[0]?.id ?? "", price: price.id },
    ];
    await stripe.stripe.subscriptions.update(subscription?.id ?? "", { items });
    return { ...one, price: price.id };
  }

  test("no plan change but to Free, with a message of its own; the plan stays", async () => {
    const one = await sellerWithUnknownPrice();
    for (const answer of [
      await one.checkout("pro"),
      await one.change("pro"),
      await one.change("standard"),
    ]) {
      expect(answer.body).toMatchObject({
        code: "conflict",
        message: expect.stringMatching(/^Your plan is being checked/),
      });
    }
    expect(await one.status()).toMatchObject({ subscriptionTier: "standard" });
    expect((await one.change("free")).body).toMatchObject({ scheduled: true });
  });

  test("administrators see the price, in the list of billing issues and at the seller", async () => {
    const one = await sellerWithUnknownPrice();
    await one.checkout("pro");
    const admin = await createUser();
    const { issues } = await findUser(admin.id, one.user.id, new Date());
    expect(issues).toMatchObject([
      { kind: "billing", message: `unknown_price: pays ${one.price}` },
    ]);
    const { billingIssues } = await findMetrics(new Date());
    expect(
      billingIssues.filter(({ userId }) => userId === one.user.id),
    ).toMatchObject([
      {
        kind: "unknown_price",
        detail: `pays ${one.price}`,
        customer: one.id,
        email: one.user.email,
      },
    ]);
  });
});

describe("scheduled changes", () => {
  const subscriptionOf = async (customer: string) => {
    const [subscription] = (
      await stripe.stripe.subscriptions.list({ customer })
    ).data;
    if (!subscription) throw new Error("no subscription");
    return subscription;
  };

  test.each([
    ["by the flag", { cancel_at_period_end: true }],
    ["by a time", { cancel_at: Math.floor(Date.now() / 1_000) + 9 * 86_400 }],
  ])("a cancellation set %s: undone", async (_, scheduled) => {
    const one = await createPayer(stripe);
    const { id } = await subscriptionOf(one.id);
    await stripe.stripe.subscriptions.update(id, scheduled);
    expect((await one.change("standard")).body).toMatchObject({
      scheduled: false,
    });
    expect(await subscriptionOf(one.id)).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
    });
  });

  test("a downgrade within a phase that began in an earlier period: scheduled for the end of this one", async () => {
    const one = await createPayer(stripe, "pro");
    const { id, items } = await subscriptionOf(one.id);
    const schedule = await stripe.stripe.subscriptionSchedules.create({
      from_subscription: id,
    });
    const [item] = items.data;
    const start = item?.current_period_start ?? 0;
    const phases = [
      {
        items: [{ price: item?.price.id ?? "", quantity: 1 }],
        start_date: start,
        end_date: start + 86_400 * 300,
      },
    ];
    await stripe.stripe.subscriptionSchedules.update(schedule.id, { phases });
    await stripe.advance(one.id, 40);
    expect((await one.change("standard")).body).toMatchObject({
      scheduled: true,
    });
    const end =
      (await subscriptionOf(one.id)).items.data[0]?.current_period_end ?? 0;
    expect(await one.status()).toMatchObject({
      subscriptionTier: "pro",
      scheduledTier: "standard",
      scheduledAt: new Date(end * 1_000).toISOString(),
    });
  });

  test("a deleted account: its scheduled downgrade is released before the plan is canceled", async () => {
    const one = await createPayer(stripe, "pro");
    await one.change("standard");
    const { schedule } = await subscriptionOf(one.id);
    await endSubscriptions(one.user.id);
    expect(
      (await stripe.stripe.subscriptions.list({ customer: one.id })).data,
    ).toEqual([]);
    expect(
      (await stripe.stripe.subscriptionSchedules.retrieve(String(schedule)))
        .status,
    ).toBe("released");
  });
});
