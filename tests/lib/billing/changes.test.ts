import { randomUUID } from "node:crypto";
import { ensureCustomer } from "@/lib/billing/changes/checkout";
import { endLease, takeLease } from "@/lib/billing/changes/data";
import { withLease } from "@/lib/billing/changes/with-lease";
import { linkCustomer } from "@/lib/billing/sync/data";
import { db } from "@/lib/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { createPayer, createSeller } from "@/tests/support/payer";
import { startTestStripe } from "@/tests/support/stripe";

jest.setTimeout(120_000);
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const customersAtStripe = async (email: string) => (await stripe.stripe.customers.list({ email })).data;

test("lease: one of many parallel attempts gets it, until it is released or expires", async () => {
  const { id } = await createUser();
  const holders = Array.from({ length: 10 }, () => randomUUID());
  const taken = await Promise.all(holders.map((holder) => takeLease(id, holder, 60)));
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
  for (let tries = 0; tries < 5; tries++) expect(await takeLease(id, randomUUID(), 60)).toBe(false);
  order.push("elsewhere");
  await endLease(id, elsewhere);
  await failed;
  expect(order).toEqual(["elsewhere", "here"]);
  expect(await db().billingLease.count({ where: { userId: id } })).toBe(0);
});

test("Stripe customer: one per user, with parallel requests without a lease and after a lost response", async () => {
  const { id, email } = await createUser();
  const made = await Promise.all(Array.from({ length: 12 }, () => ensureCustomer(id)));
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
  const rows = await db().user.findMany({ where: { id: { in: [one.id, other.id] } }, orderBy: { id: "asc" } });
  expect(rows.map(({ stripeCustomerId }) => stripeCustomerId)).toEqual([customer, null]);
});

test("a paid checkout: no second checkout before Stripe's event arrives", async () => {
  const one = await createPayer(stripe);
  expect((await one.row()).subscriptionTier).toBe("free");
  expect((await one.checkout("standard")).status).toBe(409);
  expect((await one.row()).subscriptionTier).toBe("standard");
  expect((await stripe.stripe.subscriptions.list({ customer: one.id })).data).toHaveLength(1);
});

test("a subscription waiting for its first payment: no second checkout", async () => {
  const one = await createSeller();
  await one.checkout("standard");
  const customer = await one.customer();
  const { id } = await stripe.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe.stripe.subscriptions.create({
    customer,
    items: [{ price: stripe.prices.STRIPE_PRICE_STANDARD }],
    default_payment_method: id,
    payment_behavior: "default_incomplete",
  });
  expect((await one.checkout("pro")).body).toMatchObject({ code: "conflict" });
  expect((await one.row()).subscriptionTier).toBe("free");
  expect((await stripe.stripe.checkout.sessions.list({ customer, status: "open" })).data).toHaveLength(0);
});
