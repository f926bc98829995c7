import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import {
  createPayer,
  createSeller,
  deliverAll,
  urlOf,
} from "@/tests/support/payer";
import { inFullRuns } from "@/tests/support/repetitions";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterEach(() => stripe.heal());
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const livingOf = async (customer: string) =>
  (await stripe.stripe.subscriptions.list({ customer })).data;
const templatesTo = async (email: string) =>
  (await queuedEmails(email)).map(({ email }) => email.template);

test("payment: the plan starts when Stripe confirms it, with one email", async () => {
  const one = await createPayer(stripe);
  expect(await one.status()).toMatchObject({
    subscriptionTier: "free",
    canManageBilling: true,
  });
  await deliverAll(stripe, one.id);
  await one.verify(one.sessionId);
  expect(await one.status()).toMatchObject({
    subscriptionTier: "standard",
    listingsRemaining: 30,
    scheduledTier: null,
  });
  expect(await templatesTo(one.user.email)).toEqual(["plan_changed"]);
});

test("return from Stripe without an event: the plan is active", async () => {
  const one = await createPayer(stripe, "pro");
  expect((await one.verify(one.sessionId)).body).toEqual({
    subscriptionTier: "pro",
    status: "paid",
  });
  expect(await one.status()).toMatchObject({
    subscriptionTier: "pro",
    listingsRemaining: null,
  });
});

test("an unpaid checkout: reported as failed, and the plan doesn't change", async () => {
  const one = await createSeller();
  const page = urlOf(await one.checkout("pro"));
  expect(
    (await stripe.submit(`${page}/pay`, { card: "pm_card_chargeCustomerFail" }))
      .status,
  ).toBe(402);
  const sessionId = page.split("/").at(-1) ?? "";
  expect((await one.verify(sessionId)).body).toEqual({
    subscriptionTier: "free",
    status: "failed",
  });
});

test("upgrade: opens a page that changes the existing subscription", async () => {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  const page = urlOf(await one.checkout("pro"));
  expect(page).toContain("/portal/");
  await stripe.submit(`${page}/confirm`);
  await deliverAll(stripe, one.id);
  expect(await one.status()).toMatchObject({ subscriptionTier: "pro" });
  expect(await livingOf(one.id)).toHaveLength(1);
  expect((await one.checkout("pro")).status).toBe(409);
  expect((await one.checkout("standard")).status).toBe(409);
});

test("downgrade: takes effect at the end of the period and can be undone", async () => {
  const one = await createPayer(stripe, "pro");
  await one.verify(one.sessionId);
  expect((await one.change("standard")).body).toMatchObject({
    scheduled: true,
  });
  expect(await one.status()).toMatchObject({
    subscriptionTier: "pro",
    scheduledTier: "standard",
  });
  expect((await one.change("free")).body).toMatchObject({ scheduled: true });
  expect(await one.status()).toMatchObject({
    subscriptionTier: "pro",
    scheduledTier: "free",
  });
  expect((await one.change("pro")).body).toMatchObject({ scheduled: false });
  expect(await one.status()).toMatchObject({
    subscriptionTier: "pro",
    scheduledTier: null,
    scheduledAt: null,
  });
});

test.each(["standard", ...inFullRuns(["free"])])(
  "pro downgraded to %s: that plan after the period",
  async (wanted) => {
    const one = await createPayer(stripe, "pro");
    await one.verify(one.sessionId);
    await one.change(wanted);
    await stripe.advance(one.id, 32);
    await deliverAll(stripe, one.id);
    expect(await one.status()).toMatchObject({
      subscriptionTier: wanted,
      scheduledTier: null,
    });
  },
);

test("cancellation in the portal: reported, and can be undone in the app", async () => {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  const { portalUrl } = Object((await one.portal()).body);
  const [subscription] = await livingOf(one.id);
  await stripe.submit(`${portalUrl}/cancel`, {
    subscription: subscription?.id ?? "",
  });
  await deliverAll(stripe, one.id);
  expect(await one.status()).toMatchObject({
    subscriptionTier: "standard",
    scheduledTier: "free",
  });
  await one.change("standard");
  expect(await one.status()).toMatchObject({
    subscriptionTier: "standard",
    scheduledTier: null,
  });
});

test("scheduled cancellation: kept when an upgrade is only opened, removed when it is paid", async () => {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  await one.change("free");
  const page = urlOf(await one.change("pro"));
  await deliverAll(stripe, one.id);
  expect(await one.status()).toMatchObject({
    subscriptionTier: "standard",
    scheduledTier: "free",
  });
  await stripe.submit(`${page}/confirm`);
  await deliverAll(stripe, one.id);
  expect(await one.status()).toMatchObject({
    subscriptionTier: "pro",
    scheduledTier: null,
  });
});

test("two parallel checkouts: at most one can be paid", async () => {
  const one = await createSeller();
  const first = urlOf(await one.checkout("standard"));
  expect(urlOf(await one.checkout("standard"))).toBe(first);
  const second = urlOf(await one.checkout("pro"));
  await stripe.submit(`${first}/pay`);
  await stripe.submit(`${second}/pay`);
  expect(await livingOf(await one.customer())).toHaveLength(1);
});

test("failed payment: the plan stays for seven days, one email is sent, and paying resolves it", async () => {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  const { id } = await stripe.stripe.paymentMethods.attach(
    "pm_card_chargeCustomerFail",
    { customer: one.id },
  );
  const [subscription] = await livingOf(one.id);
  await stripe.stripe.subscriptions.update(subscription?.id ?? "", {
    default_payment_method: id,
  });
  await stripe.advance(one.id, 32);
  await deliverAll(stripe, one.id);
  await one.verify(one.sessionId);
  const status = await one.status();
  expect(status).toMatchObject({
    subscriptionTier: "standard",
    hasPaymentIssue: true,
  });
  const grace = new Date(status.pastDueSince).getTime() + 7 * 86_400_000;
  expect((await one.row()).subscriptionExpiresAt?.getTime()).toBe(grace);
  expect(await templatesTo(one.user.email)).toEqual([
    "plan_changed",
    "payment_failed",
  ]);
  expect((await one.checkout("pro")).status).toBe(409);
  expect((await one.change("free")).body).toMatchObject({ scheduled: true });
  await stripe.submit(`${status.hostedInvoiceUrl}/pay`, {
    card: "pm_card_visa",
  });
  await one.change("standard");
  expect(await one.status()).toMatchObject({
    subscriptionTier: "standard",
    hasPaymentIssue: false,
    pastDueSince: null,
  });
  expect((await one.row()).subscriptionExpiresAt).toBeNull();
});

test("another user's, an unknown and a malformed checkout id: 404", async () => {
  const [one, other] = [await createPayer(stripe), await createSeller()];
  const [paying] = [await createPayer(stripe)];
  for (const stranger of [other, paying]) {
    expect((await stranger.verify(one.sessionId)).status).toBe(404);
  }
  for (const id of [
    `cs_test_${"a".repeat(58)}`,
    "../../v1/customers",
    "cs_test_",
    `cs_test_${"a".repeat(10_000)}`,
    "%00",
  ]) {
    expect((await one.verify(id)).status).toBe(404);
  }
  expect(await other.status()).toMatchObject({ subscriptionTier: "free" });
});

test.each<unknown>([
  {},
  { plan: "free" },
  { plan: ["pro"] },
  { plan: "pro", price: "price_1" },
  ...inFullRuns<unknown>([
    [],
    null,
    "pro",
    { plan: "gold" },
    { plan: { toString: "pro" } },
    { plan: "__proto__" },
    { plan: "constructor" },
    { plan: "pro", customer: "cus_1" },
    JSON.parse('{"plan":"pro","__proto__":{"price":"x"}}'),
  ]),
])("the body %j is refused", async (body) => {
  const one = await createSeller();
  expect((await one.checkoutWith(body)).status).toBe(400);
  const asTier = JSON.parse(
    JSON.stringify(body).replaceAll("plan", "tier").replace('"free"', '"none"'),
  );
  expect((await one.changeWith(asTier)).status).toBe(400);
  expect(await one.customer()).toBe("none");
});
