import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createPayer, createSeller, urlOf } from "@/tests/support/payer";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const onFree = { scheduled: false, message: "You are on the Free plan." };

test("plan change without a customer: Free stays, and there are no invoices to show", async () => {
  const seller = await createSeller();
  expect((await seller.change("free")).body).toEqual(onFree);
  expect(await seller.portal()).toMatchObject({
    status: 409,
    body: {
      code: "conflict",
      message: "There are no invoices yet. Choose a plan first.",
    },
  });
  expect(await seller.customer()).toBe("none");
});

test("plan change of a customer who never paid: a plan leads to its checkout, and Free stays", async () => {
  const seller = await createSeller();
  const url = urlOf(await seller.checkout("standard"));
  expect(urlOf(await seller.change("standard"))).toBe(url);
  expect((await seller.change("free")).body).toEqual(onFree);
});

test("plan change: the message names both plans and the day in UTC", async () => {
  const payer = await createPayer(stripe, "pro");
  await payer.verify(payer.sessionId);
  const { body } = await payer.change("standard");
  const { scheduledAt } = await payer.status();
  const day = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(scheduledAt));
  expect(body).toEqual({
    scheduled: true,
    message: `Your plan changes to Standard on ${day}. Until then you keep Pro.`,
  });
  expect((await payer.change("pro")).body).toEqual({
    scheduled: false,
    message: "You stay on the Pro plan.",
  });
  const { data } = await stripe.stripe.subscriptions.list({
    customer: payer.id,
  });
  expect(data.map(({ schedule }) => schedule)).toEqual([null]);
});

test("return from Stripe while Stripe fails: unavailable, not an unknown payment", async () => {
  const payer = await createPayer(stripe);
  await stripe.fail({ mode: "status", status: 500 });
  expect((await payer.verify(payer.sessionId)).status).toBe(503);
  await stripe.heal();
  expect(await payer.verify(payer.sessionId)).toMatchObject({
    status: 200,
    body: { status: "paid", subscriptionTier: "standard" },
  });
});

test("sync of a customer without an account: no issue unless the customer pays", async () => {
  const { id } = await stripe.stripe.customers.create({
    email: "nobody@example.com",
  });
  const issues = () =>
    db().billingIssue.findMany({
      where: { customer: id },
      select: { kind: true },
    });
  await syncCustomer(id, new Date());
  expect(await issues()).toEqual([]);
  const card = await stripe.stripe.paymentMethods.attach("pm_card_visa", {
    customer: id,
  });
  await stripe.stripe.subscriptions.create({
    customer: id,
    items: [{ price: stripe.prices.STRIPE_PRICE_PRO }],
    default_payment_method: card.id,
  });
  await db().stripeCustomer.update({
    where: { id },
    data: { nextSyncAt: new Date() },
  });
  await syncCustomer(id, new Date());
  expect(await issues()).toEqual([{ kind: "orphan" }]);
  expect(await db().stripeCustomer.findUnique({ where: { id } })).toMatchObject(
    { nextSyncAt: null },
  );
});
