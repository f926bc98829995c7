import { randomUUID } from "node:crypto";
import { day, errorOf, submit, useStripe } from "../support/stripe";

const { stripe, plans, pay, advance, eventTypesOf, url } = useStripe();

async function createCheckout(params: Record<string, unknown> = {}) {
  const { standard } = await plans();
  const customer = await stripe().customers.create({
    email: `${randomUUID()}@example.com`,
  });
  const session = await stripe().checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    client_reference_id: "user-7",
    line_items: [{ price: standard.id, quantity: 1 }],
    success_url:
      "https://shop.example/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "https://shop.example/pricing",
    metadata: { userId: "7" },
    subscription_data: { metadata: { userId: "7" } },
    ...params,
  });
  return { session, customer: customer.id, standard };
}

test("paying creates the subscription and redirects to the success page", async () => {
  const { session, customer, standard } = await createCheckout();
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 500,
    subscription: null,
  });
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("$5.00");
  expect(page).toContain(`action="/checkout/${session.id}/pay"`);
  expect(await pay(session)).toMatchObject({
    status: 303,
    location: `https://shop.example/success?session_id=${session.id}`,
  });
  const done = await stripe().checkout.sessions.retrieve(session.id, {
    expand: ["subscription", "invoice"],
  });
  expect(done).toMatchObject({
    status: "complete",
    payment_status: "paid",
    customer,
    client_reference_id: "user-7",
    subscription: {
      status: "active",
      metadata: { userId: "7" },
      items: { data: [{ price: { id: standard.id } }] },
    },
    invoice: {
      status: "paid",
      amount_paid: 500,
      billing_reason: "subscription_create",
    },
  });
  expect(await eventTypesOf(customer)).toEqual([
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

test("paying twice creates one subscription", async () => {
  const { session, customer } = await createCheckout();
  await Promise.all([pay(session), pay(session), pay(session)]);
  expect((await stripe().subscriptions.list({ customer })).data).toHaveLength(
    1,
  );
});

test("the period is a month, and is on the item", async () => {
  const { session, customer } = await createCheckout();
  await pay(session);
  const [subscription] = (await stripe().subscriptions.list({ customer })).data;
  const item = subscription?.items.data[0];
  expect(subscription).not.toHaveProperty("current_period_end");
  const days =
    ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / day;
  expect([28, 29, 30, 31]).toContain(days);
});

test.each([
  ["the decline button", "/decline", {}],
  ["a card that is declined", "/pay", { card: "pm_card_chargeDeclined" }],
  [
    "a card that can be saved but not charged",
    "/pay",
    { card: "pm_card_chargeCustomerFail" },
  ],
])(
  "%s: the session stays open, and the page says so",
  async (_, action, fields) => {
    const { session, customer } = await createCheckout();
    const answer = await submit(`${session.url}${action}`, fields);
    expect(answer).toMatchObject({
      status: 402,
      text: expect.stringContaining("Your card was declined"),
    });
    expect((await stripe().checkout.sessions.retrieve(session.id)).status).toBe(
      "open",
    );
    expect(
      (await stripe().subscriptions.list({ customer, status: "all" })).data,
    ).toEqual([]);
    expect((await pay(session)).status).toBe(303);
  },
);

test("canceling goes back and creates no subscription", async () => {
  const { session, customer } = await createCheckout();
  const answer = await submit(`${session.url}/cancel`);
  expect(answer).toMatchObject({
    status: 303,
    location: "https://shop.example/pricing",
  });
  expect(
    (await stripe().subscriptions.list({ customer, status: "all" })).data,
  ).toEqual([]);
});

test("a session expires after a day and cannot be paid any more", async () => {
  const { session, customer } = await createCheckout();
  await advance(1.01, customer);
  expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "expired",
    url: null,
  });
  expect((await pay(session)).status).toBe(410);
  expect(await eventTypesOf(customer)).toContain("checkout.session.expired");
});

test("a session can be expired through the API, once", async () => {
  const { session } = await createCheckout();
  expect((await stripe().checkout.sessions.expire(session.id)).status).toBe(
    "expired",
  );
  expect(
    (await errorOf(stripe().checkout.sessions.expire(session.id))).statusCode,
  ).toBe(400);
});

test("without a customer, paying creates one", async () => {
  const { session } = await createCheckout({
    customer: undefined,
    customer_email: "new@example.com",
  });
  await pay(session);
  const done = await stripe().checkout.sessions.retrieve(session.id, {
    expand: ["customer"],
  });
  expect(done.customer).toMatchObject({ email: "new@example.com" });
  expect(done.customer_details?.email).toBe("new@example.com");
});

test("a trial without a card costs nothing today", async () => {
  const { session, customer } = await createCheckout({
    payment_method_collection: "if_required",
    subscription_data: {
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    },
  });
  await pay(session, "none");
  expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: "no_payment_required",
  });
  expect(
    (await stripe().subscriptions.list({ customer })).data[0],
  ).toMatchObject({ status: "trialing" });
  await advance(7.1, customer);
  expect(
    (await stripe().subscriptions.list({ customer, status: "all" })).data[0],
  ).toMatchObject({
    status: "canceled",
  });
});

test("an archived price, quantity 0, an unknown customer and an unknown parameter are refused", async () => {
  const { standard } = await plans();
  const price = await stripe().prices.create({
    currency: "usd",
    unit_amount: 1,
    product_data: { name: "Old" },
    recurring: { interval: "month" },
    active: false,
  });
  const line_items = [{ price: price.id, quantity: 1 }];
  expect((await errorOf(createCheckout({ line_items }))).param).toBe(
    "line_items[0][price]",
  );
  expect(
    (
      await errorOf(
        createCheckout({ line_items: [{ price: standard.id, quantity: 0 }] }),
      )
    ).param,
  ).toBe("line_items[0][quantity]");
  expect((await errorOf(createCheckout({ customer: "cus_none" }))).code).toBe(
    "resource_missing",
  );
  expect(
    (await errorOf(createCheckout({ payment_method_types: ["card"] }))).code,
  ).toBe("parameter_unknown");
});

test("an unknown session is a 404", async () => {
  expect((await fetch(`${url()}/checkout/cs_test_none`)).status).toBe(404);
});
