import { randomUUID } from "node:crypto";
import { day, failing, runningStripe, submit } from "@/tests/sandbox/stripe/paying";

const { stripe, plans, pay, advance, eventsOf, url } = runningStripe();

async function checkout(params: Record<string, unknown> = {}) {
  const { standard } = await plans();
  const customer = await stripe().customers.create({ email: `${randomUUID()}@example.com` });
  const session = await stripe().checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    client_reference_id: "user-7",
    line_items: [{ price: standard.id, quantity: 1 }],
    success_url: "https://shop.example/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://shop.example/pricing",
    metadata: { userId: "7" },
    subscription_data: { metadata: { userId: "7" } },
    ...params,
  });
  return { session, customer: customer.id, standard };
}

test("paying makes the subscription and leads to the success page", async () => {
  const { session, customer, standard } = await checkout();
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 500, subscription: null });
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("$5.00");
  expect(page).toContain(`action="/checkout/${session.id}/pay"`);
  expect(await pay(session)).toMatchObject({
    status: 303,
    location: `https://shop.example/success?session_id=${session.id}`,
  });
  const done = await stripe().checkout.sessions.retrieve(session.id, { expand: ["subscription", "invoice"] });
  expect(done).toMatchObject({
    status: "complete",
    payment_status: "paid",
    customer,
    client_reference_id: "user-7",
    subscription: { status: "active", metadata: { userId: "7" }, items: { data: [{ price: { id: standard.id } }] } },
    invoice: { status: "paid", amount_paid: 500, billing_reason: "subscription_create" },
  });
  expect(await eventsOf(customer)).toEqual([
    "customer.created",
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.updated",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("paying twice is paying once", async () => {
  const { session, customer } = await checkout();
  await Promise.all([pay(session), pay(session), pay(session)]);
  expect((await stripe().subscriptions.list({ customer })).data).toHaveLength(1);
});

test("a period is a month, and stands on the item", async () => {
  const { session, customer } = await checkout();
  await pay(session);
  const [subscription] = (await stripe().subscriptions.list({ customer })).data;
  const item = subscription?.items.data[0];
  expect(subscription).not.toHaveProperty("current_period_end");
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / day;
  expect([28, 29, 30, 31]).toContain(days);
});

test.each([
  ["the decline button", "/decline", {}],
  ["a card that is declined", "/pay", { card: "pm_card_chargeDeclined" }],
  ["a card that can be saved but not charged", "/pay", { card: "pm_card_chargeCustomerFail" }],
])("%s leaves the session open and says so", async (_, action, fields) => {
  const { session, customer } = await checkout();
  const answer = await submit(`${session.url}${action}`, fields);
  expect(answer).toMatchObject({ status: 402, text: expect.stringContaining("Your card was declined") });
  expect((await stripe().checkout.sessions.retrieve(session.id)).status).toBe("open");
  expect((await stripe().subscriptions.list({ customer, status: "all" })).data).toEqual([]);
  expect((await pay(session)).status).toBe(303);
});

test("cancelling goes back and sells nothing", async () => {
  const { session, customer } = await checkout();
  const answer = await submit(`${session.url}/cancel`);
  expect(answer).toMatchObject({ status: 303, location: "https://shop.example/pricing" });
  expect((await stripe().subscriptions.list({ customer, status: "all" })).data).toEqual([]);
});

test("a day later it has expired, and no longer takes money", async () => {
  const { session, customer } = await checkout();
  await advance(1.01, customer);
  expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({ status: "expired", url: null });
  expect((await pay(session)).status).toBe(410);
  expect(await eventsOf(customer)).toContain("checkout.session.expired");
});

test("it can be expired by hand, once", async () => {
  const { session } = await checkout();
  expect((await stripe().checkout.sessions.expire(session.id)).status).toBe("expired");
  expect((await failing(stripe().checkout.sessions.expire(session.id))).statusCode).toBe(400);
});

test("without a customer, paying makes one", async () => {
  const { session } = await checkout({ customer: undefined, customer_email: "new@example.com" });
  await pay(session);
  const done = await stripe().checkout.sessions.retrieve(session.id, { expand: ["customer"] });
  expect(done.customer).toMatchObject({ email: "new@example.com" });
  expect(done.customer_details?.email).toBe("new@example.com");
});

test("a trial without a card costs nothing today", async () => {
  const { session, customer } = await checkout({
    payment_method_collection: "if_required",
    subscription_data: { trial_period_days: 7, trial_settings: { end_behavior: { missing_payment_method: "cancel" } } },
  });
  await pay(session, "none");
  expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: "no_payment_required",
  });
  expect((await stripe().subscriptions.list({ customer })).data[0]).toMatchObject({ status: "trialing" });
  await advance(7.1, customer);
  expect((await stripe().subscriptions.list({ customer, status: "all" })).data[0]).toMatchObject({
    status: "canceled",
  });
});

test("an archived price, one of another time and a foreign word are refused", async () => {
  const { standard } = await plans();
  const price = await stripe().prices.create({
    currency: "usd",
    unit_amount: 1,
    product_data: { name: "Old" },
    recurring: { interval: "month" },
    active: false,
  });
  const line_items = [{ price: price.id, quantity: 1 }];
  expect((await failing(checkout({ line_items }))).param).toBe("line_items[0][price]");
  expect((await failing(checkout({ line_items: [{ price: standard.id, quantity: 0 }] }))).param).toBe(
    "line_items[0][quantity]",
  );
  expect((await failing(checkout({ customer: "cus_none" }))).code).toBe("resource_missing");
  expect((await failing(checkout({ payment_method_types: ["card"] }))).code).toBe("parameter_unknown");
});

test("an unknown checkout is a page that says so", async () => {
  expect((await fetch(`${url()}/checkout/cs_test_none`)).status).toBe(404);
});
